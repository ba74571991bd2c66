// Value shapes of schemas: known properties, defaults, rounding, redaction, and read-only and write-only properties.

import type { Redaction, Rounding } from '../../openapi/extensions/types.ts';
import type { Api, SchemaAndShapes } from '../../model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import { lazy, memoize } from '../../model/lazy.ts';
import type { Json } from '../../source/node.ts';
import { mappedSubtypes, addSubtypes, type DiscriminatorSubtypes } from './discriminator-subtypes.ts';
import { omitProperties } from '../../model/omit.ts';
import { findMentionedProperties } from './undescribed-properties.ts';
import { effectiveSchemaIds, emptyShape, prune, referencedIds } from './remove-ineffective-shapes.ts';
import { isReadOnly, findConditionallyReadOnly, type PropertyConstants } from './writable-alternatives.ts';

/**
 * The aspects of a schema that affect how the server processes values, besides validation. The counterpart of the
 * runtime's `ValueShape`, with values from the model.
 */
export interface ValueShape {
  readonly refs: readonly string[];
  readonly anyOf: readonly ValueShape[];
  readonly subtypes?: DiscriminatorSubtypes;
  readonly propertyNames?: readonly string[];
  readonly mentionedProperties?: readonly string[];
  readonly writableWhen?: ReadonlyMap<string, readonly PropertyConstants[]>;
  readonly properties: ReadonlyMap<string, ValueShape>;
  readonly unknownProperties?: 'keep' | 'reject';
  readonly additionalProperties?: ValueShape;
  readonly items?: ValueShape;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly default?: { readonly value: Json };
  readonly round?: Rounding;
  readonly redacted?: Redaction;
}

export interface ValueShapes {
  /**
   * Returns the shape of an inline or referenced schema; `undefined` if it has no effect. Reads the content of named
   * schemas from `api`.
   */
  ofSchema(typed: SchemaAndShapes | undefined, api: Pick<Api, 'schema'>): ValueShape | undefined;
  /** Returns a reference to the shape of a named schema; `undefined` if it has no effect. */
  referenceTo(id: string): ValueShape | undefined;
  /** Returns whether the shape of a named schema has an effect, directly or through references. */
  isEffective(id: string): boolean;
  /** Returns all named shapes that are reachable from those of `ids`, in the order of the model. */
  reachable(ids: Iterable<string>): readonly { readonly id: string; readonly shape: ValueShape }[];
}

/** Creates the shapes of all schemas of an API. */
export function createValueShapes(api: Api): ValueShapes {
  const namedShapes = lazy(() => buildNamedShapes(api));
  const effectiveIds = lazy(() => effectiveSchemaIds(namedShapes()));
  const isEffective = (id: string): boolean => effectiveIds().has(id);
  const pruneShape = (shape: ValueShape): ValueShape | undefined => prune(shape, isEffective);
  const prunedById = memoize((id: string): ValueShape | undefined => pruneShape(namedShapes().get(id) ?? emptyShape));
  const referenceTo = (id: string): ValueShape | undefined =>
    isEffective(id) ? { ...emptyShape, refs: [id] } : undefined;
  return {
    ofSchema: (typed, { schema }) => typed && pruneShape(buildShape(typed.jsonSchema, (id) => schema(id)?.jsonSchema)),
    referenceTo,
    isEffective,
    reachable(ids) {
      const reachableIds = new Set<string>();
      const pending = [...ids];
      for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
        if (reachableIds.has(id)) continue;
        reachableIds.add(id);
        for (const each of referencedIds(prunedById(id) ?? emptyShape)) pending.push(each);
      }
      return api.schemas.flatMap(({ id }) => {
        const shape = reachableIds.has(id) ? prunedById(id) : undefined;
        return shape ? [{ id, shape }] : [];
      });
    },
  };
}

