// Detection of union branches that share a valid value.

import { setOf } from '../../../model/shape/type-set.ts';
import type { Conjunction, Side } from './flatten-all-of.ts';
import type { Bound, Form, ObjectForm, Stated } from './normal-form.ts';

/** Maximum depth of nested required properties. */
const deepest = 5;

/** Returns true only if certain. Combinations of keywords that would need a solver return false. */
export function overlap(side: Side, one: Conjunction, other: Conjunction): boolean {
  return hasValue(side, side.conjoin([...one.parts, ...other.parts, !one.never && !other.never]), deepest);
}

function hasValue(side: Side, conjunction: Conjunction, depth: number): boolean {
  const form = side.form(conjunction);
  const { types, values, bounds, nullable, unions, nots, conditions } = form;
  if (unions.length + nots.length + conditions.length > 0) return false;
  if (nullable) return true;
  if (values) return values.value.size > 0;
  const has = (type: 'boolean' | 'number' | 'string' | 'array' | 'object'): boolean => (types & setOf([type])) !== 0;
  return (
    has('boolean') ||
    (has('number') && hasNumber(form)) ||
    (has('string') && hasText(form)) ||
    (has('array') && !bounds.minItems && !form.list?.contains.length) ||
    (has('object') && !bounds.minProperties && hasObject(side, form.object, depth))
  );
}

function hasNumber({ bounds: { minimum, maximum }, multiples, formats }: Form): boolean {
  if (formats.length > 0) return !minimum && !maximum && formats.length + multiples.length === 1;
  if (multiples.length === 0) return !minimum || !maximum || (minimum.value.at < maximum.value.at && Math.ceil(minimum.value.at) < maximum.value.at) || isSingle(minimum, maximum);
  // Zero is a multiple of every number.
  return !isAbove(minimum, 0) && !isBelow(maximum, 0);
}

function isSingle(minimum: Stated<Bound>, maximum: Stated<Bound>): boolean {
  return minimum.value.at === maximum.value.at && Number.isInteger(minimum.value.at) && !minimum.value.exclusive && !maximum.value.exclusive;
}

function isAbove(bound: Stated<Bound> | undefined, at: number): boolean {
  return bound !== undefined && (bound.value.at > at || (bound.value.at === at && bound.value.exclusive));
}

function isBelow(bound: Stated<Bound> | undefined, at: number): boolean {
  return bound !== undefined && (bound.value.at < at || (bound.value.at === at && bound.value.exclusive));
}

function hasText({ bounds: { minLength, maxLength }, patterns, formats, contentEncoding, contentMediaType }: Form): boolean {
  const others = [...patterns, ...formats, ...(contentEncoding ? [contentEncoding] : []), ...(contentMediaType ? [contentMediaType] : [])];
  if (others.length > 0) return others.length === 1 && !minLength && !maxLength;
  return !minLength || !maxLength || minLength.value.at <= maxLength.value.at;
}

/** Only required properties need a value. */
function hasObject(side: Side, object: ObjectForm | undefined, depth: number): boolean {
  if (!object) return true;
  const { members, required, rest, names, patterns, dependentRequired, dependentSchemas, unevaluated } = object;
  if (required.size === 0) return true;
  if (names || unevaluated || patterns.size + dependentRequired.size + dependentSchemas.size > 0 || depth === 0) return false;
  return [...required.keys()].every((name) => {
    const value = members.get(name) ?? rest?.value;
    return value === undefined || hasValue(side, value, depth - 1);
  });
}
