// Questions about a schema whose answers decide how it is compiled to a sample schema.

import { applyColumn, type FunctionColumn, hasOnlyKeys, ignored } from '../facets.ts';
import { requireValue } from '../sample-values/schema-conjunctions.ts';
import type { JsonSchema, SchemaObject } from '../types/schema.ts';
import { inPlaceSchemas } from '../validate/in-place-applicators.ts';

const expressed = ignored('sample schemas express it');
const doubtful = (): boolean => false;

/** Whether random values satisfy the keywords of a facet. */
const certainty: FunctionColumn<[], boolean> = {
  reference: doubtful,
  resource: ignored('only affects references'),
  type: expressed,
  values: expressed,
  range: expressed,
  multipleOf: expressed,
  length: expressed,
  pattern: ignored('random strings are checked when they are compiled'),
  format: ignored('random strings are checked when they are compiled'),
  content: ignored('an annotation, which validation does not assert'),
  items: ({ unevaluatedItems }) => unevaluatedItems === undefined,
  itemCount: expressed,
  unique: doubtful,
  contains: doubtful,
  properties: ({ patternProperties, unevaluatedProperties }) =>
    !patternProperties && unevaluatedProperties === undefined,
  propertyNames: doubtful,
  propertyCount: doubtful,
  dependencies: doubtful,
  allOf: doubtful,
  union: doubtful,
  discriminator: doubtful,
  not: doubtful,
  conditional: doubtful,
};

/** Returns whether random values of the sample schema satisfy a schema, if its parts do. */
export function isCertain(schema: SchemaObject): boolean {
  return schema.extensions.rules.length === 0 && applyColumn(schema, certainty).every(Boolean);
}

/** Returns the ID of the schema that a schema references, if it has no other keywords that constrain values. */
export function referenceOf(schema: SchemaObject): string | undefined {
  if (isConstrained(schema)) return undefined;
  const { ref, allOf } = schema;
  if (ref !== undefined) return hasOnlyKeys(schema, 'ref', ...referenceTargets) ? ref : undefined;
  const [only] = allOf ?? [];
  const isWrapper = allOf?.length === 1 && hasOnlyKeys(schema, 'allOf', ...referenceTargets);
  return isWrapper && typeof only === 'object' ? referenceOf(only) : undefined;
}

/** Returns whether a schema allows any value. */
export function isUnconstrained(schema: SchemaObject): boolean {
  return !isConstrained(schema) && hasOnlyKeys(schema, ...referenceTargets);
}

/** Keys that only affect references. */
const referenceTargets = ['resource', 'dynamicAnchor'] as const;

/** Returns whether annotations or extensions of a schema constrain its values. */
function isConstrained({ annotations, extensions }: SchemaObject): boolean {
  return annotations.format !== undefined || extensions.rules.length > 0;
}

/** Returns the branches of a schema that is a union and nothing else; with a discriminator, its property selects one. */
export function branchesOfUnion(
  schema: SchemaObject,
  resolve: (id: string) => JsonSchema | undefined,
): readonly JsonSchema[] | undefined {
  const { anyOf, oneOf, discriminator } = schema;
  const branches = anyOf ?? oneOf;
  const keyword = anyOf ? 'anyOf' : 'oneOf';
  if (!branches || isConstrained(schema) || !hasOnlyKeys(schema, keyword, 'discriminator', ...referenceTargets))
    return undefined;
  if (!discriminator) return branches;
  const { property, mapping } = discriminator;
  return branches.map((branch) => {
    const values = [...mapping].flatMap(([value, id]) =>
      typeof branch === 'object' && id === branch.ref ? [value] : [],
    );
    if (typeof branch === 'boolean' || values.length === 0 || hasOnlyValues(branch, property, values, resolve))
      return branch;
    return { ...requireValue(property, values, branch), allOf: [branch] };
  });
}

/** Returns whether a schema requires a property, with one of these values. */
function hasOnlyValues(
  schema: SchemaObject,
  property: string,
  values: readonly string[],
  resolve: (id: string) => JsonSchema | undefined,
): boolean {
  const parts = inPlaceSchemas(schema, resolve, true);
  return (
    parts.some(({ object }) => object?.required?.includes(property)) &&
    parts.some(({ object }) => {
      const declared = object?.properties?.get(property);
      if (typeof declared !== 'object') return false;
      const allowed = declared.const ? [declared.const.value] : declared.enum;
      return allowed?.every((value) => values.some((each) => each === value)) ?? false;
    })
  );
}
