// Generated; change the document it is made from instead.

import type { SeedId } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isInteger } from '../runtime/validation/type-checks.ts';

/** Whether a value is a valid SeedId. */
export function isSeedId(value: unknown): value is SeedId {
  if (!isInteger(value) || value < 1 || value > 2147483647) return false;
  return true;
}

/** All that is wrong with a value as SeedId; nothing for a valid one. */
export function checkSeedId(value: unknown): readonly Problem[] {
  return problemsOfSeedId(value) ?? noProblems;
}

/** SeedId as a Standard Schema. */
export const seedIdSchema: StandardSchema<SeedId> =
  /* @__PURE__ */ createStandardSchema(checkSeedId);

export function problemsOfSeedId(value: unknown): Problems {
  const schema = '#/components/schemas/SeedId';
  let problems: Problems;
  if (!isInteger(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  else {
    if (value < 1) problems = reportAt(problems, '', schema, '/minimum', 'must be at least 1');
    if (value > 2147483647)
      problems = reportAt(problems, '', schema, '/maximum', 'must be at most 2147483647');
  }
  return problems;
}
