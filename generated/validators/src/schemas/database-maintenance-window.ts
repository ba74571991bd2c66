// Generated; change the document it is made from instead.

import {
  type DatabaseMaintenanceWindowAsRulesRead,
  monthlyNamesWeek,
  weeklyNamesNoWeek,
} from '../rules/database-maintenance-window.js';
import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { brokenRule, isSound, judged } from '../runtime/validation/rules.js';
import {
  missing,
  notListed,
  tooLarge,
  tooSmall,
  wrongType,
} from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { DatabaseMaintenanceWindow } from '@cloud-api/types';

const self = whole('#/components/schemas/DatabaseMaintenanceWindow');
const monthlyNamesWeekBroken = brokenRule(
  self,
  'monthly-names-week',
  'The week of the month is required when the frequency is `monthly`.',
  'week_of_month',
);
const weeklyNamesNoWeekBroken = brokenRule(
  self,
  'weekly-names-no-week',
  'The week of the month must be null when the frequency is `weekly`.',
  'week_of_month',
);
const frequencyPlace = member(self, 'frequency');
const frequencyNotListed = notListed(frequencyPlace, 'one of "weekly" or "monthly"', 'oneOf');
const frequencyMissing = missing(self, 'frequency');
const durationPlace = member(self, 'duration');
const durationTooSmall = tooSmall(durationPlace, 1);
const durationTooLarge = tooLarge(durationPlace, 24);
const durationType = wrongType(durationPlace, 'a whole number');
const durationMissing = missing(self, 'duration');
const hourOfDayPlace = member(self, 'hour_of_day');
const hourOfDayTooSmall = tooSmall(hourOfDayPlace, 0);
const hourOfDayTooLarge = tooLarge(hourOfDayPlace, 23);
const hourOfDayType = wrongType(hourOfDayPlace, 'a whole number');
const hourOfDayMissing = missing(self, 'hour_of_day');
const dayOfWeekPlace = member(self, 'day_of_week');
const dayOfWeekTooSmall = tooSmall(dayOfWeekPlace, 1);
const dayOfWeekTooLarge = tooLarge(dayOfWeekPlace, 7);
const dayOfWeekType = wrongType(dayOfWeekPlace, 'a whole number');
const dayOfWeekMissing = missing(self, 'day_of_week');
const weekOfMonthPlace = member(self, 'week_of_month');
const weekOfMonthTooSmall = tooSmall(weekOfMonthPlace, 1);
const weekOfMonthTooLarge = tooLarge(weekOfMonthPlace, 4);
const weekOfMonthType = wrongType(weekOfMonthPlace, 'a whole number or null');
const weekOfMonthMissing = missing(self, 'week_of_month');
const databaseMaintenanceWindowType = wrongType(self, 'an object');

/** Whether a value is a valid DatabaseMaintenanceWindow. */
export function isDatabaseMaintenanceWindow(value: unknown): value is DatabaseMaintenanceWindow {
  return acceptsDatabaseMaintenanceWindow(value);
}

/** All that is wrong with a value as DatabaseMaintenanceWindow; nothing for a valid one. */
export function checkDatabaseMaintenanceWindow(value: unknown): readonly Problem[] {
  return problemsOfDatabaseMaintenanceWindow(value) ?? noProblems;
}

export function acceptsDatabaseMaintenanceWindow(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {
    frequency,
    duration,
    hour_of_day: hourOfDay,
    day_of_week: dayOfWeek,
    week_of_month: weekOfMonth,
  } = value;
  if (frequency !== 'weekly' && frequency !== 'monthly') return false;
  if (!isInteger(duration)) return false;
  if (duration < 1 || duration > 24) return false;
  if (!isInteger(hourOfDay)) return false;
  if (hourOfDay < 0 || hourOfDay > 23) return false;
  if (!isInteger(dayOfWeek)) return false;
  if (dayOfWeek < 1 || dayOfWeek > 7) return false;
  if (weekOfMonth !== null) {
    if (!isInteger(weekOfMonth)) return false;
    if (weekOfMonth < 1 || weekOfMonth > 4) return false;
  }
  {
    const self = judged<DatabaseMaintenanceWindowAsRulesRead>(value);
    if (!monthlyNamesWeek(self)) return false;
    if (!weeklyNamesNoWeek(self)) return false;
  }
  return true;
}

export function problemsOfDatabaseMaintenanceWindow(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, databaseMaintenanceWindowType);
  else {
    const {
      frequency,
      duration,
      hour_of_day: hourOfDay,
      day_of_week: dayOfWeek,
      week_of_month: weekOfMonth,
    } = value;
    if (frequency === undefined) problems = add(problems, frequencyMissing);
    else if (frequency !== 'weekly' && frequency !== 'monthly')
      problems = add(problems, frequencyNotListed);
    if (duration === undefined) problems = add(problems, durationMissing);
    else if (!isInteger(duration)) problems = add(problems, durationType);
    else {
      if (duration < 1) problems = add(problems, durationTooSmall);
      if (duration > 24) problems = add(problems, durationTooLarge);
    }
    if (hourOfDay === undefined) problems = add(problems, hourOfDayMissing);
    else if (!isInteger(hourOfDay)) problems = add(problems, hourOfDayType);
    else {
      if (hourOfDay < 0) problems = add(problems, hourOfDayTooSmall);
      if (hourOfDay > 23) problems = add(problems, hourOfDayTooLarge);
    }
    if (dayOfWeek === undefined) problems = add(problems, dayOfWeekMissing);
    else if (!isInteger(dayOfWeek)) problems = add(problems, dayOfWeekType);
    else {
      if (dayOfWeek < 1) problems = add(problems, dayOfWeekTooSmall);
      if (dayOfWeek > 7) problems = add(problems, dayOfWeekTooLarge);
    }
    if (weekOfMonth === undefined) problems = add(problems, weekOfMonthMissing);
    else if (weekOfMonth !== null) {
      if (!isInteger(weekOfMonth)) problems = add(problems, weekOfMonthType);
      else {
        if (weekOfMonth < 1) problems = add(problems, weekOfMonthTooSmall);
        if (weekOfMonth > 4) problems = add(problems, weekOfMonthTooLarge);
      }
    }
    {
      const self = judged<DatabaseMaintenanceWindowAsRulesRead>(value);
      if (isSound(problems, '/frequency', '/week_of_month') && !monthlyNamesWeek(self))
        problems = add(problems, monthlyNamesWeekBroken);
      if (isSound(problems, '/frequency', '/week_of_month') && !weeklyNamesNoWeek(self))
        problems = add(problems, weeklyNamesNoWeekBroken);
    }
  }
  return problems;
}
