// The formats `ipv4` and `ipv6`.

const ipv4Pattern = /* @__PURE__ */ (() => {
  const byte = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
  return new RegExp(String.raw`^${byte}\.${byte}\.${byte}\.${byte}$`);
})();
const groupPattern = /^[0-9A-Fa-f]{1,4}$/;

/** Whether a string is an IPv4 address: four decimal numbers up to 255 without leading zeros. */
export function isIpv4(text: string): boolean {
  return ipv4Pattern.test(text);
}

/** Whether a string is an IPv6 address without a zone. The last two of its eight groups may be an IPv4 address. */
export function isIpv6(text: string): boolean {
  if (text.length > 45) return false;
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const [firstHalf = '', secondHalf] = halves;
  const before = countGroups(firstHalf, secondHalf === undefined);
  const after = secondHalf === undefined ? 0 : countGroups(secondHalf, true);
  if (before === undefined || after === undefined) return false;
  return secondHalf === undefined ? before === 8 : before + after <= 7;
}

/** Returns the number of 16-bit groups; `undefined` if one is invalid. */
function countGroups(part: string, isLast: boolean): number | undefined {
  if (part === '') return 0;
  const groups = part.split(':');
  let count = 0;
  for (const [index, group] of groups.entries()) {
    if (groupPattern.test(group)) count += 1;
    else if (isLast && index === groups.length - 1 && isIpv4(group)) count += 2;
    else return undefined;
  }
  return count;
}
