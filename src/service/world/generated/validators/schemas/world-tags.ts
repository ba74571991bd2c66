// Generated; change the document it is made from instead.

import { isUnique } from '../runtime/validation/deep-equal.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { type Problems, add, withinIndex } from '../runtime/validation/problems.ts';
import { acceptDeep, checkDeep } from '../runtime/validation/recursion-guard.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isList } from '../runtime/validation/type-checks.ts';
import type { WorldTags } from '../../types/index.ts';

/** Whether a value is a valid WorldTags. */
export function isWorldTags(value: unknown): value is WorldTags {
  return acceptDeep(() => acceptsWorldTags(value));
}

/** All that is wrong with a value as WorldTags; nothing for a valid one. */
export function checkWorldTags(value: unknown): readonly Problem[] {
  return checkDeep(() => problemsOfWorldTags(value));
}

/** WorldTags as a Standard Schema. */
export const worldTagsSchema: StandardSchema<WorldTags> = /* @__PURE__ */ standard(checkWorldTags);

export function problemsOfWorldTags(value: unknown): Problems {
  let problems: Problems;
  if (!isList(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldTags/type',
      message: 'must be a list',
    });
  else {
    if (!isUnique(value))
      problems = add(problems, {
        pointer: '',
        field: '',
        keyword: 'uniqueItems',
        schema: '#/components/schemas/WorldTags/uniqueItems',
        message: 'must not have the same item twice',
      });
    for (let index = 0; index < value.length; index++) {
      problems = withinIndex(problems, index, problemsOfWorldTagsItem(value[index]));
    }
  }
  return problems;
}

function problemsOfWorldTagsItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldTags/items/type',
      message: 'must be a string',
    });
  else if (value === '')
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'minLength',
      schema: '#/components/schemas/WorldTags/items/minLength',
      message: 'must not be empty',
    });
  return problems;
}

export function acceptsWorldTags(value: unknown): boolean {
  if (!isList(value)) return false;
  if (!isUnique(value)) return false;
  for (let index = 0; index < value.length; index++) {
    if (!acceptsWorldTagsItem(value[index])) return false;
  }
  return true;
}

function acceptsWorldTagsItem(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (value === '') return false;
  return true;
}
