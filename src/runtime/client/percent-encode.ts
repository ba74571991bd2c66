// Text as it stands in a path, a query, a cookie or a header.

// From here on JavaScript writes whole numbers with an exponent, which few servers take for an integer: `1e+21`.
const large = 1e21;

/** A value that is no list of parts, as text: objects as JSON, and whole numbers in digits. */
export function textOf(value: unknown): string {
  if (typeof value === 'bigint' || (typeof value === 'number' && Math.abs(value) >= large && Number.isFinite(value)))
    return BigInt(value).toString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Everything but letters, digits, `-`, `_`, `.` and `~` percent-encoded. A lone surrogate becomes U+FFFD, as in URLs. */
export function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/[!'()*]/g, escaped);
}

/** The same with reserved characters as they are, but for those that would end the value or change others. */
export function encodeReserved(text: string): string {
  return encode(text).replace(/%(?:3A|2F|3F|5B|5D|40|21|24|27|28|29|2A|2C|3B|3D)/g, decodeURIComponent);
}

/** A header's text: as it is, Latin-1 too, which nobody who reads it would decode; but for what no header can hold. */
export function encodeHeader(text: string): string {
  return text.replace(/[^\t -~\xa0-\xff]+/g, encode);
}

/** JSON that every header can hold. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Those characters percent-encoded that separate the parts of a value. */
export function without(separators: RegExp, encoding: (text: string) => string): (text: string) => string {
  return (text) => encoding(text).replace(separators, escaped);
}

function escaped(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
