// Generated; change the document it is made from instead.

import type { BackupSchedule } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
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
  if (!windowValues.has(window_)) return false;
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/BackupSchedule/type',
      message: 'must be an object',
    });
  else {
    const { day, window: window_ } = value;
    if (day === undefined)
      problems = addProblem(problems, {
        pointer: '/day',
        field: 'day',
        keyword: 'required',
        schema: '#/components/schemas/BackupSchedule/required',
        message: 'is required',
      });
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
      problems = addProblem(problems, {
        pointer: '/day',
        field: 'day',
        keyword: 'enum',
        schema: '#/components/schemas/BackupSchedule/properties/day/enum',
        message:
          'must be one of "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday" or "Scheduling"',
      });
    if (window_ === undefined)
      problems = addProblem(problems, {
        pointer: '/window',
        field: 'window',
        keyword: 'required',
        schema: '#/components/schemas/BackupSchedule/required',
        message: 'is required',
      });
    else if (typeof window_ !== 'string')
      problems = addProblem(problems, {
        pointer: '/window',
        field: 'window',
        keyword: 'type',
        schema: '#/components/schemas/BackupSchedule/properties/window/type',
        message: 'must be a string',
      });
    else if (!windowValues.has(window_))
      problems = addProblem(problems, {
        pointer: '/window',
        field: 'window',
        keyword: 'pattern',
        schema: '#/components/schemas/BackupSchedule/properties/window/pattern',
        message: 'must match ^(?:Scheduling|W(?:[0-9]|1[0-9]|2[0-3]))$',
      });
  }
  return problems;
}
