// Generated; change the document it is made from instead.

import type { DatabaseMaintenanceWindow } from '@cloud-api/types';
import {
  type DatabaseMaintenanceWindowAsRulesRead,
  monthlyNamesWeek,
} from '../rules/database-maintenance-window.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.js';
import { asValidated, isValid } from '../runtime/validation/run-rules.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid DatabaseMaintenanceWindow. */
export function isDatabaseMaintenanceWindow(value: unknown): value is DatabaseMaintenanceWindow {
  if (!isObject(value)) return false;
  const {
    frequency,
    duration,
    hour_of_day: hourOfDay,
    day_of_week: dayOfWeek,
    week_of_month: weekOfMonth,
  } = value;
  if (
    (frequency !== 'weekly' && frequency !== 'monthly') ||
    !isInteger(duration) ||
    duration < 1 ||
    duration > 24 ||
    !isInteger(hourOfDay) ||
    hourOfDay < 0 ||
    hourOfDay > 23 ||
    !isInteger(dayOfWeek) ||
    dayOfWeek < 1 ||
    dayOfWeek > 7 ||
    (weekOfMonth !== null && (!isInteger(weekOfMonth) || weekOfMonth < 1 || weekOfMonth > 4))
  )
    return false;
  {
    const self = asValidated<DatabaseMaintenanceWindowAsRulesRead>(value);
    if (!monthlyNamesWeek(self)) return false;
  }
  return true;
}

/** All that is wrong with a value as DatabaseMaintenanceWindow; nothing for a valid one. */
export function checkDatabaseMaintenanceWindow(value: unknown): readonly Problem[] {
  return problemsOfDatabaseMaintenanceWindow(value) ?? noProblems;
}

/** DatabaseMaintenanceWindow as a Standard Schema. */
export const databaseMaintenanceWindowSchema: StandardSchema<DatabaseMaintenanceWindow> =
  /* @__PURE__ */ createStandardSchema(checkDatabaseMaintenanceWindow);

export function problemsOfDatabaseMaintenanceWindow(value: unknown): Problems {
  const schema = '#/components/schemas/DatabaseMaintenanceWindow';
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
    if (frequency === undefined) problems = reportMissing(problems, 'frequency', schema);
    else if (frequency !== 'weekly' && frequency !== 'monthly')
      problems = report(
        problems,
        'frequency',
        schema,
        'oneOf',
        'must be one of "weekly" or "monthly"',
      );
    if (!isInteger(duration))
      problems = reportRequired(
        problems,
        'duration',
        duration,
        schema,
        'type',
        'must be a whole number',
      );
    else {
      if (duration < 1)
        problems = report(problems, 'duration', schema, 'minimum', 'must be at least 1');
      if (duration > 24)
        problems = report(problems, 'duration', schema, 'maximum', 'must be at most 24');
    }
    if (!isInteger(hourOfDay))
      problems = reportRequired(
        problems,
        'hour_of_day',
        hourOfDay,
        schema,
        'type',
        'must be a whole number',
      );
    else {
      if (hourOfDay < 0)
        problems = report(problems, 'hour_of_day', schema, 'minimum', 'must be at least 0');
      if (hourOfDay > 23)
        problems = report(problems, 'hour_of_day', schema, 'maximum', 'must be at most 23');
    }
    if (!isInteger(dayOfWeek))
      problems = reportRequired(
        problems,
        'day_of_week',
        dayOfWeek,
        schema,
        'type',
        'must be a whole number',
      );
    else {
      if (dayOfWeek < 1)
        problems = report(problems, 'day_of_week', schema, 'minimum', 'must be at least 1');
      if (dayOfWeek > 7)
        problems = report(problems, 'day_of_week', schema, 'maximum', 'must be at most 7');
    }
    if (weekOfMonth === undefined) problems = reportMissing(problems, 'week_of_month', schema);
    else if (weekOfMonth !== null) {
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
      const self = asValidated<DatabaseMaintenanceWindowAsRulesRead>(value);
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

export function problemsOfDatabaseMaintenanceWindowShape(value: unknown): Problems {
  const schema = '#/components/schemas/DatabaseMaintenanceWindow';
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
    if (frequency === undefined) problems = reportMissing(problems, 'frequency', schema);
    else if (frequency !== 'weekly' && frequency !== 'monthly')
      problems = report(
        problems,
        'frequency',
        schema,
        'oneOf',
        'must be one of "weekly" or "monthly"',
      );
    if (!isInteger(duration))
      problems = reportRequired(
        problems,
        'duration',
        duration,
        schema,
        'type',
        'must be a whole number',
      );
    else {
      if (duration < 1)
        problems = report(problems, 'duration', schema, 'minimum', 'must be at least 1');
      if (duration > 24)
        problems = report(problems, 'duration', schema, 'maximum', 'must be at most 24');
    }
    if (!isInteger(hourOfDay))
      problems = reportRequired(
        problems,
        'hour_of_day',
        hourOfDay,
        schema,
        'type',
        'must be a whole number',
      );
    else {
      if (hourOfDay < 0)
        problems = report(problems, 'hour_of_day', schema, 'minimum', 'must be at least 0');
      if (hourOfDay > 23)
        problems = report(problems, 'hour_of_day', schema, 'maximum', 'must be at most 23');
    }
    if (!isInteger(dayOfWeek))
      problems = reportRequired(
        problems,
        'day_of_week',
        dayOfWeek,
        schema,
        'type',
        'must be a whole number',
      );
    else {
      if (dayOfWeek < 1)
        problems = report(problems, 'day_of_week', schema, 'minimum', 'must be at least 1');
      if (dayOfWeek > 7)
        problems = report(problems, 'day_of_week', schema, 'maximum', 'must be at most 7');
    }
    if (weekOfMonth === undefined) problems = reportMissing(problems, 'week_of_month', schema);
    else if (weekOfMonth !== null) {
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
