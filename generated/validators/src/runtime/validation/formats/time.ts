// Dates, times and durations, as RFC 3339 writes them.

const dateTimeForm = /^(\d{4}-\d{2}-\d{2})[Tt](.+)$/;
const dateForm = /^(\d{4})-(\d{2})-(\d{2})$/;
const timeForm = /^(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;
const durationForm =
  /^P(?:\d+W|(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?|T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))$/;

/** `2030-01-15T10:20:30Z`. */
export function isDateTime(text: string): boolean {
  const [, date = '', time = ''] = dateTimeForm.exec(text) ?? [];
  return isDate(date) && isTime(time);
}

/** `2030-01-15`, a day that exists. */
export function isDate(text: string): boolean {
  const parts = dateForm.exec(text);
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** `10:20:30Z`, `10:20:30.5+02:00`; a leap second only where one can be, at 23:59:60 UTC. */
export function isTime(text: string): boolean {
  const parts = timeForm.exec(text);
  if (parts === null) return false;
  const [hour, minute, second] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const [offsetHour, offsetMinute] = [Number(parts[5] ?? 0), Number(parts[6] ?? 0)];
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59) return false;
  if (second < 60) return true;
  const offset = (offsetHour * 60 + offsetMinute) * (parts[4] === '-' ? -1 : 1);
  return (hour * 60 + minute - offset + 2 * minutesOfDay) % minutesOfDay === minutesOfDay - 1;
}

const minutesOfDay = 1440;

/** `P1DT12H`, by the grammar of RFC 3339, appendix A. */
export function isDuration(text: string): boolean {
  return durationForm.test(text);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
