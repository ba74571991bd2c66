// Dates, times, and durations (RFC 3339).

import { matches } from '../match-pattern.ts';

// Expanded classes without capturing groups are the fastest. Ranges of the numbers are checked separately.
const dateForm = /^\d\d\d\d-\d\d-\d\d$/;
const timeForm = /^\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;
const dateTimeForm = /^\d\d\d\d-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;
const durationForm =
  /^P(?:\d+W|(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?|T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))$/;

/** Date-time: `2030-01-15T10:20:30Z`. */
export function isDateTime(text: string): boolean {
  return matches(dateTimeForm, text) && isDay(text) && isMoment(text, 11);
}

/** Date that exists: `2030-01-15`. */
export function isDate(text: string): boolean {
  return dateForm.test(text) && isDay(text);
}

/** Time: `10:20:30Z`, `10:20:30.5+02:00`; leap seconds only at 23:59:60 UTC. */
export function isTime(text: string): boolean {
  return matches(timeForm, text) && isMoment(text, 0);
}

/** Duration by the grammar of RFC 3339, appendix A: `P1DT12H`. */
export function isDuration(text: string): boolean {
  return matches(durationForm, text);
}

/** Whether a string begins with a date that exists. */
function isDay(text: string): boolean {
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= daysIn(twoDigits(text, 0) * 100 + twoDigits(text, 2), month);
}

/** Whether the rest of a string from `at` on is a time that exists. */
function isMoment(text: string, at: number): boolean {
  const [hour, minute, second] = [twoDigits(text, at), twoDigits(text, at + 3), twoDigits(text, at + 6)];
  if (hour > 23 || minute > 59 || second > 60) return false;
  const sign = text.charAt(text.length - 6);
  const away = sign === '+' || sign === '-';
  const [offsetHour, offsetMinute] = away
    ? [twoDigits(text, text.length - 5), twoDigits(text, text.length - 2)]
    : [0, 0];
  if (offsetHour > 23 || offsetMinute > 59) return false;
  if (second < 60) return true;
  const offset = (offsetHour * 60 + offsetMinute) * (sign === '-' ? -1 : 1);
  return (hour * 60 + minute - offset + 2 * minutesOfDay) % minutesOfDay === minutesOfDay - 1;
}

const minutesOfDay = 1440;

/** Returns the number of two digits. */
function twoDigits(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
