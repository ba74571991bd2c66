// The keyword `type`, and the OpenAPI 3.0 keyword `nullable`.

import { hasOnlyKeys } from '../facets.ts';
import { noSchemaExtensions, noUnknownExtensions } from '../read-extensions.ts';
import type { JsonSchema, SchemaObject, JsonType } from '../types/schema.ts';
import { noAnnotations } from './keyword-groups.ts';
import type { MapNode, Node } from '../../source/node.ts';
import { childNode } from './node-values.ts';

/**
 * Returns a schema that also allows null. OpenAPI 3.0 requires null in `enum` and in all parts of `allOf`, too, but
 * almost no document complies, so null is added wherever it is missing.
 */
export function withNull(schema: SchemaObject): SchemaObject {
  if (!isComposed(schema)) return withNullInPlace(schema);
  const nullBranch = createNullSchema(schema);
  const { anyOf, discriminator } = schema;
  if (anyOf && !discriminator && hasOnlyKeys(schema, 'anyOf')) {
    return anyOf.some(isNullSchema) ? schema : { ...schema, anyOf: [...anyOf, nullBranch] };
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
  // `isComposed` excludes schemas with both `const` and `enum`.
  const listedValues = constant && constant.value !== null ? [constant.value] : values;
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
  return only !== undefined && rest.length === 0 && hasOnlyKeys(schema, 'allOf') && schema.annotations === noAnnotations
    ? only
    : schema;
}

/** Keywords that could still reject null if it were only added to `type` or `enum`. */
const composingKeywords = ['ref', 'dynamicRef', 'allOf', 'anyOf', 'oneOf', 'not', 'if'] as const;

function isComposed(schema: SchemaObject): boolean {
  return (
    composingKeywords.some((keyword) => schema[keyword] !== undefined) ||
    (schema.enum !== undefined && schema.const !== undefined)
  );
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

/** Returns whether the `type` of a schema allows only null. */
export function isNullSchema(jsonSchema: JsonSchema): boolean {
  return typeof jsonSchema === 'object' && jsonSchema.types?.length === 1 && jsonSchema.types[0] === 'null';
}

/** Canonical order of types. */
export const jsonTypes: readonly JsonType[] = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];

/** Arrays of a single type, shared by most schemas. */
const singleTypes: ReadonlyMap<unknown, readonly JsonType[]> = new Map(jsonTypes.map((type) => [type, [type]]));

/** Returns the types of the `type` keyword; `undefined` if it is absent or does not name a JSON type. */
export function readTypes(node: MapNode): readonly JsonType[] | undefined {
  const type = childNode(node, 'type');
  if (type === undefined) return undefined;
  if (type.kind === 'scalar') return singleTypes.get(typeName(type));
  const names = new Set((type.kind === 'list' ? type.items : []).map(typeName));
  return sortTypes(jsonTypes.filter((type) => names.has(type)));
}

// YAML parses an unquoted `null` as null, but the author means the type.
function typeName(node: Node): unknown {
  return node.kind === 'scalar' && node.value === null ? 'null' : node.kind === 'scalar' ? node.value : undefined;
}

/** Returns unique types in canonical order, without `integer` if `number` is included. */
function sortTypes(types: readonly JsonType[]): readonly JsonType[] | undefined {
  const set = new Set(types);
  const sorted = jsonTypes.filter((type) => set.has(type) && !(type === 'integer' && set.has('number')));
  return sorted.length > 0 ? sorted : undefined;
}
