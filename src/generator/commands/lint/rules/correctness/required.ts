// Rules for `required` properties that are forbidden or not declared.

import { schemaKeywords } from '../../../../openapi/schema/keyword-table.ts';
import { findNearestName } from '../../../../diagnostics/did-you-mean.ts';
import type { JsonSchema, SchemaObject } from '../../../../model/types/schema.ts';
import type { BuiltinRule } from '../../rule.ts';
import { inPlaceSchemas } from '../../../../model/validate/in-place-applicators.ts';
import { matchesPattern } from '../../../../model/matches-pattern.ts';

/** Returns whether a schema declares the property. */
function declaresProperty(schema: SchemaObject, name: string): boolean {
  const { properties, patternProperties } = schema.object ?? {};
  return (
    properties?.has(name) === true ||
    [...(patternProperties?.keys() ?? [])].some((pattern) => matchesPattern(pattern, name) !== false)
  );
}

export const forbiddenRequired: BuiltinRule = {
  code: 'correctness/forbidden-required',
  severity: 'error',
  cause: 'A property is required but not allowed, because `additionalProperties: false` applies to the same object.',
  consequence: 'No object is valid: validators reject one without the property, and one with it.',
  help: 'Declare the property under `properties`, or remove it from `required`. If several schemas make up the object, use `unevaluatedProperties: false` in the outer schema instead.',
  skipsIncompleteParts: true,
  create: ({ api, report }) => ({
    schemaObject: (schema) => {
      const { required = [] } = schema.object ?? {};
      if (required.length === 0) return;
      const parts = inPlaceSchemas(schema, (id) => api.schema(id)?.jsonSchema, true);
      const closedParts = parts.filter(({ object }) => object?.additionalProperties === false);
      for (const [index, name] of required.entries()) {
        const forbiddingPart =
          closedParts.find((part) => !declaresProperty(part, name)) ??
          parts.find(({ object }) => object?.properties?.get(name) === false);
        if (forbiddingPart)
          report({
            message: `\`${name}\` is required, but not allowed`,
            at: schema.sourceLocation,
            within: ['required', index],
            related: [
              { at: forbiddingPart.sourceLocation, within: ['additionalProperties'], message: 'not allowed here' },
            ],
          });
      }
    },
  }),
};

export const undeclaredRequired: BuiltinRule = {
  code: 'correctness/undeclared-required',
  severity: 'warning',
  cause: 'A required property is not declared, although others are. Often, its name is misspelled.',
  consequence:
    'The property can have any value, and the generated type does not contain it. Code that omits it compiles, but validators reject the object.',
  help: 'Declare the property under `properties`, or correct the name.',
  fixable: true,
  skipsIncompleteParts: true,
  create: ({ api, report }) => {
    const lookUpSchema = (id: string): JsonSchema | undefined => api.schema(id)?.jsonSchema;
    return {
      schemaObject: (schema, { keyword }) => {
        const { required = [] } = schema.object ?? {};
        // The required properties of a subschema can be declared in the enclosing schema.
        if (required.length === 0 || (keyword !== undefined && schemaKeywords.get(keyword)?.inPlace === true)) return;
        const parts = inPlaceSchemas(schema, lookUpSchema);
        const declaredNames = parts.flatMap(({ object }) => [...(object?.properties?.keys() ?? [])]);
        if (declaredNames.length === 0) return;
        for (const [index, name] of required.entries()) {
          if (
            parts.some((part) => declaresProperty(part, name)) ||
            parts.some(({ object }) => object?.additionalProperties === false)
          )
            continue;
          const suggestion = findNearestName(
            name,
            declaredNames.filter((candidate) => !required.includes(candidate)),
          );
          report({
            message: `\`${name}\` is required, but not declared`,
            at: schema.sourceLocation,
            within: ['required', index],
            ...(suggestion !== undefined && {
              help: `did you mean \`${suggestion}\`?`,
              fix: { kind: 'replace', value: suggestion },
            }),
          });
        }
      },
    };
  },
};
