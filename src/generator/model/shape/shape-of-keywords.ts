// Shape of a schema's own keywords, without references and composition.

import type { ObjectSchema } from '../types/schema.ts';
import type { Shape } from '../types/shape.ts';
import { listedValues } from './enum-shape.ts';
import { objectShape, type ObjectContext, type Surroundings } from './object-shape.ts';
import { everyType, nullType, setOf, type TypeSet } from './type-set.ts';

/**
 * Returns the shape of a schema's own keywords. `stated`: the types of it, or of the schema around it, without null.
 */
export function ownShape(
  schema: ObjectSchema,
  stated: TypeSet | undefined,
  around: Surroundings,
  context: ObjectContext,
): Shape {
  const { round } = schema.facts;
  if (round && context.reading === 'response') {
    return {
      kind: 'enum',
      values: round.to.map((value) => ({ value, deprecated: false })),
      open: false,
      source: schema,
    };
  }
  const listed = listedValues(schema, stated ?? everyType);
  if (listed)
    return listed.values.length > 0 ? { kind: 'enum', ...listed, source: schema } : { kind: 'never', source: schema };
  const types = stated ?? impliedTypes(schema);
  if (types === undefined) return { kind: 'any', source: schema };
  const shapes = shapesOf(schema, types, around, context);
  const [only, ...others] = shapes;
  if (!only) return { kind: 'never', source: schema };
  return others.length === 0
    ? only
    : { kind: 'union', branches: shapes.map((shape) => ({ shape, nullable: false })), source: schema };
}

/** Returns whether own keywords constrain the shape beyond the composed schemas. */
export function saysOwnShape({ const: constant, enum: values, array, object, facts }: ObjectSchema): boolean {
  if (constant ?? values ?? facts.lifecycle ?? facts.round) return true;
  if (array?.items !== undefined || array?.prefixItems) return true;
  return Boolean(
    object?.properties ??
    object?.required ??
    object?.patternProperties ??
    (object?.additionalProperties !== undefined || undefined),
  );
}

/** Returns the types of the `type` keyword, without null. */
export function statedTypes({ types }: ObjectSchema): TypeSet | undefined {
  return types && setOf(types) & ~nullType;
}

function shapesOf(
  schema: ObjectSchema,
  types: TypeSet,
  around: Surroundings,
  context: ObjectContext,
): readonly Shape[] {
  const { format } = schema.annotations;
  const formatted = format === undefined ? {} : { format };
  const shapes: Shape[] = [];
  if (types & 2) shapes.push({ kind: 'boolean', source: schema });
  if (types & 12) shapes.push({ kind: 'number', integer: (types & 8) === 0, ...formatted, source: schema });
  if (types & 16) shapes.push({ kind: 'text', ...formatted, source: schema });
  if (types & 32) shapes.push(listShape(schema, around.composed, context));
  if (types & 64) shapes.push(objectShape(schema, around, context));
  return shapes;
}

/** Without `type`, the keywords of a type imply it; most documents intend that. */
function impliedTypes({ number, string, array, object, annotations: { format } }: ObjectSchema): TypeSet | undefined {
  const groups = [number && 12, string && 16, array && 32, object && 64].filter((bit) => bit !== undefined);
  if (groups.length > 0) return groups.reduce((all, bit) => all | bit, 0);
  if (format === undefined) return undefined;
  return /^(?:u?int[0-9]*|integer)$/.test(format) ? 4 : /^(?:float|double|decimal|number)$/.test(format) ? 12 : 16;
}

function listShape(schema: ObjectSchema, composed: boolean, context: ObjectContext): Shape {
  const { items, prefixItems, contains, unevaluatedItems } = schema.array ?? {};
  // Items that `contains` or another part evaluates are not unevaluated.
  const others =
    items ?? (composed || contains !== undefined || schema.if !== undefined ? undefined : unevaluatedItems) ?? true;
  if (!prefixItems) return { kind: 'list', items: context.use(others), source: schema };
  return {
    kind: 'tuple',
    items: prefixItems.map((item) => context.use(item)),
    ...(others !== false && { rest: context.use(others) }),
    source: schema,
  };
}
