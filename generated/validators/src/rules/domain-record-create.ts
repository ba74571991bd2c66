// Generated; change the document it is made from instead.

import { isIp } from '../runtime/cel/ip.js';

const nameSyntaxPattern = /^(?:[*]|[A-Za-z0-9_-]{1,63})(?:[.][A-Za-z0-9_-]{1,63})*$/u;
const nsTargetDomainPattern =
  /^(?:[A-Za-z0-9_-]{1,63}[.])+(?:[A-Za-z]{2,16}|xn--[A-Za-z0-9-]{1,59})[.]?$/u;
const srvTargetDomainPattern = /^(?:[A-Za-z0-9_-]{1,63}[.])*[A-Za-z0-9_-]{1,63}[.]?$/u;
const targetLabelsWithoutOuterHyphenPattern = /(?:^|[.])-|-(?:[.]|$)/u;
const srvServiceGivenPattern = /^_?[A-Za-z0-9][A-Za-z0-9_-]{0,61}[.]?$/u;
const srvProtocolSyntaxPattern = /^_?[A-Za-z0-9][A-Za-z0-9_-]{0,61}$/u;
const caaIssueTargetPattern =
  /^(?:[A-Za-z0-9_-]{1,63}[.])+(?:[A-Za-z]{2,16}|xn--[A-Za-z0-9-]{1,59}) *(?:;[ -~]*)?$/u;
const caaIodefTargetPattern =
  /^(?:https?:\/\/|mailto:[!-?A-~]+@)?(?:[A-Za-z0-9_-]{1,63}[.])+(?:[A-Za-z]{2,16}|xn--[A-Za-z0-9-]{1,59})$/u;

/** What the rules read of a value. */
export interface DomainRecordCreateAsRulesRead {
  readonly type: string;
  readonly priority?: number;
  readonly weight?: number;
  readonly port?: number;
  readonly service?: string;
  readonly protocol?: string;
  readonly tag?: string;
  readonly name?: string;
  readonly target: string;
}

/** The priority is valid only for MX and SRV records. */
export function priorityOfMxAndSrv(self: DomainRecordCreateAsRulesRead): boolean {
  return (
    self.type === 'MX' || self.type === 'SRV' || self.priority === undefined || self.priority === 0
  );
}

/** The weight is valid only for SRV records. */
export function weightOfSrv(self: DomainRecordCreateAsRulesRead): boolean {
  return self.type === 'SRV' || self.weight === undefined || self.weight === 0;
}

/** The port is valid only for SRV records. */
export function portOfSrv(self: DomainRecordCreateAsRulesRead): boolean {
  return self.type === 'SRV' || self.port === undefined || self.port === 0;
}

/** The service is valid only for SRV records. */
export function serviceOfSrv(self: DomainRecordCreateAsRulesRead): boolean {
  return self.type === 'SRV' || self.service === undefined || self.service === '';
}

/** The protocol is valid only for SRV records. */
export function protocolOfSrv(self: DomainRecordCreateAsRulesRead): boolean {
  return self.type === 'SRV' || self.protocol === undefined || self.protocol === '';
}

/** The tag is valid only for CAA records. */
export function tagOfCaa(self: DomainRecordCreateAsRulesRead): boolean {
  return self.type === 'CAA' || self.tag === undefined || self.tag === '';
}

/**
 * The name must be labels of 1 to 63 letters, digits, `-` and `_`, separated by periods; the first
 * may be `*`.
 */
export function nameSyntax(self: DomainRecordCreateAsRulesRead): boolean {
  return (
    self.type === 'SRV' ||
    self.name === undefined ||
    self.name === '' ||
    nameSyntaxPattern.test(self.name)
  );
}

/** The name of an NS record does not support the wildcard `*`. */
export function nsNameWithoutWildcard(self: DomainRecordCreateAsRulesRead): boolean {
  return self.type !== 'NS' || self.name === undefined || !self.name.startsWith('*');
}

/** The name of a CNAME record is required. */
export function cnameNameGiven(self: DomainRecordCreateAsRulesRead): boolean {
  return self.type !== 'CNAME' || self.name === undefined || self.name !== '';
}

/** The target of an A record must be an IPv4 address or `[remote_addr]`. */
export function aTargetAddress(self: DomainRecordCreateAsRulesRead): boolean {
  return self.type !== 'A' || self.target === '[remote_addr]' || isIp(self.target, 4);
}

/** The target of an AAAA record must be an IPv6 address or `[remote_addr]`. */
export function aaaaTargetAddress(self: DomainRecordCreateAsRulesRead): boolean {
  return self.type !== 'AAAA' || self.target === '[remote_addr]' || isIp(self.target, 6);
}

