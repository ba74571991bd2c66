// The load of the machine, which tables of measurements state.

import { loadavg } from 'node:os';

/** Returns the load averages of the last 1, 5, and 15 minutes. */
export function formatLoad(): string {
  return loadavg()
    .map((average) => average.toFixed(1))
    .join(' ');
}
