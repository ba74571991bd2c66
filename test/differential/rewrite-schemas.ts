// Rewrites schemas into equivalent ones that Ajv validates correctly.

import type { JsonObject } from './ajv-and-cel-oracle.ts';

const prototype = '__proto__';
const keyedKeywords = ['properties', 'dependentRequired', 'dependentSchemas'] as const;

/** Whether a schema has keywords for the property `__proto__`, which Ajv ignores. */
export function constrainsPrototype(schema: JsonObject): boolean {
  return keyedKeywords.some((keyword) => hasProperty(schema[keyword], prototype));
}

function hasProperty(value: unknown, name: string): value is JsonObject {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name);
}

/** Expresses the keywords for `__proto__` as a pattern and conditions. */
export function rewritePrototype(schema: JsonObject): JsonObject {
  const { allOf = [], patternProperties = {} } = schema;
  const { properties, dependentRequired, dependentSchemas } = schema;
  const rewritten = { ...schema };
  for (const keyword of keyedKeywords)
    if (hasProperty(schema[keyword], prototype))
      rewritten[keyword] = Object.fromEntries(Object.entries(schema[keyword]).filter(([name]) => name !== prototype));
  const ifPresent = (then: unknown): JsonObject => ({ if: { type: 'object', required: [prototype] }, then });
  return {
    ...rewritten,
    ...(hasProperty(properties, prototype) && {
      patternProperties: { ...(patternProperties as JsonObject), '^__proto__$': properties[prototype] },
    }),
    allOf: [
      ...(allOf as readonly unknown[]),
      ...(hasProperty(dependentRequired, prototype) ? [ifPresent({ required: dependentRequired[prototype] })] : []),
      ...(hasProperty(dependentSchemas, prototype) ? [ifPresent(dependentSchemas[prototype])] : []),
    ],
  };
}

/** Expresses each dependent schema as `anyOf`. */
export function rewriteDependentSchemas(schema: JsonObject): JsonObject {
  const { dependentSchemas, allOf = [], ...rest } = schema;
  const branches = Object.entries(dependentSchemas as JsonObject).map(([name, dependent]) => ({
    anyOf: [{ not: { type: 'object', required: [name] } }, dependent],
  }));
  return { ...rest, allOf: [...(allOf as readonly unknown[]), ...branches] };
}

/** Expresses `if` as `anyOf`, for which Ajv evaluates only branches that succeed. */
export function rewriteIf(schema: JsonObject): JsonObject {
  const { if: condition, then = true, else: otherwise = true, allOf = [], ...rest } = schema;
  return {
    ...rest,
    allOf: [
      ...(allOf as readonly unknown[]),
      { anyOf: [{ allOf: [condition, then] }, { allOf: [{ not: condition }, otherwise] }] },
    ],
  };
}

const never = { not: true, properties: { '': true }, prefixItems: [true] };

/** Adds a first branch that always fails: Ajv evaluates the properties of the first branch even if it fails. */
export function prependFailingBranch(schema: JsonObject): JsonObject {
  const branches = (['anyOf', 'oneOf'] as const).filter((keyword) => Array.isArray(schema[keyword]));
  return {
    ...schema,
    ...Object.fromEntries(branches.map((keyword) => [keyword, [never, ...(schema[keyword] as readonly unknown[])]])),
  };
}

/** Moves a reference into `allOf`. */
export function moveReference({ $ref, allOf = [], ...rest }: JsonObject): JsonObject {
  return { ...rest, allOf: [...(allOf as readonly unknown[]), { $ref }] };
}

/** Expresses a required property with an empty name without `required`. */
export function rewriteEmptyRequired(schema: JsonObject, required: readonly unknown[]): JsonObject {
  const { allOf = [] } = schema;
  const hasEmptyName = { anyOf: [{ not: { type: 'object' } }, { not: { properties: { '': false } } }] };
  return {
    ...schema,
    required: required.filter((name) => name !== ''),
    allOf: [...(allOf as readonly unknown[]), hasEmptyName],
  };
}

/** Wraps `contains` in a double `not` so that it evaluates no items, and adds its subschema to `unevaluatedItems`. */
export function rewriteContains(schema: JsonObject): JsonObject {
  const { contains, minContains, maxContains, unevaluatedItems, allOf = [], ...rest } = schema;
  const containsOnly = {
    contains,
    ...(minContains !== undefined && { minContains }),
    ...(maxContains !== undefined && { maxContains }),
  };
  return {
    ...rest,
    allOf: [...(allOf as readonly unknown[]), { not: { not: containsOnly } }],
    unevaluatedItems: { anyOf: [contains, unevaluatedItems] },
  };
}

/** Whether the upgrader has marked a 3.0 schema as nullable. */
export function allowsNull(schema: JsonObject): boolean {
  if (Object.hasOwn(schema, '$ref')) return false;
  return schema['x-nullable'] === true || (Array.isArray(schema['type']) && schema['type'].includes('null'));
}
