// Encoding of values in paths, queries, cookies, and headers.

// From here on, JavaScript formats integers with an exponent (`1e+21`), which few servers accept as integers.
const large = 1e21;

/** Returns a value as a string: objects as JSON, integers in digits. */
export function textOf(value: unknown): string {
  if (typeof value === 'bigint' || (typeof value === 'number' && Math.abs(value) >= large && Number.isFinite(value)))
    return BigInt(value).toString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Percent-encodes everything but letters, digits, `-`, `_`, `.` and `~`. A lone surrogate becomes U+FFFD, as in URLs.
 */
export function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/[!'()*]/g, escaped);
}

/**
 * Percent-encodes like `percentEncode`, but keeps reserved characters, except those that would end the value or change
 * others.
 */
export function encodeReserved(text: string): string {
  return encode(text).replace(/%(?:3A|2F|3F|5B|5D|40|21|24|27|28|29|2A|2C|3B|3D)/g, decodeURIComponent);
}

/** Percent-encodes only what a header cannot contain. Latin-1 stays, because recipients do not decode header values. */
export function encodeHeader(text: string): string {
  return text.replace(/[^\t -~\xa0-\xff]+/g, encode);
}

/** Returns JSON in ASCII, which every header can contain. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Returns an encoder that also percent-encodes the separators of the parts of a value. */
export function without(separators: RegExp, encoding: (text: string) => string): (text: string) => string {
  return (text) => encoding(text).replace(separators, escaped);
}

function escaped(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
