// Removal of the parts of value shapes that have no effect.

import type { DiscriminatorSubtypes } from './discriminator-subtypes.ts';
import type { ValueShape } from './value-shapes.ts';

/** A shape without an effect. */
export const emptyShape: ValueShape = { refs: [], anyOf: [], properties: new Map(), readOnly: false, writeOnly: false };

/** Returns the IDs of the schemas whose shapes have an effect, directly or through references. */
export function effectiveSchemaIds(shapes: ReadonlyMap<string, ValueShape>): ReadonlySet<string> {
  const effective = new Set<string>();
  for (let previousSize = -1; previousSize < effective.size;) {
    previousSize = effective.size;
    for (const [id, shape] of shapes)
      if (!effective.has(id) && hasEffect(shape, (ref) => effective.has(ref))) effective.add(id);
  }
  return effective;
}

/** Returns whether a shape has an effect, ignoring parts without one. */
function hasEffect(shape: ValueShape, isEffective: (id: string) => boolean): boolean {
  const hasNestedEffect = (each: ValueShape | undefined): boolean => each !== undefined && hasEffect(each, isEffective);
  const { refs, anyOf, subtypes, properties, additionalProperties, items } = shape;
  return (
    shape !== emptyShape &&
    (hasOwnEffect(shape) ||
      refs.some(isEffective) ||
      subtypeIds(subtypes).some(isEffective) ||
      anyOf.some(hasNestedEffect) ||
      hasNestedEffect(additionalProperties) ||
      hasNestedEffect(items) ||
      [...properties.values()].some(hasNestedEffect))
  );
}

function hasOwnEffect(shape: ValueShape): boolean {
  return (
    (shape.propertyNames ??
      shape.mentionedProperties ??
      shape.unknownProperties ??
      shape.default ??
      shape.round ??
      shape.redacted) !== undefined ||
    shape.readOnly ||
    shape.writeOnly
  );
}

/** Returns the shape without the parts that have no effect; `undefined` if no part has an effect. */
export function prune(shape: ValueShape, isEffective: (id: string) => boolean): ValueShape | undefined {
  if (shape === emptyShape) return undefined;
  const refs = shape.refs.filter(isEffective);
  const anyOf = shape.anyOf.flatMap((each) => prune(each, isEffective) ?? []);
  const properties = new Map<string, ValueShape>();
  for (const [name, property] of shape.properties) {
    const remainingProperty = prune(property, isEffective);
    if (remainingProperty) properties.set(name, remainingProperty);
  }
  const { additionalProperties, items, subtypes, ...otherKeywords } = shape;
  const remainingSubtypes =
    subtypes &&
    new Map(
      [...subtypes.schemas].flatMap(([value, ids]) =>
        ids.some(isEffective) ? [[value, ids.filter(isEffective)] as const] : [],
      ),
    );
  const remainingAdditional = additionalProperties && prune(additionalProperties, isEffective);
  const remainingItems = items && prune(items, isEffective);
  if (
    !(remainingAdditional ?? remainingItems) &&
    !hasOwnEffect(shape) &&
    refs.length + anyOf.length + properties.size + (remainingSubtypes?.size ?? 0) === 0
  )
    return undefined;
  return {
    ...otherKeywords,
    refs,
    anyOf,
    properties,
    ...(subtypes &&
      remainingSubtypes &&
      remainingSubtypes.size > 0 && { subtypes: { ...subtypes, schemas: remainingSubtypes } }),
    ...(remainingAdditional && { additionalProperties: remainingAdditional }),
    ...(remainingItems && { items: remainingItems }),
  };
}

/** Returns the IDs of the named shapes that a shape references. */
export function referencedIds({
  refs,
  anyOf,
  subtypes,
  properties,
  additionalProperties,
  items,
}: ValueShape): readonly string[] {
  const nested = [
    ...anyOf,
    ...properties.values(),
    ...(additionalProperties ? [additionalProperties] : []),
    ...(items ? [items] : []),
  ];
  return [...refs, ...subtypeIds(subtypes), ...nested.flatMap(referencedIds)];
}

function subtypeIds(subtypes: DiscriminatorSubtypes | undefined): readonly string[] {
  return subtypes ? [...subtypes.schemas.values()].flat() : [];
}
