// Generated; change the document it is made from instead.

import type { SeedDatabaseBackup } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import { isSeedTime, problemsOfSeedTime } from './seed-time.ts';

/** Whether a value is a valid SeedDatabaseBackup. */
export function isSeedDatabaseBackup(value: unknown): value is SeedDatabaseBackup {
  if (!isObject(value)) return false;
  const { id, type, label, created } = value;
  if (id !== undefined) {
    if (!isSeedId(id)) return false;
  }
  if (type !== 'auto' && type !== 'snapshot') return false;
  if (typeof label !== 'string') return false;
  if (label === '') return false;
  if (created !== undefined) {
    if (!isSeedTime(created)) return false;
  }
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'type':
      case 'label':
      case 'created':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as SeedDatabaseBackup; nothing for a valid one. */
export function checkSeedDatabaseBackup(value: unknown): readonly Problem[] {
  return problemsOfSeedDatabaseBackup(value) ?? noProblems;
}

/** SeedDatabaseBackup as a Standard Schema. */
export const seedDatabaseBackupSchema: StandardSchema<SeedDatabaseBackup> =
  /* @__PURE__ */ createStandardSchema(checkSeedDatabaseBackup);

export function problemsOfSeedDatabaseBackup(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedDatabaseBackup/type',
      message: 'must be an object',
    });
  else {
    const { id, type, label, created } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/SeedDatabaseBackup/required',
        message: 'is required',
      });
    else if (type !== 'auto' && type !== 'snapshot')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'enum',
        schema: '#/components/schemas/SeedDatabaseBackup/properties/type/enum',
        message: 'must be one of "auto" or "snapshot"',
      });
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/SeedDatabaseBackup/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/SeedDatabaseBackup/properties/label/type',
        message: 'must be a string',
      });
    else if (label === '')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'minLength',
        schema: '#/components/schemas/SeedDatabaseBackup/properties/label/minLength',
        message: 'must not be empty',
      });
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'type':
        case 'label':
        case 'created':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedDatabaseBackup/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
