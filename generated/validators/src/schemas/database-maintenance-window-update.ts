// Generated; change the document it is made from instead.

import type { DatabaseMaintenanceWindowUpdate } from '@cloud-api/types';
import {
  type DatabaseMaintenanceWindowUpdateAsRulesRead,
  monthlyNamesWeek,
} from '../rules/database-maintenance-window-update.js';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
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
  if (frequency !== undefined) {
    if (frequency !== 'weekly' && frequency !== 'monthly') return false;
  }
  if (duration !== undefined) {
    if (!isInteger(duration)) return false;
    if (duration < 1 || duration > 24) return false;
  }
  if (hourOfDay !== undefined) {
    if (!isInteger(hourOfDay)) return false;
    if (hourOfDay < 0 || hourOfDay > 23) return false;
  }
  if (dayOfWeek !== undefined) {
    if (!isInteger(dayOfWeek)) return false;
    if (dayOfWeek < 1 || dayOfWeek > 7) return false;
  }
  if (weekOfMonth !== undefined) {
    if (weekOfMonth !== null) {
      if (!isInteger(weekOfMonth)) return false;
      if (weekOfMonth < 1 || weekOfMonth > 4) return false;
    }
  }
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/DatabaseMaintenanceWindowUpdate/type',
      message: 'must be an object',
    });
  else {
    const {
      frequency,
      duration,
      hour_of_day: hourOfDay,
      day_of_week: dayOfWeek,
      week_of_month: weekOfMonth,
    } = value;
    if (frequency !== undefined) {
      if (frequency !== 'weekly' && frequency !== 'monthly')
        problems = addProblem(problems, {
          pointer: '/frequency',
          field: 'frequency',
          keyword: 'oneOf',
          schema: '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/frequency/oneOf',
          message: 'must be one of "weekly" or "monthly"',
        });
    }
    if (duration !== undefined) {
      if (!isInteger(duration))
        problems = addProblem(problems, {
          pointer: '/duration',
          field: 'duration',
          keyword: 'type',
          schema: '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/duration/type',
          message: 'must be a whole number',
        });
      else {
        if (duration < 1)
          problems = addProblem(problems, {
            pointer: '/duration',
            field: 'duration',
            keyword: 'minimum',
            schema:
              '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/duration/minimum',
            message: 'must be at least 1',
          });
        if (duration > 24)
          problems = addProblem(problems, {
            pointer: '/duration',
            field: 'duration',
            keyword: 'maximum',
            schema:
              '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/duration/maximum',
            message: 'must be at most 24',
          });
      }
    }
    if (hourOfDay !== undefined) {
      if (!isInteger(hourOfDay))
        problems = addProblem(problems, {
          pointer: '/hour_of_day',
          field: 'hour_of_day',
          keyword: 'type',
          schema:
            '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/hour_of_day/type',
          message: 'must be a whole number',
        });
      else {
        if (hourOfDay < 0)
          problems = addProblem(problems, {
            pointer: '/hour_of_day',
            field: 'hour_of_day',
            keyword: 'minimum',
            schema:
              '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/hour_of_day/minimum',
            message: 'must be at least 0',
          });
        if (hourOfDay > 23)
          problems = addProblem(problems, {
            pointer: '/hour_of_day',
            field: 'hour_of_day',
            keyword: 'maximum',
            schema:
              '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/hour_of_day/maximum',
            message: 'must be at most 23',
          });
      }
    }
    if (dayOfWeek !== undefined) {
      if (!isInteger(dayOfWeek))
        problems = addProblem(problems, {
          pointer: '/day_of_week',
          field: 'day_of_week',
          keyword: 'type',
          schema:
            '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/day_of_week/type',
          message: 'must be a whole number',
        });
      else {
        if (dayOfWeek < 1)
          problems = addProblem(problems, {
            pointer: '/day_of_week',
            field: 'day_of_week',
            keyword: 'minimum',
            schema:
              '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/day_of_week/minimum',
            message: 'must be at least 1',
          });
        if (dayOfWeek > 7)
          problems = addProblem(problems, {
            pointer: '/day_of_week',
            field: 'day_of_week',
            keyword: 'maximum',
            schema:
              '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/day_of_week/maximum',
            message: 'must be at most 7',
          });
      }
    }
    if (weekOfMonth !== undefined) {
      if (weekOfMonth !== null) {
        if (!isInteger(weekOfMonth))
          problems = addProblem(problems, {
            pointer: '/week_of_month',
            field: 'week_of_month',
            keyword: 'type',
            schema:
              '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/week_of_month/type',
            message: 'must be a whole number or null',
          });
        else {
          if (weekOfMonth < 1)
            problems = addProblem(problems, {
              pointer: '/week_of_month',
              field: 'week_of_month',
              keyword: 'minimum',
              schema:
                '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/week_of_month/minimum',
              message: 'must be at least 1',
            });
          if (weekOfMonth > 4)
            problems = addProblem(problems, {
              pointer: '/week_of_month',
              field: 'week_of_month',
              keyword: 'maximum',
              schema:
                '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/week_of_month/maximum',
              message: 'must be at most 4',
            });
        }
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/DatabaseMaintenanceWindowUpdate/type',
      message: 'must be an object',
    });
  else {
    const {
      frequency,
      duration,
      hour_of_day: hourOfDay,
      day_of_week: dayOfWeek,
      week_of_month: weekOfMonth,
    } = value;
    if (frequency !== undefined) {
      if (frequency !== 'weekly' && frequency !== 'monthly')
        problems = addProblem(problems, {
          pointer: '/frequency',
          field: 'frequency',
          keyword: 'oneOf',
          schema: '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/frequency/oneOf',
          message: 'must be one of "weekly" or "monthly"',
        });
    }
    if (duration !== undefined) {
      if (!isInteger(duration))
        problems = addProblem(problems, {
          pointer: '/duration',
          field: 'duration',
          keyword: 'type',
          schema: '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/duration/type',
          message: 'must be a whole number',
        });
      else {
        if (duration < 1)
          problems = addProblem(problems, {
            pointer: '/duration',
            field: 'duration',
            keyword: 'minimum',
            schema:
              '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/duration/minimum',
            message: 'must be at least 1',
          });
        if (duration > 24)
          problems = addProblem(problems, {
            pointer: '/duration',
            field: 'duration',
            keyword: 'maximum',
            schema:
              '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/duration/maximum',
            message: 'must be at most 24',
          });
      }
    }
    if (hourOfDay !== undefined) {
      if (!isInteger(hourOfDay))
        problems = addProblem(problems, {
          pointer: '/hour_of_day',
          field: 'hour_of_day',
          keyword: 'type',
          schema:
            '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/hour_of_day/type',
          message: 'must be a whole number',
        });
      else {
        if (hourOfDay < 0)
          problems = addProblem(problems, {
            pointer: '/hour_of_day',
            field: 'hour_of_day',
            keyword: 'minimum',
            schema:
              '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/hour_of_day/minimum',
            message: 'must be at least 0',
          });
        if (hourOfDay > 23)
          problems = addProblem(problems, {
            pointer: '/hour_of_day',
            field: 'hour_of_day',
            keyword: 'maximum',
            schema:
              '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/hour_of_day/maximum',
            message: 'must be at most 23',
          });
      }
    }
    if (dayOfWeek !== undefined) {
      if (!isInteger(dayOfWeek))
        problems = addProblem(problems, {
          pointer: '/day_of_week',
          field: 'day_of_week',
          keyword: 'type',
          schema:
            '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/day_of_week/type',
          message: 'must be a whole number',
        });
      else {
        if (dayOfWeek < 1)
          problems = addProblem(problems, {
            pointer: '/day_of_week',
            field: 'day_of_week',
            keyword: 'minimum',
            schema:
              '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/day_of_week/minimum',
            message: 'must be at least 1',
          });
        if (dayOfWeek > 7)
          problems = addProblem(problems, {
            pointer: '/day_of_week',
            field: 'day_of_week',
            keyword: 'maximum',
            schema:
              '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/day_of_week/maximum',
            message: 'must be at most 7',
          });
      }
    }
    if (weekOfMonth !== undefined) {
      if (weekOfMonth !== null) {
        if (!isInteger(weekOfMonth))
          problems = addProblem(problems, {
            pointer: '/week_of_month',
            field: 'week_of_month',
            keyword: 'type',
            schema:
              '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/week_of_month/type',
            message: 'must be a whole number or null',
          });
        else {
          if (weekOfMonth < 1)
            problems = addProblem(problems, {
              pointer: '/week_of_month',
              field: 'week_of_month',
              keyword: 'minimum',
              schema:
                '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/week_of_month/minimum',
              message: 'must be at least 1',
            });
          if (weekOfMonth > 4)
            problems = addProblem(problems, {
              pointer: '/week_of_month',
              field: 'week_of_month',
              keyword: 'maximum',
              schema:
                '#/components/schemas/DatabaseMaintenanceWindowUpdate/properties/week_of_month/maximum',
              message: 'must be at most 4',
            });
        }
      }
    }
  }
  return problems;
}
