// Order of response statuses.

/** Compares statuses: numbers ascending, then ranges, then `default`. */
export function compareStatuses(a: string, b: string): number {
  return statusRank(a) - statusRank(b) || (a < b ? -1 : a > b ? 1 : 0);
}

function statusRank(status: string): number {
  if (status === 'default') return 2;
  return /^[0-9]+$/.test(status) ? 0 : 1;
}
