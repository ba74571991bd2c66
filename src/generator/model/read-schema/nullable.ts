// How a schema that OpenAPI 3.0 calls `nullable` says so in JSON Schema.

import { noFacts, noForeign } from '../read-extensions.ts';
import type { Assertion, ObjectSchema } from '../types/schema.ts';
import { noAnnotations } from './annotations.ts';
import { sortedTypes } from './json-types.ts';

/**
 * `schema`, or null. 3.0 wants null listed in an `enum` and allowed by every part of an `allOf` as well; nearly no
 * document does that, and its author's meaning is plain, so null is added wherever it is missing.
 */
export function withNull(schema: ObjectSchema): ObjectSchema {
  if (!isComposed(schema)) return withNullInPlace(schema);
  const none = nullSchema(schema);
  const { anyOf, discriminator } = schema;
  if (anyOf && !discriminator && saysOnly(schema, 'anyOf')) {
    return anyOf.some(isNull) ? schema : { ...schema, anyOf: [...anyOf, none] };
  }
  const { origin, annotations, facts, foreign } = schema;
  const { format, ...outer } = annotations;
  const inner = {
    ...schema,
    annotations: format === undefined ? noAnnotations : { format },
    facts: noFacts,
    foreign: noForeign,
  };
  return { origin, anyOf: [withoutWrapping(inner), none], annotations: outer, facts, foreign };
}

function withNullInPlace(schema: ObjectSchema): ObjectSchema {
  const { types, enum: values, const: constant, ...rest } = schema;
  const allowed = types && sortedTypes([...types, 'null']);
  const listed = constant && constant.value !== null ? [constant.value] : values; // never both: they would be composed
  return {
    ...rest,
    ...(allowed && { types: allowed }),
    ...(listed ? { enum: listed.includes(null) ? listed : [...listed, null] } : constant && { const: constant }),
  };
}

/** `allOf` of one part beside nothing else is the way to write keywords beside a `$ref` in 3.0; the part is meant. */
function withoutWrapping(schema: ObjectSchema): Assertion {
  const [only, ...others] = schema.allOf ?? [];
  return only !== undefined && others.length === 0 && saysOnly(schema, 'allOf') && schema.annotations === noAnnotations
    ? only
    : schema;
}

/** Keywords that judge a value as a whole: adding a type beside them would not let null through. */
const composing = ['ref', 'dynamicRef', 'allOf', 'anyOf', 'oneOf', 'not', 'if'] as const;
const plain: ReadonlySet<string> = new Set(['origin', 'annotations', 'facts', 'foreign']);

function isComposed(schema: ObjectSchema): boolean {
  return (
    composing.some((keyword) => schema[keyword] !== undefined) ||
    (schema.enum !== undefined && schema.const !== undefined)
  );
}

function saysOnly(schema: ObjectSchema, keyword: keyof ObjectSchema): boolean {
  return Object.keys(schema).every((key) => key === keyword || plain.has(key));
}

function nullSchema({ origin }: ObjectSchema): ObjectSchema {
  return { origin, types: ['null'], annotations: noAnnotations, facts: noFacts, foreign: noForeign };
}

function isNull(branch: Assertion): boolean {
  return typeof branch === 'object' && branch.types?.length === 1 && branch.types[0] === 'null';
}
