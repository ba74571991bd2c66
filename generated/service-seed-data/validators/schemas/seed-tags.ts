// Generated; change the document it is made from instead.

import { isUnique } from '../runtime/validation/deep-equal.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { type Problems, add, withinIndex } from '../runtime/validation/problems.ts';
import { acceptDeep, checkDeep } from '../runtime/validation/recursion-guard.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isList } from '../runtime/validation/type-checks.ts';
import type { SeedTags } from '../../types/index.ts';

/** Whether a value is a valid SeedTags. */
export function isSeedTags(value: unknown): value is SeedTags {
  return acceptDeep(() => acceptsSeedTags(value));
}

/** All that is wrong with a value as SeedTags; nothing for a valid one. */
export function checkSeedTags(value: unknown): readonly Problem[] {
  return checkDeep(() => problemsOfSeedTags(value));
}

/** SeedTags as a Standard Schema. */
export const seedTagsSchema: StandardSchema<SeedTags> = /* @__PURE__ */ standard(checkSeedTags);

export function problemsOfSeedTags(value: unknown): Problems {
  let problems: Problems;
  if (!isList(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedTags/type',
      message: 'must be a list',
    });
  else {
    if (!isUnique(value))
      problems = add(problems, {
        pointer: '',
        field: '',
        keyword: 'uniqueItems',
        schema: '#/components/schemas/SeedTags/uniqueItems',
        message: 'must not have the same item twice',
      });
    for (let index = 0; index < value.length; index++) {
      problems = withinIndex(problems, index, problemsOfSeedTagsItem(value[index]));
    }
  }
  return problems;
}

function problemsOfSeedTagsItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedTags/items/type',
      message: 'must be a string',
    });
  else if (value === '')
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'minLength',
      schema: '#/components/schemas/SeedTags/items/minLength',
      message: 'must not be empty',
    });
  return problems;
}

export function acceptsSeedTags(value: unknown): boolean {
  if (!isList(value)) return false;
  if (!isUnique(value)) return false;
  for (let index = 0; index < value.length; index++) {
    if (!acceptsSeedTagsItem(value[index])) return false;
  }
  return true;
}

function acceptsSeedTagsItem(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (value === '') return false;
  return true;
}
