// Flattening of `$ref` and `allOf` into one list of schemas, and detection of request and response variants.

import type { Api } from '../../../model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { inPlaceReferences, sortTopologically } from '../../../model/reference-graph.ts';
import type { NormalForm } from './normal-form.ts';
import { toNormalForm } from './to-normal-form.ts';
import { referencesOf, visitSchemas } from '../../../model/visit-schemas.ts';

/** Flat schema. Interned: the same parts always give the same object. */
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
  /** Flattens the combination of the given schemas. */
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
    if (!neutralKeywords.has(key)) return false;
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

/** Fast path: most schemas neither refer to nor combine others. */
function isSelfContained(jsonSchema: JsonSchema): jsonSchema is SchemaObject {
  return (
    typeof jsonSchema === 'object' &&
    jsonSchema.ref === undefined &&
    jsonSchema.allOf === undefined &&
    jsonSchema.dynamicRef === undefined
  );
}

const neutralKeywords: ReadonlySet<string> = new Set([
  'sourceLocation',
  'ref',
  'dynamicRef',
  'allOf',
  'resource',
  'dynamicAnchor',
  'annotations',
  'extensions',
  'unknownExtensions',
]);
/** Annotations that the comparison uses. */
const comparedAnnotations: ReadonlySet<string> = new Set(['default', 'deprecated', 'readOnly', 'writeOnly', 'format']);

/** Maximum recursion depth of in-place schemas; beyond it, all named schemas are prepared bottom-up. */
const maxDepth = 100;

/** Schemas that combine more schemas than this have no name in the comparison: the operation names them. */
const maxCombined = 300;

/**
 * Returns the named schemas that combine few others. Without the limit, long inheritance chains take quadratic time.
 */
function schemasCombiningFew(api: Api): Api['schemas'] {
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
  for (const { id, jsonSchema } of schemasCombiningFew(api)) {
    const flatSchema = flattenAllOf([jsonSchema]);
    const listed = ids.get(flatSchema);
    if (listed) listed.push(id);
    else ids.set(flatSchema, [id]);
  }
  return ids;
}

const noIds: readonly string[] = [];

export function createModelSide(api: Api): ModelSide {
  const numbers = new Map<SchemaObject, number>();
  const interned = new Map<string, FlatSchema>();
  const single = new Map<JsonSchema, FlatSchema>();
  const forms = new Map<FlatSchema, NormalForm>();
  const unionForms = new Map<FlatSchema, NormalForm>();
  const partNumber = (part: SchemaObject): number => {
    const cached = numbers.get(part);
    if (cached !== undefined) return cached;
    numbers.set(part, numbers.size);
    return numbers.size - 1;
  };

  const flattenAllOf = (jsonSchemas: readonly JsonSchema[]): FlatSchema => {
    const [only] = jsonSchemas;
    if (jsonSchemas.length !== 1 || only === undefined) return flatten(jsonSchemas);
    const cached = single.get(only);
    if (cached) return cached;
    const created = isSelfContained(only) ? intern(hasNoConstraints(only) ? [] : [only], false) : flatten(jsonSchemas);
    single.set(only, created);
    return created;
  };
  const intern = (parts: readonly SchemaObject[], acceptsNothing: boolean): FlatSchema => {
    const key = `${acceptsNothing ? '!' : ''}${parts
      .map(partNumber)
      .sort((a, b) => a - b)
      .join(' ')}`;
    const cached = interned.get(key);
    if (cached) return cached;
    const created: FlatSchema = { key, parts, acceptsNothing };
    interned.set(key, created);
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
    hasVariants: createVariantCheck(api),
    normalFormWithUnions: (flatSchema) => {
      const created = unionForms.get(flatSchema) ?? toNormalForm(side, flatSchema, true);
      unionForms.set(flatSchema, created);
      return created;
    },
    normalForm: (flatSchema) => {
      const cached = forms.get(flatSchema);
      if (cached) return cached;
      if (depth === maxDepth) {
        depth++;
        prepareAll();
      }
      depth++;
      const created = forms.get(flatSchema) ?? toNormalForm(side, flatSchema);
      depth--;
      forms.set(flatSchema, created);
      return created;
    },
  };
  // Chains can be as long as the document. In post-order, each schema finds its dependencies prepared.
  const prepareAll = (): void => {
    const edges = new Map(api.schemas.map(({ id, jsonSchema }) => [id, inPlaceReferences(jsonSchema)]));
    for (const id of sortTopologically(edges).order)
      side.normalForm(flattenAllOf([api.schema(id)?.jsonSchema ?? true]));
  };
  return side;
}

/**
 * Returns a predicate for schema IDs. Variants can differ in the shape, or in conditions and `contains`, which shapes
 * omit.
 */
export function createVariantCheck(api: Api): (id: string) => boolean {
  const results = new Map<string, boolean>();
  const search = (start: string): boolean => {
    const reached = new Set([start]);
    for (const id of reached) {
      const schema = api.schema(id);
      if (!schema || results.get(id) === false) continue;
      if (schema.hasRequestVariant || results.get(id) === true || hasHiddenInConditions(api, schema.jsonSchema))
        return true;
      for (const reference of referencesOf(schema.jsonSchema)) reached.add(reference);
    }
    // If no reachable schema has variants, the result is known for all of them.
    for (const id of reached) results.set(id, false);
    return false;
  };
  return (id) => {
    const cached = results.get(id);
    if (cached !== undefined) return cached;
    const result = search(id);
    results.set(id, result);
    return result;
  };
}

function hasHiddenInConditions(api: Api, jsonSchema: JsonSchema): boolean {
  let isFound = false;
  visitSchemas(jsonSchema, (each) => {
    if (isFound || typeof each === 'boolean') return;
    const { then, else: otherwise, array, object } = each;
    if ((then ?? otherwise ?? array?.contains ?? object?.dependentSchemas) === undefined) return;
    for (const inner of [then, otherwise, array?.contains, ...(object?.dependentSchemas?.values() ?? [])]) {
      isFound ||=
        inner !== undefined &&
        (hasReadWriteOnly(inner) || referencesOf(inner).some((id) => api.schema(id)?.hasRequestVariant === true));
    }
  });
  return isFound;
}

function hasReadWriteOnly(jsonSchema: JsonSchema): boolean {
  let isFound = false;
  visitSchemas(jsonSchema, (each) => {
    isFound ||= typeof each === 'object' && (each.annotations.readOnly === true || each.annotations.writeOnly === true);
  });
  return isFound;
}
