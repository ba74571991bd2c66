// Generated; change the document it is made from instead.

import type { DatabaseBackup } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';
import { isTimestamp, problemsOfTimestamp } from './timestamp.js';

/** Whether a value is a valid DatabaseBackup. */
export function isDatabaseBackup(value: unknown): value is DatabaseBackup {
  if (!isObject(value)) return false;
  const { id, type, label, created } = value;
  if (!isInteger(id)) return false;
  if (type !== 'auto' && type !== 'snapshot') return false;
  if (typeof label !== 'string') return false;
  if (!isTimestamp(created)) return false;
  return true;
}

/** All that is wrong with a value as DatabaseBackup; nothing for a valid one. */
export function checkDatabaseBackup(value: unknown): readonly Problem[] {
  return problemsOfDatabaseBackup(value) ?? noProblems;
}

/** DatabaseBackup as a Standard Schema. */
export const databaseBackupSchema: StandardSchema<DatabaseBackup> =
  /* @__PURE__ */ createStandardSchema(checkDatabaseBackup);

export function problemsOfDatabaseBackup(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/DatabaseBackup/type',
      message: 'must be an object',
    });
  else {
    const { id, type, label, created } = value;
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/DatabaseBackup/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/DatabaseBackup/properties/id/type',
        message: 'must be a whole number',
      });
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/DatabaseBackup/required',
        message: 'is required',
      });
    else if (type !== 'auto' && type !== 'snapshot')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'oneOf',
        schema: '#/components/schemas/DatabaseBackup/properties/type/oneOf',
        message: 'must be one of "auto" or "snapshot"',
      });
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/DatabaseBackup/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/DatabaseBackup/properties/label/type',
        message: 'must be a string',
      });
    if (created === undefined)
      problems = addProblem(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'required',
        schema: '#/components/schemas/DatabaseBackup/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
  }
  return problems;
}
