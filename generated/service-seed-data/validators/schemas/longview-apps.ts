// Generated; change the document it is made from instead.

import type { LongviewApps } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';

/** Whether a value is a valid LongviewApps. */
export function isLongviewApps(value: unknown): value is LongviewApps {
  if (!isObject(value)) return false;
  const { apache, nginx, mysql } = value;
  if (typeof apache !== 'boolean' || typeof nginx !== 'boolean' || typeof mysql !== 'boolean')
    return false;
  return true;
}

/** All that is wrong with a value as LongviewApps; nothing for a valid one. */
export function checkLongviewApps(value: unknown): readonly Problem[] {
  return problemsOfLongviewApps(value) ?? noProblems;
}

/** LongviewApps as a Standard Schema. */
export const longviewAppsSchema: StandardSchema<LongviewApps> =
  /* @__PURE__ */ createStandardSchema(checkLongviewApps);

export function problemsOfLongviewApps(value: unknown): Problems {
  const schema = '#/components/schemas/LongviewApps';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { apache, nginx, mysql } = value;
    if (typeof apache !== 'boolean')
      problems = reportRequired(
        problems,
        'apache',
        apache,
        schema,
        'type',
        'must be true or false',
      );
    if (typeof nginx !== 'boolean')
      problems = reportRequired(problems, 'nginx', nginx, schema, 'type', 'must be true or false');
    if (typeof mysql !== 'boolean')
      problems = reportRequired(problems, 'mysql', mysql, schema, 'type', 'must be true or false');
  }
  return problems;
}
