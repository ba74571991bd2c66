// Generated; change the document it is made from instead.

import type { SeedNullableTime } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { mergeProblems, noProblems, type Problems } from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { acceptsSeedTime, problemsOfSeedTime } from './seed-time.ts';

/** Whether a value is a valid SeedNullableTime. */
export function isSeedNullableTime(value: unknown): value is SeedNullableTime {
  if (value !== null && !acceptsSeedTime(value)) return false;
  return true;
}

/** All that is wrong with a value as SeedNullableTime; nothing for a valid one. */
export function checkSeedNullableTime(value: unknown): readonly Problem[] {
  return problemsOfSeedNullableTime(value) ?? noProblems;
}

/** SeedNullableTime as a Standard Schema. */
export const seedNullableTimeSchema: StandardSchema<SeedNullableTime> =
  /* @__PURE__ */ createStandardSchema(checkSeedNullableTime);

export function problemsOfSeedNullableTime(value: unknown): Problems {
  let problems: Problems;
  if (value !== null) problems = mergeProblems(problems, problemsOfSeedTime(value));
  return problems;
}
