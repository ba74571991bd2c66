// Flat schemas, in which `$ref` and `allOf` are resolved to one list of parts.

import type { Api } from '../../../model/types/api.ts';
import { facetKeywords, metadataKeys } from '../../../model/facets.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { inPlaceReferences, sortTopologically } from '../../../model/reference-graph.ts';
import type { NormalForm } from './normal-form-types.ts';
import { toNormalForm } from './to-normal-form.ts';
import { listReferences, visitSchemas } from '../../../model/visit-schemas.ts';

/**
 * All schemas that apply to a value through `$ref` and `allOf`, as one list of parts. Interned: the same parts always
 * yield the same object.
 */
export interface FlatSchema {
  readonly key: string;
  /** Outermost first; empty if any value is valid. */
  readonly parts: readonly SchemaObject[];
  /** Whether `false` is one of the parts. */
  readonly acceptsNothing: boolean;
}

/** Schemas of one model, prepared for comparison. */
export interface ModelSide {
  readonly api: Api;
  /** Returns the flat schema that combines the schemas. */
  flattenAllOf(jsonSchemas: readonly JsonSchema[]): FlatSchema;
  /** Returns the normal form. Cached. */
  normalForm(flatSchema: FlatSchema): NormalForm;
  /** Returns the normal form without merging unions whose branches have distinct types. */
  normalFormWithUnions(flatSchema: FlatSchema): NormalForm;
  /** Returns the IDs of the named schemas that are equal to the flat schema, in model order. */
  schemaIds(flatSchema: FlatSchema): readonly string[];
  /** Returns whether the named schema has different request and response variants. */
  hasVariants(id: string): boolean;
}

/** Returns the referenced ID if the schema is only a reference. */
export function referencedId(jsonSchema: JsonSchema): string | undefined {
  return typeof jsonSchema === 'object' && jsonSchema.ref !== undefined && hasNoConstraints(jsonSchema)
    ? jsonSchema.ref
    : undefined;
}

/** Returns whether a schema has no constraints of its own besides `$ref` and `allOf`. */
function hasNoConstraints(schema: SchemaObject): boolean {
  for (const key in schema) {
    if (!neutralKeys.has(key)) return false;
  }
  const { annotations, extensions, unknownExtensions } = schema;
  for (const key in annotations) if (comparedAnnotations.has(key)) return false;
  return (
    extensions.rules.length === 0 &&
    !extensions.filterable &&
    !extensions.lifecycle &&
    !extensions.round &&
    !extensions.redacted &&
    extensions.message === undefined &&
    unknownExtensions.size === 0
  );
}

/** Returns whether a schema neither references nor combines others, which is true for most schemas. */
function isSelfContained(jsonSchema: JsonSchema): jsonSchema is SchemaObject {
  return (
    typeof jsonSchema === 'object' &&
    jsonSchema.ref === undefined &&
    jsonSchema.allOf === undefined &&
    jsonSchema.dynamicRef === undefined
  );
}

/** Keys of a schema that do not constrain the value, or are resolved by flattening. */
const neutralKeys: ReadonlySet<string> = new Set([
  ...metadataKeys,
  ...facetKeywords.reference,
  ...facetKeywords.resource,
  ...facetKeywords.allOf,
]);
/** Annotations that the comparison uses. */
const comparedAnnotations: ReadonlySet<string> = new Set(['default', 'deprecated', 'readOnly', 'writeOnly', 'format']);

/** Maximum recursion depth of in-place schemas. If it is reached, all named schemas are normalized bottom-up. */
const maxDepth = 100;

/** A schema that combines at least this many schemas is treated as unnamed: changes refer to the operations instead. */
const maxCombined = 300;

/**
 * Returns the named schemas that combine few others. Without the limit, long inheritance chains take quadratic time.
 */
function selectSmallSchemas(api: Api): Api['schemas'] {
  const edges = new Map(api.schemas.map(({ id, jsonSchema }) => [id, inPlaceReferences(jsonSchema)]));
  const sizes = new Map<string, number>();
  for (const id of sortTopologically(edges).order)
    sizes.set(
      id,
      (edges.get(id) ?? []).reduce((sum, dependency) => Math.min(sum + (sizes.get(dependency) ?? 0), maxCombined), 1),
    );
  return api.schemas.filter(({ id }) => (sizes.get(id) ?? 1) < maxCombined);
}

function idsByFlatSchema(api: Api, flattenAllOf: ModelSide['flattenAllOf']): Map<FlatSchema, string[]> {
  const ids = new Map<FlatSchema, string[]>();
  for (const { id, jsonSchema } of selectSmallSchemas(api)) {
    const flatSchema = flattenAllOf([jsonSchema]);
    const knownIds = ids.get(flatSchema);
    if (knownIds) knownIds.push(id);
    else ids.set(flatSchema, [id]);
  }
  return ids;
}

const noIds: readonly string[] = [];

