// Rules for unions: duplicate branches, and discriminators that do not distinguish branches.

import type { JsonSchema } from '../../../../model/types/schema.ts';
import type { BuiltinRule } from '../../rule.ts';
import { inPlaceSchemas } from '../../../../model/validate/in-place-applicators.ts';

export const duplicateBranch: BuiltinRule = {
  code: 'correctness/duplicate-branch',
  severity: 'error',
  cause: 'Two branches of a `oneOf` are equal.',
  consequence:
    'A value that matches one branch also matches the other, which `oneOf` rejects. The generated type allows these values, but validators reject them.',
  help: 'Remove one of them, or make them distinct.',
  fixable: true,
  skipsIncompleteParts: true,
  create: ({ report }) => ({
    schemaObject: ({ sourceLocation, oneOf = [] }) => {
      const indexByKey = new Map<string, number>();
      for (const [index, branch] of oneOf.entries()) {
        const key = validationKey(branch);
        const firstIndex = indexByKey.get(key);
        if (firstIndex === undefined) indexByKey.set(key, index);
        else
          report({
            message: `branch ${index + 1} of \`oneOf\` duplicates branch ${firstIndex + 1}`,
            at: sourceLocation,
            within: ['oneOf', index],
            related: [{ at: sourceLocation, within: ['oneOf', firstIndex], message: 'first defined here' }],
            fix: { kind: 'remove' },
          });
      }
    },
  }),
};

/** Returns a string that is equal for schemas that validate equally; annotations are excluded. */
function validationKey(jsonSchema: JsonSchema): string {
  return JSON.stringify(jsonSchema, (key, value: unknown) => {
    if (key === 'sourceLocation' || key === 'annotations' || key === 'extensions' || key === 'unknownExtensions')
      return key === 'annotations' ? (value as { readonly format?: string }).format : undefined;
    return value instanceof Map ? [...(value as ReadonlyMap<string, unknown>)] : value;
  });
}

export const missingDiscriminatorProperty: BuiltinRule = {
  code: 'correctness/discriminator-property',
  severity: 'warning',
  cause: 'A branch of a discriminated union does not require the discriminator property.',
  consequence:
    'A value can omit the property. Code that selects the branch by it, such as a `switch` in a client, cannot process the value.',
  help: 'Describe the property in each branch, and list it under `required`.',
  skipsIncompleteParts: true,
  create: ({ api, report }) => ({
    schemaObject: ({ sourceLocation, discriminator, oneOf, anyOf }) => {
      const branches = oneOf ?? anyOf;
      if (!discriminator || !branches) return;
      const { property } = discriminator;
      for (const [index, branch] of branches.entries()) {
        const parts = inPlaceSchemas(branch, (id) => api.schema(id)?.jsonSchema);
        if (parts.length === 0 || parts.some(({ object }) => object?.required?.includes(property))) continue;
        const isDescribed = parts.some(({ object }) => object?.properties?.has(property));
        report({
          message: isDescribed
            ? `the discriminator \`${property}\` is not required in this branch`
            : `the discriminator \`${property}\` is not defined in this branch`,
          at: sourceLocation,
          within: [oneOf ? 'oneOf' : 'anyOf', index],
        });
      }
    },
  }),
};

export const unconstrainedDiscriminator: BuiltinRule = {
  code: 'correctness/unconstrained-discriminator',
  severity: 'warning',
  cause: 'A branch of a `oneOf` accepts any value of the discriminator property, including those of other branches.',
  consequence:
    'A discriminator does not affect validation, so a value can match several branches. Validators reject it, although its discriminator is correct.',
  help: 'Set a `const` for the property in each branch, or an `enum` of the values that select it.',
  create: ({ api, report }) => ({
    schemaObject: ({ sourceLocation, discriminator, oneOf = [] }) => {
      if (!discriminator || oneOf.length < 2) return;
      const lookUpSchema = (id: string): JsonSchema | undefined => api.schema(id)?.jsonSchema;
      const hasConstantValue = (value: JsonSchema): boolean =>
        inPlaceSchemas(value, lookUpSchema).some((part) => part.const !== undefined || part.enum !== undefined);
      const { property } = discriminator;
      for (const [index, branch] of oneOf.entries()) {
        const propertySchemas = inPlaceSchemas(branch, lookUpSchema).flatMap(
          ({ object }) => object?.properties?.get(property) ?? [],
        );
        // Another rule reports branches without the property.
        if (propertySchemas.length === 0 || propertySchemas.some((value) => value === false || hasConstantValue(value)))
          continue;
        report({
          message: `the discriminator \`${property}\` accepts any value in this branch`,
          at: sourceLocation,
          within: ['oneOf', index],
        });
      }
    },
  }),
};
