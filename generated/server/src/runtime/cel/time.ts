// Timestamps and durations in rules, both in milliseconds.

const millisecondsPerDay = 86_400_000;

/** Parses an RFC 3339 timestamp into milliseconds since 1970, without finer fractions; `NaN` if it is invalid. */
export function parseTimestamp(text: string): number {
  return /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/.test(text)
    ? Date.parse(text.toUpperCase())
    : Number.NaN;
}

/** Returns the zero-based day of the year in UTC. */
export function dayOfYear(timestamp: number): number {
  // `Date.UTC` reads the years 0 to 99 as 1900 to 1999.
  const yearStart = new Date(0).setUTCFullYear(new Date(timestamp).getUTCFullYear());
  return Math.floor((timestamp - yearStart) / millisecondsPerDay);
}
