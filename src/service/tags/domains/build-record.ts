// Builds a stored domain record from a request body.

import type { DomainRecord, DomainRecordCreate } from '@cloud-api/types';

/** A record without the properties that storing it adds. */
export type NewRecord = Omit<DomainRecord, 'id' | 'created' | 'updated'>;

/** The properties of a domain that its records inherit. */
export interface RecordDefaults {
  readonly domain: string;
  /** 0 means the default. */
  readonly ttl_sec: number;
}

/** The TTL in seconds of a domain with `ttl_sec: 0` (spec: Domain). */
const defaultTtl = 86_400;

/**
 * Builds the record for a valid body with a resolved target. Fields of other record types follow decisions 9 and 87.
 */
export function buildRecord(body: DomainRecordCreate, { domain, ttl_sec }: RecordDefaults): NewRecord {
  const { type, name = '', target, priority = 0, weight = 0, port = 0, service = '', protocol = '', tag = '' } = body;
  const ttl = body.ttl_sec ?? (ttl_sec === 0 ? defaultTtl : ttl_sec);
  const record = { type, name, target, ttl_sec: ttl, priority, weight, port, service: '', protocol: '', tag };
  if (type !== 'SRV') return record;
  return {
    ...record,
    name: '',
    target: joinTarget(target, domain),
    service: serviceLabel(service),
    protocol: protocolLabel(protocol),
  };
}

/** Returns `_sip.` for both `sip` and `_sip.` (spec: Domain record; service). */
export function serviceLabel(service: string): string {
  return `${service.replace(/^_?/, '_').replace(/\.$/, '')}.`;
}

/** Returns `_tcp` for `tcp`, `_tcp`, and no protocol (decisions: 87). */
export function protocolLabel(protocol: string): string {
  return protocol === '' ? '_tcp' : protocol.replace(/^_?/, '_');
}

/** Matches the end of a fully qualified domain name: a top-level label after another label. */
const fullName = /\.(?:[A-Za-z]{2,16}|xn--[A-Za-z0-9-]{1,59})$/;

/** Appends the domain to the target of an SRV record if it is a bare subdomain. Keeps a trailing period. */
export function joinTarget(target: string, domain: string): string {
  const [, name = '', period = ''] = /^(.*?)(\.?)$/s.exec(target) ?? [];
  return fullName.test(name) ? target : `${name}.${baseDomain(domain)}${period}`;
}

/** Returns the base domain of a name: `example.com` for `*.example.com`. */
function baseDomain(domain: string): string {
  return domain.replace(/^\*\./, '');
}

/**
 * Returns the normalized name that must be unique: lower case, without the domain, empty for the domain itself. For an
 * SRV record it includes service and protocol.
 */
export function ownerName(
  { type, name, service, protocol }: Pick<NewRecord, 'type' | 'name' | 'service' | 'protocol'>,
  domain: string,
): string {
  const owner = (type === 'SRV' ? `${service}${protocol}` : name).toLowerCase();
  const base = baseDomain(domain).toLowerCase();
  if (owner === base) return '';
  return owner.endsWith(`.${base}`) ? owner.slice(0, -base.length - 1) : owner;
}