export function createModelSide(api: Api): ModelSide {
  const partNumbers = new Map<SchemaObject, number>();
  const schemasByKey = new Map<string, FlatSchema>();
  const flatSchemas = new Map<JsonSchema, FlatSchema>();
  const normalForms = new Map<FlatSchema, NormalForm>();
  const normalFormsWithUnions = new Map<FlatSchema, NormalForm>();
  const partNumber = (part: SchemaObject): number => {
    const cached = partNumbers.get(part);
    if (cached !== undefined) return cached;
    partNumbers.set(part, partNumbers.size);
    return partNumbers.size - 1;
  };

  const flattenAllOf = (jsonSchemas: readonly JsonSchema[]): FlatSchema => {
    const [soleSchema] = jsonSchemas;
    if (jsonSchemas.length !== 1 || soleSchema === undefined) return flatten(jsonSchemas);
    const cached = flatSchemas.get(soleSchema);
    if (cached) return cached;
    const created = isSelfContained(soleSchema)
      ? intern(hasNoConstraints(soleSchema) ? [] : [soleSchema], false)
      : flatten(jsonSchemas);
    flatSchemas.set(soleSchema, created);
    return created;
  };
  const intern = (parts: readonly SchemaObject[], acceptsNothing: boolean): FlatSchema => {
    const key = `${acceptsNothing ? '!' : ''}${parts
      .map(partNumber)
      .sort((a, b) => a - b)
      .join(' ')}`;
    const cached = schemasByKey.get(key);
    if (cached) return cached;
    const created: FlatSchema = { key, parts, acceptsNothing };
    schemasByKey.set(key, created);
    return created;
  };
  const flatten = (jsonSchemas: readonly JsonSchema[]): FlatSchema => {
    const seen = new Set<SchemaObject>();
    const parts: SchemaObject[] = [];
    let acceptsNothing = false;
    const pending = jsonSchemas.toReversed();
    for (let schema = pending.pop(); schema !== undefined; schema = pending.pop()) {
      if (typeof schema === 'boolean') {
        acceptsNothing ||= !schema;
        continue;
      }
      if (seen.has(schema)) continue;
      seen.add(schema);
      if (!hasNoConstraints(schema)) parts.push(schema);
      pending.push(...(schema.allOf ?? []).toReversed());
      for (const id of [schema.dynamicRef?.ref, schema.ref]) {
        const target = id === undefined ? undefined : api.schema(id)?.jsonSchema;
        if (target !== undefined) pending.push(target);
      }
    }
    return intern(parts, acceptsNothing);
  };

  let depth = 0;
  let schemaIds: Map<FlatSchema, string[]> | undefined;
  const side: ModelSide = {
    api,
    flattenAllOf,
    schemaIds: (flatSchema) => {
      schemaIds ??= idsByFlatSchema(api, flattenAllOf);
      return (flatSchema.parts.length === 0 ? undefined : schemaIds.get(flatSchema)) ?? noIds;
    },
    hasVariants: createVariantDifferenceCheck(api),
    normalFormWithUnions: (flatSchema) => {
      const created = normalFormsWithUnions.get(flatSchema) ?? toNormalForm(side, flatSchema, true);
      normalFormsWithUnions.set(flatSchema, created);
      return created;
    },
    normalForm: (flatSchema) => {
      const cached = normalForms.get(flatSchema);
      if (cached) return cached;
      if (depth === maxDepth) {
        depth++;
        normalizeAll();
      }
      depth++;
      const created = normalForms.get(flatSchema) ?? toNormalForm(side, flatSchema);
      depth--;
      normalForms.set(flatSchema, created);
      return created;
    },
  };
  // Chains can be as long as the document. In topological order, dependencies are normalized before their dependents.
  const normalizeAll = (): void => {
    const edges = new Map(api.schemas.map(({ id, jsonSchema }) => [id, inPlaceReferences(jsonSchema)]));
    for (const id of sortTopologically(edges).order)
      side.normalForm(flattenAllOf([api.schema(id)?.jsonSchema ?? true]));
  };
  return side;
}

/**
 * Returns a predicate that reports whether a named schema has different request and response variants. Variants can
 * differ in the shape, or in conditions and `contains`, which shapes omit.
 */
export function createVariantDifferenceCheck(api: Api): (id: string) => boolean {
  const results = new Map<string, boolean>();
  const hasReachableVariants = (start: string): boolean => {
    const reachableIds = new Set([start]);
    for (const id of reachableIds) {
      const schema = api.schema(id);
      if (!schema || results.get(id) === false) continue;
      if (
        schema.hasRequestVariant ||
        results.get(id) === true ||
        hasReadOnlyOrWriteOnlyInConditions(api, schema.jsonSchema)
      )
        return true;
      for (const reference of listReferences(schema.jsonSchema)) reachableIds.add(reference);
    }
    // If no reachable schema has variants, the result is known for all of them.
    for (const id of reachableIds) results.set(id, false);
    return false;
  };
  return (id) => {
    const cached = results.get(id);
    if (cached !== undefined) return cached;
    const result = hasReachableVariants(id);
    results.set(id, result);
    return result;
  };
}

function hasReadOnlyOrWriteOnlyInConditions(api: Api, jsonSchema: JsonSchema): boolean {
  let isFound = false;
  visitSchemas(jsonSchema, (schema) => {
    if (isFound || typeof schema === 'boolean') return;
    const { then, else: otherwise, array, object } = schema;
    if ((then ?? otherwise ?? array?.contains ?? object?.dependentSchemas) === undefined) return;
    for (const subschema of [then, otherwise, array?.contains, ...(object?.dependentSchemas?.values() ?? [])]) {
      isFound ||=
        subschema !== undefined &&
        (hasReadOnlyOrWriteOnly(subschema) ||
          listReferences(subschema).some((id) => api.schema(id)?.hasRequestVariant === true));
    }
  });
  return isFound;
}

function hasReadOnlyOrWriteOnly(jsonSchema: JsonSchema): boolean {
  let isFound = false;
  visitSchemas(jsonSchema, (schema) => {
    isFound ||=
      typeof schema === 'object' && (schema.annotations.readOnly === true || schema.annotations.writeOnly === true);
  });
  return isFound;
}
