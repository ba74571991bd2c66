// Generated; change the document it is made from instead.

import type { BackupSchedule } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';

const windowValues = /* @__PURE__ */ new Set<unknown>([
  'Scheduling',
  'W0',
  'W1',
  'W2',
  'W3',
  'W4',
  'W5',
  'W6',
  'W7',
  'W8',
  'W9',
  'W10',
  'W11',
  'W12',
  'W13',
  'W14',
  'W15',
  'W16',
  'W17',
  'W18',
  'W19',
  'W20',
  'W21',
  'W22',
  'W23',
]);

/** Whether a value is a valid BackupSchedule. */
export function isBackupSchedule(value: unknown): value is BackupSchedule {
  if (!isObject(value)) return false;
  const { day, window: window_ } = value;
  if (
    (day !== 'Sunday' &&
      day !== 'Monday' &&
      day !== 'Tuesday' &&
      day !== 'Wednesday' &&
      day !== 'Thursday' &&
      day !== 'Friday' &&
      day !== 'Saturday' &&
      day !== 'Scheduling') ||
    typeof window_ !== 'string' ||
    !windowValues.has(window_)
  )
    return false;
  return true;
}

/** All that is wrong with a value as BackupSchedule; nothing for a valid one. */
export function checkBackupSchedule(value: unknown): readonly Problem[] {
  return problemsOfBackupSchedule(value) ?? noProblems;
}

/** BackupSchedule as a Standard Schema. */
export const backupScheduleSchema: StandardSchema<BackupSchedule> =
  /* @__PURE__ */ createStandardSchema(checkBackupSchedule);

export function problemsOfBackupSchedule(value: unknown): Problems {
  const schema = '#/components/schemas/BackupSchedule';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
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
      problems = reportRequired(
        problems,
        'day',
        day,
        schema,
        'enum',
        'must be one of "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday" or "Scheduling"',
      );
    if (typeof window_ !== 'string')
      problems = reportRequired(problems, 'window', window_, schema, 'type', 'must be a string');
    else if (!windowValues.has(window_))
      problems = report(
        problems,
        'window',
        schema,
        'pattern',
        'must match ^(?:Scheduling|W(?:[0-9]|1[0-9]|2[0-3]))$',
      );
  }
  return problems;
}
