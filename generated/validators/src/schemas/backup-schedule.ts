// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isObject } from '../runtime/validation/values.js';
import type { BackupSchedule } from '@cloud-api/types';

const schema = '#/components/schemas/BackupSchedule';
const windowPattern = /^(?:Scheduling|W(?:[0-9]|1[0-9]|2[0-3]))$/u;

/** Whether a value is a valid BackupSchedule. */
export function isBackupSchedule(value: unknown): value is BackupSchedule {
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

/** All that is wrong with a value as BackupSchedule; nothing for a valid one. */
export function checkBackupSchedule(value: unknown): readonly Problem[] {
  return problemsOfBackupSchedule(value) ?? noProblems;
}

/** BackupSchedule as a Standard Schema. */
export const backupScheduleSchema: StandardSchema<BackupSchedule> =
  /* @__PURE__ */ standard(checkBackupSchedule);

export function problemsOfBackupSchedule(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { day, window: window_ } = value;
    if (day === undefined) problems = add(problems, missing(schema, 'day'));
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
      problems = add(
        problems,
        memberProblem(
          schema,
          'day',
          'enum',
          'must be one of "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday" or "Scheduling"',
        ),
      );
    if (window_ === undefined) problems = add(problems, missing(schema, 'window'));
    else if (typeof window_ !== 'string')
      problems = add(problems, memberProblem(schema, 'window', 'type', 'must be a string'));
    else if (!windowPattern.test(window_))
      problems = add(
        problems,
        memberProblem(
          schema,
          'window',
          'pattern',
          'must match ^(?:Scheduling|W(?:[0-9]|1[0-9]|2[0-3]))$',
        ),
      );
  }
  return problems;
}