/** Builds the shapes of named schemas; those with a discriminator include their subtypes. */
function buildNamedShapes(api: Api): ReadonlyMap<string, ValueShape> {
  const schemas = new Map(api.schemas.map(({ id, jsonSchema }) => [id, jsonSchema]));
  const lookUp = (id: string): JsonSchema | undefined => schemas.get(id);
  const shapes = new Map(api.schemas.map(({ id, jsonSchema }) => [id, buildShape(jsonSchema, lookUp)]));
  if (![...shapes.values()].some(({ subtypes }) => subtypes)) return shapes;
  const children = new Map<string, string[]>();
  for (const [id, { refs }] of shapes) for (const ref of refs) children.set(ref, [...(children.get(ref) ?? []), id]);
  return new Map(
    [...shapes].map(([id, shape]) => [
      id,
      shape.subtypes ? { ...shape, subtypes: addSubtypes(shape.subtypes, id, children, lookUp) } : shape,
    ]),
  );
}

type SchemaLookup = (id: string) => JsonSchema | undefined;

/** Builds a shape. If `isPart`, the schema is part of another, whose shape includes the properties that it mentions. */
function buildShape(assertion: JsonSchema, lookUp: SchemaLookup, isPart = false): ValueShape {
  if (typeof assertion === 'boolean' || hasNoEffect(assertion)) return emptyShape;
  const { object, array, annotations, extensions, allOf = [] } = assertion;
  const parts = allOf.map((part) => buildShape(part, lookUp, true));
  const properties = object?.properties;
  const known = [...new Set([...(properties?.keys() ?? []), ...parts.flatMap((part) => part.propertyNames ?? [])])];
  const propertyShapes = new Map<string, ValueShape>();
  const add = (property: ValueShape, name: string): void => {
    const existing = propertyShapes.get(name);
    propertyShapes.set(
      name,
      existing
        ? {
            ...emptyShape,
            anyOf: [existing, property],
            readOnly: [existing, property].some(
              (each) => each.readOnly || each.refs.some((id) => isReadOnly(lookUp(id), lookUp)),
            ),
          }
        : property,
    );
  };
  for (const part of parts) part.properties.forEach(add);
  properties?.forEach((property, name) => add(buildShape(property, lookUp), name));
  const unknownProperties =
    unknownPropertiesPolicy(assertion) ?? parts.find((part) => part.unknownProperties)?.unknownProperties;
  const rest = combineShapes([
    ...parts.map((part) => part.additionalProperties),
    ...buildShapes(
      lookUp,
      object?.additionalProperties,
      object?.unevaluatedProperties,
      ...(object?.patternProperties?.values() ?? []),
    ),
  ]);
  const items = combineShapes([
    ...parts.map((part) => part.items),
    ...buildShapes(lookUp, array?.items, array?.unevaluatedItems, ...(array?.prefixItems ?? [])),
  ]);
  // If unknown properties are kept or rejected, so are mentioned ones.
  const mentioned = isPart || unknownProperties ? [] : findMentionedProperties(assertion, lookUp);
  // The shape of a bare reference's target has its own `writableWhen`.
  const writableWhen =
    isPart || isBareReference(assertion)
      ? new Map<string, readonly PropertyConstants[]>()
      : findConditionallyReadOnly(assertion, lookUp);
  // A subtype cannot add properties to a closed object.
  const subtypes =
    unknownProperties === 'reject'
      ? undefined
      : (mappedSubtypes(assertion) ?? parts.find((part) => part.subtypes)?.subtypes);
  const defaultValue = annotations.default ?? parts.find((part) => part.default)?.default;
  const round = extensions.round ?? parts.find((part) => part.round)?.round;
  const redacted = extensions.redacted ?? parts.find((part) => part.redacted)?.redacted;
  return {
    refs: [
      ...new Set([
        ...(assertion.ref === undefined ? [] : [assertion.ref]),
        ...(assertion.dynamicRef ? [assertion.dynamicRef.ref] : []),
        ...parts.flatMap((part) => part.refs),
      ]),
    ],
    anyOf: [
      ...alternativeSchemas(assertion).map((each) => buildShape(each, lookUp, true)),
      ...parts.flatMap((part) => part.anyOf),
    ],
    ...(subtypes && { subtypes }),
    ...((properties || parts.some((part) => part.propertyNames)) && { propertyNames: known }),
    ...(mentioned.length > 0 && { mentionedProperties: mentioned }),
    ...(writableWhen.size > 0 && { writableWhen }),
    properties: propertyShapes,
    ...(unknownProperties && { unknownProperties }),
    ...(rest && { additionalProperties: rest }),
    ...(items && { items }),
    readOnly: parts.some((part) => part.readOnly) || isReadOnly(omitProperties(assertion, 'ref', 'allOf'), lookUp),
    writeOnly: annotations.writeOnly === true || parts.some((part) => part.writeOnly),
    ...(defaultValue && { default: defaultValue }),
    ...(round && { round }),
    ...(redacted && { redacted }),
  };
}

