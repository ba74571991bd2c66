// The times of a world file, which may be relative to the time of seeding.

const milliseconds: Readonly<Record<string, number>> = {
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

/** Whether a text means a time before or after the time of seeding. */
export function isRelative(text: string): boolean {
  return text === 'now' || /^[+-]/.test(text);
}

/** The latest time, not after `moment`, at which the hour of UTC begins. Both in milliseconds since the epoch. */
export function latestHour(moment: number, hour: number): number {
  const day = 86_400_000;
  const offset = hour * 3_600_000;
  return Math.floor((moment - offset) / day) * day + offset;
}

/** The time that a text of the file means: `now`, `-3d`, `2030-01-15T10:20:30Z`; in milliseconds since the epoch. */
export function momentOf(text: string, now: Date): number {
  if (text === 'now') return now.getTime();
  const [, sign, amount, unit] = /^([+-])(\d+)([smhdw])$/.exec(text) ?? [];
  if (unit === undefined) return Date.parse(text);
  return now.getTime() + (sign === '-' ? -1 : 1) * Number(amount) * (milliseconds[unit] ?? 0);
}
