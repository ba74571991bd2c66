// Generated; change the document it is made from instead.

import type { LongviewClientCreate } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  noProblems,
  type Problems,
  reportAt,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';
import { isLongviewLabel, problemsOfLongviewLabel } from './longview-label.js';

/** Whether a value is a valid LongviewClientCreate. */
export function isLongviewClientCreate(value: unknown): value is LongviewClientCreate {
  if (!isObject(value)) return false;
  const { label } = value;
  if (label !== undefined && !isLongviewLabel(label)) return false;
  return true;
}

/** All that is wrong with a value as LongviewClientCreate; nothing for a valid one. */
export function checkLongviewClientCreate(value: unknown): readonly Problem[] {
  return problemsOfLongviewClientCreate(value) ?? noProblems;
}

/** LongviewClientCreate as a Standard Schema. */
export const longviewClientCreateSchema: StandardSchema<LongviewClientCreate> =
  /* @__PURE__ */ createStandardSchema(checkLongviewClientCreate);

export function problemsOfLongviewClientCreate(value: unknown): Problems {
  const schema = '#/components/schemas/LongviewClientCreate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { label } = value;
    if (label !== undefined)
      problems = mergeAtProperty(problems, 'label', problemsOfLongviewLabel(label));
  }
  return problems;
}
