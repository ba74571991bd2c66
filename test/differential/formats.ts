// Format checks according to their specifications, independent of the generated validators.

import { isIP } from 'node:net';
import { domainToUnicode } from 'node:url';

/** Whether a string is an RFC 5321 mailbox: a dot-atom or quoted string, and a domain or an address literal. */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  if (at < 1 || at > 64) return false;
  const local = value.slice(0, at);
  const isQuoted =
    local.length > 1 &&
    local.startsWith('"') &&
    local.endsWith('"') &&
    !/[^ -~]|["\\]/.test(local.slice(1, -1).replaceAll(/\\[ -~]/g, ''));
  const isDotted = local.split('.').every((atom) => atom !== '' && !/[^!-~]|["(),:;<>@[\\\]]/.test(atom));
  return (isQuoted || isDotted) && isDomain(value.slice(at + 1));
}

function isDomain(value: string): boolean {
  const address = /^\[(ipv6:)?(.*)\]$/i.exec(value);
  if (address) return isIP(address[2] ?? '') === (address[1] === undefined ? 4 : 6);
  return isHost(value);
}

/** Whether a string is a hostname according to RFC 952 and RFC 1123, without a trailing dot. */
export function isHost(value: string): boolean {
  return (
    value.length < 254 &&
    value
      .split('.')
      .every(
        (label) =>
          label.length > 0 &&
          label.length < 64 &&
          !/[^a-z0-9-]|^-|-$/i.test(label) &&
          (!/^xn--/i.test(label) || domainToUnicode(label) !== ''),
      )
  );
}

/**
 * Whether a string is a URI or relative reference: split with appendix B of RFC 3986, checked with the grammar of
 * appendix A.
 */
export function isReference(value: string): boolean {
  const [, scheme, authority, path = '', query = '', fragment = ''] =
    /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(value) ?? [];
  const hasValidScheme =
    scheme === undefined ? authority !== undefined || !/^[^/]*:/.test(path) : /^[a-z][a-z0-9+.-]*$/i.test(scheme);
  return (
    hasValidScheme &&
    isAuthority(authority ?? '') &&
    hasOnlyCharacters(':@/', path) &&
    hasOnlyCharacters(':@/?', query) &&
    hasOnlyCharacters(':@/?', fragment)
  );
}

function isAuthority(value: string): boolean {
  const [, user = '', host, port = ''] = /^(?:([^@]*)@)?(\[[^\]]*\]|[^:]*)(?::(.*))?$/s.exec(value) ?? [];
  if (host === undefined || !hasOnlyCharacters(':', user) || /\D/.test(port)) return false;
  if (!host.startsWith('[')) return hasOnlyCharacters('', host);
  const address = host.slice(1, -1);
  return (isIP(address) === 6 && !address.includes('%')) || /^v[0-9a-f]+\.[a-z0-9._~!$&'()*+,;=:-]+$/i.test(address);
}

/** Whether a component has only characters that are valid in every component or listed in `additional`. */
function hasOnlyCharacters(additional: string, component: string): boolean {
  return new RegExp(`^(?:[a-z0-9._~!$&'()*+,;=${additional}-]|%[0-9a-f]{2})*$`, 'i').test(component);
}

/** Returns a check for integers of a bit width. It accepts 2^63, to which the largest int64 rounds as a double. */
export function isInt(bits: number): (value: number) => boolean {
  return (value) => {
    if (value % 1 !== 0) return false;
    const integer = BigInt(value);
    return BigInt.asIntN(bits, integer) === integer || (bits > 53 && integer === 1n << BigInt(bits - 1));
  };
}

/** Whether a string is base64 with padding, according to `atob`. */
export function isBase64(value: string): boolean {
  if (/\s/.test(value) || value.length % 4 !== 0) return false;
  try {
    atob(value);
    return true;
  } catch {
    return false;
  }
}

/** Whether a string is a regular expression in Unicode mode. */
export function isExpression(value: string): boolean {
  try {
    return new RegExp(value, 'u').source !== '';
  } catch {
    return false;
  }
}

/** Whether a string is a URI template, with the characters of RFC 6570, 2.1, and expressions of 2.2. */
export function isTemplate(value: string): boolean {
  const literal = String.raw`[!#$&(-;=?-[\]_a-z~\u{a0}-\u{d7ff}\u{e000}-\u{fdcf}\u{fdf0}-\u{ffef}\u{10000}-\u{10fffd}]|%[0-9a-f]{2}`;
  const variable = String.raw`(?:\w|%[0-9a-f]{2})(?:\.?(?:\w|%[0-9a-f]{2}))*(?::[1-9]\d{0,3}|\*)?`;
  return new RegExp(`^(?:${literal}|\\{[+#./;?&=,!@|]?${variable}(?:,${variable})*\\})*$`, 'iu').test(value);
}
