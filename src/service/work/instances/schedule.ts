// Schedule of automatic instance backups: day and window.

import type { ComputeInstance } from '@cloud-api/types';

type Schedule = ComputeInstance['backups']['schedule'];

export type Weekday = Exclude<Schedule['day'], 'Scheduling'>;

/** In the order of `getUTCDay`. */
const utcDays: readonly Weekday[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Returns the day of the week in UTC. */
export function utcWeekday(time: Date): Weekday {
  const name = utcDays[time.getUTCDay()];
  if (!name) throw new Error('invalid time');
  return name;
}

/** Returns the window that starts at this UTC hour: `W10` from 10:00 to 12:00. */
export function formatWindow(hour: number): string {
  return `W${hour}`;
}

/** Fills in an unset day or window, distributed by the instance's ID. */
export function completeSchedule({ day, window }: Schedule, id: number): Schedule {
  const [first = 'Sunday'] = utcDays;
  return {
    day: day === 'Scheduling' ? (utcDays[(id * 3) % 7] ?? first) : day,
    window: window === 'Scheduling' ? formatWindow((id * 7) % 24) : window,
  };
}
