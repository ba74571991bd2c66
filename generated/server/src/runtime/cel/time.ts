// What rules know of moments and lengths of time, which both are milliseconds.

const day = 86_400_000;

/** The milliseconds since 1970 of an RFC 3339 text, finer parts cut off; NaN where it names no moment. */
export function instant(text: string): number {
  return /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/.test(text)
    ? Date.parse(text.toUpperCase())
    : Number.NaN;
}

/** The day of the year in UTC; the first is 0. */
export function dayOfYear(moment: number): number {
  return Math.floor((moment - Date.UTC(new Date(moment).getUTCFullYear(), 0, 1)) / day);
}
