// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import type { Tag } from '@cloud-api/types';

const self = whole('#/components/schemas/Tag');
const labelPlace = member(self, 'label');
const labelType = wrongType(labelPlace, 'a string');
const labelMissing = missing(self, 'label');
const tagType = wrongType(self, 'an object');

/** Whether a value is a valid Tag. */
export function isTag(value: unknown): value is Tag {
  return acceptsTag(value);
}

/** All that is wrong with a value as Tag; nothing for a valid one. */
export function checkTag(value: unknown): readonly Problem[] {
  return problemsOfTag(value) ?? noProblems;
}

export function acceptsTag(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { label } = value;
  if (typeof label !== 'string') return false;
  return true;
}

export function problemsOfTag(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, tagType);
  else {
    const { label } = value;
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
  }
  return problems;
}