/** The target of an A, AAAA or CAA record does not accept a trailing period. */
export function targetWithoutTrailingPeriod(self: DomainRecordCreateAsRulesRead): boolean {
  return (
    (self.type !== 'A' && self.type !== 'AAAA' && self.type !== 'CAA') || !self.target.endsWith('.')
  );
}

/** The target of an NS record must be a valid domain. */
export function nsTargetDomain(self: DomainRecordCreateAsRulesRead): boolean {
  return self.type !== 'NS' || nsTargetDomainPattern.test(self.target);
}

/**
 * The target of an MX record must be a valid domain, or empty together with the name for a Null MX
 * record.
 */
export function mxTargetDomain(self: DomainRecordCreateAsRulesRead): boolean {
  return (
    self.type !== 'MX' ||
    (self.target === '' && (self.name === undefined || self.name === '')) ||
    nsTargetDomainPattern.test(self.target)
  );
}

/** The priority of a Null MX record must be 0. */
export function nullMxPriority(self: DomainRecordCreateAsRulesRead): boolean {
  return (
    self.type !== 'MX' ||
    self.target !== '' ||
    (self.name !== undefined && self.name !== '') ||
    self.priority === undefined ||
    self.priority === 0
  );
}

/** The target of a CNAME record must be a valid domain. */
export function cnameTargetDomain(self: DomainRecordCreateAsRulesRead): boolean {
  return self.type !== 'CNAME' || nsTargetDomainPattern.test(self.target);
}

/** The target of a TXT record is required. */
export function txtTargetGiven(self: DomainRecordCreateAsRulesRead): boolean {
  return self.type !== 'TXT' || self.target !== '';
}

/** The target of a PTR record is required. */
export function ptrTargetGiven(self: DomainRecordCreateAsRulesRead): boolean {
  return self.type !== 'PTR' || self.target !== '';
}

/** The target of an SRV record must be a domain or a subdomain. */
export function srvTargetDomain(self: DomainRecordCreateAsRulesRead): boolean {
  return self.type !== 'SRV' || srvTargetDomainPattern.test(self.target);
}

/** No label of the target may begin or end with a hyphen. */
export function targetLabelsWithoutOuterHyphen(self: DomainRecordCreateAsRulesRead): boolean {
  return (
    (self.type !== 'NS' && self.type !== 'MX' && self.type !== 'CNAME' && self.type !== 'SRV') ||
    !targetLabelsWithoutOuterHyphenPattern.test(self.target)
  );
}

/** The service of an SRV record must be letters, digits, `-` and `_`. */
export function srvServiceGiven(self: DomainRecordCreateAsRulesRead): boolean {
  return (
    self.type !== 'SRV' || self.service === undefined || srvServiceGivenPattern.test(self.service)
  );
}

/** The protocol of an SRV record must be letters, digits, `-` and `_`. */
export function srvProtocolSyntax(self: DomainRecordCreateAsRulesRead): boolean {
  return (
    self.type !== 'SRV' ||
    self.protocol === undefined ||
    self.protocol === '' ||
    srvProtocolSyntaxPattern.test(self.protocol)
  );
}

/** The tag of a CAA record is required. */
export function caaTagGiven(self: DomainRecordCreateAsRulesRead): boolean {
  return self.type !== 'CAA' || self.tag === undefined || self.tag !== '';
}

/**
 * The target of a CAA record with the tag `issue` must be the issuer domain, optionally followed
 * by parameters separated by `;`.
 */
export function caaIssueTarget(self: DomainRecordCreateAsRulesRead): boolean {
  return (
    self.type !== 'CAA' ||
    self.tag === undefined ||
    self.tag !== 'issue' ||
    caaIssueTargetPattern.test(self.target)
  );
}

/**
 * The target of a CAA record with the tag `issuewild` must be the issuer domain and must not start
 * with `*`.
 */
export function caaIssuewildTarget(self: DomainRecordCreateAsRulesRead): boolean {
  return (
    self.type !== 'CAA' ||
    self.tag === undefined ||
    self.tag !== 'issuewild' ||
    caaIssueTargetPattern.test(self.target)
  );
}

/**
 * The target of a CAA record with the tag `iodef` must be a domain, a domain prefixed `http://` or
 * `https://`, or an e-mail address prefixed `mailto:`.
 */
export function caaIodefTarget(self: DomainRecordCreateAsRulesRead): boolean {
  return (
    self.type !== 'CAA' ||
    self.tag === undefined ||
    self.tag !== 'iodef' ||
    caaIodefTargetPattern.test(self.target)
  );
}
