// Formats as their specifications have them, worked out apart from the validators that are judged by them.

import { isIP } from 'node:net';
import { domainToUnicode } from 'node:url';

/** A mailbox of RFC 5321: dots between atoms or a quoted string, and a domain of any number of labels or an address in brackets. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64) return false;
  const local = text.slice(0, at);
  const isQuoted = local.length > 1 && local.startsWith('"') && local.endsWith('"') && !/[^ -~]|["\\]/.test(local.slice(1, -1).replaceAll(/\\[ -~]/g, ''));
  const isDotted = local.split('.').every((atom) => atom !== '' && !/[^!-~]|["(),:;<>@[\\\]]/.test(atom));
  return (isQuoted || isDotted) && isDomain(text.slice(at + 1));
}

function isDomain(text: string): boolean {
  const address = /^\[(ipv6:)?(.*)\]$/i.exec(text);
  if (address) return isIP(address[2] ?? '') === (address[1] === undefined ? 4 : 6);
  return text.length < 254 && text.split('.').every((label) => label.length > 0 && label.length < 64 && !/[^a-z0-9-]|^-|-$/i.test(label) && (!/^xn--/i.test(label) || domainToUnicode(label) !== ''));
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
