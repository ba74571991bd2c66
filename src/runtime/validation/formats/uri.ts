// URIs and IRIs, absolute and relative (RFC 3986 and 3987).

import { isIpv6 } from './ip.ts';

// What they may not hold is looked for, because engines keep a stack for what may be repeated.
const notScheme = /^[^A-Za-z]|[^A-Za-z0-9+.-]/;
const notHex = /[^0-9A-Fa-f]/;
const notFuture = /[^A-Za-z0-9._~!$&'()*+,;=:-]/;

/** What the parts of an address may not hold: all but what is percent-encoded, unreserved, and what else each allows. */
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

/** An absolute URI. */
export function isUri(text: string): boolean {
  return isAddress(text, ascii, true);
}

/** A URI or a relative reference. */
export function isUriReference(text: string): boolean {
  return isAddress(text, ascii, false);
}

/** An absolute IRI. */
export function isIri(text: string): boolean {
  return isAddress(text, anyScript, true);
}

/** An IRI or a relative reference. */
export function isIriReference(text: string): boolean {
  return isAddress(text, anyScript, false);
}

function isAddress(text: string, foreign: Foreign, absolute: boolean): boolean {
  const [beforeFragment, fragment] = cut(text, text.indexOf('#'));
  const [beforeQuery, query] = cut(beforeFragment, beforeFragment.indexOf('?'));
  const stop = beforeQuery.search(/[:/]/);
  const named = stop > 0 && beforeQuery.charAt(stop) === ':';
  if (named ? notScheme.test(beforeQuery.slice(0, stop)) : absolute) return false;
  // Without a scheme a colon in the first segment would end one.
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

/** Nothing, or a colon and digits or none. */
function isPort(text: string): boolean {
  return text === '' || (text.startsWith(':') && !/\D/.test(text.slice(1)));
}

/** An address of a later version of IP: `v1.x`. */
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

/** What stands before a place and after its character; all and nothing where the place is negative. */
function cut(text: string, at: number): readonly [string, string] {
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
