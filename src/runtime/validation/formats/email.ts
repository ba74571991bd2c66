// The formats `email` and `idn-email`.

import { isHostname } from './hostname.ts';
import { isIdnHostname } from './idn-hostname.ts';
import { isIpv4, isIpv6 } from './ip.ts';

const dotAtom = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const quotedString = /^"(?:[ !#-[\]-~]|\\[ -~])*"$/;
const unicodeDotAtom =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~\u0080-\u{10ffff}-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~\u0080-\u{10ffff}-]+)*$/u;
const unicodeQuotedString = /^"(?:[ !#-[\]-~\u0080-\u{10ffff}]|\\[ -~])*"$/u;

/** Maximum length of a host name, even if each character is decomposed into a letter and its marks. */
const maxAddressCodeUnits = 2048;

/** Whether a string is an email address (RFC 5321): a dot-atom or quoted string, `@`, and a host or bracketed IP. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  return (
    local.length <= 64 && (dotAtom.test(local) || quotedString.test(local)) && isDomain(text.slice(at + 1), isHostname)
  );
}

/** Whether a string is an internationalized email address (RFC 6531). The domain may be in any normalization form. */
export function isIdnEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  if (local.length > 64 || text.length > maxAddressCodeUnits || utf8Length(local) > 64) return false;
  return (
    (unicodeDotAtom.test(local) || unicodeQuotedString.test(local)) &&
    isDomain(text.slice(at + 1), (domain) => isIdnHostname(domain.normalize('NFC')))
  );
}

/** Returns the length in UTF-8 bytes. */
function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text)
    bytes += character < '\u0080' ? 1 : character < '\u0800' ? 2 : character.length === 1 ? 3 : 4;
  return bytes;
}

function isDomain(text: string, isHost: (text: string) => boolean): boolean {
  if (!text.startsWith('[') || !text.endsWith(']')) return isHost(text);
  const address = text.slice(1, -1);
  return /^IPv6:/i.test(address) ? isIpv6(address.slice(5)) : isIpv4(address);
}
