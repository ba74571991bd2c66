// IP address and CIDR range checks, for rules.

/** The eight groups of an IPv6 address, or the four numbers of an IPv4 address. */
type Groups = readonly number[];

/** Whether a string is an IP address: IPv4 in dotted decimal, IPv6 as in RFC 4291, without a zone. */
export function isIp(text: string, version?: 4 | 6): boolean {
  if (version === 4) return parseIpv4(text) !== undefined;
  if (version === 6) return parseIpv6(text) !== undefined;
  return parseIpv4(text) !== undefined || parseIpv6(text) !== undefined;
}

/** Whether a string is a CIDR range: an address, a slash, and the prefix length. Bits beyond the prefix may be set. */
export function isCidr(text: string, version?: 4 | 6): boolean {
  const slash = text.indexOf('/');
  if (slash < 0) return false;
  const address = text.slice(0, slash);
  const length = text.slice(slash + 1);
  if (!/^(?:0|[1-9][0-9]{0,2})$/.test(length)) return false;
  if (version !== 6 && parseIpv4(address)) return Number(length) <= 32;
  return version !== 4 && parseIpv6(address) !== undefined && Number(length) <= 128;
}

/** Whether a string is a private address: RFC 1918 for IPv4, RFC 4193 for IPv6, and IPv4-mapped IPv6. */
export function isPrivateIp(text: string): boolean {
  const ipv4Numbers = parseIpv4(text);
  if (ipv4Numbers) return isPrivate4(ipv4Numbers);
  const groups = parseIpv6(text);
  if (!groups) return false;
  const [first = 0] = groups;
  if ((first & 0xfe00) === 0xfc00) return true;
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  const [high = 0, low = 0] = groups.slice(6);
  return isMapped && isPrivate4([high >> 8, high & 255, low >> 8, low & 255]);
}

function isPrivate4([first = 0, second = 0]: Groups): boolean {
  return first === 10 || (first === 172 && second >= 16 && second <= 31) || (first === 192 && second === 168);
}

function parseIpv4(text: string): Groups | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9][0-9]{0,2})$/.test(part))) return undefined;
  const numbers = parts.map(Number);
  return numbers.every((number) => number <= 255) ? numbers : undefined;
}

function parseIpv6(text: string): Groups | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [firstHalf = '', secondHalf] = halves;
  const before = parseGroups(firstHalf, secondHalf === undefined);
  const after = secondHalf === undefined ? [] : parseGroups(secondHalf, true);
  if (!before || !after) return undefined;
  const missing = 8 - before.length - after.length;
  if (secondHalf === undefined ? missing !== 0 : missing < 1) return undefined;
  return [...before, ...Array.from({ length: missing }, () => 0), ...after];
}

/** Parses groups between colons. If `isLast`, they end the address, and the last one may be an IPv4 address. */
function parseGroups(text: string, isLast: boolean): Groups | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  const groups: number[] = [];
  for (const [index, part] of parts.entries()) {
    const embedded = isLast && index === parts.length - 1 ? parseIpv4(part) : undefined;
    if (embedded) {
      const [a = 0, b = 0, c = 0, d = 0] = embedded;
      groups.push(a * 256 + b, c * 256 + d);
    } else if (/^[0-9a-fA-F]{1,4}$/.test(part)) groups.push(Number.parseInt(part, 16));
    else return undefined;
  }
  return groups;
}
