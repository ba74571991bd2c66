// Texts of other languages: regular expressions, base64.

// What it may not hold is looked for, because engines keep a stack for what may be repeated.
const notBase64 = /[^A-Za-z0-9+/]/;

/** A regular expression of ECMAScript, in Unicode mode. */
export function isRegex(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

/** Bytes as base64 with padding. */
export function isBase64(text: string): boolean {
  if (text.length % 4 !== 0) return false;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return !notBase64.test(padding === 0 ? text : text.slice(0, -padding));
}
