// When automatic backups of an instance are taken: the day and the window of its schedule.

import type { ComputeInstance } from '@cloud-api/types';

type Schedule = ComputeInstance['backups']['schedule'];

export type Day = Exclude<Schedule['day'], 'Scheduling'>;

/** As `getUTCDay` counts them. */
const days: readonly Day[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The day of the week in UTC. */
export function dayOf(time: Date): Day {
  const name = days[time.getUTCDay()];
  if (!name) throw new Error('a time that is none');
  return name;
}

/** The window that starts at this hour of UTC: `W10` from 10:00 to 12:00. */
export function windowOf(hour: number): string {
  return `W${hour}`;
}

/** What is still unset of a schedule, picked by the service: spread over the day and the week by the instance's id. */
export function picked({ day, window }: Schedule, id: number): Schedule {
  const [first = 'Sunday'] = days;
  return {
    day: day === 'Scheduling' ? (days[(id * 3) % 7] ?? first) : day,
    window: window === 'Scheduling' ? windowOf((id * 7) % 24) : window,
  };
}
