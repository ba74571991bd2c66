// Generated; change the document it is made from instead.

import type { LongviewClientUpdate } from '@cloud-api/types';
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

/** Whether a value is a valid LongviewClientUpdate. */
export function isLongviewClientUpdate(value: unknown): value is LongviewClientUpdate {
  if (!isObject(value)) return false;
  const { label } = value;
  if (label !== undefined && !isLongviewLabel(label)) return false;
  return true;
}

/** All that is wrong with a value as LongviewClientUpdate; nothing for a valid one. */
export function checkLongviewClientUpdate(value: unknown): readonly Problem[] {
  return problemsOfLongviewClientUpdate(value) ?? noProblems;
}

/** LongviewClientUpdate as a Standard Schema. */
export const longviewClientUpdateSchema: StandardSchema<LongviewClientUpdate> =
  /* @__PURE__ */ createStandardSchema(checkLongviewClientUpdate);

export function problemsOfLongviewClientUpdate(value: unknown): Problems {
  const schema = '#/components/schemas/LongviewClientUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { label } = value;
    if (label !== undefined)
      problems = mergeAtProperty(problems, 'label', problemsOfLongviewLabel(label));
  }
  return problems;
}

export function problemsOfLongviewClientUpdatePartial(value: unknown): Problems {
  const schema = '#/components/schemas/LongviewClientUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { label } = value;
    if (label !== undefined)
      problems = mergeAtProperty(problems, 'label', problemsOfLongviewLabel(label));
  }
  return problems;
}
