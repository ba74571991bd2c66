// Validated `format` values: runtime predicate and description of each.

import type { RuntimeName } from './runtime-imports.ts';

export interface Format {
  readonly predicate: RuntimeName;
  readonly description: string;
}

/** Formats for strings; all others are annotations only. */
export const stringFormats: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['date-time', { predicate: 'isDateTime', description: 'a date and time such as 2030-01-15T10:20:30Z' }],
  ['date', { predicate: 'isDate', description: 'a date such as 2030-01-15' }],
  ['time', { predicate: 'isTime', description: 'a time with its offset such as 10:20:30Z' }],
  ['duration', { predicate: 'isDuration', description: 'a duration such as P1DT12H' }],
  ['email', { predicate: 'isEmail', description: 'an email address' }],
  ['idn-email', { predicate: 'isIdnEmail', description: 'an email address' }],
  ['hostname', { predicate: 'isHostname', description: 'a host name' }],
  ['idn-hostname', { predicate: 'isIdnHostname', description: 'a host name' }],
  ['ipv4', { predicate: 'isIpv4', description: 'an IPv4 address' }],
  ['ipv6', { predicate: 'isIpv6', description: 'an IPv6 address' }],
  ['uri', { predicate: 'isUri', description: 'a URI' }],
  ['uri-reference', { predicate: 'isUriReference', description: 'a URI, absolute or relative' }],
  ['iri', { predicate: 'isIri', description: 'an IRI' }],
  ['iri-reference', { predicate: 'isIriReference', description: 'an IRI, absolute or relative' }],
  ['uri-template', { predicate: 'isUriTemplate', description: 'a URI template' }],
  ['uuid', { predicate: 'isUuid', description: 'a UUID' }],
  ['json-pointer', { predicate: 'isJsonPointer', description: 'a JSON Pointer' }],
  ['relative-json-pointer', { predicate: 'isRelativeJsonPointer', description: 'a relative JSON Pointer' }],
  ['regex', { predicate: 'isRegex', description: 'a regular expression' }],
  ['byte', { predicate: 'isBase64', description: 'a Base64 string' }],
]);

/** Formats for numbers. `float` and `double` allow every JSON number. */
export const numberFormats: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['int32', { predicate: 'isInt32', description: 'a 32-bit integer' }],
  ['int64', { predicate: 'isInt64', description: 'a 64-bit integer' }],
]);
