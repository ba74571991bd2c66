// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, withinIndex } from '../runtime/validation/collect.js';
import { by, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { wrongType } from '../runtime/validation/sentences.js';
import { isList } from '../runtime/validation/values.js';
import type { AllowList } from '@cloud-api/types';

const self = whole('#/components/schemas/AllowList');
const allowListItemPlace = by(self, '/items');
const allowListItemType = wrongType(allowListItemPlace, 'a string');
const allowListType = wrongType(self, 'a list');

/** Whether a value is a valid AllowList. */
export function isAllowList(value: unknown): value is AllowList {
  return acceptsAllowList(value);
}

/** All that is wrong with a value as AllowList; nothing for a valid one. */
export function checkAllowList(value: unknown): readonly Problem[] {
  return problemsOfAllowList(value) ?? noProblems;
}

export function acceptsAllowList(value: unknown): boolean {
  if (!isList(value)) return false;
  for (let index = 0; index < value.length; index++) {
    if (typeof value[index] !== 'string') return false;
  }
  return true;
}

export function problemsOfAllowList(value: unknown): Problems {
  let problems: Problems;
  if (!isList(value)) problems = add(problems, allowListType);
  else {
    for (let index = 0; index < value.length; index++) {
      problems = withinIndex(problems, index, problemsOfAllowListItem(value[index]));
    }
  }
  return problems;
}

function problemsOfAllowListItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, allowListItemType);
  return problems;
}

export function problemsOfAllowListPartial(value: unknown): Problems {
  let problems: Problems;
  if (!isList(value)) problems = add(problems, allowListType);
  else {
    for (let index = 0; index < value.length; index++) {
      problems = withinIndex(problems, index, problemsOfAllowListItem(value[index]));
    }
  }
  return problems;
}
