// Detection of union branches that share a valid value.

import { toTypeSet } from '../../../model/shape/type-set.ts';
import type { FlatSchema, ModelSide } from './flatten-all-of.ts';
import type { Bound, NormalForm, ObjectForm, KeywordValue } from './normal-form-types.ts';

/** Maximum depth of nested required properties. */
const maxDepth = 5;

/** Returns whether some value certainly matches both schemas; `false` if finding one would require a solver. */
export function haveCommonValue(side: ModelSide, first: FlatSchema, second: FlatSchema): boolean {
  return hasValue(
    side,
    side.flattenAllOf([...first.parts, ...second.parts, !first.acceptsNothing && !second.acceptsNothing]),
    maxDepth,
  );
}

function hasValue(side: ModelSide, flatSchema: FlatSchema, depth: number): boolean {
  const form = side.normalForm(flatSchema);
  const { types, values, bounds, nullable, unions, nots, conditions } = form;
  if (unions.length + nots.length + conditions.length > 0) return false;
  if (nullable) return true;
  if (values) return values.value.size > 0;
  const has = (type: 'boolean' | 'number' | 'string' | 'array' | 'object'): boolean =>
    (types & toTypeSet([type])) !== 0;
  return (
    has('boolean') ||
    (has('number') && hasNumber(form)) ||
    (has('string') && hasString(form)) ||
    (has('array') && !bounds.minItems && !form.array?.contains.length) ||
    (has('object') && !bounds.minProperties && hasObject(side, form.object, depth))
  );
}

function hasNumber({ bounds: { minimum, maximum }, multiples, formats }: NormalForm): boolean {
  if (formats.length > 0) return !minimum && !maximum && formats.length + multiples.length === 1;
  if (multiples.length === 0)
    return (
      !minimum ||
      !maximum ||
      (minimum.value.limit < maximum.value.limit && Math.ceil(minimum.value.limit) < maximum.value.limit) ||
      isSingle(minimum, maximum)
    );
  // Zero is a multiple of every number.
  return !isAbove(minimum, 0) && !isBelow(maximum, 0);
}

function isSingle(minimum: KeywordValue<Bound>, maximum: KeywordValue<Bound>): boolean {
  return (
    minimum.value.limit === maximum.value.limit &&
    Number.isInteger(minimum.value.limit) &&
    !minimum.value.isExclusive &&
    !maximum.value.isExclusive
  );
}

function isAbove(bound: KeywordValue<Bound> | undefined, limit: number): boolean {
  return bound !== undefined && (bound.value.limit > limit || (bound.value.limit === limit && bound.value.isExclusive));
}

function isBelow(bound: KeywordValue<Bound> | undefined, limit: number): boolean {
  return bound !== undefined && (bound.value.limit < limit || (bound.value.limit === limit && bound.value.isExclusive));
}

function hasString({
  bounds: { minLength, maxLength },
  patterns,
  formats,
  contentEncoding,
  contentMediaType,
}: NormalForm): boolean {
  const otherConstraints = [
    ...patterns,
    ...formats,
    ...(contentEncoding ? [contentEncoding] : []),
    ...(contentMediaType ? [contentMediaType] : []),
  ];
  if (otherConstraints.length > 0) return otherConstraints.length === 1 && !minLength && !maxLength;
  return !minLength || !maxLength || minLength.value.limit <= maxLength.value.limit;
}

/** Returns whether a valid object exists. Only required properties need a value. */
function hasObject(side: ModelSide, object: ObjectForm | undefined, depth: number): boolean {
  if (!object) return true;
  const {
    properties,
    required,
    additionalProperties,
    propertyNames,
    patternProperties,
    dependentRequired,
    dependentSchemas,
    unevaluated,
  } = object;
  if (required.size === 0) return true;
  if (
    propertyNames ||
    unevaluated ||
    patternProperties.size + dependentRequired.size + dependentSchemas.size > 0 ||
    depth === 0
  )
    return false;
  return [...required.keys()].every((name) => {
    const propertySchema = properties.get(name) ?? additionalProperties?.value;
    return propertySchema === undefined || hasValue(side, propertySchema, depth - 1);
  });
}
