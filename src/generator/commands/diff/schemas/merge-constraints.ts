// Bounds, multiples, patterns, and formats of a flat schema, merged from all its parts.

import type { SchemaObject } from '../../../model/types/schema.ts';
import type { Bound, Bounds, KeywordValue } from './normal-form.ts';
import { toTypeSet, type TypeSet } from '../../../model/shape/type-set.ts';

/** Types that the schema accepts, and whether numbers must be integers. */
export interface ValidTypes {
  readonly number: boolean;
  readonly string: boolean;
  readonly array: boolean;
  readonly object: boolean;
  readonly isInteger: boolean;
}

/** Returns the narrowest bound of each kind. Omits bounds without effect, such as a minimum length of 0. */
export function narrowestBounds(parts: readonly SchemaObject[], validTypes: ValidTypes): Bounds {
  const bounds: { -readonly [B in keyof Bounds]: Bounds[B] } = {};
  const set = (name: keyof Bounds, bound: KeywordValue<Bound> | undefined): void => {
    if (bound) bounds[name] = bound;
  };
  if (validTypes.number) {
    set(
      'minimum',
      highestMinimum(parts, (part) =>
        [inclusive(part.number?.minimum), exclusive(part.number?.exclusiveMinimum)].map(
          (bound) => bound && roundToInteger(bound, validTypes.isInteger, 'up'),
        ),
      ),
    );
    set(
      'maximum',
      lowestMaximum(parts, (part) =>
        [inclusive(part.number?.maximum), exclusive(part.number?.exclusiveMaximum)].map(
          (bound) => bound && roundToInteger(bound, validTypes.isInteger, 'down'),
        ),
      ),
    );
  }
  if (validTypes.string) {
    set('minLength', omitZero(highestMinimum(parts, (part) => [inclusive(part.string?.minLength)])));
    set(
      'maxLength',
      lowestMaximum(parts, (part) => [inclusive(part.string?.maxLength)]),
    );
  }
  if (validTypes.array) {
    set('minItems', omitZero(highestMinimum(parts, (part) => [inclusive(part.array?.minItems)])));
    set(
      'maxItems',
      lowestMaximum(parts, (part) => [inclusive(part.array?.maxItems)]),
    );
  }
  if (validTypes.object) {
    set('minProperties', omitZero(highestMinimum(parts, (part) => [inclusive(part.object?.minProperties)])));
    set(
      'maxProperties',
      lowestMaximum(parts, (part) => [inclusive(part.object?.maxProperties)]),
    );
  }
  return bounds;
}

type ReadBounds = (part: SchemaObject) => readonly (Bound | undefined)[];

function highestMinimum(parts: readonly SchemaObject[], read: ReadBounds): KeywordValue<Bound> | undefined {
  return narrowest(parts, read, (a, b) => a.limit > b.limit || (a.limit === b.limit && a.isExclusive));
}

function lowestMaximum(parts: readonly SchemaObject[], read: ReadBounds): KeywordValue<Bound> | undefined {
  return narrowest(parts, read, (a, b) => a.limit < b.limit || (a.limit === b.limit && a.isExclusive));
}

function narrowest(
  parts: readonly SchemaObject[],
  read: ReadBounds,
  isNarrower: (a: Bound, b: Bound) => boolean,
): KeywordValue<Bound> | undefined {
  let best: KeywordValue<Bound> | undefined;
  for (const part of parts) {
    for (const bound of read(part))
      if (bound && (!best || isNarrower(bound, best.value))) best = { value: bound, part };
  }
  return best;
}

function inclusive(value: number | undefined): Bound | undefined {
  return value === undefined ? undefined : { limit: value, isExclusive: false };
}

function exclusive(value: number | undefined): Bound | undefined {
  return value === undefined ? undefined : { limit: value, isExclusive: true };
}

/** For integers, "more than 4" and "at least 4.5" mean "at least 5". */
function roundToInteger(bound: Bound, isInteger: boolean, direction: 'up' | 'down'): Bound {
  if (!isInteger) return bound;
  const { limit: value, isExclusive } = bound;
  if (direction === 'up') return { limit: isExclusive ? Math.floor(value) + 1 : Math.ceil(value), isExclusive: false };
  return { limit: isExclusive ? Math.ceil(value) - 1 : Math.floor(value), isExclusive: false };
}

function omitZero(bound: KeywordValue<Bound> | undefined): KeywordValue<Bound> | undefined {
  return bound && bound.value.limit > 0 ? bound : undefined;
}

/** Returns the `multipleOf` values that no other `multipleOf` implies. */
export function distinctMultiples(parts: readonly SchemaObject[], isInteger: boolean): readonly KeywordValue<number>[] {
  const multiples = parts.flatMap((part) => {
    const value = part.number?.multipleOf;
    return value === undefined || (isInteger && isMultiple(1, value)) ? [] : [{ value, part }];
  });
  return multiples.filter(
    ({ value }, index) =>
      !multiples.some((candidate, candidateIndex) =>
        candidate.value === value ? candidateIndex < index : isMultiple(candidate.value, value),
      ),
  );
}

/**
 * Returns whether every multiple of `value` is a multiple of `step`. Decimals are compared with a tolerance of 1e-9.
 */
export function isMultiple(value: number, step: number): boolean {
  if (!(step > 0)) return false;
  const quotient = value / step;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9 && Math.round(quotient) >= 1;
}

/** Returns the value of the first part that has one. */
export function firstDefined<T>(
  parts: readonly SchemaObject[],
  read: (part: SchemaObject) => T | undefined,
): KeywordValue<T> | undefined {
  for (const part of parts) {
    const value = read(part);
    if (value !== undefined) return { value, part };
  }
  return undefined;
}

/** Patterns that match every string. */
const trivialPatterns: ReadonlySet<string> = new Set(['', '^', '$', '.*', '^.*', '.*$', '^[\\s\\S]*$', '[\\s\\S]*']);

/** Returns the distinct patterns that have an effect. */
export function distinctPatterns(parts: readonly SchemaObject[]): readonly KeywordValue<string>[] {
  return distinctValues(parts, (part) => {
    const pattern = part.string?.pattern;
    return pattern === undefined || trivialPatterns.has(pattern) ? undefined : pattern;
  });
}

const numericFormats: ReadonlySet<string> = new Set([
  'int8',
  'int16',
  'int32',
  'int64',
  'uint8',
  'uint16',
  'uint32',
  'uint64',
  'float',
  'double',
  'double-int',
  'decimal',
  'decimal128',
]);
const stringType = toTypeSet(['string']);
const numberType = toTypeSet(['number']);

export function isNumericFormat(format: string): boolean {
  return numericFormats.has(format);
}

/** Returns the distinct formats that apply to the types. */
export function distinctFormats(parts: readonly SchemaObject[], types: TypeSet): readonly KeywordValue<string>[] {
  return distinctValues(parts, (part) => {
    const { format } = part.annotations;
    return format !== undefined && (types & (numericFormats.has(format) ? numberType | stringType : stringType)) !== 0
      ? format
      : undefined;
  });
}

function distinctValues(
  parts: readonly SchemaObject[],
  read: (part: SchemaObject) => string | undefined,
): readonly KeywordValue<string>[] {
  const partByValue = new Map<string, SchemaObject>();
  for (const part of parts) {
    const value = read(part);
    if (value !== undefined && !partByValue.has(value)) partByValue.set(value, part);
  }
  return [...partByValue].map(([value, part]) => ({ value, part }));
}
