// Rules for `required` properties that are forbidden or not described.

import { didYouMean } from '../../../../openapi/did-you-mean.ts';
import type { JsonSchema, SchemaObject } from '../../../../model/types/schema.ts';
import type { LintRule } from '../../rule.ts';
import { inPlaceSchemas } from '../../../../model/validate/in-place-applicators.ts';
import { matchesPatternSafely } from '../../../../model/matches-pattern.ts';

/** Returns whether a schema describes the property. */
function describesProperty(schema: SchemaObject, name: string): boolean {
  const { properties, patternProperties } = schema.object ?? {};
  return (
    properties?.has(name) === true ||
    [...(patternProperties?.keys() ?? [])].some((pattern) => matchesPatternSafely(pattern, name) !== false)
  );
}

export const forbiddenRequired: LintRule = {
  code: 'correctness/forbidden-required',
  severity: 'error',
  explanation:
    'A property is required that the same value may not have: additionalProperties: false beside it, or in a part of it, knows nothing of it. No value is ever valid.',
  help: 'Describe the property under `properties`, or take its name out of `required`. Where several parts make up an object, close the whole with unevaluatedProperties: false instead.',
  skipsIncompleteParts: true,
  create: ({ api, report }) => ({
    schemaObject: (schema) => {
      const { required = [] } = schema.object ?? {};
      if (required.length === 0) return;
      const parts = inPlaceSchemas(schema, (id) => api.schema(id)?.jsonSchema, true);
      const closedParts = parts.filter(({ object }) => object?.additionalProperties === false);
      for (const [index, name] of required.entries()) {
        const forbiddingPart =
          closedParts.find((part) => !describesProperty(part, name)) ??
          parts.find(({ object }) => object?.properties?.get(name) === false);
        if (forbiddingPart)
          report({
            message: `"${name}" is required, and forbidden`,
            at: schema.sourceLocation,
            within: ['required', index],
            related: [
              { at: forbiddingPart.sourceLocation, within: ['additionalProperties'], message: 'what forbids it' },
            ],
          });
      }
    },
  }),
};

export const undescribedRequired: LintRule = {
  code: 'correctness/undescribed-required',
  severity: 'warning',
  explanation:
    'A property is required that is not described, though others are: it may hold anything. Most often its name is misspelt.',
  help: 'Describe the property under `properties`, or correct the name.',
  fixable: true,
  skipsIncompleteParts: true,
  create: ({ api, report }) => {
    const lookUpSchema = (id: string): JsonSchema | undefined => api.schema(id)?.jsonSchema;
    return {
      schemaObject: (schema, { keyword }) => {
        const { required = [] } = schema.object ?? {};
        // The required properties of a subschema can be described in the schema around it.
        if (required.length === 0 || (keyword !== undefined && subschemaKeywords.has(keyword))) return;
        const parts = inPlaceSchemas(schema, lookUpSchema);
        const describedNames = parts.flatMap(({ object }) => [...(object?.properties?.keys() ?? [])]);
        if (describedNames.length === 0) return;
        for (const [index, name] of required.entries()) {
          if (
            parts.some((part) => describesProperty(part, name)) ||
            parts.some(({ object }) => object?.additionalProperties === false)
          )
            continue;
          const help = didYouMean(
            name,
            describedNames.filter((candidate) => !required.includes(candidate)),
          );
          const suggestion = /^Did you mean "(.*)"\?$/.exec(help ?? '')?.[1];
          report({
            message: `"${name}" is required, and no property describes it`,
            at: schema.sourceLocation,
            within: ['required', index],
            ...(help !== undefined && { help }),
            ...(suggestion !== undefined && { fix: { kind: 'replace', value: suggestion } }),
          });
        }
      },
    };
  },
};

const subschemaKeywords: ReadonlySet<string> = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
]);
