// Generated; change the document it is made from instead.

import type { InstanceBackup } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
  reportRequired,
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
  const schema = '#/components/schemas/InstanceBackup';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, type, status, available, created, updated, finished, label, configs, disks } =
      value;
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (type === undefined) problems = reportMissing(problems, 'type', schema);
    else if (type !== 'auto' && type !== 'snapshot')
      problems = report(problems, 'type', schema, 'oneOf', 'must be one of "auto" or "snapshot"');
    if (status === undefined) problems = reportMissing(problems, 'status', schema);
    else problems = mergeAtProperty(problems, 'status', problemsOfInstanceBackupStatus(status));
    if (typeof available !== 'boolean')
      problems = reportRequired(
        problems,
        'available',
        available,
        schema,
        'type',
        'must be true or false',
      );
    if (created === undefined) problems = reportMissing(problems, 'created', schema);
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = reportMissing(problems, 'updated', schema);
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (finished === undefined) problems = reportMissing(problems, 'finished', schema);
    else if (finished !== null)
      problems = mergeAtProperty(problems, 'finished', problemsOfTimestamp(finished));
    if (typeof label !== 'string' && label !== null)
      problems = reportRequired(
        problems,
        'label',
        label,
        schema,
        'type',
        'must be a string or null',
      );
    if (!isArray(configs))
      problems = reportRequired(problems, 'configs', configs, schema, 'type', 'must be a list');
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
    if (!isArray(disks))
      problems = reportRequired(problems, 'disks', disks, schema, 'type', 'must be a list');
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
  const schema = '#/components/schemas/InstanceBackup/properties/configs/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}

export function acceptsInstanceBackup(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, type, status, available, created, updated, finished, label, configs, disks } = value;
  if (
    !isInteger(id) ||
    (type !== 'auto' && type !== 'snapshot') ||
    !isInstanceBackupStatus(status) ||
    typeof available !== 'boolean' ||
    !isTimestamp(created) ||
    !isTimestamp(updated) ||
    (finished !== null && !acceptsTimestamp(finished)) ||
    (typeof label !== 'string' && label !== null) ||
    !isArray(configs)
  )
    return false;
  for (let index = 0; index < configs.length; index++) {
    if (typeof configs[index] !== 'string') return false;
  }
  if (!isArray(disks)) return false;
  for (let index = 0; index < disks.length; index++) {
    if (!isInstanceBackupDisk(disks[index])) return false;
  }
  return true;
}
