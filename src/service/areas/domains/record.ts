// What becomes of a record as it is asked for: the record as it is stored and shown.

import type { DomainRecord, DomainRecordCreate } from '@cloud-api/types';

/** A record as shown, but for what storing it adds. */
export type NewRecord = Omit<DomainRecord, 'id' | 'created' | 'updated'>;

/** What a record takes over from its domain. */
export interface Zone {
  readonly domain: string;
  /** 0 means the default. */
  readonly ttl_sec: number;
}

/** Seconds; what `ttl_sec: 0` of a domain means (interface: Domain). */
const defaultTtl = 86_400;

/** The record of a body that the rules of the document allow, its target resolved. Fields of other types are as decided (decisions: 9, 87). */
export function recordOf(body: DomainRecordCreate, { domain, ttl_sec }: Zone): NewRecord {
  const { type, name = '', target, priority = 0, weight = 0, port = 0, service = '', protocol = '', tag = '' } = body;
  const ttl = body.ttl_sec ?? (ttl_sec === 0 ? defaultTtl : ttl_sec);
  const record = { type, name, target, ttl_sec: ttl, priority, weight, port, service: '', protocol: '', tag };
  if (type !== 'SRV') return record;
  return {
    ...record,
    name: '',
    target: joined(target, domain),
    service: serviceLabel(service),
    protocol: protocolLabel(protocol),
  };
}

/** `sip` and `_sip.` are `_sip.` (interface: Domain record; service). */
export function serviceLabel(service: string): string {
  return `${service.replace(/^_?/, '_').replace(/\.$/, '')}.`;
}

/** `tcp` and `_tcp` are `_tcp`, and so is none (decisions: 87). */
export function protocolLabel(protocol: string): string {
  return protocol === '' ? '_tcp' : protocol.replace(/^_?/, '_');
}

/** What a value has to end with to hold a full domain name: a top-level label, after another label. */
const fullName = /\.(?:[A-Za-z]{2,16}|xn--[A-Za-z0-9-]{1,59})$/;

/** The target of an SRV record: a bare subdomain is joined with the domain, a full domain name is used as given. A trailing period stays. */
export function joined(target: string, domain: string): string {
  const [, bare = '', period = ''] = /^(.*?)(\.?)$/s.exec(target) ?? [];
  return fullName.test(bare) ? target : `${bare}.${baseOf(domain)}${period}`;
}

/** The domain that names are within: `example.com` for `*.example.com`. */
function baseOf(domain: string): string {
  return domain.replace(/^\*\./, '');
}

/**
 * What the uniqueness of names goes by: the name in lower case, without the domain; empty for the domain itself. An SRV
 * record stands at its service and protocol.
 */
export function ownerOf(
  { type, name, service, protocol }: Pick<NewRecord, 'type' | 'name' | 'service' | 'protocol'>,
  domain: string,
): string {
  const owner = (type === 'SRV' ? `${service}${protocol}` : name).toLowerCase();
  const base = baseOf(domain).toLowerCase();
  if (owner === base) return '';
  return owner.endsWith(`.${base}`) ? owner.slice(0, -base.length - 1) : owner;
}
