// Generated; change the document it is made from instead.

import type { SeedInstanceBackup } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isArray, isObject } from '../runtime/validation/type-checks.ts';
import { isInstanceBackupDisk, problemsOfInstanceBackupDisk } from './instance-backup-disk.ts';
import {
  isInstanceBackupStatus,
  problemsOfInstanceBackupStatus,
} from './instance-backup-status.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import { isSeedNullableTime, problemsOfSeedNullableTime } from './seed-nullable-time.ts';
import { isSeedTime, problemsOfSeedTime } from './seed-time.ts';

/** Whether a value is a valid SeedInstanceBackup. */
export function isSeedInstanceBackup(value: unknown): value is SeedInstanceBackup {
  if (!isObject(value)) return false;
  const { id, type, status, available, created, updated, finished, label, configs, disks } = value;
  if (
    (id !== undefined && !isSeedId(id)) ||
    (type !== 'auto' && type !== 'snapshot') ||
    !isInstanceBackupStatus(status) ||
    (available !== undefined && typeof available !== 'boolean') ||
    (created !== undefined && !isSeedTime(created)) ||
    (updated !== undefined && !isSeedTime(updated)) ||
    (finished !== undefined && !isSeedNullableTime(finished)) ||
    (label !== undefined && typeof label !== 'string' && label !== null)
  )
    return false;
  if (configs !== undefined) {
    if (!isArray(configs)) return false;
    for (let index = 0; index < configs.length; index++) {
      if (typeof configs[index] !== 'string') return false;
    }
  }
  if (disks !== undefined) {
    if (!isArray(disks)) return false;
    for (let index = 0; index < disks.length; index++) {
      if (!isInstanceBackupDisk(disks[index])) return false;
    }
  }
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'type':
      case 'status':
      case 'available':
      case 'created':
      case 'updated':
      case 'finished':
      case 'label':
      case 'configs':
      case 'disks':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as SeedInstanceBackup; nothing for a valid one. */
export function checkSeedInstanceBackup(value: unknown): readonly Problem[] {
  return problemsOfSeedInstanceBackup(value) ?? noProblems;
}

/** SeedInstanceBackup as a Standard Schema. */
export const seedInstanceBackupSchema: StandardSchema<SeedInstanceBackup> =
  /* @__PURE__ */ createStandardSchema(checkSeedInstanceBackup);

export function problemsOfSeedInstanceBackup(value: unknown): Problems {
  const schema = '#/components/schemas/SeedInstanceBackup';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, type, status, available, created, updated, finished, label, configs, disks } =
      value;
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
    if (status === undefined) problems = reportMissing(problems, 'status', schema);
    else problems = mergeAtProperty(problems, 'status', problemsOfInstanceBackupStatus(status));
    if (available !== undefined && typeof available !== 'boolean')
      problems = report(problems, 'available', schema, 'type', 'must be true or false');
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    if (updated !== undefined)
      problems = mergeAtProperty(problems, 'updated', problemsOfSeedTime(updated));
    if (finished !== undefined)
      problems = mergeAtProperty(problems, 'finished', problemsOfSeedNullableTime(finished));
    if (label !== undefined && typeof label !== 'string' && label !== null)
      problems = report(problems, 'label', schema, 'type', 'must be a string or null');
    if (configs !== undefined) {
      if (!isArray(configs))
        problems = report(problems, 'configs', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < configs.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'configs',
            index,
            problemsOfConfigsItem(configs[index]),
          );
        }
      }
    }
    if (disks !== undefined) {
      if (!isArray(disks)) problems = report(problems, 'disks', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < disks.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'disks',
            index,
            problemsOfInstanceBackupDisk(disks[index]),
          );
        }
      }
    }
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'type':
        case 'status':
        case 'available':
        case 'created':
        case 'updated':
        case 'finished':
        case 'label':
        case 'configs':
        case 'disks':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedInstanceBackup/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}

function problemsOfConfigsItem(value: unknown): Problems {
  const schema = '#/components/schemas/SeedInstanceBackup/properties/configs/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
