// Validated `format` values: runtime predicate and description of each.

import type { RuntimeName } from './runtime-imports.ts';

export interface Format {
  readonly test: RuntimeName;
  readonly words: string;
}

/** Formats of strings; all others are annotations only. */
export const textFormats: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['date-time', { test: 'isDateTime', words: 'a date and time such as 2030-01-15T10:20:30Z' }],
  ['date', { test: 'isDate', words: 'a date such as 2030-01-15' }],
  ['time', { test: 'isTime', words: 'a time with its offset such as 10:20:30Z' }],
  ['duration', { test: 'isDuration', words: 'a duration such as P1DT12H' }],
  ['email', { test: 'isEmail', words: 'an e-mail address' }],
  ['idn-email', { test: 'isIdnEmail', words: 'an e-mail address' }],
  ['hostname', { test: 'isHostname', words: 'a host name' }],
  ['idn-hostname', { test: 'isIdnHostname', words: 'a host name' }],
  ['ipv4', { test: 'isIpv4', words: 'an IPv4 address' }],
  ['ipv6', { test: 'isIpv6', words: 'an IPv6 address' }],
  ['uri', { test: 'isUri', words: 'a URI' }],
  ['uri-reference', { test: 'isUriReference', words: 'a URI, absolute or relative' }],
  ['iri', { test: 'isIri', words: 'an IRI' }],
  ['iri-reference', { test: 'isIriReference', words: 'an IRI, absolute or relative' }],
  ['uri-template', { test: 'isUriTemplate', words: 'a URI template' }],
  ['uuid', { test: 'isUuid', words: 'a UUID' }],
  ['json-pointer', { test: 'isJsonPointer', words: 'a JSON pointer' }],
  ['relative-json-pointer', { test: 'isRelativeJsonPointer', words: 'a relative JSON pointer' }],
  ['regex', { test: 'isRegex', words: 'a regular expression' }],
  ['byte', { test: 'isBase64', words: 'base64' }],
]);

/** Formats of numbers. `float` and `double` allow every JSON number. */
export const numberFormats: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['int32', { test: 'isInt32', words: 'a whole number of 32 bits' }],
  ['int64', { test: 'isInt64', words: 'a whole number of 64 bits' }],
]);
