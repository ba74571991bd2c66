// Generated; change the document it is made from instead.

import type { BackupScheduleUpdate } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, report, reportAt } from '../runtime/validation/problems.js';
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

/** Whether a value is a valid BackupScheduleUpdate. */
export function isBackupScheduleUpdate(value: unknown): value is BackupScheduleUpdate {
  if (!isObject(value)) return false;
  const { day, window: window_ } = value;
  if (
    (day !== undefined &&
      day !== 'Sunday' &&
      day !== 'Monday' &&
      day !== 'Tuesday' &&
      day !== 'Wednesday' &&
      day !== 'Thursday' &&
      day !== 'Friday' &&
      day !== 'Saturday' &&
      day !== 'Scheduling') ||
    (window_ !== undefined && (typeof window_ !== 'string' || !windowValues.has(window_)))
  )
    return false;
  return true;
}

/** All that is wrong with a value as BackupScheduleUpdate; nothing for a valid one. */
export function checkBackupScheduleUpdate(value: unknown): readonly Problem[] {
  return problemsOfBackupScheduleUpdate(value) ?? noProblems;
}

/** BackupScheduleUpdate as a Standard Schema. */
export const backupScheduleUpdateSchema: StandardSchema<BackupScheduleUpdate> =
  /* @__PURE__ */ createStandardSchema(checkBackupScheduleUpdate);

export function problemsOfBackupScheduleUpdate(value: unknown): Problems {
  const schema = '#/components/schemas/BackupScheduleUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { day, window: window_ } = value;
    if (
      day !== undefined &&
      day !== 'Sunday' &&
      day !== 'Monday' &&
      day !== 'Tuesday' &&
      day !== 'Wednesday' &&
      day !== 'Thursday' &&
      day !== 'Friday' &&
      day !== 'Saturday' &&
      day !== 'Scheduling'
    )
      problems = report(
        problems,
        'day',
        schema,
        'enum',
        'must be one of "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday" or "Scheduling"',
      );
    if (window_ !== undefined) {
      if (typeof window_ !== 'string')
        problems = report(
          problems,
          'window',
          schema,
          'type',
          'Must be `W` followed by a starting hour from 0 to 23, such as `W10`.',
        );
      else if (!windowValues.has(window_))
        problems = report(
          problems,
          'window',
          schema,
          'pattern',
          'Must be `W` followed by a starting hour from 0 to 23, such as `W10`.',
        );
    }
  }
  return problems;
}

export function problemsOfBackupScheduleUpdatePartial(value: unknown): Problems {
  const schema = '#/components/schemas/BackupScheduleUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { day, window: window_ } = value;
    if (
      day !== undefined &&
      day !== 'Sunday' &&
      day !== 'Monday' &&
      day !== 'Tuesday' &&
      day !== 'Wednesday' &&
      day !== 'Thursday' &&
      day !== 'Friday' &&
      day !== 'Saturday' &&
      day !== 'Scheduling'
    )
      problems = report(
        problems,
        'day',
        schema,
        'enum',
        'must be one of "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday" or "Scheduling"',
      );
    if (window_ !== undefined) {
      if (typeof window_ !== 'string')
        problems = report(
          problems,
          'window',
          schema,
          'type',
          'Must be `W` followed by a starting hour from 0 to 23, such as `W10`.',
        );
      else if (!windowValues.has(window_))
        problems = report(
          problems,
          'window',
          schema,
          'pattern',
          'Must be `W` followed by a starting hour from 0 to 23, such as `W10`.',
        );
    }
  }
  return problems;
}
