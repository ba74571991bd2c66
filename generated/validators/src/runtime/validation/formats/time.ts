// The formats `date-time`, `date`, `time`, and `duration` (RFC 3339).

import { matchesPattern } from '../match-pattern.js';

// Expanded character classes without capturing groups are the fastest. The ranges of numbers are checked separately.
const datePattern = /^\d\d\d\d-\d\d-\d\d$/;
const timePattern = /^\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;
const dateTimePattern = /^\d\d\d\d-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;
const durationPattern =
  /^P(?:\d+W|(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?|T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))$/;

/** Whether a string is a date-time: `2030-01-15T10:20:30Z`. */
export function isDateTime(text: string): boolean {
  return matchesPattern(dateTimePattern, text) && isCalendarDay(text) && isClockTime(text, 11);
}

/** Whether a string is a date that exists: `2030-01-15`. */
export function isDate(text: string): boolean {
  return datePattern.test(text) && isCalendarDay(text);
}

/** Whether a string is a time: `10:20:30Z`, `10:20:30.5+02:00`; leap seconds only at 23:59:60 UTC. */
export function isTime(text: string): boolean {
  return matchesPattern(timePattern, text) && isClockTime(text, 0);
}

/** Whether a string is a duration by the grammar of RFC 3339, appendix A: `P1DT12H`. */
export function isDuration(text: string): boolean {
  return matchesPattern(durationPattern, text);
}

/** Whether a string begins with a date that exists. */
function isCalendarDay(text: string): boolean {
  const month = parseTwoDigits(text, 5);
  const day = parseTwoDigits(text, 8);
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= daysInMonth(parseTwoDigits(text, 0) * 100 + parseTwoDigits(text, 2), month);
}

/** Whether the rest of a string, starting at index `at`, is a time that exists. */
function isClockTime(text: string, at: number): boolean {
  const [hour, minute, second] = [parseTwoDigits(text, at), parseTwoDigits(text, at + 3), parseTwoDigits(text, at + 6)];
  if (hour > 23 || minute > 59 || second > 60) return false;
  const sign = text.charAt(text.length - 6);
  const hasOffset = sign === '+' || sign === '-';
  const [offsetHour, offsetMinute] = hasOffset
    ? [parseTwoDigits(text, text.length - 5), parseTwoDigits(text, text.length - 2)]
    : [0, 0];
  if (offsetHour > 23 || offsetMinute > 59) return false;
  if (second < 60) return true;
  const offset = (offsetHour * 60 + offsetMinute) * (sign === '-' ? -1 : 1);
  return (hour * 60 + minute - offset + 2 * minutesOfDay) % minutesOfDay === minutesOfDay - 1;
}

const minutesOfDay = 1440;

/** Parses two digits at an index. */
function parseTwoDigits(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
