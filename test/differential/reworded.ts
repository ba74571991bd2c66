// How a schema says the same in words that Ajv reads as they are meant.

import type { JsonObject } from './oracle.ts';

const prototype = '__proto__';
const keyed = ['properties', 'dependentRequired', 'dependentSchemas'] as const;

/** Whether something is said of the member named as the prototype, where Ajv passes over it. */
export function saysOfPrototype(schema: JsonObject): boolean {
  return keyed.some((keyword) => hasMember(schema[keyword], prototype));
}

function hasMember(value: unknown, name: string): value is JsonObject {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name);
}

/** What is said of the member of that name in words that Ajv does not pass over. */
export function withPrototype(schema: JsonObject): JsonObject {
  const { allOf = [], patternProperties = {} } = schema;
  const { properties, dependentRequired, dependentSchemas } = schema;
  const made = { ...schema };
  for (const keyword of keyed)
    if (hasMember(schema[keyword], prototype))
      made[keyword] = Object.fromEntries(Object.entries(schema[keyword]).filter(([name]) => name !== prototype));
  const given = (then: unknown): JsonObject => ({ if: { type: 'object', required: [prototype] }, then });
  return {
    ...made,
    ...(hasMember(properties, prototype) && {
      patternProperties: { ...(patternProperties as JsonObject), '^__proto__$': properties[prototype] },
    }),
    allOf: [
      ...(allOf as readonly unknown[]),
      ...(hasMember(dependentRequired, prototype) ? [given({ required: dependentRequired[prototype] })] : []),
      ...(hasMember(dependentSchemas, prototype) ? [given(dependentSchemas[prototype])] : []),
    ],
  };
}

/** Schemas that apply where a member is there, each as a choice. */
export function withDependents(schema: JsonObject): JsonObject {
  const { dependentSchemas, allOf = [], ...rest } = schema;
  const choices = Object.entries(dependentSchemas as JsonObject).map(([name, dependent]) => ({
    anyOf: [{ not: { type: 'object', required: [name] } }, dependent],
  }));
  return { ...rest, allOf: [...(allOf as readonly unknown[]), ...choices] };
}

/** A condition as a choice, of which Ajv takes for evaluated only what is met. */
export function withBranches(schema: JsonObject): JsonObject {
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

/** Choices behind one that nothing meets: of the first alone Ajv takes for evaluated what it speaks of, met or not. */
export function withNoFirst(schema: JsonObject): JsonObject {
  const choices = (['anyOf', 'oneOf'] as const).filter((keyword) => Array.isArray(schema[keyword]));
  return {
    ...schema,
    ...Object.fromEntries(choices.map((keyword) => [keyword, [never, ...(schema[keyword] as readonly unknown[])]])),
  };
}

/** A reference as a part among others. */
export function withReferenceApart({ $ref, allOf = [], ...rest }: JsonObject): JsonObject {
  return { ...rest, allOf: [...(allOf as readonly unknown[]), { $ref }] };
}

/** The demand for a member without a name in other words. */
export function withNameless(schema: JsonObject, required: readonly unknown[]): JsonObject {
  const { allOf = [] } = schema;
  const nameless = { anyOf: [{ not: { type: 'object' } }, { not: { properties: { '': false } } }] };
  return {
    ...schema,
    required: required.filter((name) => name !== ''),
    allOf: [...(allOf as readonly unknown[]), nameless],
  };
}

/** `contains` where it evaluates nothing, and what it would evaluate beside what else is left. */
export function withoutMarks(schema: JsonObject): JsonObject {
  const { contains, minContains, maxContains, unevaluatedItems, allOf = [], ...rest } = schema;
  const counted = {
    contains,
    ...(minContains !== undefined && { minContains }),
    ...(maxContains !== undefined && { maxContains }),
  };
  return {
    ...rest,
    allOf: [...(allOf as readonly unknown[]), { not: { not: counted } }],
    unevaluatedItems: { anyOf: [contains, unevaluatedItems] },
  };
}

/** As the upgrader of 3.0 leaves what was nullable. */
export function allowsNull(schema: JsonObject): boolean {
  if (Object.hasOwn(schema, '$ref')) return false;
  return schema['x-nullable'] === true || (Array.isArray(schema['type']) && schema['type'].includes('null'));
}
