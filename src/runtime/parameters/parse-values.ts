// Conversion of strings to the types that parameters declare. Unparsable strings are kept, for the validator to reject.

import { parseJson } from './parse-json.ts';

// JSON syntax, so that each number has one representation: `01` and `+1` must not also identify resource 1.
const integerPattern = /^-?(?:0|[1-9]\d*)$/;
const numberPattern = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

// From this value on, JavaScript formats integers with an exponent: `1e+21`.
const exponentThreshold = 1e21;

/**
 * Parses an integer; a bigint if a number would not be exact. An exponent is accepted only as JavaScript formats it, so
 * that each number has one representation.
 */
export function parseInteger(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  const value = Number(text);
  if (!integerPattern.test(text)) return Number.isInteger(value) && String(value) === text ? value : text;
  if (Number.isSafeInteger(value) || String(value) === text) return value;
  const bigint = BigInt(text);
  // JavaScript formats such large numbers with an exponent, so the strings cannot be compared.
  return Number.isFinite(value) && Math.abs(value) >= exponentThreshold && BigInt(value) === bigint ? value : bigint;
}

/** Parses a number. Integers are parsed by `parseInteger`. */
export function parseNumber(text: unknown): unknown {
  if (typeof text !== 'string' || !numberPattern.test(text)) return text;
  if (integerPattern.test(text)) return parseInteger(text);
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

/** Parses `true` and `false`. */
export function parseBoolean(text: unknown): unknown {
  return text === 'true' ? true : text === 'false' ? false : text;
}

/** Parses `null` and the empty string as `null`. */
export function parseNull(text: unknown): unknown {
  return text === 'null' || text === '' ? null : text;
}

/** Parses the items of an array; other values are returned unchanged. */
export function parseArray(values: unknown, read: (text: unknown) => unknown): unknown {
  return Array.isArray(values) ? values.map(read) : values;
}

/**
 * Parses an array. The first items have individual readers; the others use `rest`. Items without a reader remain
 * strings.
 */
export function parseTuple(
  values: unknown,
  readers: readonly (((text: unknown) => unknown) | undefined)[],
  rest?: (text: unknown) => unknown,
): unknown {
  if (!Array.isArray(values)) return values;
  return values.map((text: unknown, index) => {
    const read = index < readers.length ? readers[index] : rest;
    return read === undefined ? text : read(text);
  });
}

/** Parses an object. Properties without a reader use `rest`, or remain strings. */
export function parseObject(
  values: unknown,
  readers: { readonly [name: string]: (text: unknown) => unknown },
  rest?: (text: unknown) => unknown,
): unknown {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values;
  const result: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(values)) {
    const read = Object.hasOwn(readers, name) ? readers[name] : rest;
    Object.defineProperty(result, name, {
      value: read === undefined ? text : read(text),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return result;
}

/** Wraps a single string in an array. */
export function toArray(value: unknown): unknown {
  return Array.isArray(value) ? value : [value];
}

/**
 * Returns the first value that the schema accepts: the string itself, then the results of the readers. If none is
 * accepted, returns the string, for the validator to report; for several strings, the result of the last reader.
 */
export function parseFirstValid(
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
export function parseJsonText(text: unknown): unknown {
  const json = text instanceof Uint8Array ? new TextDecoder().decode(text) : text;
  return typeof json === 'string' ? (parseJson(json) ?? { value: text }).value : text;
}

/** Decodes the named parts of a form: parts with a media type or file name arrive as bytes. */
export function decodeTextParts(form: unknown, names: readonly string[]): unknown {
  if (typeof form !== 'object' || form === null) return form;
  const result: Record<string, unknown> = { ...form };
  for (const name of names) if (Object.hasOwn(result, name)) result[name] = decodePart(result[name]);
  return result;
}

function decodePart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(decodePart);
  return part instanceof Uint8Array ? new TextDecoder().decode(part) : part;
}

/**
 * Converts bytes to strings with one character for each byte, so that lengths count bytes. Also converts
 * bytes in forms and arrays.
 */
export function bytesToLatin1(value: unknown): unknown {
  if (value instanceof Uint8Array) return new TextDecoder('latin1').decode(value);
  if (Array.isArray(value)) return value.map(bytesToLatin1);
  if (
    typeof value !== 'object' ||
    value === null ||
    ![Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)
  )
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, property]) => [name, bytesToLatin1(property)]));
}
