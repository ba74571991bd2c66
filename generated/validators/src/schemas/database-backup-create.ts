// Generated; change the document it is made from instead.

import type { DatabaseBackupCreate } from '@cloud-api/types';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
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
  if (typeof label !== 'string') return false;
  if (label === '' || isLongerThan(label, 255) || !matchesPattern(labelPattern, label))
    return false;
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
  /* @__PURE__ */ createStandardSchema(checkDatabaseBackupCreate);

export function problemsOfDatabaseBackupCreate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/DatabaseBackupCreate/type',
      message: 'must be an object',
    });
  else {
    const { label, target } = value;
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/DatabaseBackupCreate/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/DatabaseBackupCreate/properties/label/type',
        message: 'Must be 1 to 255 ASCII letters, digits and underscores.',
      });
    else if (label === '')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'minLength',
        schema: '#/components/schemas/DatabaseBackupCreate/properties/label/minLength',
        message: 'Must be 1 to 255 ASCII letters, digits and underscores.',
      });
    else if (isLongerThan(label, 255))
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'maxLength',
        schema: '#/components/schemas/DatabaseBackupCreate/properties/label/maxLength',
        message: 'Must be 1 to 255 ASCII letters, digits and underscores.',
      });
    else if (!matchesPattern(labelPattern, label))
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'pattern',
        schema: '#/components/schemas/DatabaseBackupCreate/properties/label/pattern',
        message: 'Must be 1 to 255 ASCII letters, digits and underscores.',
      });
    if (target !== undefined) {
      if (target !== 'primary' && target !== 'secondary')
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'oneOf',
          schema: '#/components/schemas/DatabaseBackupCreate/properties/target/oneOf',
          message: 'must be one of "primary" or "secondary"',
        });
    }
  }
  return problems;
}
