// The formats `uri`, `uri-reference`, `iri`, and `iri-reference` (RFC 3986 and 3987).

import { isIpv6 } from './ip.js';

// These patterns match invalid characters, because engines use stack space for repetitions of valid ones.
const notScheme = /^[^A-Za-z]|[^A-Za-z0-9+.-]/;
const notHex = /[^0-9A-Fa-f]/;
const notFuture = /[^A-Za-z0-9._~!$&'()*+,;=:-]/;

/** Patterns of the characters that are invalid in each component of a URI. */
interface InvalidCharacters {
  readonly user: RegExp;
  readonly host: RegExp;
  readonly path: RegExp;
  readonly query: RegExp;
  readonly fragment: RegExp;
}

const ascii = /* @__PURE__ */ createInvalidCharacters('', '');
const anyScript = /* @__PURE__ */ (() =>
  createInvalidCharacters(
    String.raw`\u00a0-\ud7ff\uf900-\ufdcf\ufdf0-\uffef\u{10000}-\u{1fffd}\u{20000}-\u{2fffd}\u{30000}-\u{3fffd}\u{40000}-\u{4fffd}\u{50000}-\u{5fffd}\u{60000}-\u{6fffd}\u{70000}-\u{7fffd}\u{80000}-\u{8fffd}\u{90000}-\u{9fffd}\u{a0000}-\u{afffd}\u{b0000}-\u{bfffd}\u{c0000}-\u{cfffd}\u{d0000}-\u{dfffd}\u{e1000}-\u{efffd}`,
    String.raw`\ue000-\uf8ff\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}`,
  ))();

function createInvalidCharacters(letters: string, privateUse: string): InvalidCharacters {
  const patternFor = (allowed: string): RegExp =>
    new RegExp(`[^A-Za-z0-9._~!$&'()*+,;=%${letters}${allowed}-]|%(?![0-9A-Fa-f]{2})`, 'u');
  return {
    user: patternFor(':'),
    host: patternFor(''),
    path: patternFor(':@/'),
    query: patternFor(`:@/?${privateUse}`),
    fragment: patternFor(':@/?'),
  };
}

/** Whether a string is an absolute URI. */
export function isUri(text: string): boolean {
  return isReference(text, ascii, true);
}

/** Whether a string is a URI or relative reference. */
export function isUriReference(text: string): boolean {
  return isReference(text, ascii, false);
}

/** Whether a string is an absolute IRI. */
export function isIri(text: string): boolean {
  return isReference(text, anyScript, true);
}

/** Whether a string is an IRI or relative reference. */
export function isIriReference(text: string): boolean {
  return isReference(text, anyScript, false);
}

function isReference(text: string, invalid: InvalidCharacters, isAbsolute: boolean): boolean {
  const [beforeFragment, fragment] = splitAt(text, text.indexOf('#'));
  const [beforeQuery, query] = splitAt(beforeFragment, beforeFragment.indexOf('?'));
  const schemeEnd = beforeQuery.search(/[:/]/);
  const hasScheme = schemeEnd > 0 && beforeQuery.charAt(schemeEnd) === ':';
  if (hasScheme ? notScheme.test(beforeQuery.slice(0, schemeEnd)) : isAbsolute) return false;
  // Without a scheme, the first segment must not contain a colon.
  if (beforeQuery.startsWith(':')) return false;
  const rest = hasScheme ? beforeQuery.slice(schemeEnd + 1) : beforeQuery;
  const hasAuthority = rest.startsWith('//');
  const end = hasAuthority ? rest.indexOf('/', 2) : 0;
  const path = end < 0 ? '' : rest.slice(end);
  if (hasAuthority && !isAuthority(rest.slice(2, rest.length - path.length), invalid)) return false;
  return !invalid.path.test(path) && !invalid.query.test(query) && !invalid.fragment.test(fragment);
}

function isAuthority(authority: string, invalid: InvalidCharacters): boolean {
  const at = authority.indexOf('@');
  if (at > 0 && invalid.user.test(authority.slice(0, at))) return false;
  const hostAndPort = authority.slice(at + 1);
  const isIpLiteral = hostAndPort.startsWith('[');
  const end = isIpLiteral ? hostAndPort.indexOf(']') + 1 : hostAndPort.indexOf(':');
  const host = isIpLiteral || end >= 0 ? hostAndPort.slice(0, end) : hostAndPort;
  if (!isPort(hostAndPort.slice(host.length))) return false;
  return isIpLiteral ? isIpv6(host.slice(1, -1)) || isIpFuture(host.slice(1, -1)) : !invalid.host.test(host);
}

/** Whether a string is empty, or a colon with any number of digits. */
function isPort(text: string): boolean {
  return text === '' || (text.startsWith(':') && !/\D/.test(text.slice(1)));
}

/** Whether a string is an address of a future IP version: `v1.x`. */
function isIpFuture(text: string): boolean {
  const [version, address] = splitAt(text, text.indexOf('.'));
  return (
    version.length > 1 &&
    /^v/i.test(version) &&
    !notHex.test(version.slice(1)) &&
    address !== '' &&
    !notFuture.test(address)
  );
}

/** Splits a string around the character at an index; the second part is empty if the index is negative. */
function splitAt(text: string, at: number): readonly [string, string] {
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
