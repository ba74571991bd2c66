// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import {
  acceptsBackupScheduleUpdate,
  problemsOfBackupScheduleUpdate,
  problemsOfBackupScheduleUpdatePartial,
} from './backup-schedule-update.js';
import { acceptsTimestamp, problemsOfTimestamp } from './timestamp.js';
import type { ComputeBackupsUpdate, ComputeBackupsUpdateRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/ComputeBackupsUpdate');
const enabledPlace = member(self, 'enabled');
const enabledType = wrongType(enabledPlace, 'true or false');
const availablePlace = member(self, 'available');
const availableType = wrongType(availablePlace, 'true or false');
const computeBackupsUpdateType = wrongType(self, 'an object');

/** Whether a value is a valid ComputeBackupsUpdate. */
export function isComputeBackupsUpdate(value: unknown): value is ComputeBackupsUpdate {
  return acceptsComputeBackupsUpdate(value);
}

/** All that is wrong with a value as ComputeBackupsUpdate; nothing for a valid one. */
export function checkComputeBackupsUpdate(value: unknown): readonly Problem[] {
  return problemsOfComputeBackupsUpdate(value) ?? noProblems;
}

/** Whether a value is a valid ComputeBackupsUpdateRequest. */
export function isComputeBackupsUpdateRequest(
  value: unknown,
): value is ComputeBackupsUpdateRequest {
  return acceptsComputeBackupsUpdateRequest(value);
}

/** All that is wrong with a value as ComputeBackupsUpdateRequest; nothing for a valid one. */
export function checkComputeBackupsUpdateRequest(value: unknown): readonly Problem[] {
  return problemsOfComputeBackupsUpdateRequest(value) ?? noProblems;
}

export function acceptsComputeBackupsUpdate(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { schedule, enabled, available, last_successful: lastSuccessful } = value;
  if (schedule !== undefined) {
    if (!acceptsBackupScheduleUpdate(schedule)) return false;
  }
  if (enabled !== undefined) {
    if (typeof enabled !== 'boolean') return false;
  }
  if (available !== undefined) {
    if (typeof available !== 'boolean') return false;
  }
  if (lastSuccessful !== undefined) {
    if (lastSuccessful !== null) {
      if (!acceptsTimestamp(lastSuccessful)) return false;
    }
  }
  return true;
}

export function problemsOfComputeBackupsUpdate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, computeBackupsUpdateType);
  else {
    const { schedule, enabled, available, last_successful: lastSuccessful } = value;
    if (schedule !== undefined)
      problems = within(problems, 'schedule', problemsOfBackupScheduleUpdate(schedule));
    if (enabled !== undefined) {
      if (typeof enabled !== 'boolean') problems = add(problems, enabledType);
    }
    if (available !== undefined) {
      if (typeof available !== 'boolean') problems = add(problems, availableType);
    }
    if (lastSuccessful !== undefined) {
      if (lastSuccessful !== null) {
        problems = within(problems, 'last_successful', problemsOfTimestamp(lastSuccessful));
      }
    }
  }
  return problems;
}

export function acceptsComputeBackupsUpdateRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { schedule } = value;
  if (schedule !== undefined) {
    if (!acceptsBackupScheduleUpdate(schedule)) return false;
  }
  return true;
}

export function problemsOfComputeBackupsUpdateRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, computeBackupsUpdateType);
  else {
    const { schedule } = value;
    if (schedule !== undefined)
      problems = within(problems, 'schedule', problemsOfBackupScheduleUpdate(schedule));
  }
  return problems;
}

export function problemsOfComputeBackupsUpdatePartial(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, computeBackupsUpdateType);
  else {
    const { schedule } = value;
    if (schedule !== undefined)
      problems = within(problems, 'schedule', problemsOfBackupScheduleUpdatePartial(schedule));
  }
  return problems;
}
