// The OpenAPI 3.0 keyword `nullable`.

import { noSchemaExtensions, noUnknownExtensions } from '../read-extensions.ts';
import type { JsonSchema, SchemaObject } from '../types/schema.ts';
import { noAnnotations } from './annotations.ts';
import { sortTypes } from './json-types.ts';

/**
 * Returns a schema that also allows null. OpenAPI 3.0 requires null in `enum` and in all parts of `allOf` too; since
 * almost no document does that, null is added wherever it is missing.
 */
export function withNull(schema: SchemaObject): SchemaObject {
  if (!isComposed(schema)) return withNullInPlace(schema);
  const nullBranch = createNullSchema(schema);
  const { anyOf, discriminator } = schema;
  if (anyOf && !discriminator && hasOnlyKeyword(schema, 'anyOf')) {
    return anyOf.some(isNull) ? schema : { ...schema, anyOf: [...anyOf, nullBranch] };
  }
  const { sourceLocation, annotations, extensions, unknownExtensions } = schema;
  const { format, ...outer } = annotations;
  const inner = {
    ...schema,
    annotations: format === undefined ? noAnnotations : { format },
    extensions: noSchemaExtensions,
    unknownExtensions: noUnknownExtensions,
  };
  return { sourceLocation, anyOf: [unwrapAllOf(inner), nullBranch], annotations: outer, extensions, unknownExtensions };
}

function withNullInPlace(schema: SchemaObject): SchemaObject {
  const { types, enum: values, const: constant, ...rest } = schema;
  const nullableTypes = types && sortTypes([...types, 'null']);
  const listedValues = constant && constant.value !== null ? [constant.value] : values; // Both would be composed.
  return {
    ...rest,
    ...(nullableTypes && { types: nullableTypes }),
    ...(listedValues
      ? { enum: listedValues.includes(null) ? listedValues : [...listedValues, null] }
      : constant && { const: constant }),
  };
}

/** Removes an `allOf` with a single part, which OpenAPI 3.0 documents use to add keywords to a `$ref`. */
function unwrapAllOf(schema: SchemaObject): JsonSchema {
  const [only, ...rest] = schema.allOf ?? [];
  return only !== undefined &&
    rest.length === 0 &&
    hasOnlyKeyword(schema, 'allOf') &&
    schema.annotations === noAnnotations
    ? only
    : schema;
}

/** Keywords for which a null in `type` or `enum` would not suffice. */
const composingKeywords = ['ref', 'dynamicRef', 'allOf', 'anyOf', 'oneOf', 'not', 'if'] as const;
const metadataKeys: ReadonlySet<string> = new Set(['sourceLocation', 'annotations', 'extensions', 'unknownExtensions']);

function isComposed(schema: SchemaObject): boolean {
  return (
    composingKeywords.some((keyword) => schema[keyword] !== undefined) ||
    (schema.enum !== undefined && schema.const !== undefined)
  );
}

function hasOnlyKeyword(schema: SchemaObject, keyword: keyof SchemaObject): boolean {
  return Object.keys(schema).every((key) => key === keyword || metadataKeys.has(key));
}

function createNullSchema({ sourceLocation }: SchemaObject): SchemaObject {
  return {
    sourceLocation,
    types: ['null'],
    annotations: noAnnotations,
    extensions: noSchemaExtensions,
    unknownExtensions: noUnknownExtensions,
  };
}

function isNull(branch: JsonSchema): boolean {
  return typeof branch === 'object' && branch.types?.length === 1 && branch.types[0] === 'null';
}
