// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.ts';
import { type Problems, add, noProblems } from '../runtime/validation/problems.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isInteger } from '../runtime/validation/type-checks.ts';
import type { WorldId } from '../../types/index.ts';

/** Whether a value is a valid WorldId. */
export function isWorldId(value: unknown): value is WorldId {
  if (!isInteger(value)) return false;
  if (value < 1 || value > 2147483647) return false;
  return true;
}

/** All that is wrong with a value as WorldId; nothing for a valid one. */
export function checkWorldId(value: unknown): readonly Problem[] {
  return problemsOfWorldId(value) ?? noProblems;
}

/** WorldId as a Standard Schema. */
export const worldIdSchema: StandardSchema<WorldId> = /* @__PURE__ */ standard(checkWorldId);

export function problemsOfWorldId(value: unknown): Problems {
  let problems: Problems;
  if (!isInteger(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldId/type',
      message: 'must be a whole number',
    });
  else {
    if (value < 1)
      problems = add(problems, {
        pointer: '',
        field: '',
        keyword: 'minimum',
        schema: '#/components/schemas/WorldId/minimum',
        message: 'must be at least 1',
      });
    if (value > 2147483647)
      problems = add(problems, {
        pointer: '',
        field: '',
        keyword: 'maximum',
        schema: '#/components/schemas/WorldId/maximum',
        message: 'must be at most 2147483647',
      });
  }
  return problems;
}
