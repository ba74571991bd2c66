// Builds the request and response shapes of schemas from their keywords, references, and composition.

import type { JsonSchema, SchemaObject } from '../types/schema.ts';
import type { SchemaAndShapes } from '../types/api.ts';
import type { Shape, ShapeUse } from '../types/shape.ts';
import { intersectShapes, createUnion } from './combine-shapes.ts';
import type { DirectionDifference } from './request-response-difference.ts';
import { constantBranchValues, declaredEnumValues } from './enum-shape.ts';
import { findProperty } from './find-properties.ts';
import { type ObjectContext, type Direction, readObjectShape, type CompositionContext } from './object-shape.ts';
import type { SummaryLookup } from './schema-summary.ts';
import { allTypes, nullTypeSet, allowedTypes, type TypeSet, toTypeSet } from './type-set.ts';

/** Lookup of named schemas. */
export interface SchemaLookup {
  readonly jsonSchema: (id: string) => JsonSchema | undefined;
  readonly summary: SummaryLookup;
  readonly difference: (jsonSchema: JsonSchema) => DirectionDifference;
}

/** The outermost schema of a composition, and its types. */
interface CompositionRoot {
  readonly types: TypeSet | undefined;
  readonly jsonSchema: JsonSchema;
}

/**
 * Creates a function that returns the shapes of a schema. Shapes are computed lazily and once for each schema, and only
 * once for both directions if they are equal.
 */
export function createShapeReader(lookup: SchemaLookup): (jsonSchema: JsonSchema) => SchemaAndShapes {
  const cache: Readonly<Record<Direction, Map<JsonSchema, ShapeUse>>> = { request: new Map(), response: new Map() };
  const inProgress: Readonly<Record<Direction, Set<JsonSchema>>> = { request: new Set(), response: new Set() };

  const readUse = (jsonSchema: JsonSchema, requestedDirection: Direction): ShapeUse => {
    if (typeof jsonSchema === 'boolean')
      return { shape: { kind: jsonSchema ? 'any' : 'never', source: jsonSchema }, nullable: false };
    const direction = lookup.difference(jsonSchema).needsBothDirections ? requestedDirection : 'response';
    const cached = cache[direction].get(jsonSchema);
    if (cached) return cached;
    // A required property may be described by the schema that requires it: a cycle without a named schema.
    if (inProgress[direction].has(jsonSchema)) return { shape: { kind: 'any', source: jsonSchema }, nullable: false };
    inProgress[direction].add(jsonSchema);
    const result = readShape(jsonSchema, direction, undefined);
    inProgress[direction].delete(jsonSchema);
    cache[direction].set(jsonSchema, result);
    return result;
  };
  const readPart = (jsonSchema: JsonSchema, direction: Direction, root: CompositionRoot): ShapeUse =>
    typeof jsonSchema === 'boolean' ? readUse(jsonSchema, direction) : readShape(jsonSchema, direction, root);

  const readShape = (schema: SchemaObject, direction: Direction, enclosing: CompositionRoot | undefined): ShapeUse => {
    const types = declaredTypes(schema) ?? enclosing?.types;
    const root: CompositionRoot = { types, jsonSchema: enclosing?.jsonSchema ?? schema };
    const parts = readParts(schema, direction, root);
    const isComposed = parts.length > 0 || enclosing !== undefined;
    if (parts.length === 0 || hasOwnShape(schema)) {
      const keywordShape = shapeOfKeywords(schema, types, { root: root.jsonSchema, isComposed }, contexts[direction]);
      // Authors usually write such schemas in this order: base schemas, own keywords, unions.
      parts.splice(basePartCount(schema), 0, { shape: keywordShape, nullable: false });
    }
    const nullable =
      mentionsNull(schema) && (allowedTypes(schema, (id) => lookup.summary(id)?.types ?? allTypes) & nullTypeSet) !== 0;
    return { shape: intersectShapes(parts, schema), nullable };
  };
  const readParts = (schema: SchemaObject, direction: Direction, root: CompositionRoot): ShapeUse[] => {
    const parts: ShapeUse[] = [];
    for (const id of [schema.ref, schema.dynamicRef?.ref])
      if (id !== undefined) parts.push({ shape: { kind: 'ref', id }, nullable: false });
    for (const part of schema.allOf ?? []) parts.push(readPart(part, direction, root));
    for (const branches of [schema.anyOf, schema.oneOf])
      if (branches) parts.push({ shape: readUnion(schema, branches, direction, root), nullable: false });
    return parts;
  };
  const readUnion = (
    schema: SchemaObject,
    branches: readonly JsonSchema[],
    direction: Direction,
    root: CompositionRoot,
  ): Shape => {
    const values = constantBranchValues(branches, root.types ?? allTypes);
    if (values) return { kind: 'enum', ...values, source: schema };
    return createUnion(
      branches.map((branch) => readPart(branch, direction, root)),
      schema,
      schema.discriminator,
    ).shape;
  };
  const createContext = (direction: Direction): ObjectContext => ({
    direction,
    summaryOf: lookup.summary,
    shapeUseOf: (jsonSchema) => readUse(jsonSchema, direction),
    unionOf: (branches, source) => createUnion(branches, source).shape,
    findProperty: (root, name) => findProperty(root, name, lookup.jsonSchema),
  });
  const contexts = { request: createContext('request'), response: createContext('response') };

  return (jsonSchema) => {
    let request: ShapeUse | undefined;
    let response: ShapeUse | undefined;
    const result: SchemaAndShapes = {
      jsonSchema,
      get request() {
        return (request ??= readUse(jsonSchema, 'request'));
      },
      get response() {
        return (response ??= readUse(jsonSchema, 'response'));
      },
    };
    schemasAndShapes.add(result);
    return result;
  };
}

