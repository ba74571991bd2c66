// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { badPattern, missing, notListed, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import type { BackupSchedule } from '@cloud-api/types';

const windowPattern = /^(?:Scheduling|W(?:[0-9]|1[0-9]|2[0-3]))$/u;
const self = whole('#/components/schemas/BackupSchedule');
const dayPlace = member(self, 'day');
const dayNotListed = notListed(
  dayPlace,
  'one of "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday" or "Scheduling"',
);
const dayMissing = missing(self, 'day');
const windowPlace = member(self, 'window');
const windowMismatch = badPattern(windowPlace, '^(?:Scheduling|W(?:[0-9]|1[0-9]|2[0-3]))$');
const windowType = wrongType(windowPlace, 'a string');
const windowMissing = missing(self, 'window');
const backupScheduleType = wrongType(self, 'an object');

/** Whether a value is a valid BackupSchedule. */
export function isBackupSchedule(value: unknown): value is BackupSchedule {
  return acceptsBackupSchedule(value);
}

/** All that is wrong with a value as BackupSchedule; nothing for a valid one. */
export function checkBackupSchedule(value: unknown): readonly Problem[] {
  return problemsOfBackupSchedule(value) ?? noProblems;
}

export function acceptsBackupSchedule(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { day, window: window_ } = value;
  if (
    day !== 'Sunday' &&
    day !== 'Monday' &&
    day !== 'Tuesday' &&
    day !== 'Wednesday' &&
    day !== 'Thursday' &&
    day !== 'Friday' &&
    day !== 'Saturday' &&
    day !== 'Scheduling'
  )
    return false;
  if (typeof window_ !== 'string') return false;
  if (!windowPattern.test(window_)) return false;
  return true;
}

export function problemsOfBackupSchedule(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, backupScheduleType);
  else {
    const { day, window: window_ } = value;
    if (day === undefined) problems = add(problems, dayMissing);
    else if (
      day !== 'Sunday' &&
      day !== 'Monday' &&
      day !== 'Tuesday' &&
      day !== 'Wednesday' &&
      day !== 'Thursday' &&
      day !== 'Friday' &&
      day !== 'Saturday' &&
      day !== 'Scheduling'
    )
      problems = add(problems, dayNotListed);
    if (window_ === undefined) problems = add(problems, windowMissing);
    else if (typeof window_ !== 'string') problems = add(problems, windowType);
    else if (!windowPattern.test(window_)) problems = add(problems, windowMismatch);
  }
  return problems;
}
