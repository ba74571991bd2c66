// Generated; change the document it is made from instead.

import type { WarningBody } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isObject } from '../runtime/validation/type-checks.js';
import { isWarning, problemsOfWarning } from './warning.js';

/** Whether a value is a valid WarningBody. */
export function isWarningBody(value: unknown): value is WarningBody {
  if (!isObject(value)) return false;
  const { warnings } = value;
  if (!isArray(warnings)) return false;
  for (let index = 0; index < warnings.length; index++) {
    if (!isWarning(warnings[index])) return false;
  }
  return true;
}

/** All that is wrong with a value as WarningBody; nothing for a valid one. */
export function checkWarningBody(value: unknown): readonly Problem[] {
  return problemsOfWarningBody(value) ?? noProblems;
}

/** WarningBody as a Standard Schema. */
export const warningBodySchema: StandardSchema<WarningBody> =
  /* @__PURE__ */ createStandardSchema(checkWarningBody);

export function problemsOfWarningBody(value: unknown): Problems {
  const schema = '#/components/schemas/WarningBody';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { warnings } = value;
    if (!isArray(warnings))
      problems = reportRequired(problems, 'warnings', warnings, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < warnings.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'warnings',
          index,
          problemsOfWarning(warnings[index]),
        );
      }
    }
  }
  return problems;
}
