// Rule for missing examples.

import type { JsonSchema, SchemaObject } from '../../../../model/types/schema.ts';
import type { LintRule } from '../../rule.ts';
import { inPlaceSchemas } from '../../../../model/validate/in-place-applicators.ts';

export const missingExample: LintRule = {
  code: 'completeness/example',
  severity: 'note',
  explanation:
    'A body of JSON has no example, and its schema makes none plain: documentation, mocks and tests have to invent one.',
  help: 'Give the media type an `example`, or the schema or its properties.',
  skipsIncompleteParts: true,
  create: ({ api, report }) => {
    const hasExample = createExampleCheck((id) => api.schema(id)?.jsonSchema);
    return {
      content: ({ content: { mediaType, schema, examples }, at, within, direction, operation }) => {
        if (
          !operation ||
          !/\bjson\b/i.test(mediaType) ||
          !schema ||
          examples.length > 0 ||
          hasExample(schema.jsonSchema)
        )
          return;
        report({ message: `the ${direction} of ${operation.id} has no example`, at, within });
      },
    };
  },
};

/**
 * Returns a predicate: whether a schema, its items, or at least half of its properties have an example. An object
 * without properties needs none.
 */
function createExampleCheck(lookUpSchema: (id: string) => JsonSchema | undefined): (jsonSchema: JsonSchema) => boolean {
  // False while in progress, which ends cycles.
  const results = new Map<JsonSchema, boolean>();
  const check = (jsonSchema: JsonSchema): boolean => {
    const cachedResult = results.get(jsonSchema);
    if (cachedResult !== undefined) return cachedResult;
    results.set(jsonSchema, false);
    const result = checkParts(inPlaceSchemas(jsonSchema, lookUpSchema));
    results.set(jsonSchema, result);
    return result;
  };
  const checkParts = (parts: readonly SchemaObject[]): boolean => {
    if (
      parts.some(
        ({ annotations, enum: values, const: constant }) =>
          (annotations.examples?.length ?? 0) > 0 || annotations.default || values || constant,
      )
    )
      return true;
    const items = parts.flatMap(({ array }) => array?.items ?? []);
    if (items.length > 0) return items.some(check);
    const properties = parts.flatMap(({ object }) => [...(object?.properties?.values() ?? [])]);
    if (properties.length === 0) return parts.some(({ types }) => types?.includes('object') === true);
    return properties.filter(check).length * 2 >= properties.length;
  };
  return check;
}
