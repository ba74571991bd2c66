// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.ts';
import {
  type Problems,
  add,
  addWithin,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/problems.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isList, isObject } from '../runtime/validation/type-checks.ts';
import { isInstanceBackupDisk, problemsOfInstanceBackupDisk } from './instance-backup-disk.ts';
import {
  isInstanceBackupStatus,
  problemsOfInstanceBackupStatus,
} from './instance-backup-status.ts';
import { isWorldId, problemsOfWorldId } from './world-id.ts';
import { isWorldOptionalTime, problemsOfWorldOptionalTime } from './world-optional-time.ts';
import { isWorldTime, problemsOfWorldTime } from './world-time.ts';
import type { WorldInstanceBackup } from '../../types/index.ts';

/** Whether a value is a valid WorldInstanceBackup. */
export function isWorldInstanceBackup(value: unknown): value is WorldInstanceBackup {
  if (!isObject(value)) return false;
  const { id, type, status, available, created, updated, finished, label, configs, disks } = value;
  if (id !== undefined) {
    if (!isWorldId(id)) return false;
  }
  if (type !== 'auto' && type !== 'snapshot') return false;
  if (!isInstanceBackupStatus(status)) return false;
  if (available !== undefined) {
    if (typeof available !== 'boolean') return false;
  }
  if (created !== undefined) {
    if (!isWorldTime(created)) return false;
  }
  if (updated !== undefined) {
    if (!isWorldTime(updated)) return false;
  }
  if (finished !== undefined) {
    if (!isWorldOptionalTime(finished)) return false;
  }
  if (label !== undefined) {
    if (typeof label !== 'string' && label !== null) return false;
  }
  if (configs !== undefined) {
    if (!isList(configs)) return false;
    for (let index = 0; index < configs.length; index++) {
      if (typeof configs[index] !== 'string') return false;
    }
  }
  if (disks !== undefined) {
    if (!isList(disks)) return false;
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

/** All that is wrong with a value as WorldInstanceBackup; nothing for a valid one. */
export function checkWorldInstanceBackup(value: unknown): readonly Problem[] {
  return problemsOfWorldInstanceBackup(value) ?? noProblems;
}

/** WorldInstanceBackup as a Standard Schema. */
export const worldInstanceBackupSchema: StandardSchema<WorldInstanceBackup> =
  /* @__PURE__ */ standard(checkWorldInstanceBackup);

export function problemsOfWorldInstanceBackup(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldInstanceBackup/type',
      message: 'must be an object',
    });
  else {
    const { id, type, status, available, created, updated, finished, label, configs, disks } =
      value;
    if (id !== undefined) problems = within(problems, 'id', problemsOfWorldId(id));
    if (type === undefined)
      problems = add(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/WorldInstanceBackup/required',
        message: 'is required',
      });
    else if (type !== 'auto' && type !== 'snapshot')
      problems = add(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'enum',
        schema: '#/components/schemas/WorldInstanceBackup/properties/type/enum',
        message: 'must be one of "auto" or "snapshot"',
      });
    if (status === undefined)
      problems = add(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'required',
        schema: '#/components/schemas/WorldInstanceBackup/required',
        message: 'is required',
      });
    else problems = within(problems, 'status', problemsOfInstanceBackupStatus(status));
    if (available !== undefined) {
      if (typeof available !== 'boolean')
        problems = add(problems, {
          pointer: '/available',
          field: 'available',
          keyword: 'type',
          schema: '#/components/schemas/WorldInstanceBackup/properties/available/type',
          message: 'must be true or false',
        });
    }
    if (created !== undefined) problems = within(problems, 'created', problemsOfWorldTime(created));
    if (updated !== undefined) problems = within(problems, 'updated', problemsOfWorldTime(updated));
    if (finished !== undefined)
      problems = within(problems, 'finished', problemsOfWorldOptionalTime(finished));
    if (label !== undefined) {
      if (typeof label !== 'string' && label !== null)
        problems = add(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'type',
          schema: '#/components/schemas/WorldInstanceBackup/properties/label/type',
          message: 'must be a string or null',
        });
    }
    if (configs !== undefined) {
      if (!isList(configs))
        problems = add(problems, {
          pointer: '/configs',
          field: 'configs',
          keyword: 'type',
          schema: '#/components/schemas/WorldInstanceBackup/properties/configs/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < configs.length; index++) {
          problems = withinItem(problems, 'configs', index, problemsOfConfigsItem(configs[index]));
        }
      }
    }
    if (disks !== undefined) {
      if (!isList(disks))
        problems = add(problems, {
          pointer: '/disks',
          field: 'disks',
          keyword: 'type',
          schema: '#/components/schemas/WorldInstanceBackup/properties/disks/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < disks.length; index++) {
          problems = withinItem(
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
            problems = addWithin(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/WorldInstanceBackup/additionalProperties',
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
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldInstanceBackup/properties/configs/items/type',
      message: 'must be a string',
    });
  return problems;
}