function isBareReference({ object, allOf, anyOf, oneOf, then, else: otherwise }: SchemaObject): boolean {
  return (object ?? allOf ?? anyOf ?? oneOf ?? then ?? otherwise) === undefined;
}

/** Returns whether no keyword of a schema affects its shape, which is true for most schemas. */
function hasNoEffect({
  types,
  object,
  array,
  ref,
  dynamicRef,
  allOf,
  anyOf,
  oneOf,
  not,
  if: condition,
  then,
  else: otherwise,
  discriminator,
  annotations,
  extensions,
}: SchemaObject): boolean {
  const subschema =
    object ??
    array ??
    ref ??
    dynamicRef ??
    allOf ??
    anyOf ??
    oneOf ??
    not ??
    condition ??
    then ??
    otherwise ??
    discriminator;
  const effect = annotations.default ?? extensions.round ?? extensions.redacted;
  return (
    subschema === undefined &&
    effect === undefined &&
    annotations.readOnly !== true &&
    annotations.writeOnly !== true &&
    types?.includes('object') !== true
  );
}

function buildShapes(lookUp: SchemaLookup, ...assertions: readonly (JsonSchema | undefined)[]): readonly ValueShape[] {
  return assertions.flatMap((each) => (typeof each === 'object' ? buildShape(each, lookUp) : []));
}

/** Combines the shapes of several subschemas for the same location, which all apply. */
function combineShapes(shapes: readonly (ValueShape | undefined)[]): ValueShape | undefined {
  const present = shapes.filter((shape) => shape !== undefined);
  return present.length > 1 ? { ...emptyShape, anyOf: present } : present[0];
}

function alternativeSchemas({
  anyOf = [],
  oneOf = [],
  then,
  else: otherwise,
  object,
}: SchemaObject): readonly JsonSchema[] {
  return [
    ...anyOf,
    ...oneOf,
    ...(then === undefined ? [] : [then]),
    ...(otherwise === undefined ? [] : [otherwise]),
    ...(object?.dependentSchemas?.values() ?? []),
  ];
}

/**
 * Returns how a schema treats unknown properties; `undefined` if it does not specify this. A bare `type: object` keeps
 * them all.
 */
function unknownPropertiesPolicy({
  object,
  types,
  ref,
  allOf,
  anyOf,
  oneOf,
}: SchemaObject): ValueShape['unknownProperties'] {
  const { additionalProperties, unevaluatedProperties, patternProperties, properties } = object ?? {};
  if (patternProperties || additionalProperties === true || typeof additionalProperties === 'object') return 'keep';
  if (unevaluatedProperties !== undefined && unevaluatedProperties !== false) return 'keep';
  if (additionalProperties === false || unevaluatedProperties === false) return 'reject';
  return types?.includes('object') && !properties && !(ref ?? allOf ?? anyOf ?? oneOf) ? 'keep' : undefined;
}
