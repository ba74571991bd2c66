// URIs and IRIs, absolute and relative (RFC 3986 and 3987).

import { isIpv6 } from './ip.ts';

// The stack that engines keep for repetitions is exhausted by long texts: there are none here but of single units.
const parts = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;
const schemeForm = /^[A-Za-z][A-Za-z0-9+.-]*$/;
const authorityForm = /^(?:[^@]*@)?(\[[^\]@]*\]|[^:@[\]]*)(?::\d*)?$/s;
const futureForm = /^v[0-9A-Fa-f]+\.[A-Za-z0-9._~!$&'()*+,;=:-]+$/i;

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
  const of = (more: string): RegExp => new RegExp(`[^A-Za-z0-9._~!$&'()*+,;=%${letters}${more}-]|%(?![0-9A-Fa-f]{2})`, 'u');
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
  const [, scheme, authority, path = '', query = '', fragment = ''] = parts.exec(text) ?? [];
  if (scheme === undefined ? absolute : !schemeForm.test(scheme)) return false;
  if (authority !== undefined && !isAuthority(authority, foreign)) return false;
  // Without an authority `//` would start one; without a scheme a colon in the first segment would end one.
  if (authority === undefined && path.startsWith('//')) return false;
  if (scheme === undefined && authority === undefined && /^[^/]*:/.test(path)) return false;
  return !foreign.path.test(path) && !foreign.query.test(query) && !foreign.fragment.test(fragment);
}

function isAuthority(authority: string, foreign: Foreign): boolean {
  const found = authorityForm.exec(authority);
  const host = found?.[1];
  if (host === undefined) return false;
  const user = authority.includes('@') ? authority.slice(0, authority.indexOf('@')) : '';
  if (foreign.user.test(user)) return false;
  if (!host.startsWith('[')) return !foreign.host.test(host);
  const literal = host.slice(1, -1);
  return isIpv6(literal) || futureForm.test(literal);
}
