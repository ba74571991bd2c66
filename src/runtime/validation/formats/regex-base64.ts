// The formats `regex` and `byte` (Base64).

// Matches invalid characters, because engines use stack space for repetitions of valid ones.
const notBase64 = /[^A-Za-z0-9+/]/;

/** Whether a string is an ECMAScript regular expression in Unicode mode. */
export function isRegex(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

/** Whether a string is Base64 with padding. */
export function isBase64(text: string): boolean {
  if (text.length % 4 !== 0) return false;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return !notBase64.test(padding === 0 ? text : text.slice(0, -padding));
}
