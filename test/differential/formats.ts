// Formats as their specifications have them, worked out apart from the validators that are judged by them.

import { isIP } from 'node:net';
import { domainToUnicode } from 'node:url';

/** A mailbox of RFC 5321: dots between atoms or a quoted string, and a domain of any number of labels or an address in brackets. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64) return false;
  const local = text.slice(0, at);
  const isQuoted =
    local.length > 1 &&
    local.startsWith('"') &&
    local.endsWith('"') &&
    !/[^ -~]|["\\]/.test(local.slice(1, -1).replaceAll(/\\[ -~]/g, ''));
  const isDotted = local.split('.').every((atom) => atom !== '' && !/[^!-~]|["(),:;<>@[\\\]]/.test(atom));
  return (isQuoted || isDotted) && isDomain(text.slice(at + 1));
}

function isDomain(text: string): boolean {
  const address = /^\[(ipv6:)?(.*)\]$/i.exec(text);
  if (address) return isIP(address[2] ?? '') === (address[1] === undefined ? 4 : 6);
  return isHost(text);
}

/** A name of RFC 952 as RFC 1123 has it: labels with dots between them, none at the end. */
export function isHost(text: string): boolean {
  return (
    text.length < 254 &&
    text
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

/** A URI or a relative reference: taken apart as appendix B of RFC 3986 does, its parts held against the grammar of appendix A. */
export function isReference(text: string): boolean {
  const [, scheme, authority, path = '', query = '', fragment = ''] =
    /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(text) ?? [];
  const named =
    scheme === undefined ? authority !== undefined || !/^[^/]*:/.test(path) : /^[a-z][a-z0-9+.-]*$/i.test(scheme);
  return (
    named &&
    isAuthority(authority ?? '') &&
    isMadeOf(':@/', path) &&
    isMadeOf(':@/?', query) &&
    isMadeOf(':@/?', fragment)
  );
}

function isAuthority(text: string): boolean {
  const [, user = '', host, port = ''] = /^(?:([^@]*)@)?(\[[^\]]*\]|[^:]*)(?::(.*))?$/s.exec(text) ?? [];
  if (host === undefined || !isMadeOf(':', user) || /\D/.test(port)) return false;
  if (!host.startsWith('[')) return isMadeOf('', host);
  const address = host.slice(1, -1);
  return (isIP(address) === 6 && !address.includes('%')) || /^v[0-9a-f]+\.[a-z0-9._~!$&'()*+,;=:-]+$/i.test(address);
}

/** Whether a part has no other characters than those of all parts and `more`. */
function isMadeOf(more: string, part: string): boolean {
  return new RegExp(`^(?:[a-z0-9._~!$&'()*+,;=${more}-]|%[0-9a-f]{2})*$`, 'i').test(part);
}

/** A whole number of so many bits; the largest reads back as the double beside it, which counts. */
export function isInt(bits: number): (value: number) => boolean {
  return (value) => {
    if (value % 1 !== 0) return false;
    const whole = BigInt(value);
    return BigInt.asIntN(bits, whole) === whole || (bits > 53 && whole === 1n << BigInt(bits - 1));
  };
}

/** Base64 with padding, as the platform decodes it. */
export function isBase64(text: string): boolean {
  if (/\s/.test(text) || text.length % 4 !== 0) return false;
  try {
    atob(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is a regular expression in Unicode mode. */
export function isExpression(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== '';
  } catch {
    return false;
  }
}
