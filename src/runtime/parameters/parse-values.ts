// Text as values of the type that a parameter declares. What does not read as one stays text, for the validator to judge.

import { jsonValue } from './parse-json.ts';

// Numbers as JSON writes them, so that each has one text: `01` and `+1` are other texts than `1`, and no second name of a resource.
const wholeForm = /^-?(?:0|[1-9]\d*)$/;
const numberForm = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

// From here on JavaScript writes whole numbers with an exponent: `1e+21`.
const large = 1e21;

/** `12` as a number, as a bigint where no number is written so: none is changed. An exponent is read where JavaScript writes one, so that a small number has no second text. */
export function wholeNumber(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  const value = Number(text);
  if (!wholeForm.test(text)) return Number.isInteger(value) && String(value) === text ? value : text;
  if (Number.isSafeInteger(value) || String(value) === text) return value;
  const whole = BigInt(text);
  // JavaScript writes no digits of so large a number that the text could be compared with.
  return Number.isFinite(value) && Math.abs(value) >= large && BigInt(value) === whole ? value : whole;
}

/** `1.5` as a number, whole ones as `wholeNumber` has them. */
export function anyNumber(text: unknown): unknown {
  if (typeof text !== 'string' || !numberForm.test(text)) return text;
  if (wholeForm.test(text)) return wholeNumber(text);
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

/** `true` and `false`; nothing else is a boolean. */
export function truth(text: unknown): unknown {
  return text === 'true' ? true : text === 'false' ? false : text;
}

/** `null`, or nothing at all. */
export function nothing(text: unknown): unknown {
  return text === 'null' || text === '' ? null : text;
}

/** A list of such values; what is no list stays as it is. */
export function listOf(texts: unknown, read: (text: unknown) => unknown): unknown {
  return Array.isArray(texts) ? texts.map(read) : texts;
}

/** A list whose first items have each its own reader, and further ones `rest`; those without one stay text. */
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

/** An object of such values, each member read by its own reader; others stay text unless `rest` reads them. */
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

/** A list, also of the one text that stands where several may. */
export function many(texts: unknown): unknown {
  return Array.isArray(texts) ? texts : [texts];
}

/**
 * The first of what a text may be that its schema accepts: the text itself, then what the readers make of it. Where none
 * is accepted it stays text, for the validator to tell why, and several texts are what the last reader makes of them.
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

/** What a text, or the bytes of one, says as JSON; one that is none stays as it is. */
export function jsonText(text: unknown): unknown {
  const written = text instanceof Uint8Array ? new TextDecoder().decode(text) : text;
  return typeof written === 'string' ? (jsonValue(written) ?? { value: text }).value : text;
}

/** The parts of a form, those of these names as text: one with a type of its own, or a file's name, has come as bytes. */
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

/** Bytes as a text with a character for each, so that lengths count bytes; so are those in a form and its lists. */
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
