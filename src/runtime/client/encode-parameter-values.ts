// Encodes values for paths, queries, cookies, and headers.

// From this value on, JavaScript formats integers with an exponent (`1e+21`), which few servers accept as integers.
const exponentThreshold = 1e21;

/** Returns a value as a string: objects as JSON, integers as digits. */
export function stringifyValue(value: unknown): string {
  if (
    typeof value === 'bigint' ||
    (typeof value === 'number' && Math.abs(value) >= exponentThreshold && Number.isFinite(value))
  )
    return BigInt(value).toString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Percent-encodes everything but letters, digits, `-`, `_`, `.`, and `~`. A lone surrogate becomes U+FFFD, as in URLs.
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/[!'()*]/g, percentEscape);
}

/**
 * Percent-encodes like `percentEncode`, but keeps reserved characters, except those that would end the value or change
 * others.
 */
export function encodeAllowingReserved(text: string): string {
  return percentEncode(text).replace(/%(?:3A|2F|3F|5B|5D|40|21|24|27|28|29|2A|2C|3B|3D)/g, decodeURIComponent);
}

/** Percent-encodes characters that a header cannot contain. Keeps Latin-1, because recipients do not decode headers. */
export function encodeHeaderValue(text: string): string {
  return text.replace(/[^\t -~\xa0-\xff]+/g, percentEncode);
}

/** Returns JSON in ASCII, which every header can contain. */
export function stringifyAsciiJson(value: unknown): string {
  return JSON.stringify(value).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Returns an encoder that also percent-encodes the separators of the parts of a value. */
export function createSeparatorEncoder(
  separators: RegExp,
  encoder: (text: string) => string,
): (text: string) => string {
  return (text) => encoder(text).replace(separators, percentEscape);
}

function percentEscape(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/** Returns the own properties of an object that are neither `undefined` nor `null`. */
export function definedEntries(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).filter(([, property]) => isDefined(property));
}

export function isDefined(value: unknown): boolean {
  return value !== undefined && value !== null;
}
