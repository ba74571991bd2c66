// Parsers for RFC 3339 timestamps and CEL durations, in milliseconds.

const timestampPattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const durationPattern = /^-?(?:(?:\d+(?:\.\d+)?|\.\d+)(?:h|ms|m|s|us|ns))+$/;
const units: ReadonlyMap<string, number> = new Map([
  ['h', 3_600_000],
  ['m', 60_000],
  ['s', 1000],
  ['ms', 1],
  ['us', 1e-3],
  ['ns', 1e-6],
]);

/** Parses a timestamp to milliseconds since 1970; `undefined` if it is invalid. */
export function parseTimestamp(text: string): number | undefined {
  const [whole, year, month, day, ...clock] = timestampPattern.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const [hour = 0, minute = 0, second = 0] = clock.map(Number);
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(month) > 12 || Number(day) > days || hour > 23 || minute > 59 || second > 59) return undefined;
  const milliseconds = Date.parse(text);
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}

/**
 * Parses a duration such as `1h30m` to milliseconds; `undefined` if it is invalid or more precise than a millisecond.
 */
export function parseDuration(text: string): number | undefined {
  if (!durationPattern.test(text)) return undefined;
  let total = 0;
  for (const [, count, unit] of text.matchAll(/([\d.]+)(h|ms|m|s|us|ns)/g))
    total += Number(count) * (units.get(unit ?? '') ?? 0);
  return Number.isSafeInteger(total) ? (text.startsWith('-') ? -total : total) : undefined;
}
