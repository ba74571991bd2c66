// Generated; change the document it is made from instead.

import type { SeedInstanceBackup } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
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
  if (id !== undefined) {
    if (!isSeedId(id)) return false;
  }
  if (type !== 'auto' && type !== 'snapshot') return false;
  if (!isInstanceBackupStatus(status)) return false;
  if (available !== undefined) {
    if (typeof available !== 'boolean') return false;
  }
  if (created !== undefined) {
    if (!isSeedTime(created)) return false;
  }
  if (updated !== undefined) {
    if (!isSeedTime(updated)) return false;
  }
  if (finished !== undefined) {
    if (!isSeedNullableTime(finished)) return false;
  }
  if (label !== undefined) {
    if (typeof label !== 'string' && label !== null) return false;
  }
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedInstanceBackup/type',
      message: 'must be an object',
    });
  else {
    const { id, type, status, available, created, updated, finished, label, configs, disks } =
      value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/SeedInstanceBackup/required',
        message: 'is required',
      });
    else if (type !== 'auto' && type !== 'snapshot')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'enum',
        schema: '#/components/schemas/SeedInstanceBackup/properties/type/enum',
        message: 'must be one of "auto" or "snapshot"',
      });
    if (status === undefined)
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'required',
        schema: '#/components/schemas/SeedInstanceBackup/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'status', problemsOfInstanceBackupStatus(status));
    if (available !== undefined) {
      if (typeof available !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/available',
          field: 'available',
          keyword: 'type',
          schema: '#/components/schemas/SeedInstanceBackup/properties/available/type',
          message: 'must be true or false',
        });
    }
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    if (updated !== undefined)
      problems = mergeAtProperty(problems, 'updated', problemsOfSeedTime(updated));
    if (finished !== undefined)
      problems = mergeAtProperty(problems, 'finished', problemsOfSeedNullableTime(finished));
    if (label !== undefined) {
      if (typeof label !== 'string' && label !== null)
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'type',
          schema: '#/components/schemas/SeedInstanceBackup/properties/label/type',
          message: 'must be a string or null',
        });
    }
    if (configs !== undefined) {
      if (!isArray(configs))
        problems = addProblem(problems, {
          pointer: '/configs',
          field: 'configs',
          keyword: 'type',
          schema: '#/components/schemas/SeedInstanceBackup/properties/configs/type',
          message: 'must be a list',
        });
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
      if (!isArray(disks))
        problems = addProblem(problems, {
          pointer: '/disks',
          field: 'disks',
          keyword: 'type',
          schema: '#/components/schemas/SeedInstanceBackup/properties/disks/type',
          message: 'must be a list',
        });
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
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedInstanceBackup/properties/configs/items/type',
      message: 'must be a string',
    });
  return problems;
}
