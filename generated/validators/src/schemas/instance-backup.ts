// Generated; change the document it is made from instead.

import {
  type Problems,
  add,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isInteger, isList, isObject } from '../runtime/validation/values.js';
import { isInstanceBackupDisk, problemsOfInstanceBackupDisk } from './instance-backup-disk.js';
import {
  isInstanceBackupStatus,
  problemsOfInstanceBackupStatus,
} from './instance-backup-status.js';
import { isTimestamp, problemsOfTimestamp } from './timestamp.js';
import type { InstanceBackup } from '@cloud-api/types';

const schema = '#/components/schemas/InstanceBackup';

/** Whether a value is a valid InstanceBackup. */
export function isInstanceBackup(value: unknown): value is InstanceBackup {
  if (!isObject(value)) return false;
  const { id, type, status, available, created, updated, finished, label, configs, disks } = value;
  if (!isInteger(id)) return false;
  if (type !== 'auto' && type !== 'snapshot') return false;
  if (!isInstanceBackupStatus(status)) return false;
  if (typeof available !== 'boolean') return false;
  if (!isTimestamp(created)) return false;
  if (!isTimestamp(updated)) return false;
  if (finished !== null) {
    if (!isTimestamp(finished)) return false;
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
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { id, type, status, available, created, updated, finished, label, configs, disks } =
      value;
    if (id === undefined) problems = add(problems, missing(schema, 'id'));
    else if (!isInteger(id))
      problems = add(problems, memberProblem(schema, 'id', 'type', 'must be a whole number'));
    if (type === undefined) problems = add(problems, missing(schema, 'type'));
    else if (type !== 'auto' && type !== 'snapshot')
      problems = add(
        problems,
        memberProblem(schema, 'type', 'oneOf', 'must be one of "auto" or "snapshot"'),
      );
    if (status === undefined) problems = add(problems, missing(schema, 'status'));
    else problems = within(problems, 'status', problemsOfInstanceBackupStatus(status));
    if (available === undefined) problems = add(problems, missing(schema, 'available'));
    else if (typeof available !== 'boolean')
      problems = add(problems, memberProblem(schema, 'available', 'type', 'must be true or false'));
    if (created === undefined) problems = add(problems, missing(schema, 'created'));
    else problems = within(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = add(problems, missing(schema, 'updated'));
    else problems = within(problems, 'updated', problemsOfTimestamp(updated));
    if (finished === undefined) problems = add(problems, missing(schema, 'finished'));
    else if (finished !== null) {
      problems = within(problems, 'finished', problemsOfTimestamp(finished));
    }
    if (label === undefined) problems = add(problems, missing(schema, 'label'));
    else if (typeof label !== 'string' && label !== null)
      problems = add(problems, memberProblem(schema, 'label', 'type', 'must be a string or null'));
    if (configs === undefined) problems = add(problems, missing(schema, 'configs'));
    else if (!isList(configs))
      problems = add(problems, memberProblem(schema, 'configs', 'type', 'must be a list'));
    else {
      for (let index = 0; index < configs.length; index++) {
        problems = withinItem(problems, 'configs', index, problemsOfConfigsItem(configs[index]));
      }
    }
    if (disks === undefined) problems = add(problems, missing(schema, 'disks'));
    else if (!isList(disks))
      problems = add(problems, memberProblem(schema, 'disks', 'type', 'must be a list'));
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
    problems = add(
      problems,
      problem(`${schema}/properties/configs/items`, 'type', 'must be a string'),
    );
  return problems;
}
