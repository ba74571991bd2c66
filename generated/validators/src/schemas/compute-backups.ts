// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import { acceptsBackupSchedule, problemsOfBackupSchedule } from './backup-schedule.js';
import { acceptsTimestamp, problemsOfTimestamp } from './timestamp.js';
import type { ComputeBackups, ComputeBackupsRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/ComputeBackups');
const enabledPlace = member(self, 'enabled');
const enabledType = wrongType(enabledPlace, 'true or false');
const enabledMissing = missing(self, 'enabled');
const availablePlace = member(self, 'available');
const availableType = wrongType(availablePlace, 'true or false');
const availableMissing = missing(self, 'available');
const scheduleMissing = missing(self, 'schedule');
const lastSuccessfulMissing = missing(self, 'last_successful');
const computeBackupsType = wrongType(self, 'an object');

/** Whether a value is a valid ComputeBackups. */
export function isComputeBackups(value: unknown): value is ComputeBackups {
  return acceptsComputeBackups(value);
}

/** All that is wrong with a value as ComputeBackups; nothing for a valid one. */
export function checkComputeBackups(value: unknown): readonly Problem[] {
  return problemsOfComputeBackups(value) ?? noProblems;
}

/** Whether a value is a valid ComputeBackupsRequest. */
export function isComputeBackupsRequest(value: unknown): value is ComputeBackupsRequest {
  return acceptsComputeBackupsRequest(value);
}

/** All that is wrong with a value as ComputeBackupsRequest; nothing for a valid one. */
export function checkComputeBackupsRequest(value: unknown): readonly Problem[] {
  return problemsOfComputeBackupsRequest(value) ?? noProblems;
}

export function acceptsComputeBackups(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { enabled, available, schedule, last_successful: lastSuccessful } = value;
  if (typeof enabled !== 'boolean') return false;
  if (typeof available !== 'boolean') return false;
  if (!acceptsBackupSchedule(schedule)) return false;
  if (lastSuccessful !== null) {
    if (!acceptsTimestamp(lastSuccessful)) return false;
  }
  return true;
}

export function problemsOfComputeBackups(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, computeBackupsType);
  else {
    const { enabled, available, schedule, last_successful: lastSuccessful } = value;
    if (enabled === undefined) problems = add(problems, enabledMissing);
    else if (typeof enabled !== 'boolean') problems = add(problems, enabledType);
    if (available === undefined) problems = add(problems, availableMissing);
    else if (typeof available !== 'boolean') problems = add(problems, availableType);
    if (schedule === undefined) problems = add(problems, scheduleMissing);
    else problems = within(problems, 'schedule', problemsOfBackupSchedule(schedule));
    if (lastSuccessful === undefined) problems = add(problems, lastSuccessfulMissing);
    else if (lastSuccessful !== null) {
      problems = within(problems, 'last_successful', problemsOfTimestamp(lastSuccessful));
    }
  }
  return problems;
}

export function acceptsComputeBackupsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { schedule } = value;
  if (!acceptsBackupSchedule(schedule)) return false;
  return true;
}

export function problemsOfComputeBackupsRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, computeBackupsType);
  else {
    const { schedule } = value;
    if (schedule === undefined) problems = add(problems, scheduleMissing);
    else problems = within(problems, 'schedule', problemsOfBackupSchedule(schedule));
  }
  return problems;
}
