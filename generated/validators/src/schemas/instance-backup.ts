// Generated; change the document it is made from instead.

import type { InstanceBackup } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isInteger, isObject } from '../runtime/validation/type-checks.js';
import { isInstanceBackupDisk, problemsOfInstanceBackupDisk } from './instance-backup-disk.js';
import {
  isInstanceBackupStatus,
  problemsOfInstanceBackupStatus,
} from './instance-backup-status.js';
import { acceptsTimestamp, isTimestamp, problemsOfTimestamp } from './timestamp.js';

/** Whether a value is a valid InstanceBackup. */
export function isInstanceBackup(value: unknown): value is InstanceBackup {
  return acceptsInstanceBackup(value);
}

/** All that is wrong with a value as InstanceBackup; nothing for a valid one. */
export function checkInstanceBackup(value: unknown): readonly Problem[] {
  return problemsOfInstanceBackup(value) ?? noProblems;
}

/** InstanceBackup as a Standard Schema. */
export const instanceBackupSchema: StandardSchema<InstanceBackup> =
  /* @__PURE__ */ createStandardSchema(checkInstanceBackup);

export function problemsOfInstanceBackup(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/InstanceBackup/type',
      message: 'must be an object',
    });
  else {
    const { id, type, status, available, created, updated, finished, label, configs, disks } =
      value;
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/InstanceBackup/properties/id/type',
        message: 'must be a whole number',
      });
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else if (type !== 'auto' && type !== 'snapshot')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'oneOf',
        schema: '#/components/schemas/InstanceBackup/properties/type/oneOf',
        message: 'must be one of "auto" or "snapshot"',
      });
    if (status === undefined)
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'status', problemsOfInstanceBackupStatus(status));
    if (available === undefined)
      problems = addProblem(problems, {
        pointer: '/available',
        field: 'available',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else if (typeof available !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/available',
        field: 'available',
        keyword: 'type',
        schema: '#/components/schemas/InstanceBackup/properties/available/type',
        message: 'must be true or false',
      });
    if (created === undefined)
      problems = addProblem(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined)
      problems = addProblem(problems, {
        pointer: '/updated',
        field: 'updated',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (finished === undefined)
      problems = addProblem(problems, {
        pointer: '/finished',
        field: 'finished',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else if (finished !== null)
      problems = mergeAtProperty(problems, 'finished', problemsOfTimestamp(finished));
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else if (typeof label !== 'string' && label !== null)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/InstanceBackup/properties/label/type',
        message: 'must be a string or null',
      });
    if (configs === undefined)
      problems = addProblem(problems, {
        pointer: '/configs',
        field: 'configs',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else if (!isArray(configs))
      problems = addProblem(problems, {
        pointer: '/configs',
        field: 'configs',
        keyword: 'type',
        schema: '#/components/schemas/InstanceBackup/properties/configs/type',
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
    if (disks === undefined)
      problems = addProblem(problems, {
        pointer: '/disks',
        field: 'disks',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else if (!isArray(disks))
      problems = addProblem(problems, {
        pointer: '/disks',
        field: 'disks',
        keyword: 'type',
        schema: '#/components/schemas/InstanceBackup/properties/disks/type',
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
  return problems;
}

function problemsOfConfigsItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/InstanceBackup/properties/configs/items/type',
      message: 'must be a string',
    });
  return problems;
}

export function acceptsInstanceBackup(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, type, status, available, created, updated, finished, label, configs, disks } = value;
  if (!isInteger(id)) return false;
  if (type !== 'auto' && type !== 'snapshot') return false;
  if (!isInstanceBackupStatus(status)) return false;
  if (typeof available !== 'boolean') return false;
  if (!isTimestamp(created)) return false;
  if (!isTimestamp(updated)) return false;
  if (finished !== null) {
    if (!acceptsTimestamp(finished)) return false;
  }
  if (typeof label !== 'string' && label !== null) return false;
  if (!isArray(configs)) return false;
  for (let index = 0; index < configs.length; index++) {
    if (typeof configs[index] !== 'string') return false;
  }
  if (!isArray(disks)) return false;
  for (let index = 0; index < disks.length; index++) {
    if (!isInstanceBackupDisk(disks[index])) return false;
  }
  return true;
}
