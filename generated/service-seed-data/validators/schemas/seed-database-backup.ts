// Generated; change the document it is made from instead.

import type { SeedDatabaseBackup } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
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
  if (
    (id !== undefined && !isSeedId(id)) ||
    (type !== 'auto' && type !== 'snapshot') ||
    typeof label !== 'string' ||
    label === '' ||
    (created !== undefined && !isSeedTime(created))
  )
    return false;
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
  const schema = '#/components/schemas/SeedDatabaseBackup';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, type, label, created } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (type !== 'auto' && type !== 'snapshot')
      problems = reportRequired(
        problems,
        'type',
        type,
        schema,
        'enum',
        'must be one of "auto" or "snapshot"',
      );
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    else if (label === '')
      problems = report(problems, 'label', schema, 'minLength', 'must not be empty');
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
