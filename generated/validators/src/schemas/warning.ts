// Generated; change the document it is made from instead.

import type { Warning } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Warning. */
export function isWarning(value: unknown): value is Warning {
  if (!isObject(value)) return false;
  const { title, detail } = value;
  if (typeof title !== 'string' || typeof detail !== 'string') return false;
  return true;
}

/** All that is wrong with a value as Warning; nothing for a valid one. */
export function checkWarning(value: unknown): readonly Problem[] {
  return problemsOfWarning(value) ?? noProblems;
}

/** Warning as a Standard Schema. */
export const warningSchema: StandardSchema<Warning> =
  /* @__PURE__ */ createStandardSchema(checkWarning);

export function problemsOfWarning(value: unknown): Problems {
  const schema = '#/components/schemas/Warning';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { title, detail } = value;
    if (typeof title !== 'string')
      problems = reportRequired(problems, 'title', title, schema, 'type', 'must be a string');
    if (typeof detail !== 'string')
      problems = reportRequired(problems, 'detail', detail, schema, 'type', 'must be a string');
  }
  return problems;
}
