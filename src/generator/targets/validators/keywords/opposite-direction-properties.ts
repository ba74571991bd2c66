// Properties that only the opposite side sets: read-only ones in requests, write-only ones in responses. Validators do
// not require them.

import type { Api } from '../../../model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { omitProperties } from '../../../model/omit.ts';
import type { VariantDirection, ValidationVariant, VariantAnalysis } from '../validation-variant.ts';
import type { SchemaSummary } from '../../../model/shape/schema-summary.ts';

/** The parts of the analysis that determine directions. */
interface DirectionAnalysis {
  readonly api: Api;
  readonly variants: VariantAnalysis;
}

type SchemaLookup = Pick<Api, 'schema'>;
type DirectionFlags = Pick<SchemaSummary, 'readOnly' | 'writeOnly'>;

const noNames: ReadonlySet<string> = new Set();

/** Names, and the IDs of the schemas that were read to find them. */
interface CachedNames {
  readonly names: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

/** Names by direction and schema, cached by the analysis of a model. */
const cache = new WeakMap<VariantAnalysis, Map<string, Map<JsonSchema, CachedNames>>>();

/**
 * Returns the variant for a schema: adds the properties that only the opposite side sets, according to the schema or
 * its in-place subschemas.
 */
export function addOppositeDirectionNames(
  jsonSchema: JsonSchema,
  outer: ValidationVariant,
  analysis: DirectionAnalysis,
): ValidationVariant {
  const variant = resolveAmbiguity(jsonSchema, outer, analysis);
  const ownNames = oppositeDirectionNames(jsonSchema, variant.direction, analysis);
  if (ownNames.size === 0) return variant;
  return {
    ...variant,
    oppositeDirection: uniteNames(ownNames, variant.oppositeDirection),
    certainOppositeDirection: uniteNames(
      certainOppositeDirectionNames(jsonSchema, variant.direction, analysis),
      variant.certainOppositeDirection,
    ),
  };
}

function uniteNames(added: ReadonlySet<string>, outer: ReadonlySet<string> = noNames): ReadonlySet<string> {
  return [...added].every((name) => outer.has(name)) ? outer : new Set([...added, ...outer]);
}

/**
 * Returns the variant for the branches of a union: a property that is read-only in one branch can be required in
 * another. Responses omit it in any case.
 */
export function withAmbiguousOppositeDirection(
  alternatives: readonly JsonSchema[],
  variant: ValidationVariant,
  analysis: DirectionAnalysis,
): ValidationVariant {
  if (variant.direction !== 'request' || !variant.oppositeDirection || alternatives.length < 2) return variant;
  const names = alternatives
    .flatMap((each) => [...oppositeDirectionNames(each, variant.direction, analysis)])
    .filter((name) => variant.certainOppositeDirection?.has(name) !== true);
  return names.length === 0 ? variant : { ...variant, ambiguousOppositeDirection: new Set(names) };
}

/** Returns the variant after entering a branch: without the properties that the branch declares differently. */
function resolveAmbiguity(
  jsonSchema: JsonSchema,
  variant: ValidationVariant,
  analysis: DirectionAnalysis,
): ValidationVariant {
  const { ambiguousOppositeDirection, oppositeDirection = noNames, direction } = variant;
  if (!ambiguousOppositeDirection) return variant;
  const certain = certainOppositeDirectionNames(jsonSchema, direction, analysis);
  const declared = new Set(
    inPlaceSchemas(jsonSchema, analysis.api, 'certain').flatMap(({ object }) => [
      ...(object?.properties?.keys() ?? []),
    ]),
  );
  const remaining = [...oppositeDirection].filter(
    (name) => !ambiguousOppositeDirection.has(name) || certain.has(name) || !declared.has(name),
  );
  return {
    ...omitProperties(variant, 'ambiguousOppositeDirection', 'oppositeDirection'),
    ...(remaining.length > 0 && { oppositeDirection: new Set(remaining) }),
  };
}

/** Returns the equivalent variant that keeps only the names that the schema would otherwise require. */
export function normalizeOppositeDirection(
  jsonSchema: JsonSchema,
  outer: ValidationVariant,
  analysis: DirectionAnalysis,
): ValidationVariant {
  const variant = resolveAmbiguity(jsonSchema, outer, analysis);
  if (!variant.oppositeDirection && !variant.certainOppositeDirection) return variant;
  const ownNames = oppositeDirectionNames(jsonSchema, variant.direction, analysis);
  const required = memoizeNames(
    'required',
    jsonSchema,
    analysis,
    (api) => new Set(inPlaceSchemas(jsonSchema, api, 'conditions').flatMap(requiredNames)),
  );
  const names = [...(variant.oppositeDirection ?? [])].filter((name) => required.has(name) && !ownNames.has(name));
  // These names matter only if unions in the schema would decide differently.
  const certain = [...(variant.certainOppositeDirection ?? [])].filter(
    (name) =>
      required.has(name) &&
      ownNames.has(name) &&
      !certainOppositeDirectionNames(jsonSchema, variant.direction, analysis).has(name),
  );
  return {
    ...omitProperties(variant, 'oppositeDirection', 'certainOppositeDirection'),
    ...(names.length > 0 && { oppositeDirection: new Set(names.sort()) }),
    ...(certain.length > 0 && { certainOppositeDirection: new Set(certain.sort()) }),
  };
}

function requiredNames({ object: { required, dependentRequired } = {} }: SchemaObject): readonly string[] {
  return [...(required ?? []), ...[...(dependentRequired?.values() ?? [])].flat()];
}

function oppositeDirectionNames(
  jsonSchema: JsonSchema,
  direction: VariantDirection,
  analysis: DirectionAnalysis,
): ReadonlySet<string> {
  return collectNames(jsonSchema, direction, analysis, 'alternatives');
}

/** Returns the names that do not depend on the branch of a union. */
function certainOppositeDirectionNames(
  jsonSchema: JsonSchema,
  direction: VariantDirection,
  analysis: DirectionAnalysis,
): ReadonlySet<string> {
  return collectNames(jsonSchema, direction, analysis, 'certain');
}

function collectNames(
  jsonSchema: JsonSchema,
  direction: VariantDirection,
  analysis: DirectionAnalysis,
  scope: 'certain' | 'alternatives',
): ReadonlySet<string> {
  if (direction === 'exact' || analysis.variants.equivalentDirectionOf(jsonSchema, 'request') === 'response')
    return noNames;
  return memoizeNames(`${direction} ${scope}`, jsonSchema, analysis, (api) => {
    const marksByName = new Map<string, DirectionFlags>();
    for (const { object } of inPlaceSchemas(jsonSchema, api, scope)) {
      for (const [name, property] of object?.properties ?? []) {
        const [previous, current] = [marksByName.get(name), analysis.variants.summary(property)];
        marksByName.set(name, {
          readOnly: current.readOnly || (previous?.readOnly ?? false),
          writeOnly: current.writeOnly || (previous?.writeOnly ?? false),
        });
      }
    }
    return new Set([...marksByName].filter(([, marks]) => isSetByOppositeSide(marks, direction)).map(([name]) => name));
  });
}

/** Returns whether only the opposite side sets a property, so that it is neither required nor validated. */
export function isOppositeDirectionOnly(
  jsonSchema: JsonSchema,
  direction: VariantDirection,
  variants: VariantAnalysis,
): boolean {
  if (direction === 'exact') return false;
  return isSetByOppositeSide(variants.summary(jsonSchema), direction);
}

/** Returns whether only the opposite side sets a property. If it is read-only and write-only, both sides send it. */
function isSetByOppositeSide({ readOnly, writeOnly }: DirectionFlags, direction: VariantDirection): boolean {
  return readOnly !== writeOnly && (direction === 'request' ? readOnly : writeOnly);
}

/**
 * Returns the schemas that validate the same value: the schema, its references, and its `allOf`; depending on `scope`
 * also the branches of unions and conditional schemas.
 */
function inPlaceSchemas(
  jsonSchema: JsonSchema,
  api: SchemaLookup,
  scope: 'certain' | 'alternatives' | 'conditions',
): readonly SchemaObject[] {
  const schemas = new Set<SchemaObject>();
  const visit = (each: JsonSchema | undefined): void => {
    if (each === undefined || typeof each === 'boolean' || schemas.has(each)) return;
    schemas.add(each);
    for (const id of [each.ref, each.dynamicRef?.ref]) if (id !== undefined) visit(api.schema(id)?.jsonSchema);
    for (const part of each.allOf ?? []) visit(part);
    if (scope !== 'certain') for (const part of [...(each.anyOf ?? []), ...(each.oneOf ?? [])]) visit(part);
    if (scope === 'conditions')
      for (const part of [each.then, each.else, ...(each.object?.dependentSchemas?.values() ?? [])]) visit(part);
  };
  visit(jsonSchema);
  return [...schemas];
}

/** Returns the names of a schema. Reads the same schemas in each call, because declarations depend on what they read. */
function memoizeNames(
  cacheKey: string,
  jsonSchema: JsonSchema,
  { api, variants }: DirectionAnalysis,
  compute: (api: SchemaLookup) => ReadonlySet<string>,
): ReadonlySet<string> {
  const byKey = cache.get(variants) ?? new Map<string, Map<JsonSchema, CachedNames>>();
  cache.set(variants, byKey);
  const bySchema = byKey.get(cacheKey) ?? new Map<JsonSchema, CachedNames>();
  byKey.set(cacheKey, bySchema);
  const cached = bySchema.get(jsonSchema);
  if (cached) {
    for (const id of cached.ids) api.schema(id);
    return cached.names;
  }
  const ids = new Set<string>();
  const names = compute({ schema: (id) => (ids.add(id), api.schema(id)) });
  bySchema.set(jsonSchema, { names, ids });
  return names;
}
