// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isObject } from '../runtime/validation/values.js';
import type { Warning } from '@cloud-api/types';

const schema = '#/components/schemas/Warning';

/** Whether a value is a valid Warning. */
export function isWarning(value: unknown): value is Warning {
  if (!isObject(value)) return false;
  const { title, detail } = value;
  if (typeof title !== 'string') return false;
  if (typeof detail !== 'string') return false;
  return true;
}

/** All that is wrong with a value as Warning; nothing for a valid one. */
export function checkWarning(value: unknown): readonly Problem[] {
  return problemsOfWarning(value) ?? noProblems;
}

/** Warning as a Standard Schema. */
export const warningSchema: StandardSchema<Warning> = /* @__PURE__ */ standard(checkWarning);

export function problemsOfWarning(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { title, detail } = value;
    if (title === undefined) problems = add(problems, missing(schema, 'title'));
    else if (typeof title !== 'string')
      problems = add(problems, memberProblem(schema, 'title', 'type', 'must be a string'));
    if (detail === undefined) problems = add(problems, missing(schema, 'detail'));
    else if (typeof detail !== 'string')
      problems = add(problems, memberProblem(schema, 'detail', 'type', 'must be a string'));
  }
  return problems;
}
