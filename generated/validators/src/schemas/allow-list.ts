// Generated; change the document it is made from instead.

import type { AllowList } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtIndex,
  noProblems,
  type Problems,
  reportAt,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid AllowList. */
export function isAllowList(value: unknown): value is AllowList {
  if (!isArray(value)) return false;
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
export const allowListSchema: StandardSchema<AllowList> =
  /* @__PURE__ */ createStandardSchema(checkAllowList);

export function problemsOfAllowList(value: unknown): Problems {
  const schema = '#/components/schemas/AllowList';
  let problems: Problems;
  if (!isArray(value)) problems = reportAt(problems, '', schema, '/type', 'must be a list');
  else {
    for (let index = 0; index < value.length; index++) {
      problems = mergeAtIndex(problems, index, problemsOfAllowListItem(value[index]));
    }
  }
  return problems;
}

function problemsOfAllowListItem(value: unknown): Problems {
  const schema = '#/components/schemas/AllowList/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
