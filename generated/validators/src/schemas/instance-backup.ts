// Generated; change the document it is made from instead.

import {
  type Problems,
  add,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/collect.js';
import { by, member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, notListed, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isList, isObject } from '../runtime/validation/values.js';
import { acceptsInstanceBackupDisk, problemsOfInstanceBackupDisk } from './instance-backup-disk.js';
import {
  acceptsInstanceBackupStatus,
  problemsOfInstanceBackupStatus,
} from './instance-backup-status.js';
import { acceptsTimestamp, problemsOfTimestamp } from './timestamp.js';
import type { InstanceBackup } from '@cloud-api/types';

const self = whole('#/components/schemas/InstanceBackup');
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const idMissing = missing(self, 'id');
const typePlace = member(self, 'type');
const typeNotListed = notListed(typePlace, 'one of "auto" or "snapshot"', 'oneOf');
const typeMissing = missing(self, 'type');
const statusMissing = missing(self, 'status');
const availablePlace = member(self, 'available');
const availableType = wrongType(availablePlace, 'true or false');
const availableMissing = missing(self, 'available');
const createdMissing = missing(self, 'created');
const updatedMissing = missing(self, 'updated');
const finishedMissing = missing(self, 'finished');
const labelPlace = member(self, 'label');
const labelType = wrongType(labelPlace, 'a string or null');
const labelMissing = missing(self, 'label');
const configsItemPlace = by(self, '/properties/configs/items');
const configsItemType = wrongType(configsItemPlace, 'a string');
const configsPlace = member(self, 'configs');
const configsType = wrongType(configsPlace, 'a list');
const configsMissing = missing(self, 'configs');
const disksPlace = member(self, 'disks');
const disksType = wrongType(disksPlace, 'a list');
const disksMissing = missing(self, 'disks');
const instanceBackupType = wrongType(self, 'an object');

/** Whether a value is a valid InstanceBackup. */
export function isInstanceBackup(value: unknown): value is InstanceBackup {
  return acceptsInstanceBackup(value);
}

/** All that is wrong with a value as InstanceBackup; nothing for a valid one. */
export function checkInstanceBackup(value: unknown): readonly Problem[] {
  return problemsOfInstanceBackup(value) ?? noProblems;
}

export function acceptsInstanceBackup(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, type, status, available, created, updated, finished, label, configs, disks } = value;
  if (!isInteger(id)) return false;
  if (type !== 'auto' && type !== 'snapshot') return false;
  if (!acceptsInstanceBackupStatus(status)) return false;
  if (typeof available !== 'boolean') return false;
  if (!acceptsTimestamp(created)) return false;
  if (!acceptsTimestamp(updated)) return false;
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
    if (!acceptsInstanceBackupDisk(disks[index])) return false;
  }
  return true;
}

export function problemsOfInstanceBackup(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, instanceBackupType);
  else {
    const { id, type, status, available, created, updated, finished, label, configs, disks } =
      value;
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (type === undefined) problems = add(problems, typeMissing);
    else if (type !== 'auto' && type !== 'snapshot') problems = add(problems, typeNotListed);
    if (status === undefined) problems = add(problems, statusMissing);
    else problems = within(problems, 'status', problemsOfInstanceBackupStatus(status));
    if (available === undefined) problems = add(problems, availableMissing);
    else if (typeof available !== 'boolean') problems = add(problems, availableType);
    if (created === undefined) problems = add(problems, createdMissing);
    else problems = within(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = add(problems, updatedMissing);
    else problems = within(problems, 'updated', problemsOfTimestamp(updated));
    if (finished === undefined) problems = add(problems, finishedMissing);
    else if (finished !== null) {
      problems = within(problems, 'finished', problemsOfTimestamp(finished));
    }
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string' && label !== null) problems = add(problems, labelType);
    if (configs === undefined) problems = add(problems, configsMissing);
    else if (!isList(configs)) problems = add(problems, configsType);
    else {
      for (let index = 0; index < configs.length; index++) {
        problems = withinItem(problems, 'configs', index, problemsOfConfigsItem(configs[index]));
      }
    }
    if (disks === undefined) problems = add(problems, disksMissing);
    else if (!isList(disks)) problems = add(problems, disksType);
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
  if (typeof value !== 'string') problems = add(problems, configsItemType);
  return problems;
}
