// JSON parser for untrusted input, with a depth limit.

/**
 * Maximum nesting of arrays and objects. It is limited because consumers of a value recurse, and `JSON.stringify`
 * shares the stack with other code.
 */
export const maxJsonDepth = 500;

/** Parses JSON. The result is wrapped; `undefined` if the string is not JSON or is nested too deeply. */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // Each level has two brackets, so most texts are too short to exceed the limit.
    return text.length > 2 * maxJsonDepth && exceedsDepth(value, maxJsonDepth) ? undefined : { value };
  } catch {
    return undefined;
  }
}

/** Returns whether a parsed value is nested too deeply. Several times as fast as counting the brackets of its text. */
function exceedsDepth(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (limit === 0) return true;
  if (Array.isArray(value)) {
    for (const item of value) if (exceedsDepth(item, limit - 1)) return true;
    return false;
  }
  const properties = value as { readonly [name: string]: unknown };
  // Much faster than `Object.values`.
  for (const name in properties)
    if (Object.hasOwn(properties, name) && exceedsDepth(properties[name], limit - 1)) return true;
  return false;
}

/**
 * Parses JSON in a header. Servers decode each byte of a header as one character (RFC 9110, section 5.5), but JSON is
 * UTF-8 (RFC 8259, section 8.1): valid UTF-8 is decoded, and other bytes are read as Latin-1.
 */
export function parseJsonHeader(text: string): ReturnType<typeof parseJson> {
  if (!/[\x80-\xff]/.test(text) || /[^\0-\xff]/.test(text)) return parseJson(text);
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return parseJson(text);
  }
}

/** Whether a string exceeds the depth limit; counted in one pass, even if it is not JSON. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length && depth <= maxJsonDepth; index++) {
    const character = json[index];
    if (character === '"') isInString = !isInString;
    else if (isInString) index += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
  }
  return depth > maxJsonDepth;
}
