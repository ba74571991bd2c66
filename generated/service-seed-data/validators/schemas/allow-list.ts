// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.ts';
import { type Problems, add, noProblems, withinIndex } from '../runtime/validation/problems.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isList } from '../runtime/validation/type-checks.ts';
import type { AllowList } from '../../types/index.ts';

/** Whether a value is a valid AllowList. */
export function isAllowList(value: unknown): value is AllowList {
  if (!isList(value)) return false;
  for (let index = 0; index < value.length; index++) {
    if (typeof value[index] !== 'string') return false;
  }
  return true;
}

/** All that is wrong with a value as AllowList; nothing for a valid one. */
export function checkAllowList(value: unknown): readonly Problem[] {
  return problemsOfAllowList(value) ?? noProblems;
}

/** AllowList as a Standard Schema. */
export const allowListSchema: StandardSchema<AllowList> = /* @__PURE__ */ standard(checkAllowList);

export function problemsOfAllowList(value: unknown): Problems {
  let problems: Problems;
  if (!isList(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/AllowList/type',
      message: 'must be a list',
    });
  else {
    for (let index = 0; index < value.length; index++) {
      problems = withinIndex(problems, index, problemsOfAllowListItem(value[index]));
    }
  }
  return problems;
}

function problemsOfAllowListItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/AllowList/items/type',
      message: 'must be a string',
    });
  return problems;
}
