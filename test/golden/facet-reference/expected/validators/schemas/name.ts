// Generated; change the document it is made from instead.

import type { Name } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isLongerThan } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Name. */
export function isName(value: unknown): value is Name {
  return acceptsName(value);
}

/** All that is wrong with a value as Name; nothing for a valid one. */
export function checkName(value: unknown): readonly Problem[] {
  return problemsOfName(value) ?? noProblems;
}

/** Name as a Standard Schema. */
export const nameSchema: StandardSchema<Name> = /* @__PURE__ */ createStandardSchema(checkName);

export function problemsOfName(value: unknown): Problems {
  const schema = '#/components/schemas/Name';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  else if (isLongerThan(value, 8))
    problems = reportAt(problems, '', schema, '/maxLength', 'must be at most 8 characters');
  return problems;
}

export function acceptsName(value: unknown): boolean {
  if (typeof value !== 'string' || isLongerThan(value, 8)) return false;
  return true;
}
