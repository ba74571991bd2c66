// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.ts';
import { type Problems, both, noProblems } from '../runtime/validation/problems.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { acceptsWorldTime, problemsOfWorldTime } from './world-time.ts';
import type { WorldOptionalTime } from '../../types/index.ts';

/** Whether a value is a valid WorldOptionalTime. */
export function isWorldOptionalTime(value: unknown): value is WorldOptionalTime {
  if (value !== null) {
    if (!acceptsWorldTime(value)) return false;
  }
  return true;
}

/** All that is wrong with a value as WorldOptionalTime; nothing for a valid one. */
export function checkWorldOptionalTime(value: unknown): readonly Problem[] {
  return problemsOfWorldOptionalTime(value) ?? noProblems;
}

/** WorldOptionalTime as a Standard Schema. */
export const worldOptionalTimeSchema: StandardSchema<WorldOptionalTime> =
  /* @__PURE__ */ standard(checkWorldOptionalTime);

export function problemsOfWorldOptionalTime(value: unknown): Problems {
  let problems: Problems;
  if (value !== null) {
    problems = both(problems, problemsOfWorldTime(value));
  }
  return problems;
}
