// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import { acceptsLongviewLabel, problemsOfLongviewLabel } from './longview-label.js';
import type { LongviewClientCreate } from '@cloud-api/types';

const self = whole('#/components/schemas/LongviewClientCreate');
const longviewClientCreateType = wrongType(self, 'an object');

/** Whether a value is a valid LongviewClientCreate. */
export function isLongviewClientCreate(value: unknown): value is LongviewClientCreate {
  return acceptsLongviewClientCreate(value);
}

/** All that is wrong with a value as LongviewClientCreate; nothing for a valid one. */
export function checkLongviewClientCreate(value: unknown): readonly Problem[] {
  return problemsOfLongviewClientCreate(value) ?? noProblems;
}

export function acceptsLongviewClientCreate(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { label } = value;
  if (label !== undefined) {
    if (!acceptsLongviewLabel(label)) return false;
  }
  return true;
}

export function problemsOfLongviewClientCreate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, longviewClientCreateType);
  else {
    const { label } = value;
    if (label !== undefined) problems = within(problems, 'label', problemsOfLongviewLabel(label));
  }
  return problems;
}
