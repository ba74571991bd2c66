// Differences between request and response shapes.

import { ignored } from '../facets.ts';
import type { SubschemaColumn } from '../subschemas.ts';
import type { JsonSchema, SchemaObject } from '../types/schema.ts';
import { forEachSubschema } from '../visit-schemas.ts';
import { effectiveAnnotations, type SummaryLookup } from './schema-summary.ts';

const notShown = ignored('shapes do not show it');

/** Keywords whose subschemas are parts of the shape. */
const column: SubschemaColumn<'shown'> = {
  contentSchema: notShown,
  prefixItems: 'shown',
  items: 'shown',
  contains: notShown,
  unevaluatedItems: 'shown',
  properties: 'shown',
  patternProperties: 'shown',
  additionalProperties: 'shown',
  propertyNames: notShown,
  dependentSchemas: notShown,
  unevaluatedProperties: 'shown',
  allOf: 'shown',
  anyOf: 'shown',
  oneOf: 'shown',
  not: notShown,
  if: notShown,
  then: notShown,
  else: notShown,
};

/** How the request and response shapes of a schema differ. */
export interface DirectionDifference {
  /** Whether they differ in the schema itself, regardless of references. */
  readonly hasOwnDifference: boolean;
  /** Whether the shape must be read per direction: it differs, or requires properties that may be one-directional. */
  readonly needsBothDirections: boolean;
  /** IDs that the shape references. */
  readonly references: readonly string[];
}

/** Creates a memoized function that returns the difference between a schema's shapes. */
export function createDirectionDifferenceReader(
  summaryOf: SummaryLookup,
): (jsonSchema: JsonSchema) => DirectionDifference {
  const cache = new Map<JsonSchema, DirectionDifference>();
  const noDifference: DirectionDifference = { hasOwnDifference: false, needsBothDirections: false, references: [] };
  const readDifference = (jsonSchema: JsonSchema): DirectionDifference => {
    if (typeof jsonSchema === 'boolean' || isLeaf(jsonSchema)) return noDifference;
    const cached = cache.get(jsonSchema);
    if (cached) return cached;
    let hasOwnDifference = jsonSchema.extensions.round !== undefined;
    let needsBothDirections = requiresUndeclaredProperty(jsonSchema);
    const references = new Set<string>();
    if (jsonSchema.ref !== undefined) references.add(jsonSchema.ref);
    if (jsonSchema.dynamicRef) references.add(jsonSchema.dynamicRef.ref);
    forEachSubschema(jsonSchema, (inner, keyword) => {
      if (column[keyword] !== 'shown') return;
      const difference = readDifference(inner);
      hasOwnDifference ||=
        difference.hasOwnDifference || (keyword === 'properties' && isOneDirectional(inner, summaryOf));
      needsBothDirections ||= hasOwnDifference || difference.needsBothDirections;
      for (const id of difference.references) references.add(id);
    });
    const result =
      !hasOwnDifference && !needsBothDirections && references.size === 0
        ? noDifference
        : {
            hasOwnDifference,
            needsBothDirections: hasOwnDifference || needsBothDirections,
            references: [...references],
          };
    cache.set(jsonSchema, result);
    return result;
  };
  return readDifference;
}

/** Returns the IDs whose shapes differ, directly or through references. */
export function differingSchemas(schemas: ReadonlyMap<string, DirectionDifference>): ReadonlySet<string> {
  const dependents = new Map<string, string[]>();
  const pending: string[] = [];
  for (const [id, { hasOwnDifference, references }] of schemas) {
    if (hasOwnDifference) pending.push(id);
    for (const target of references) {
      const dependentsOfTarget = dependents.get(target);
      if (dependentsOfTarget) dependentsOfTarget.push(id);
      else dependents.set(target, [id]);
    }
  }
  const differing = new Set<string>();
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (differing.has(id)) continue;
    differing.add(id);
    for (const dependent of dependents.get(id) ?? []) pending.push(dependent);
  }
  return differing;
}

/** Fast path: returns whether a schema has neither subschemas nor references. */
function isLeaf({ ref, dynamicRef, array, object, allOf, anyOf, oneOf, extensions }: SchemaObject): boolean {
  return (ref ?? dynamicRef ?? array ?? object ?? allOf ?? anyOf ?? oneOf ?? extensions.round) === undefined;
}

/** Returns whether `required` names a property that another part describes, where it may be read-only. */
function requiresUndeclaredProperty({ object }: SchemaObject): boolean {
  return object?.required?.some((name) => !object.properties?.has(name)) ?? false;
}

/** Returns whether only one direction has the property. */
function isOneDirectional(jsonSchema: JsonSchema, summaryOf: SummaryLookup): boolean {
  const { readOnly, writeOnly } = effectiveAnnotations(jsonSchema, summaryOf);
  return readOnly !== writeOnly;
}
