// Read-only and write-only properties, and the schemas that contain or reference one.

import { ignored } from './facets.ts';
import { isNullSchema } from './read-schema/type-and-nullable.ts';
import type { Api, Schema } from './types/api.ts';
import type { JsonSchema } from './types/schema.ts';
import { lazy } from './lazy.ts';
import type { SubschemaColumn } from './subschemas.ts';
import { findIdsThatReach } from './reference-graph.ts';
import { findResponseOnlySchemas } from './response-only-schemas.ts';
import { forEachSubschema } from './visit-schemas.ts';

/** Which properties and schemas need read-only or write-only markers in generated types. */
export interface DirectionMarkers {
  /** Returns the marker of a property; `undefined` if requests and responses both have it. */
  markerOf(property: JsonSchema): 'read' | 'write' | undefined;
  /** Returns whether a schema has a marked property, itself or through references. */
  hasMarkers(jsonSchema: JsonSchema): boolean;
  /** Returns the annotations of a named schema and of the schemas that it applies in place, as bits. */
  readonly annotationsOf: (id: string) => number;
  /** Returns whether only responses use a named schema. */
  readonly isResponseOnly: (id: string) => boolean;
  /** Returns whether a named schema has a type of its own for requests: it has markers, and not only responses use it. */
  hasRequestType(schema: Schema): boolean;
}

const untyped = ignored('types do not depend on it');

/** Keywords whose subschemas are parts of types. */
const column: SubschemaColumn<'typed'> = {
  contentSchema: untyped,
  prefixItems: 'typed',
  items: 'typed',
  contains: untyped,
  unevaluatedItems: untyped,
  properties: 'typed',
  patternProperties: 'typed',
  additionalProperties: 'typed',
  propertyNames: untyped,
  dependentSchemas: untyped,
  unevaluatedProperties: untyped,
  allOf: 'typed',
  anyOf: 'typed',
  oneOf: 'typed',
  not: untyped,
  if: untyped,
  then: untyped,
  else: untyped,
};

/** Cached, because several targets need it. */
const cache = new WeakMap<Api, DirectionMarkers>();

export function findDirectionMarkers(api: Api): DirectionMarkers {
  const analysis = cache.get(api) ?? computeDirectionMarkers(api);
  cache.set(api, analysis);
  return analysis;
}

function computeDirectionMarkers(api: Api): DirectionMarkers {
  /**
   * Returns the annotations of a schema and of the schemas that it applies in place. `resolve` returns the annotations
   * of a referenced schema.
   */
  function annotationBits(jsonSchema: JsonSchema, resolve: (id: string) => AnnotationBits): AnnotationBits {
    if (typeof jsonSchema === 'boolean') return noAnnotation;
    const { annotations, allOf = [], anyOf = [], ref } = jsonSchema;
    let bits =
      (annotations.readOnly ? readOnlyBit : noAnnotation) | (annotations.writeOnly ? writeOnlyBit : noAnnotation);
    for (const part of allOf) bits |= annotationBits(part, resolve);
    const nonNull = anyOf.length > 0 ? anyOf.filter((branch) => !isNullSchema(branch)) : [];
    if (nonNull.length === 1) for (const branch of nonNull) bits |= annotationBits(branch, resolve);
    return ref === undefined ? bits : bits | resolve(ref);
  }

  const cached = new Map<string, AnnotationBits>();
  /** Caches only top-level results: a nested result is incomplete if it stopped at a cycle. */
  const annotationsOf = (id: string, seen?: Set<string>): AnnotationBits => {
    const cachedBits = cached.get(id);
    if (cachedBits !== undefined) return cachedBits;
    if (seen?.has(id)) return noAnnotation;
    const target = api.schema(id);
    const visited = (seen ?? new Set<string>()).add(id);
    const bits =
      target === undefined ? noAnnotation : annotationBits(target.jsonSchema, (inner) => annotationsOf(inner, visited));
    if (!seen) cached.set(id, bits);
    return bits;
  };

  function markerOf(property: JsonSchema): 'read' | 'write' | undefined {
    const bits = annotationBits(property, (id) => annotationsOf(id));
    return bits === readOnlyBit ? 'read' : bits === writeOnlyBit ? 'write' : undefined;
  }

  /** Returns whether a schema itself has a marked property; adds the IDs it references to `references`. */
  function hasOwnMarker(jsonSchema: JsonSchema, references: Set<string>): boolean {
    if (typeof jsonSchema === 'boolean') return false;
    const { ref, dynamicRef } = jsonSchema;
    if (ref !== undefined) references.add(ref);
    if (dynamicRef) references.add(dynamicRef.ref);
    let isMarked = false;
    forEachSubschema(jsonSchema, (inner, keyword) => {
      if (column[keyword] === 'typed')
        isMarked =
          hasOwnMarker(inner, references) || (keyword === 'properties' && markerOf(inner) !== undefined) || isMarked;
    });
    return isMarked;
  }

  const markedIds = lazy(() => findIdsThatReach(api, hasOwnMarker));
  const responseOnlyIds = lazy(() => findResponseOnlySchemas(api));
  const isMarkedId = (id: string): boolean => markedIds().has(id);
  const idsBySchema = new Map(api.schemas.map(({ id, jsonSchema }) => [jsonSchema, id]));
  return {
    markerOf,
    hasMarkers(jsonSchema) {
      const id = idsBySchema.get(jsonSchema);
      if (id !== undefined) return isMarkedId(id);
      const references = new Set<string>();
      return hasOwnMarker(jsonSchema, references) || [...references].some(isMarkedId);
    },
    annotationsOf: (id) => annotationsOf(id),
    isResponseOnly: (id) => responseOnlyIds().has(id),
    hasRequestType: ({ id }) => isMarkedId(id) && !responseOnlyIds().has(id),
  };
}

/** `readOnly` and `writeOnly` as bits. */
type AnnotationBits = number;
const noAnnotation = 0;
const readOnlyBit = 1;
const writeOnlyBit = 2;
