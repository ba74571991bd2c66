// Narrowest bounds of a flat schema.

import type { ObjectSchema } from '../../../model/types/schema.ts';
import type { Bound, Bounds, Stated } from './normal-form.ts';

/** Valid types, and whether numbers must be integers. */
export interface Sorts {
  readonly number: boolean;
  readonly text: boolean;
  readonly list: boolean;
  readonly object: boolean;
  readonly whole: boolean;
}

/** Bounds without effect, such as a minimum length of 0, are omitted. */
export function boundsOf(parts: readonly ObjectSchema[], sorts: Sorts): Bounds {
  const found: { -readonly [B in keyof Bounds]: Bounds[B] } = {};
  const set = (name: keyof Bounds, bound: Stated<Bound> | undefined): void => {
    if (bound) found[name] = bound;
  };
  if (sorts.number) {
    set('minimum', lowest(parts, (part) => [inclusive(part.number?.minimum), exclusive(part.number?.exclusiveMinimum)].map((each) => each && rounded(each, sorts.whole, 'up'))));
    set('maximum', highest(parts, (part) => [inclusive(part.number?.maximum), exclusive(part.number?.exclusiveMaximum)].map((each) => each && rounded(each, sorts.whole, 'down'))));
  }
  if (sorts.text) {
    set('minLength', count(lowest(parts, (part) => [inclusive(part.string?.minLength)])));
    set('maxLength', highest(parts, (part) => [inclusive(part.string?.maxLength)]));
  }
  if (sorts.list) {
    set('minItems', count(lowest(parts, (part) => [inclusive(part.array?.minItems)])));
    set('maxItems', highest(parts, (part) => [inclusive(part.array?.maxItems)]));
  }
  if (sorts.object) {
    set('minProperties', count(lowest(parts, (part) => [inclusive(part.object?.minProperties)])));
    set('maxProperties', highest(parts, (part) => [inclusive(part.object?.maxProperties)]));
  }
  return found;
}

type Read = (part: ObjectSchema) => readonly (Bound | undefined)[];

function lowest(parts: readonly ObjectSchema[], read: Read): Stated<Bound> | undefined {
  return narrowest(parts, read, (a, b) => a.at > b.at || (a.at === b.at && a.exclusive));
}

function highest(parts: readonly ObjectSchema[], read: Read): Stated<Bound> | undefined {
  return narrowest(parts, read, (a, b) => a.at < b.at || (a.at === b.at && a.exclusive));
}

function narrowest(parts: readonly ObjectSchema[], read: Read, narrower: (a: Bound, b: Bound) => boolean): Stated<Bound> | undefined {
  let best: Stated<Bound> | undefined;
  for (const part of parts) {
    for (const bound of read(part)) if (bound && (!best || narrower(bound, best.value))) best = { value: bound, part };
  }
  return best;
}

function inclusive(at: number | undefined): Bound | undefined {
  return at === undefined ? undefined : { at, exclusive: false };
}

function exclusive(at: number | undefined): Bound | undefined {
  return at === undefined ? undefined : { at, exclusive: true };
}

/** For integers, "more than 4" and "at least 4.5" mean "at least 5". */
function rounded(bound: Bound, whole: boolean, to: 'up' | 'down'): Bound {
  if (!whole) return bound;
  const { at } = bound;
  if (to === 'up') return { at: bound.exclusive ? Math.floor(at) + 1 : Math.ceil(at), exclusive: false };
  return { at: bound.exclusive ? Math.ceil(at) - 1 : Math.floor(at), exclusive: false };
}

function count(bound: Stated<Bound> | undefined): Stated<Bound> | undefined {
  return bound && bound.value.at > 0 ? bound : undefined;
}

/** Returns the `multipleOf` values that no other one implies. */
export function multiplesOf(parts: readonly ObjectSchema[], whole: boolean): readonly Stated<number>[] {
  const all = parts.flatMap((part) => {
    const value = part.number?.multipleOf;
    return value === undefined || (whole && isMultiple(1, value)) ? [] : [{ value, part }];
  });
  return all.filter(({ value }, at) => !all.some((other, index) => (other.value === value ? index < at : isMultiple(other.value, value))));
}

/**
 * Returns whether every multiple of `value` is a multiple of `step`. Decimals are compared with a tolerance of 1e-9.
 */
export function isMultiple(value: number, step: number): boolean {
  if (!(step > 0)) return false;
  const quotient = value / step;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9 && Math.round(quotient) >= 1;
}
