// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isLonger, isObject } from '../runtime/validation/values.js';
import type { DatabaseBackupCreate } from '@cloud-api/types';

const labelPattern = /^[A-Za-z0-9_]+$/u;
const labelMessage = 'Must be 1 to 255 ASCII letters, digits and underscores.';
const schema = '#/components/schemas/DatabaseBackupCreate';

/** Whether a value is a valid DatabaseBackupCreate. */
export function isDatabaseBackupCreate(value: unknown): value is DatabaseBackupCreate {
  if (!isObject(value)) return false;
  const { label, target } = value;
  if (typeof label !== 'string') return false;
  if (label === '' || isLonger(label, 255) || !labelPattern.test(label)) return false;
  if (target !== undefined) {
    if (target !== 'primary' && target !== 'secondary') return false;
  }
  return true;
}

/** All that is wrong with a value as DatabaseBackupCreate; nothing for a valid one. */
export function checkDatabaseBackupCreate(value: unknown): readonly Problem[] {
  return problemsOfDatabaseBackupCreate(value) ?? noProblems;
}

/** DatabaseBackupCreate as a Standard Schema. */
export const databaseBackupCreateSchema: StandardSchema<DatabaseBackupCreate> =
  /* @__PURE__ */ standard(checkDatabaseBackupCreate);

export function problemsOfDatabaseBackupCreate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { label, target } = value;
    if (label === undefined) problems = add(problems, missing(schema, 'label'));
    else if (typeof label !== 'string')
      problems = add(problems, memberProblem(schema, 'label', 'type', labelMessage));
    else if (label === '')
      problems = add(problems, memberProblem(schema, 'label', 'minLength', labelMessage));
    else if (isLonger(label, 255))
      problems = add(problems, memberProblem(schema, 'label', 'maxLength', labelMessage));
    else if (!labelPattern.test(label))
      problems = add(problems, memberProblem(schema, 'label', 'pattern', labelMessage));
    if (target !== undefined) {
      if (target !== 'primary' && target !== 'secondary')
        problems = add(
          problems,
          memberProblem(schema, 'target', 'oneOf', 'must be one of "primary" or "secondary"'),
        );
    }
  }
  return problems;
}
