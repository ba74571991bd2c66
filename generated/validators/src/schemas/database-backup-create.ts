// Generated; change the document it is made from instead.

import { matches } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type Problems, add, noProblems } from '../runtime/validation/problems.js';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.js';
import { isLonger, isObject } from '../runtime/validation/type-checks.js';
import type { DatabaseBackupCreate } from '@cloud-api/types';

const labelPattern = /^[A-Za-z0-9_]+$/u;

/** Whether a value is a valid DatabaseBackupCreate. */
export function isDatabaseBackupCreate(value: unknown): value is DatabaseBackupCreate {
  if (!isObject(value)) return false;
  const { label, target } = value;
  if (typeof label !== 'string') return false;
  if (label === '' || isLonger(label, 255) || !matches(labelPattern, label)) return false;
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
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/DatabaseBackupCreate/type',
      message: 'must be an object',
    });
  else {
    const { label, target } = value;
    if (label === undefined)
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/DatabaseBackupCreate/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/DatabaseBackupCreate/properties/label/type',
        message: 'Must be 1 to 255 ASCII letters, digits and underscores.',
      });
    else if (label === '')
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'minLength',
        schema: '#/components/schemas/DatabaseBackupCreate/properties/label/minLength',
        message: 'Must be 1 to 255 ASCII letters, digits and underscores.',
      });
    else if (isLonger(label, 255))
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'maxLength',
        schema: '#/components/schemas/DatabaseBackupCreate/properties/label/maxLength',
        message: 'Must be 1 to 255 ASCII letters, digits and underscores.',
      });
    else if (!matches(labelPattern, label))
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'pattern',
        schema: '#/components/schemas/DatabaseBackupCreate/properties/label/pattern',
        message: 'Must be 1 to 255 ASCII letters, digits and underscores.',
      });
    if (target !== undefined) {
      if (target !== 'primary' && target !== 'secondary')
        problems = add(problems, {
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
