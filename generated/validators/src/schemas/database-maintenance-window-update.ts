// Generated; change the document it is made from instead.

import type { DatabaseMaintenanceWindowUpdate } from '@cloud-api/types';
import {
  type DatabaseMaintenanceWindowUpdateAsRulesRead,
  monthlyNamesWeek,
} from '../rules/database-maintenance-window-update.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  noProblems,
  type Problems,
  report,
  reportAt,
} from '../runtime/validation/problems.js';
import { asValidated, isValid } from '../runtime/validation/run-rules.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid DatabaseMaintenanceWindowUpdate. */
export function isDatabaseMaintenanceWindowUpdate(
  value: unknown,
): value is DatabaseMaintenanceWindowUpdate {
  if (!isObject(value)) return false;
  const {
    frequency,
    duration,
    hour_of_day: hourOfDay,
    day_of_week: dayOfWeek,
    week_of_month: weekOfMonth,
  } = value;
  if (
    (frequency !== undefined && frequency !== 'weekly' && frequency !== 'monthly') ||
    (duration !== undefined && (!isInteger(duration) || duration < 1 || duration > 24)) ||
    (hourOfDay !== undefined && (!isInteger(hourOfDay) || hourOfDay < 0 || hourOfDay > 23)) ||
    (dayOfWeek !== undefined && (!isInteger(dayOfWeek) || dayOfWeek < 1 || dayOfWeek > 7)) ||
    (weekOfMonth !== undefined &&
      weekOfMonth !== null &&
      (!isInteger(weekOfMonth) || weekOfMonth < 1 || weekOfMonth > 4))
  )
    return false;
  {
    const self = asValidated<DatabaseMaintenanceWindowUpdateAsRulesRead>(value);
    if (!monthlyNamesWeek(self)) return false;
  }
  return true;
}

/** All that is wrong with a value as DatabaseMaintenanceWindowUpdate; nothing for a valid one. */
export function checkDatabaseMaintenanceWindowUpdate(value: unknown): readonly Problem[] {
  return problemsOfDatabaseMaintenanceWindowUpdate(value) ?? noProblems;
}

/** DatabaseMaintenanceWindowUpdate as a Standard Schema. */
export const databaseMaintenanceWindowUpdateSchema: StandardSchema<DatabaseMaintenanceWindowUpdate> =
  /* @__PURE__ */ createStandardSchema(checkDatabaseMaintenanceWindowUpdate);

export function problemsOfDatabaseMaintenanceWindowUpdate(value: unknown): Problems {
  const schema = '#/components/schemas/DatabaseMaintenanceWindowUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      frequency,
      duration,
      hour_of_day: hourOfDay,
      day_of_week: dayOfWeek,
      week_of_month: weekOfMonth,
    } = value;
    if (frequency !== undefined && frequency !== 'weekly' && frequency !== 'monthly')
      problems = report(
        problems,
        'frequency',
        schema,
        'oneOf',
        'must be one of "weekly" or "monthly"',
      );
    if (duration !== undefined) {
      if (!isInteger(duration))
        problems = report(problems, 'duration', schema, 'type', 'must be a whole number');
      else {
        if (duration < 1)
          problems = report(problems, 'duration', schema, 'minimum', 'must be at least 1');
        if (duration > 24)
          problems = report(problems, 'duration', schema, 'maximum', 'must be at most 24');
      }
    }
    if (hourOfDay !== undefined) {
      if (!isInteger(hourOfDay))
        problems = report(problems, 'hour_of_day', schema, 'type', 'must be a whole number');
      else {
        if (hourOfDay < 0)
          problems = report(problems, 'hour_of_day', schema, 'minimum', 'must be at least 0');
        if (hourOfDay > 23)
          problems = report(problems, 'hour_of_day', schema, 'maximum', 'must be at most 23');
      }
    }
    if (dayOfWeek !== undefined) {
      if (!isInteger(dayOfWeek))
        problems = report(problems, 'day_of_week', schema, 'type', 'must be a whole number');
      else {
        if (dayOfWeek < 1)
          problems = report(problems, 'day_of_week', schema, 'minimum', 'must be at least 1');
        if (dayOfWeek > 7)
          problems = report(problems, 'day_of_week', schema, 'maximum', 'must be at most 7');
      }
    }
    if (weekOfMonth !== undefined && weekOfMonth !== null) {
      if (!isInteger(weekOfMonth))
        problems = report(
          problems,
          'week_of_month',
          schema,
          'type',
          'must be a whole number or null',
        );
      else {
        if (weekOfMonth < 1)
          problems = report(problems, 'week_of_month', schema, 'minimum', 'must be at least 1');
        if (weekOfMonth > 4)
          problems = report(problems, 'week_of_month', schema, 'maximum', 'must be at most 4');
      }
    }
    {
      const self = asValidated<DatabaseMaintenanceWindowUpdateAsRulesRead>(value);
      if (isValid(problems, '/frequency', '/week_of_month') && !monthlyNamesWeek(self))
        problems = addProblem(problems, {
          pointer: '/week_of_month',
          field: 'week_of_month',
          keyword: 'rule',
          schema: 'monthly-names-week',
          message: 'The week of the month is required when the frequency is `monthly`.',
        });
    }
  }
  return problems;
}

export function problemsOfDatabaseMaintenanceWindowUpdatePartial(value: unknown): Problems {
  const schema = '#/components/schemas/DatabaseMaintenanceWindowUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      frequency,
      duration,
      hour_of_day: hourOfDay,
      day_of_week: dayOfWeek,
      week_of_month: weekOfMonth,
    } = value;
    if (frequency !== undefined && frequency !== 'weekly' && frequency !== 'monthly')
      problems = report(
        problems,
        'frequency',
        schema,
        'oneOf',
        'must be one of "weekly" or "monthly"',
      );
    if (duration !== undefined) {
      if (!isInteger(duration))
        problems = report(problems, 'duration', schema, 'type', 'must be a whole number');
      else {
        if (duration < 1)
          problems = report(problems, 'duration', schema, 'minimum', 'must be at least 1');
        if (duration > 24)
          problems = report(problems, 'duration', schema, 'maximum', 'must be at most 24');
      }
    }
    if (hourOfDay !== undefined) {
      if (!isInteger(hourOfDay))
        problems = report(problems, 'hour_of_day', schema, 'type', 'must be a whole number');
      else {
        if (hourOfDay < 0)
          problems = report(problems, 'hour_of_day', schema, 'minimum', 'must be at least 0');
        if (hourOfDay > 23)
          problems = report(problems, 'hour_of_day', schema, 'maximum', 'must be at most 23');
      }
    }
    if (dayOfWeek !== undefined) {
      if (!isInteger(dayOfWeek))
        problems = report(problems, 'day_of_week', schema, 'type', 'must be a whole number');
      else {
        if (dayOfWeek < 1)
          problems = report(problems, 'day_of_week', schema, 'minimum', 'must be at least 1');
        if (dayOfWeek > 7)
          problems = report(problems, 'day_of_week', schema, 'maximum', 'must be at most 7');
      }
    }
    if (weekOfMonth !== undefined && weekOfMonth !== null) {
      if (!isInteger(weekOfMonth))
        problems = report(
          problems,
          'week_of_month',
          schema,
          'type',
          'must be a whole number or null',
        );
      else {
        if (weekOfMonth < 1)
          problems = report(problems, 'week_of_month', schema, 'minimum', 'must be at least 1');
        if (weekOfMonth > 4)
          problems = report(problems, 'week_of_month', schema, 'maximum', 'must be at most 4');
      }
    }
  }
  return problems;
}
