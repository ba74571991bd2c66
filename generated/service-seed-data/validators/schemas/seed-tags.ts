// Generated; change the document it is made from instead.

import type { SeedTags } from '../../types/index.ts';
import { hasUniqueItems } from '../runtime/validation/deep-equal.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { mergeAtIndex, type Problems, reportAt } from '../runtime/validation/problems.ts';
import { acceptRecursive, checkRecursive } from '../runtime/validation/recursion-guard.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isArray } from '../runtime/validation/type-checks.ts';

/** Whether a value is a valid SeedTags. */
export function isSeedTags(value: unknown): value is SeedTags {
  return acceptRecursive(() => acceptsSeedTags(value));
}

/** All that is wrong with a value as SeedTags; nothing for a valid one. */
export function checkSeedTags(value: unknown): readonly Problem[] {
  return checkRecursive(() => problemsOfSeedTags(value));
}

/** SeedTags as a Standard Schema. */
export const seedTagsSchema: StandardSchema<SeedTags> =
  /* @__PURE__ */ createStandardSchema(checkSeedTags);

export function acceptsSeedTags(value: unknown): boolean {
  if (!isArray(value) || !hasUniqueItems(value)) return false;
  for (let index = 0; index < value.length; index++) {
    if (!acceptsSeedTagsItem(value[index])) return false;
  }
  return true;
}

function acceptsSeedTagsItem(value: unknown): boolean {
  if (typeof value !== 'string' || value === '') return false;
  return true;
}

export function problemsOfSeedTags(value: unknown): Problems {
  const schema = '#/components/schemas/SeedTags';
  let problems: Problems;
  if (!isArray(value)) problems = reportAt(problems, '', schema, '/type', 'must be a list');
  else {
    if (!hasUniqueItems(value))
      problems = reportAt(
        problems,
        '',
        schema,
        '/uniqueItems',
        'must not have the same item twice',
      );
    for (let index = 0; index < value.length; index++) {
      problems = mergeAtIndex(problems, index, problemsOfSeedTagsItem(value[index]));
    }
  }
  return problems;
}

function problemsOfSeedTagsItem(value: unknown): Problems {
  const schema = '#/components/schemas/SeedTags/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  else if (value === '')
    problems = reportAt(problems, '', schema, '/minLength', 'must not be empty');
  return problems;
}
