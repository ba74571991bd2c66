// The OpenAPI 3.0 keyword `nullable`.

import { noFacts, noForeign } from '../read-extensions.ts';
import type { Assertion, ObjectSchema } from '../types/schema.ts';
import { noAnnotations } from './annotations.ts';
import { sortedTypes } from './json-types.ts';

/**
 * Returns a schema that also allows null. OpenAPI 3.0 requires null in `enum` and in all parts of `allOf` too; since
 * almost no document does that, null is added wherever it is missing.
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
  const listed = constant && constant.value !== null ? [constant.value] : values; // Both would be composed.
  return {
    ...rest,
    ...(allowed && { types: allowed }),
    ...(listed ? { enum: listed.includes(null) ? listed : [...listed, null] } : constant && { const: constant }),
  };
}

/** Removes an `allOf` with a single part, which OpenAPI 3.0 documents use to add keywords to a `$ref`. */
function withoutWrapping(schema: ObjectSchema): Assertion {
  const [only, ...others] = schema.allOf ?? [];
  return only !== undefined && others.length === 0 && saysOnly(schema, 'allOf') && schema.annotations === noAnnotations
    ? only
    : schema;
}

/** Keywords for which a null in `type` or `enum` would not suffice. */
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
