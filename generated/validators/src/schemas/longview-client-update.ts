// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import {
  acceptsLongviewLabel,
  problemsOfLongviewLabel,
  problemsOfLongviewLabelPartial,
} from './longview-label.js';
import type { LongviewClientUpdate } from '@cloud-api/types';

const self = whole('#/components/schemas/LongviewClientUpdate');
const longviewClientUpdateType = wrongType(self, 'an object');

/** Whether a value is a valid LongviewClientUpdate. */
export function isLongviewClientUpdate(value: unknown): value is LongviewClientUpdate {
  return acceptsLongviewClientUpdate(value);
}

/** All that is wrong with a value as LongviewClientUpdate; nothing for a valid one. */
export function checkLongviewClientUpdate(value: unknown): readonly Problem[] {
  return problemsOfLongviewClientUpdate(value) ?? noProblems;
}

export function acceptsLongviewClientUpdate(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { label } = value;
  if (label !== undefined) {
    if (!acceptsLongviewLabel(label)) return false;
  }
  return true;
}

export function problemsOfLongviewClientUpdate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, longviewClientUpdateType);
  else {
    const { label } = value;
    if (label !== undefined) problems = within(problems, 'label', problemsOfLongviewLabel(label));
  }
  return problems;
}

export function problemsOfLongviewClientUpdatePartial(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, longviewClientUpdateType);
  else {
    const { label } = value;
    if (label !== undefined)
      problems = within(problems, 'label', problemsOfLongviewLabelPartial(label));
  }
  return problems;
}
