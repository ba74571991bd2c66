// Parsers for RFC 3339 timestamps and CEL durations, in milliseconds.

const timestampPattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const durationPattern = /^-?(?:(?:\d+(?:\.\d+)?|\.\d+)(?:h|ms|m|s|us|ns))+$/;
/** Nanoseconds per unit, as bigints: in floating point, `1.001s` would not be a whole number of milliseconds. */
const units: ReadonlyMap<string, bigint> = new Map([
  ['h', 3_600_000_000_000n],
  ['m', 60_000_000_000n],
  ['s', 1_000_000_000n],
  ['ms', 1_000_000n],
  ['us', 1000n],
  ['ns', 1n],
]);

/** Range of CEL timestamps in milliseconds: the years 1 to 9999 in UTC. */
const minTimestamp = Date.parse('0001-01-01T00:00:00Z');
const maxTimestamp = Date.parse('9999-12-31T23:59:59.999Z');

/** Parses a timestamp to milliseconds since 1970; `undefined` if it is invalid. */
export function parseTimestamp(text: string): number | undefined {
  const [whole, year, month, day, ...clock] = timestampPattern.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const [hour = 0, minute = 0, second = 0] = clock.map(Number);
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(month) > 12 || Number(day) > days || hour > 23 || minute > 59 || second > 59) return undefined;
  const milliseconds = Date.parse(text);
  return milliseconds >= minTimestamp && milliseconds <= maxTimestamp ? milliseconds : undefined;
}

/**
 * Parses a duration such as `1h30m` to milliseconds; `undefined` if it is invalid or more precise than a millisecond.
 */
export function parseDuration(text: string): number | undefined {
  if (!durationPattern.test(text)) return undefined;
  let nanoseconds = 0n;
  for (const [, whole = '', fraction = '', unit = ''] of text.matchAll(/(\d*)\.?(\d*)(h|ms|m|s|us|ns)/g)) {
    const scaled = BigInt(whole + fraction) * (units.get(unit) ?? 0n);
    const scale = 10n ** BigInt(fraction.length);
    if (scaled % scale !== 0n) return undefined;
    nanoseconds += scaled / scale;
  }
  const milliseconds = Number(nanoseconds / 1_000_000n);
  if (nanoseconds % 1_000_000n !== 0n || !Number.isSafeInteger(milliseconds)) return undefined;
  return text.startsWith('-') ? -milliseconds : milliseconds;
}