/** Values that this module created, for its type guard. */
const schemasAndShapes = new WeakSet<object>();

/** Type guard for values that this module created. */
export function isBuiltSchema(value: object): value is SchemaAndShapes {
  return schemasAndShapes.has(value);
}

/** Returns the number of parts before the schema's own keywords: its reference and its `allOf`. */
function basePartCount({ ref, dynamicRef, allOf }: SchemaObject): number {
  return Number(ref !== undefined) + Number(dynamicRef !== undefined) + (allOf?.length ?? 0);
}

/** Returns whether the schema allows null by its own keywords, regardless of references. */
function mentionsNull(jsonSchema: JsonSchema): boolean {
  if (typeof jsonSchema === 'boolean') return false;
  const { types, enum: values, const: constant, anyOf = [], oneOf = [], allOf = [] } = jsonSchema;
  if (types?.includes('null') || values?.includes(null) || constant?.value === null) return true;
  return [...anyOf, ...oneOf, ...allOf].some(mentionsNull);
}

/**
 * Returns the shape of a schema's own keywords. `knownTypes` are the types that the schema or the enclosing composition
 * declares, without null; `undefined` if neither declares any.
 */
function shapeOfKeywords(
  schema: SchemaObject,
  knownTypes: TypeSet | undefined,
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
  const enumValues = declaredEnumValues(schema, knownTypes ?? allTypes);
  if (enumValues?.values.length === 0) return { kind: 'never', source: schema };
  if (enumValues) return { kind: 'enum', ...enumValues, source: schema };
  const types = knownTypes ?? impliedTypes(schema);
  if (types === undefined) return { kind: 'any', source: schema };
  const shapes = shapesOfTypes(schema, types, composition, context);
  const [only, ...rest] = shapes;
  if (!only) return { kind: 'never', source: schema };
  return rest.length === 0
    ? only
    : { kind: 'union', branches: shapes.map((shape) => ({ shape, nullable: false })), source: schema };
}

/** Returns whether the schema's own keywords constrain the shape beyond the composed schemas. */
function hasOwnShape({ const: constant, enum: values, array, object, extensions }: SchemaObject): boolean {
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
function declaredTypes({ types }: SchemaObject): TypeSet | undefined {
  return types && toTypeSet(types) & ~nullTypeSet;
}

const typeBits = {
  boolean: toTypeSet(['boolean']),
  integer: toTypeSet(['integer']),
  number: toTypeSet(['number']),
  string: toTypeSet(['string']),
  array: toTypeSet(['array']),
  object: toTypeSet(['object']),
};

function shapesOfTypes(
  schema: SchemaObject,
  types: TypeSet,
  composition: CompositionContext,
  context: ObjectContext,
): readonly Shape[] {
  const { format } = schema.annotations;
  const formatField = format === undefined ? {} : { format };
  const shapes: Shape[] = [];
  if (types & typeBits.boolean) shapes.push({ kind: 'boolean', source: schema });
  if (types & typeBits.number) {
    const integer = (types & typeBits.number & ~typeBits.integer) === 0;
    shapes.push({ kind: 'number', integer, ...formatField, source: schema });
  }
  if (types & typeBits.string) shapes.push({ kind: 'text', ...formatField, source: schema });
  if (types & typeBits.array) shapes.push(listShape(schema, composition.isComposed, context));
  if (types & typeBits.object) shapes.push(readObjectShape(schema, composition, context));
  return shapes;
}

/** Returns the types that other keywords imply if `type` is absent, which is what most authors intend. */
function impliedTypes({ number, string, array, object, annotations: { format } }: SchemaObject): TypeSet | undefined {
  const types = [
    number && typeBits.number,
    string && typeBits.string,
    array && typeBits.array,
    object && typeBits.object,
  ].filter((bit) => bit !== undefined);
  if (types.length > 0) return types.reduce((all, bit) => all | bit, 0);
  if (format === undefined) return undefined;
  if (/^(?:u?int[0-9]*|integer)$/.test(format)) return typeBits.integer;
  return /^(?:float|double|decimal|number)$/.test(format) ? typeBits.number : typeBits.string;
}

function listShape(schema: SchemaObject, isComposed: boolean, context: ObjectContext): Shape {
  const { items, prefixItems, contains, unevaluatedItems } = schema.array ?? {};
  // Items that `contains` or another part evaluates are not unevaluated.
  const additionalItems =
    items ?? (isComposed || contains !== undefined || schema.if !== undefined ? undefined : unevaluatedItems) ?? true;
  if (!prefixItems) return { kind: 'list', items: context.shapeUseOf(additionalItems), source: schema };
  return {
    kind: 'tuple',
    items: prefixItems.map((item) => context.shapeUseOf(item)),
    ...(additionalItems !== false && { rest: context.shapeUseOf(additionalItems) }),
    source: schema,
  };
}
