// JSON text of a request as its value, up to a limit of nesting.

/** Levels of arrays and objects: whatever reads a value recurses, and `JSON.stringify` has no more stack than other code. */
export const maxLevels = 500;

/** JSON text as its value, in a box; undefined for text that is not JSON or is nested too deeply. */
export function jsonValue(text: string): { readonly value: unknown } | undefined {
  if (isTooDeep(text)) return undefined;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/**
 * JSON text of a header as its value. Servers hand over each byte of a header as one character (RFC 9110, 5.5); JSON is
 * UTF-8 (RFC 8259, 8.1), so bytes that form it are decoded. Others keep their meaning in Latin-1.
 */
export function jsonHeaderValue(text: string): ReturnType<typeof jsonValue> {
  if (!/[\x80-\xff]/.test(text) || /[^\0-\xff]/.test(text)) return jsonValue(text);
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  try {
    return jsonValue(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return jsonValue(text);
  }
}

/** Whether text has more levels than allowed; counted in one pass, also if the text is not JSON. */
export function isTooDeep(json: string): boolean {
  let levels = 0;
  let inString = false;
  for (let index = 0; index < json.length && levels <= maxLevels; index++) {
    const character = json[index];
    if (character === '"') inString = !inString;
    else if (inString) index += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') levels++;
    else if (character === ']' || character === '}') levels--;
  }
  return levels > maxLevels;
}
