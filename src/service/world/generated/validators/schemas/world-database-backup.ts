// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.ts';
import {
  type Problems,
  add,
  addWithin,
  noProblems,
  within,
} from '../runtime/validation/problems.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';
import { isWorldId, problemsOfWorldId } from './world-id.ts';
import { isWorldTime, problemsOfWorldTime } from './world-time.ts';
import type { WorldDatabaseBackup } from '../../types/index.ts';

/** Whether a value is a valid WorldDatabaseBackup. */
export function isWorldDatabaseBackup(value: unknown): value is WorldDatabaseBackup {
  if (!isObject(value)) return false;
  const { id, type, label, created } = value;
  if (id !== undefined) {
    if (!isWorldId(id)) return false;
  }
  if (type !== 'auto' && type !== 'snapshot') return false;
  if (typeof label !== 'string') return false;
  if (label === '') return false;
  if (created !== undefined) {
    if (!isWorldTime(created)) return false;
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

/** All that is wrong with a value as WorldDatabaseBackup; nothing for a valid one. */
export function checkWorldDatabaseBackup(value: unknown): readonly Problem[] {
  return problemsOfWorldDatabaseBackup(value) ?? noProblems;
}

/** WorldDatabaseBackup as a Standard Schema. */
export const worldDatabaseBackupSchema: StandardSchema<WorldDatabaseBackup> =
  /* @__PURE__ */ standard(checkWorldDatabaseBackup);

export function problemsOfWorldDatabaseBackup(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldDatabaseBackup/type',
      message: 'must be an object',
    });
  else {
    const { id, type, label, created } = value;
    if (id !== undefined) problems = within(problems, 'id', problemsOfWorldId(id));
    if (type === undefined)
      problems = add(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/WorldDatabaseBackup/required',
        message: 'is required',
      });
    else if (type !== 'auto' && type !== 'snapshot')
      problems = add(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'enum',
        schema: '#/components/schemas/WorldDatabaseBackup/properties/type/enum',
        message: 'must be one of "auto" or "snapshot"',
      });
    if (label === undefined)
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/WorldDatabaseBackup/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/WorldDatabaseBackup/properties/label/type',
        message: 'must be a string',
      });
    else if (label === '')
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'minLength',
        schema: '#/components/schemas/WorldDatabaseBackup/properties/label/minLength',
        message: 'must not be empty',
      });
    if (created !== undefined) problems = within(problems, 'created', problemsOfWorldTime(created));
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'type':
        case 'label':
        case 'created':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addWithin(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/WorldDatabaseBackup/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
