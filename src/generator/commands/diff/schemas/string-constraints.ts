// What a conjunction demands of texts: patterns and formats that say something.

import type { ObjectSchema } from '../../../model/types/schema.ts';
import { setOf, type TypeSet } from '../../../model/shape/type-set.ts';
import type { Stated } from './normal-form.ts';

/** What the first part that says anything says. */
export function first<T>(parts: readonly ObjectSchema[], read: (part: ObjectSchema) => T | undefined): Stated<T> | undefined {
  for (const part of parts) {
    const value = read(part);
    if (value !== undefined) return { value, part };
  }
  return undefined;
}

/** Patterns that every text matches. */
const empty: ReadonlySet<string> = new Set(['', '^', '$', '.*', '^.*', '.*$', '^[\\s\\S]*$', '[\\s\\S]*']);

/** Each pattern once, but for those that say nothing. */
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

/** Each format once, where its type can be. */
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
