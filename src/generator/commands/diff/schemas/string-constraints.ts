// String keywords of a flat schema.

import type { SchemaObject } from '../../../model/types/schema.ts';
import { toTypeSet, type TypeSet } from '../../../model/shape/type-set.ts';
import type { KeywordValue } from './normal-form.ts';

/** Returns the value of the first part that has one. */
export function firstStated<T>(
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

export function isNumeric(format: string): boolean {
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
