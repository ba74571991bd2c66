// URIs and IRIs, absolute and relative (RFC 3986 and 3987).

import { isIpv6 } from './ip.ts';

// Match invalid characters, because engines use stack space for repetitions of valid ones.
const notScheme = /^[^A-Za-z]|[^A-Za-z0-9+.-]/;
const notHex = /[^0-9A-Fa-f]/;
const notFuture = /[^A-Za-z0-9._~!$&'()*+,;=:-]/;

/** Invalid characters of each component: all but unreserved and percent-encoded ones, and the others that it allows. */
interface Foreign {
  readonly user: RegExp;
  readonly host: RegExp;
  readonly path: RegExp;
  readonly query: RegExp;
  readonly fragment: RegExp;
}

const ascii = /* @__PURE__ */ outside('', '');
const anyScript = /* @__PURE__ */ (() =>
  outside(
    String.raw`\u00a0-\ud7ff\uf900-\ufdcf\ufdf0-\uffef\u{10000}-\u{1fffd}\u{20000}-\u{2fffd}\u{30000}-\u{3fffd}\u{40000}-\u{4fffd}\u{50000}-\u{5fffd}\u{60000}-\u{6fffd}\u{70000}-\u{7fffd}\u{80000}-\u{8fffd}\u{90000}-\u{9fffd}\u{a0000}-\u{afffd}\u{b0000}-\u{bfffd}\u{c0000}-\u{cfffd}\u{d0000}-\u{dfffd}\u{e1000}-\u{efffd}`,
    String.raw`\ue000-\uf8ff\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}`,
  ))();

function outside(letters: string, private_: string): Foreign {
  const of = (more: string): RegExp =>
    new RegExp(`[^A-Za-z0-9._~!$&'()*+,;=%${letters}${more}-]|%(?![0-9A-Fa-f]{2})`, 'u');
  return { user: of(':'), host: of(''), path: of(':@/'), query: of(`:@/?${private_}`), fragment: of(':@/?') };
}

/** Absolute URI. */
export function isUri(text: string): boolean {
  return isAddress(text, ascii, true);
}

/** URI or relative reference. */
export function isUriReference(text: string): boolean {
  return isAddress(text, ascii, false);
}

/** Absolute IRI. */
export function isIri(text: string): boolean {
  return isAddress(text, anyScript, true);
}

/** IRI or relative reference. */
export function isIriReference(text: string): boolean {
  return isAddress(text, anyScript, false);
}

function isAddress(text: string, foreign: Foreign, absolute: boolean): boolean {
  const [beforeFragment, fragment] = cut(text, text.indexOf('#'));
  const [beforeQuery, query] = cut(beforeFragment, beforeFragment.indexOf('?'));
  const stop = beforeQuery.search(/[:/]/);
  const named = stop > 0 && beforeQuery.charAt(stop) === ':';
  if (named ? notScheme.test(beforeQuery.slice(0, stop)) : absolute) return false;
  // Without a scheme, the first segment must not contain a colon.
  if (beforeQuery.startsWith(':')) return false;
  const rest = named ? beforeQuery.slice(stop + 1) : beforeQuery;
  const authority = rest.startsWith('//');
  const end = authority ? rest.indexOf('/', 2) : 0;
  const path = end < 0 ? '' : rest.slice(end);
  if (authority && !isAuthority(rest.slice(2, rest.length - path.length), foreign)) return false;
  return !foreign.path.test(path) && !foreign.query.test(query) && !foreign.fragment.test(fragment);
}

function isAuthority(authority: string, foreign: Foreign): boolean {
  const at = authority.indexOf('@');
  if (at > 0 && foreign.user.test(authority.slice(0, at))) return false;
  const place = authority.slice(at + 1);
  const literal = place.startsWith('[');
  const end = literal ? place.indexOf(']') + 1 : place.indexOf(':');
  const host = literal || end >= 0 ? place.slice(0, end) : place;
  if (!isPort(place.slice(host.length))) return false;
  return literal ? isIpv6(host.slice(1, -1)) || isFuture(host.slice(1, -1)) : !foreign.host.test(host);
}

/** Whether a string is empty, or a colon with any number of digits. */
function isPort(text: string): boolean {
  return text === '' || (text.startsWith(':') && !/\D/.test(text.slice(1)));
}

/** Whether a string is an address of a future IP version: `v1.x`. */
function isFuture(text: string): boolean {
  const [version, address] = cut(text, text.indexOf('.'));
  return (
    version.length > 1 &&
    /^v/i.test(version) &&
    !notHex.test(version.slice(1)) &&
    address !== '' &&
    !notFuture.test(address)
  );
}

/** Splits a string around the character at an index; the second part is empty if the index is negative. */
function cut(text: string, at: number): readonly [string, string] {
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
