// Integers in JSON that numbers do not represent exactly.

import { isJsonObject } from './convert-values.ts';

/**
 * Parses JSON, and returns integers as `bigint` if a number is not safe, also with a fraction of zeros or an exponent;
 * `undefined` if there are none, or if the text is not JSON.
 */
export function parseExactIntegers(text: string): unknown {
  if (!/\d{16}|\d[eE]\+?\d/.test(text)) return undefined;
  const marker = createMarker();
  let isInString = false;
  // Numbers are matched as a whole, so that digits of a fraction are not marked.
  const marked = text.replace(/\\.|"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/gs, (token) => {
    if (token === '"') isInString = !isInString;
    const integer = isInString ? undefined : parseUnsafeInteger(token);
    return integer === undefined ? token : `"${marker}${integer}"`;
  });
  if (marked === text) return undefined;
  try {
    JSON.parse(text);
    return JSON.parse(marked, (_name, value: unknown) =>
      typeof value === 'string' && value.startsWith(marker) ? BigInt(value.slice(marker.length)) : value,
    );
  } catch {
    return undefined;
  }
}

/** The most zeros that an exponent appends to an integer, because 64 bits have fewer digits. */
const maxExponent = 20;

/** Parses an integer that is not a safe number; `undefined` for other text, and for larger exponents. */
function parseUnsafeInteger(token: string): bigint | undefined {
  const [, sign = '', whole, fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(token) ?? [];
  if (whole === undefined || Math.abs(Number(token)) <= Number.MAX_SAFE_INTEGER) return undefined;
  const digits = whole + fraction;
  const scale = Number(exponent) - fraction.length;
  if (scale > maxExponent) return undefined;
  const end = scale < 0 ? Math.max(0, digits.length + scale) : digits.length;
  if (/[^0]/.test(digits.slice(end))) return undefined;
  return BigInt(`${sign}${digits.slice(0, end) || '0'}${'0'.repeat(Math.max(0, scale))}`);
}

/** Returns a copy of a value of JSON in which each `bigint` is replaced; the value itself if there are none. */
export function replaceBigints(value: unknown, replace: (integer: bigint) => unknown): unknown {
  if (typeof value === 'bigint') return replace(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => replaceBigints(item, replace));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, replaceBigints(each, replace)] as const);
  return entries.some(([name, each]) => each !== Object.getOwnPropertyDescriptor(value, name)?.value)
    ? Object.fromEntries(entries)
    : value;
}

/**
 * Returns a unique text that no encoding of requests changes. `Math.random` suffices, because the author of the marked
 * text cannot know the result.
 */
export function createMarker(): string {
  return `int${[Math.random(), Math.random()].join('').replaceAll(/\D/g, '')}x`;
}

/** Replaces the marked integers in an encoded text with their digits, without quotation marks. */
export function unmark(text: string, marker: string): string {
  return text.replace(new RegExp(`("|%22|)${marker}(-?\\d+)\\1`, 'g'), '$2');
}
