// Texts of other languages: regular expressions, base64.

const base64Form = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

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
  return text.length % 4 === 0 && base64Form.test(text);
}
