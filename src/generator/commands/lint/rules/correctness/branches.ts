// Rules for duplicate branches and ineffective discriminators.

import type { Assertion } from '../../../../model/types/schema.ts';
import type { Rule } from '../../rule.ts';
import { inPlace } from '../../../../model/validate/in-place-applicators.ts';

export const sameBranch: Rule = {
  code: 'correctness/same-branch',
  severity: 'error',
  meaning:
    'Two branches of a oneOf are the same schema, so a value that is valid against one is valid against both, which oneOf refuses: neither can ever be used.',
  remedy: 'Take one of them out, or say what makes them different.',
  fixes: true,
  needsWhole: true,
  look: ({ say }) => ({
    assertion: ({ origin, oneOf = [] }) => {
      const seen = new Map<string, number>();
      for (const [index, branch] of oneOf.entries()) {
        const key = meaningOf(branch);
        const before = seen.get(key);
        if (before === undefined) seen.set(key, index);
        else
          say({
            message: `branch ${index + 1} of the oneOf is the same as branch ${before + 1}`,
            at: origin,
            within: ['oneOf', index],
            related: [{ at: origin, within: ['oneOf', before], message: 'the first of them' }],
            fix: { kind: 'remove' },
          });
      }
    },
  }),
};

/** Returns a string that is equal for schemas that validate equally; annotations are excluded. */
function meaningOf(assertion: Assertion): string {
  return JSON.stringify(assertion, (key, value: unknown) => {
    if (key === 'origin' || key === 'annotations' || key === 'facts' || key === 'foreign')
      return key === 'annotations' ? (value as { readonly format?: string }).format : undefined;
    return value instanceof Map ? [...(value as ReadonlyMap<string, unknown>)] : value;
  });
}

export const discriminatorProperty: Rule = {
  code: 'correctness/discriminator-property',
  severity: 'warning',
  meaning:
    'A branch of a discriminated union need not have the property that says which branch is meant, so a value may come that nobody can assign.',
  remedy: 'Describe the property in each branch, and list it under `required`.',
  needsWhole: true,
  look: ({ api, say }) => ({
    assertion: ({ origin, discriminator, oneOf, anyOf }) => {
      const branches = oneOf ?? anyOf;
      if (!discriminator || !branches) return;
      const { property } = discriminator;
      for (const [index, branch] of branches.entries()) {
        const parts = inPlace(branch, (id) => api.schema(id)?.assertion);
        if (parts.length === 0 || parts.some(({ object }) => object?.required?.includes(property))) continue;
        const isDescribed = parts.some(({ object }) => object?.properties?.has(property));
        say({
          message: isDescribed
            ? `"${property}", which tells the branches apart, is not required in this one`
            : `"${property}", which tells the branches apart, is no property of this one`,
          at: origin,
          within: [oneOf ? 'oneOf' : 'anyOf', index],
        });
      }
    },
  }),
};

export const discriminatorOpen: Rule = {
  code: 'correctness/discriminator-open',
  severity: 'warning',
  meaning:
    'A branch of a oneOf takes any value of the discriminator’s property, those of the other branches too. A discriminator does not change what is valid, so that a value may meet several branches, and oneOf refuses it.',
  remedy: 'Give the property a `const` in each branch, or an `enum` of the values that lead to it.',
  look: ({ api, say }) => ({
    assertion: ({ origin, discriminator, oneOf = [] }) => {
      if (!discriminator || oneOf.length < 2) return;
      const schema = (id: string): Assertion | undefined => api.schema(id)?.assertion;
      const isPinned = (value: Assertion): boolean =>
        inPlace(value, schema).some((part) => part.const !== undefined || part.enum !== undefined);
      const { property } = discriminator;
      for (const [index, branch] of oneOf.entries()) {
        const described = inPlace(branch, schema).flatMap(({ object }) => object?.properties?.get(property) ?? []);
        // A branch without the property is the subject of another rule.
        if (described.length === 0 || described.some((value) => value === false || isPinned(value))) continue;
        say({
          message: `any value of "${property}", which tells the branches apart, is valid in this one`,
          at: origin,
          within: ['oneOf', index],
        });
      }
    },
  }),
};
