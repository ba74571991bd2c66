// Rules for `required` properties that are forbidden or not described.

import { didYouMean } from '../../../../openapi/did-you-mean.ts';
import type { ObjectSchema } from '../../../../model/types/schema.ts';
import type { Rule } from '../../rule.ts';
import { inPlace } from '../../../../model/validate/in-place-applicators.ts';
import { matches } from '../../../../model/validate/match-with-timeout.ts';

/** Returns whether a schema describes the property. */
function describes(schema: ObjectSchema, name: string): boolean {
  const { properties, patternProperties } = schema.object ?? {};
  return (
    properties?.has(name) === true ||
    [...(patternProperties?.keys() ?? [])].some((pattern) => matches(pattern, name) !== false)
  );
}

export const requiredForbidden: Rule = {
  code: 'correctness/required-forbidden',
  severity: 'error',
  meaning:
    'A property is required that the same value may not have: additionalProperties: false beside it, or in a part of it, knows nothing of it. No value is ever valid.',
  remedy:
    'Describe the property under `properties`, or take its name out of `required`. Where several parts make up an object, close the whole with unevaluatedProperties: false instead.',
  needsWhole: true,
  look: ({ api, say }) => ({
    assertion: (schema) => {
      const { required = [] } = schema.object ?? {};
      if (required.length === 0) return;
      const parts = inPlace(schema, (id) => api.schema(id)?.assertion, true);
      const refuses = parts.filter(({ object }) => object?.additionalProperties === false);
      for (const [index, name] of required.entries()) {
        const by =
          refuses.find((part) => !describes(part, name)) ??
          parts.find(({ object }) => object?.properties?.get(name) === false);
        if (by)
          say({
            message: `"${name}" is required, and forbidden`,
            at: schema.origin,
            within: ['required', index],
            related: [{ at: by.origin, within: ['additionalProperties'], message: 'what forbids it' }],
          });
      }
    },
  }),
};

export const requiredUndescribed: Rule = {
  code: 'correctness/required-undescribed',
  severity: 'warning',
  meaning:
    'A property is required that is not described, though others are: it may hold anything. Most often its name is misspelt.',
  remedy: 'Describe the property under `properties`, or correct the name.',
  fixes: true,
  needsWhole: true,
  look: ({ api, say }) => {
    const named = (id: string): ReturnType<typeof assertionOf> => assertionOf(id);
    const assertionOf = (id: string) => api.schema(id)?.assertion;
    return {
      assertion: (schema, { keyword }) => {
        const { required = [] } = schema.object ?? {};
        // In subschemas of these keywords, the required properties can be described elsewhere.
        if (required.length === 0 || (keyword !== undefined && partial.has(keyword))) return;
        const parts = inPlace(schema, named);
        const known = parts.flatMap(({ object }) => [...(object?.properties?.keys() ?? [])]);
        if (known.length === 0) return;
        for (const [index, name] of required.entries()) {
          if (
            parts.some((part) => describes(part, name)) ||
            parts.some(({ object }) => object?.additionalProperties === false)
          )
            continue;
          const help = didYouMean(
            name,
            known.filter((other) => !required.includes(other)),
          );
          const meant = /^Did you mean "(.*)"\?$/.exec(help ?? '')?.[1];
          say({
            message: `"${name}" is required, and no property describes it`,
            at: schema.origin,
            within: ['required', index],
            ...(help !== undefined && { help }),
            ...(meant !== undefined && { fix: { kind: 'replace', value: meant } }),
          });
        }
      },
    };
  },
};

const partial: ReadonlySet<string> = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
]);
