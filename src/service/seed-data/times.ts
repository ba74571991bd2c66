// Times in seed files, absolute or relative to the time of seeding.

const unitDurations: Readonly<Record<string, number>> = {
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

/** Returns whether a time is relative to the time of seeding. */
export function isRelativeTime(text: string): boolean {
  return text === 'now' || /^[+-]/.test(text);
}

/**
 * Returns the latest time, at or before `moment`, at which the given UTC hour starts. Times are milliseconds since the
 * epoch.
 */
export function latestStartOfHour(moment: number, hour: number): number {
  const day = 86_400_000;
  const offset = hour * 3_600_000;
  return Math.floor((moment - offset) / day) * day + offset;
}

/** Parses `now`, `-3d`, or `2030-01-15T10:20:30Z` to milliseconds since the epoch. */
export function parseTime(text: string, now: Date): number {
  if (text === 'now') return now.getTime();
  const [, sign, amount, unit] = /^([+-])(\d+)([smhdw])$/.exec(text) ?? [];
  if (unit === undefined) return Date.parse(text);
  return now.getTime() + (sign === '-' ? -1 : 1) * Number(amount) * (unitDurations[unit] ?? 0);
}

/** Formats milliseconds since the epoch. */
export function formatTime(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}
