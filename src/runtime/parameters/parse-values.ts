// Conversion of strings to the types that parameters declare. Unparsable strings stay, for the validator to reject.

import { jsonValue } from './parse-json.ts';

// JSON syntax, so that each number has one representation: `01` and `+1` must not be other names of resource 1.
const wholeForm = /^-?(?:0|[1-9]\d*)$/;
const numberForm = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

// From here on, JavaScript formats integers with an exponent: `1e+21`.
const large = 1e21;

/**
 * Parses an integer; a bigint if a number would not be exact. An exponent is accepted only as JavaScript formats it, so
 * that each number has one representation.
 */
export function wholeNumber(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  const value = Number(text);
  if (!wholeForm.test(text)) return Number.isInteger(value) && String(value) === text ? value : text;
  if (Number.isSafeInteger(value) || String(value) === text) return value;
  const whole = BigInt(text);
  // JavaScript formats such large numbers with an exponent, so the strings cannot be compared.
  return Number.isFinite(value) && Math.abs(value) >= large && BigInt(value) === whole ? value : whole;
}

/** Parses a number; integers as `parseInteger` does. */
export function anyNumber(text: unknown): unknown {
  if (typeof text !== 'string' || !numberForm.test(text)) return text;
  if (wholeForm.test(text)) return wholeNumber(text);
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

/** Parses `true` and `false`. */
export function truth(text: unknown): unknown {
  return text === 'true' ? true : text === 'false' ? false : text;
}

/** Parses `null` and the empty string as `null`. */
export function nothing(text: unknown): unknown {
  return text === 'null' || text === '' ? null : text;
}

/** Parses the items of an array; other values stay unchanged. */
export function listOf(texts: unknown, read: (text: unknown) => unknown): unknown {
  return Array.isArray(texts) ? texts.map(read) : texts;
}

/**
 * Parses an array whose first items have readers of their own, and the others `rest`. Items without a reader stay
 * strings.
 */
export function tupleOf(
  texts: unknown,
  readers: readonly (((text: unknown) => unknown) | undefined)[],
  rest?: (text: unknown) => unknown,
): unknown {
  if (!Array.isArray(texts)) return texts;
  return texts.map((text: unknown, at) => {
    const read = at < readers.length ? readers[at] : rest;
    return read === undefined ? text : read(text);
  });
}

/** Parses an object whose properties have readers; others use `rest`, or stay strings. */
export function objectOf(
  texts: unknown,
  readers: { readonly [name: string]: (text: unknown) => unknown },
  rest?: (text: unknown) => unknown,
): unknown {
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return texts;
  const found: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(texts)) {
    const read = Object.hasOwn(readers, name) ? readers[name] : rest;
    Object.defineProperty(found, name, {
      value: read === undefined ? text : read(text),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return found;
}

/** Wraps a single string as an array. */
export function many(texts: unknown): unknown {
  return Array.isArray(texts) ? texts : [texts];
}

/**
 * Returns the first value that the schema accepts: the string itself, then the results of the readers. If none is
 * accepted, returns the string, for the validator to report; for several strings, the result of the last reader.
 */
export function firstValid(
  text: unknown,
  accepts: (value: unknown) => boolean,
  ...readers: readonly ((text: unknown) => unknown)[]
): unknown {
  if (text === undefined || accepts(text)) return text;
  let value: unknown = text;
  for (const read of readers) {
    value = read(text);
    if (accepts(value)) return value;
  }
  return Array.isArray(text) ? value : text;
}

/** Parses a string, or the bytes of one, as JSON; returns it unchanged if it is not JSON. */
export function jsonText(text: unknown): unknown {
  const written = text instanceof Uint8Array ? new TextDecoder().decode(text) : text;
  return typeof written === 'string' ? (jsonValue(written) ?? { value: text }).value : text;
}

/** Decodes the named parts of a form: parts with a media type or file name arrive as bytes. */
export function partTexts(form: unknown, names: readonly string[]): unknown {
  if (typeof form !== 'object' || form === null) return form;
  const found: Record<string, unknown> = { ...form };
  for (const name of names) if (Object.hasOwn(found, name)) found[name] = textOfPart(found[name]);
  return found;
}

function textOfPart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(textOfPart);
  return part instanceof Uint8Array ? new TextDecoder().decode(part) : part;
}

/**
 * Converts bytes to strings with one character for each byte, so that lengths count bytes; also in forms and arrays.
 */
export function bytesAsText(value: unknown): unknown {
  if (value instanceof Uint8Array) return new TextDecoder('latin1').decode(value);
  if (Array.isArray(value)) return value.map(bytesAsText);
  if (
    typeof value !== 'object' ||
    value === null ||
    ![Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)
  )
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, bytesAsText(member)]));
}
