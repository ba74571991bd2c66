// Type guards and size checks for validators.

/** Type guard for JSON objects: neither `null` nor an array. */
export function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Type guard for arrays of any items. */
export function isArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Type guard for numbers in JSON: neither `NaN` nor infinite. */
export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Type guard for integers, including 1.0. */
export function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}

/** Type guard for integers parsed from strings: bigints beyond the safe integers. */
export function isIntegerOrBigint(value: unknown): value is number | bigint {
  return typeof value === 'bigint' || Number.isInteger(value);
}

/** Type guard for numbers parsed from strings. */
export function isNumberOrBigint(value: unknown): value is number | bigint {
  return typeof value === 'bigint' || isNumber(value);
}

/** Returns an own property. Used for names that `Object.prototype` also has. */
export function getOwn(value: object, name: string): unknown {
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

/** Whether an object has fewer than `min` properties. */
export function hasFewerProperties(value: object, min: number): boolean {
  let size = 0;
  for (const name in value) if (Object.hasOwn(value, name) && ++size >= min) return false;
  return size < min;
}

/** Whether an object has more than `max` properties. */
export function hasMoreProperties(value: object, max: number): boolean {
  return !hasFewerProperties(value, max + 1);
}

/** Whether a string has more than `max` code points. */
export function isLongerThan(text: string, max: number): boolean {
  return text.length > max && (text.length > 2 * max || countCodePoints(text) > max);
}

/** Whether a string has fewer than `min` code points. */
export function isShorterThan(text: string, min: number): boolean {
  return text.length < min || (text.length < 2 * min && countCodePoints(text) < min);
}

/** Returns the number of code points; a lone surrogate counts as one. */
export function countCodePoints(text: string): number {
  let count = text.length;
  for (let index = 1; index < text.length; index++) {
    if (isLowSurrogate(text.charCodeAt(index)) && isHighSurrogate(text.charCodeAt(index - 1))) count--;
  }
  return count;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
