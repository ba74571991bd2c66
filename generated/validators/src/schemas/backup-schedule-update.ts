// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { notListed, problem, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import type { BackupScheduleUpdate } from '@cloud-api/types';

const windowPattern = /^W(?:[0-9]|1[0-9]|2[0-3])$/u;
const self = whole('#/components/schemas/BackupScheduleUpdate');
const dayPlace = member(self, 'day');
const dayNotListed = notListed(
  dayPlace,
  'one of "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday" or "Saturday"',
);
const windowPlace = member(self, 'window');
const windowMismatch = problem(
  windowPlace,
  'pattern',
  'Must be `W` followed by a starting hour from 0 to 23, such as `W10`.',
);
const windowType = problem(
  windowPlace,
  'type',
  'Must be `W` followed by a starting hour from 0 to 23, such as `W10`.',
);
const backupScheduleUpdateType = wrongType(self, 'an object');

/** Whether a value is a valid BackupScheduleUpdate. */
export function isBackupScheduleUpdate(value: unknown): value is BackupScheduleUpdate {
  return acceptsBackupScheduleUpdate(value);
}

/** All that is wrong with a value as BackupScheduleUpdate; nothing for a valid one. */
export function checkBackupScheduleUpdate(value: unknown): readonly Problem[] {
  return problemsOfBackupScheduleUpdate(value) ?? noProblems;
}

export function acceptsBackupScheduleUpdate(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { day, window: window_ } = value;
  if (day !== undefined) {
    if (
      day !== 'Sunday' &&
      day !== 'Monday' &&
      day !== 'Tuesday' &&
      day !== 'Wednesday' &&
      day !== 'Thursday' &&
      day !== 'Friday' &&
      day !== 'Saturday'
    )
      return false;
  }
  if (window_ !== undefined) {
    if (typeof window_ !== 'string') return false;
    if (!windowPattern.test(window_)) return false;
  }
  return true;
}

export function problemsOfBackupScheduleUpdate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, backupScheduleUpdateType);
  else {
    const { day, window: window_ } = value;
    if (day !== undefined) {
      if (
        day !== 'Sunday' &&
        day !== 'Monday' &&
        day !== 'Tuesday' &&
        day !== 'Wednesday' &&
        day !== 'Thursday' &&
        day !== 'Friday' &&
        day !== 'Saturday'
      )
        problems = add(problems, dayNotListed);
    }
    if (window_ !== undefined) {
      if (typeof window_ !== 'string') problems = add(problems, windowType);
      else if (!windowPattern.test(window_)) problems = add(problems, windowMismatch);
    }
  }
  return problems;
}

export function problemsOfBackupScheduleUpdatePartial(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, backupScheduleUpdateType);
  else {
    const { day, window: window_ } = value;
    if (day !== undefined) {
      if (
        day !== 'Sunday' &&
        day !== 'Monday' &&
        day !== 'Tuesday' &&
        day !== 'Wednesday' &&
        day !== 'Thursday' &&
        day !== 'Friday' &&
        day !== 'Saturday'
      )
        problems = add(problems, dayNotListed);
    }
    if (window_ !== undefined) {
      if (typeof window_ !== 'string') problems = add(problems, windowType);
      else if (!windowPattern.test(window_)) problems = add(problems, windowMismatch);
    }
  }
  return problems;
}
