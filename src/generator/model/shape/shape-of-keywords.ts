// Shape of a schema's own keywords, without references and composition.

import type { SchemaObject } from '../types/schema.ts';
import type { Shape } from '../types/shape.ts';
import { declaredEnumValues } from './enum-shape.ts';
import { readObjectShape, type ObjectContext, type CompositionContext } from './object-shape.ts';
import { allTypes, nullType, toTypeSet, type TypeSet } from './type-set.ts';

/**
 * Returns the shape of a schema's own keywords. `stated`: the types of it, or of the schema around it, without null.
 */
export function shapeOfKeywords(
  schema: SchemaObject,
  stated: TypeSet | undefined,
  composition: CompositionContext,
  context: ObjectContext,
): Shape {
  const { round } = schema.extensions;
  if (round && context.direction === 'response') {
    return {
      kind: 'enum',
      values: round.to.map((value) => ({ value, deprecated: false })),
      open: false,
      source: schema,
    };
  }
  const listed = declaredEnumValues(schema, stated ?? allTypes);
  if (listed)
    return listed.values.length > 0 ? { kind: 'enum', ...listed, source: schema } : { kind: 'never', source: schema };
  const types = stated ?? impliedTypes(schema);
  if (types === undefined) return { kind: 'any', source: schema };
  const shapes = shapesOfTypes(schema, types, composition, context);
  const [only, ...rest] = shapes;
  if (!only) return { kind: 'never', source: schema };
  return rest.length === 0
    ? only
    : { kind: 'union', branches: shapes.map((shape) => ({ shape, nullable: false })), source: schema };
}

/** Returns whether own keywords constrain the shape beyond the composed schemas. */
export function hasOwnShape({ const: constant, enum: values, array, object, extensions }: SchemaObject): boolean {
  if (constant ?? values ?? extensions.lifecycle ?? extensions.round) return true;
  if (array?.items !== undefined || array?.prefixItems) return true;
  return Boolean(
    object?.properties ??
    object?.required ??
    object?.patternProperties ??
    (object?.additionalProperties !== undefined || undefined),
  );
}

/** Returns the types of the `type` keyword, without null. */
export function declaredTypes({ types }: SchemaObject): TypeSet | undefined {
  return types && toTypeSet(types) & ~nullType;
}

function shapesOfTypes(
  schema: SchemaObject,
  types: TypeSet,
  composition: CompositionContext,
  context: ObjectContext,
): readonly Shape[] {
  const { format } = schema.annotations;
  const formatField = format === undefined ? {} : { format };
  const shapes: Shape[] = [];
  if (types & 2) shapes.push({ kind: 'boolean', source: schema });
  if (types & 12) shapes.push({ kind: 'number', integer: (types & 8) === 0, ...formatField, source: schema });
  if (types & 16) shapes.push({ kind: 'text', ...formatField, source: schema });
  if (types & 32) shapes.push(listShape(schema, composition.isComposed, context));
  if (types & 64) shapes.push(readObjectShape(schema, composition, context));
  return shapes;
}

/** Without `type`, the keywords of a type imply it; most documents intend that. */
function impliedTypes({ number, string, array, object, annotations: { format } }: SchemaObject): TypeSet | undefined {
  const groups = [number && 12, string && 16, array && 32, object && 64].filter((bit) => bit !== undefined);
  if (groups.length > 0) return groups.reduce((all, bit) => all | bit, 0);
  if (format === undefined) return undefined;
  return /^(?:u?int[0-9]*|integer)$/.test(format) ? 4 : /^(?:float|double|decimal|number)$/.test(format) ? 12 : 16;
}

function listShape(schema: SchemaObject, isComposed: boolean, context: ObjectContext): Shape {
  const { items, prefixItems, contains, unevaluatedItems } = schema.array ?? {};
  // Items that `contains` or another part evaluates are not unevaluated.
  const additionalItems =
    items ?? (isComposed || contains !== undefined || schema.if !== undefined ? undefined : unevaluatedItems) ?? true;
  if (!prefixItems) return { kind: 'list', items: context.use(additionalItems), source: schema };
  return {
    kind: 'tuple',
    items: prefixItems.map((item) => context.use(item)),
    ...(additionalItems !== false && { rest: context.use(additionalItems) }),
    source: schema,
  };
}
