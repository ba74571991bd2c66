// URIs and IRIs, absolute and relative (RFC 3986 and 3987).

import { isIpv6 } from './ip.ts';

const parts = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/su;
const schemeForm = /^[A-Za-z][A-Za-z0-9+.-]*$/;
const authorityForm = /^(?:[^@]*@)?(\[[^\]@]*\]|[^:@[\]]*)(?::\d*)?$/su;
const futureForm = /^v[0-9A-Fa-f]+\.[A-Za-z0-9._~!$&'()*+,;=:-]+$/i;

/** What the parts of an address may hold: percent-encoded, unreserved, and what else each allows. */
interface Alphabet {
  readonly user: RegExp;
  readonly host: RegExp;
  readonly path: RegExp;
  readonly query: RegExp;
  readonly fragment: RegExp;
}

const ascii = /* @__PURE__ */ alphabet('', '');
const anyScript = /* @__PURE__ */ (() =>
  alphabet(
    String.raw`\u00a0-\ud7ff\uf900-\ufdcf\ufdf0-\uffef\u{10000}-\u{1fffd}\u{20000}-\u{2fffd}\u{30000}-\u{3fffd}\u{40000}-\u{4fffd}\u{50000}-\u{5fffd}\u{60000}-\u{6fffd}\u{70000}-\u{7fffd}\u{80000}-\u{8fffd}\u{90000}-\u{9fffd}\u{a0000}-\u{afffd}\u{b0000}-\u{bfffd}\u{c0000}-\u{cfffd}\u{d0000}-\u{dfffd}\u{e1000}-\u{efffd}`,
    String.raw`\ue000-\uf8ff\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}`,
  ))();

function alphabet(letters: string, private_: string): Alphabet {
  const of = (more: string): RegExp => new RegExp(`^(?:[A-Za-z0-9._~!$&'()*+,;=${letters}${more}-]|%[0-9A-Fa-f]{2})*$`, 'u');
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

function isAddress(text: string, allowed: Alphabet, absolute: boolean): boolean {
  const [, scheme, authority, path = '', query = '', fragment = ''] = parts.exec(text) ?? [];
  if (scheme === undefined ? absolute : !schemeForm.test(scheme)) return false;
  if (authority !== undefined && !isAuthority(authority, allowed)) return false;
  // Without an authority `//` would start one; without a scheme a colon in the first segment would end one.
  if (authority === undefined && path.startsWith('//')) return false;
  if (scheme === undefined && authority === undefined && /^[^/]*:/.test(path)) return false;
  return allowed.path.test(path) && allowed.query.test(query) && allowed.fragment.test(fragment);
}

function isAuthority(authority: string, allowed: Alphabet): boolean {
  const found = authorityForm.exec(authority);
  const host = found?.[1];
  if (host === undefined) return false;
  const user = authority.includes('@') ? authority.slice(0, authority.indexOf('@')) : '';
  if (!allowed.user.test(user)) return false;
  if (!host.startsWith('[')) return allowed.host.test(host);
  const literal = host.slice(1, -1);
  return isIpv6(literal) || futureForm.test(literal);
}
