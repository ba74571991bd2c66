// Valid time values of a domain, and rounding to them (spec: Domain).

const validSeconds = [
  0, 300, 3600, 7200, 14_400, 28_800, 57_600, 86_400, 172_800, 345_600, 604_800, 1_209_600, 2_419_200,
];
const maxSeconds = 2_419_200;

/**
 * Rounds up to the next valid number of seconds, at most the maximum (decisions: 8). Negative values are returned
 * unchanged, for validation to reject.
 */
export function roundUpSeconds(seconds: number): number {
  if (seconds < 0) return seconds;
  return validSeconds.find((valid) => valid >= seconds) ?? maxSeconds;
}
