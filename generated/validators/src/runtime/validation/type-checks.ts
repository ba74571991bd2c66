// What the validators ask of values beyond JavaScript's own operators.

/** An object of JSON: neither null nor a list. */
export function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list. Its items may be anything. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** A number that JSON can write: neither NaN nor infinite. */
export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** A number without a fraction; 1.0 is one. */
export function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}

/** A whole number as it was read from text: beyond the safe ones a bigint. */
export function isWhole(value: unknown): value is number | bigint {
  return typeof value === 'bigint' || Number.isInteger(value);
}

/** A number as it was read from text. */
export function isAnyNumber(value: unknown): value is number | bigint {
  return typeof value === 'bigint' || isNumber(value);
}

/** A member whose name a prototype may answer for: only the object's own counts. */
export function own(value: object, name: string): unknown {
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

/** Whether an object has fewer than `least` members. */
export function hasFewer(value: object, least: number): boolean {
  let size = 0;
  for (const name in value) if (Object.hasOwn(value, name) && ++size >= least) return false;
  return size < least;
}

/** Whether an object has more than `most` members. */
export function hasMore(value: object, most: number): boolean {
  return !hasFewer(value, most + 1);
}

/** Whether a text has more than `most` code points. */
export function isLonger(text: string, most: number): boolean {
  return text.length > most && (text.length > 2 * most || codePoints(text) > most);
}

/** Whether a text has fewer than `least` code points. */
export function isShorter(text: string, least: number): boolean {
  return text.length < least || (text.length < 2 * least && codePoints(text) < least);
}

/** How many code points a text has; a lone surrogate is one. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let index = 1; index < text.length; index++) {
    if (isLow(text.charCodeAt(index)) && isHigh(text.charCodeAt(index - 1))) count--;
  }
  return count;
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
