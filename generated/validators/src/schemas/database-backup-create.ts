// Generated; change the document it is made from instead.

import type { DatabaseBackupCreate } from '@cloud-api/types';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isLongerThan, isObject } from '../runtime/validation/type-checks.js';

const labelPattern = /^[A-Za-z0-9_]+$/u;

/** Whether a value is a valid DatabaseBackupCreate. */
export function isDatabaseBackupCreate(value: unknown): value is DatabaseBackupCreate {
  if (!isObject(value)) return false;
  const { label, target } = value;
  if (
    typeof label !== 'string' ||
    label === '' ||
    isLongerThan(label, 255) ||
    !matchesPattern(labelPattern, label) ||
    (target !== undefined && target !== 'primary' && target !== 'secondary')
  )
    return false;
  return true;
}

/** All that is wrong with a value as DatabaseBackupCreate; nothing for a valid one. */
export function checkDatabaseBackupCreate(value: unknown): readonly Problem[] {
  return problemsOfDatabaseBackupCreate(value) ?? noProblems;
}

/** DatabaseBackupCreate as a Standard Schema. */
export const databaseBackupCreateSchema: StandardSchema<DatabaseBackupCreate> =
  /* @__PURE__ */ createStandardSchema(checkDatabaseBackupCreate);

export function problemsOfDatabaseBackupCreate(value: unknown): Problems {
  const schema = '#/components/schemas/DatabaseBackupCreate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { label, target } = value;
    if (typeof label !== 'string')
      problems = reportRequired(
        problems,
        'label',
        label,
        schema,
        'type',
        'Must be 1 to 255 ASCII letters, digits and underscores.',
      );
    else if (label === '')
      problems = report(
        problems,
        'label',
        schema,
        'minLength',
        'Must be 1 to 255 ASCII letters, digits and underscores.',
      );
    else if (isLongerThan(label, 255))
      problems = report(
        problems,
        'label',
        schema,
        'maxLength',
        'Must be 1 to 255 ASCII letters, digits and underscores.',
      );
    else if (!matchesPattern(labelPattern, label))
      problems = report(
        problems,
        'label',
        schema,
        'pattern',
        'Must be 1 to 255 ASCII letters, digits and underscores.',
      );
    if (target !== undefined && target !== 'primary' && target !== 'secondary')
      problems = report(
        problems,
        'target',
        schema,
        'oneOf',
        'must be one of "primary" or "secondary"',
      );
  }
  return problems;
}
