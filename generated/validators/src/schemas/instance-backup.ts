// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.js';
import {
  type Problems,
  add,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/problems.js';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.js';
import { isInteger, isList, isObject } from '../runtime/validation/type-checks.js';
import { isInstanceBackupDisk, problemsOfInstanceBackupDisk } from './instance-backup-disk.js';
import {
  isInstanceBackupStatus,
  problemsOfInstanceBackupStatus,
} from './instance-backup-status.js';
import { acceptsTimestamp, isTimestamp, problemsOfTimestamp } from './timestamp.js';
import type { InstanceBackup } from '@cloud-api/types';

/** Whether a value is a valid InstanceBackup. */
export function isInstanceBackup(value: unknown): value is InstanceBackup {
  return acceptsInstanceBackup(value);
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
  if (!isList(configs)) return false;
  for (let index = 0; index < configs.length; index++) {
    if (typeof configs[index] !== 'string') return false;
  }
  if (!isList(disks)) return false;
  for (let index = 0; index < disks.length; index++) {
    if (!isInstanceBackupDisk(disks[index])) return false;
  }
  return true;
}

/** All that is wrong with a value as InstanceBackup; nothing for a valid one. */
export function checkInstanceBackup(value: unknown): readonly Problem[] {
  return problemsOfInstanceBackup(value) ?? noProblems;
}

/** InstanceBackup as a Standard Schema. */
export const instanceBackupSchema: StandardSchema<InstanceBackup> =
  /* @__PURE__ */ standard(checkInstanceBackup);

export function problemsOfInstanceBackup(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
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
      problems = add(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = add(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/InstanceBackup/properties/id/type',
        message: 'must be a whole number',
      });
    if (type === undefined)
      problems = add(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else if (type !== 'auto' && type !== 'snapshot')
      problems = add(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'oneOf',
        schema: '#/components/schemas/InstanceBackup/properties/type/oneOf',
        message: 'must be one of "auto" or "snapshot"',
      });
    if (status === undefined)
      problems = add(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else problems = within(problems, 'status', problemsOfInstanceBackupStatus(status));
    if (available === undefined)
      problems = add(problems, {
        pointer: '/available',
        field: 'available',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else if (typeof available !== 'boolean')
      problems = add(problems, {
        pointer: '/available',
        field: 'available',
        keyword: 'type',
        schema: '#/components/schemas/InstanceBackup/properties/available/type',
        message: 'must be true or false',
      });
    if (created === undefined)
      problems = add(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else problems = within(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined)
      problems = add(problems, {
        pointer: '/updated',
        field: 'updated',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else problems = within(problems, 'updated', problemsOfTimestamp(updated));
    if (finished === undefined)
      problems = add(problems, {
        pointer: '/finished',
        field: 'finished',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else if (finished !== null) {
      problems = within(problems, 'finished', problemsOfTimestamp(finished));
    }
    if (label === undefined)
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else if (typeof label !== 'string' && label !== null)
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/InstanceBackup/properties/label/type',
        message: 'must be a string or null',
      });
    if (configs === undefined)
      problems = add(problems, {
        pointer: '/configs',
        field: 'configs',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else if (!isList(configs))
      problems = add(problems, {
        pointer: '/configs',
        field: 'configs',
        keyword: 'type',
        schema: '#/components/schemas/InstanceBackup/properties/configs/type',
        message: 'must be a list',
      });
    else {
      for (let index = 0; index < configs.length; index++) {
        problems = withinItem(problems, 'configs', index, problemsOfConfigsItem(configs[index]));
      }
    }
    if (disks === undefined)
      problems = add(problems, {
        pointer: '/disks',
        field: 'disks',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackup/required',
        message: 'is required',
      });
    else if (!isList(disks))
      problems = add(problems, {
        pointer: '/disks',
        field: 'disks',
        keyword: 'type',
        schema: '#/components/schemas/InstanceBackup/properties/disks/type',
        message: 'must be a list',
      });
    else {
      for (let index = 0; index < disks.length; index++) {
        problems = withinItem(problems, 'disks', index, problemsOfInstanceBackupDisk(disks[index]));
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
      schema: '#/components/schemas/InstanceBackup/properties/configs/items/type',
      message: 'must be a string',
    });
  return problems;
}
