// String keywords of a flat schema.

import type { ObjectSchema } from '../../../model/types/schema.ts';
import { setOf, type TypeSet } from '../../../model/shape/type-set.ts';
import type { Stated } from './normal-form.ts';

/** Returns the value of the first part that has one. */
export function first<T>(parts: readonly ObjectSchema[], read: (part: ObjectSchema) => T | undefined): Stated<T> | undefined {
  for (const part of parts) {
    const value = read(part);
    if (value !== undefined) return { value, part };
  }
  return undefined;
}

/** Patterns that match every string. */
const empty: ReadonlySet<string> = new Set(['', '^', '$', '.*', '^.*', '.*$', '^[\\s\\S]*$', '[\\s\\S]*']);

/** Returns the distinct patterns that have an effect. */
export function patternsOf(parts: readonly ObjectSchema[]): readonly Stated<string>[] {
  return distinct(parts, (part) => {
    const pattern = part.string?.pattern;
    return pattern === undefined || empty.has(pattern) ? undefined : pattern;
  });
}

const numeric: ReadonlySet<string> = new Set(['int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float', 'double', 'double-int', 'decimal', 'decimal128']);
const texts = setOf(['string']);
const numbers = setOf(['number']);

export function isNumeric(format: string): boolean {
  return numeric.has(format);
}

/** Returns the distinct formats that apply to the types. */
export function formatsOf(parts: readonly ObjectSchema[], types: TypeSet): readonly Stated<string>[] {
  return distinct(parts, (part) => {
    const { format } = part.annotations;
    return format !== undefined && (types & (numeric.has(format) ? numbers | texts : texts)) !== 0 ? format : undefined;
  });
}

function distinct(parts: readonly ObjectSchema[], read: (part: ObjectSchema) => string | undefined): readonly Stated<string>[] {
  const found = new Map<string, ObjectSchema>();
  for (const part of parts) {
    const value = read(part);
    if (value !== undefined && !found.has(value)) found.set(value, part);
  }
  return [...found].map(([value, part]) => ({ value, part }));
}
