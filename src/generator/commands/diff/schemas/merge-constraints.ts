// Bounds, multiples, patterns, and formats of a flat schema, merged from all its parts.

import { valueOfKeyword } from '../../../model/facets.ts';
import type { SchemaObject } from '../../../model/types/schema.ts';
import {
  type Bound,
  type BoundName,
  type Bounds,
  boundNames,
  boundTypes,
  isLowerBound,
  type KeywordValue,
} from './normal-form-types.ts';
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
  for (const name of boundNames) {
    if (!validTypes[boundTypes[name]]) continue;
    const bound = narrowestBound(parts, name, validTypes.isInteger);
    const hasEffect = boundTypes[name] === 'number' || !isLowerBound(name) || (bound?.value.limit ?? 0) > 0;
    if (bound && hasEffect) bounds[name] = bound;
  }
  return bounds;
}

function narrowestBound(
  parts: readonly SchemaObject[],
  name: BoundName,
  isInteger: boolean,
): KeywordValue<Bound> | undefined {
  let best: KeywordValue<Bound> | undefined;
  for (const part of parts) {
    for (const bound of boundsOfPart(part, name))
      if (bound) {
        const value = isInteger && boundTypes[name] === 'number' ? roundToInteger(bound, isLowerBound(name)) : bound;
        if (!best || isNarrower(value, best.value, isLowerBound(name))) best = { value, part };
      }
  }
  return best;
}

function boundsOfPart(part: SchemaObject, name: BoundName): readonly (Bound | undefined)[] {
  const bound = inclusive(valueOfKeyword(part, name));
  if (name === 'minimum') return [bound, exclusive(part.number?.exclusiveMinimum)];
  if (name === 'maximum') return [bound, exclusive(part.number?.exclusiveMaximum)];
  return [bound];
}

function isNarrower(a: Bound, b: Bound, isLower: boolean): boolean {
  return a.limit === b.limit ? a.isExclusive : a.limit > b.limit === isLower;
}

function inclusive(value: number | undefined): Bound | undefined {
  return value === undefined ? undefined : { limit: value, isExclusive: false };
}

function exclusive(value: number | undefined): Bound | undefined {
  return value === undefined ? undefined : { limit: value, isExclusive: true };
}

/** For integers, "more than 4" and "at least 4.5" mean "at least 5". */
function roundToInteger({ limit: value, isExclusive }: Bound, isLower: boolean): Bound {
  if (isLower) return { limit: isExclusive ? Math.floor(value) + 1 : Math.ceil(value), isExclusive: false };
  return { limit: isExclusive ? Math.ceil(value) - 1 : Math.floor(value), isExclusive: false };
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
