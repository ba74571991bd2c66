// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { memberProblem, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isObject } from '../runtime/validation/values.js';
import type { BackupScheduleUpdate } from '@cloud-api/types';

const schema = '#/components/schemas/BackupScheduleUpdate';
const windowPattern = /^W(?:[0-9]|1[0-9]|2[0-3])$/u;
const windowMessage = 'Must be `W` followed by a starting hour from 0 to 23, such as `W10`.';

/** Whether a value is a valid BackupScheduleUpdate. */
export function isBackupScheduleUpdate(value: unknown): value is BackupScheduleUpdate {
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

/** All that is wrong with a value as BackupScheduleUpdate; nothing for a valid one. */
export function checkBackupScheduleUpdate(value: unknown): readonly Problem[] {
  return problemsOfBackupScheduleUpdate(value) ?? noProblems;
}

/** BackupScheduleUpdate as a Standard Schema. */
export const backupScheduleUpdateSchema: StandardSchema<BackupScheduleUpdate> =
  /* @__PURE__ */ standard(checkBackupScheduleUpdate);

export function problemsOfBackupScheduleUpdate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
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
        problems = add(
          problems,
          memberProblem(
            schema,
            'day',
            'enum',
            'must be one of "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday" or "Saturday"',
          ),
        );
    }
    if (window_ !== undefined) {
      if (typeof window_ !== 'string')
        problems = add(problems, memberProblem(schema, 'window', 'type', windowMessage));
      else if (!windowPattern.test(window_))
        problems = add(problems, memberProblem(schema, 'window', 'pattern', windowMessage));
    }
  }
  return problems;
}

export function problemsOfBackupScheduleUpdatePartial(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
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
        problems = add(
          problems,
          memberProblem(
            schema,
            'day',
            'enum',
            'must be one of "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday" or "Saturday"',
          ),
        );
    }
    if (window_ !== undefined) {
      if (typeof window_ !== 'string')
        problems = add(problems, memberProblem(schema, 'window', 'type', windowMessage));
      else if (!windowPattern.test(window_))
        problems = add(problems, memberProblem(schema, 'window', 'pattern', windowMessage));
    }
  }
  return problems;
}
