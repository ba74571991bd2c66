// The times of a domain: which there are, and what any other becomes (interface: Domain).

const valid = [0, 300, 3600, 7200, 14_400, 28_800, 57_600, 86_400, 172_800, 345_600, 604_800, 1_209_600, 2_419_200];
const longest = 2_419_200;

/** The nearest valid number of seconds that is not less; beyond the longest the longest (decisions: 8). A negative one stays, to be refused. */
export function roundedUp(seconds: number): number {
  if (seconds < 0) return seconds;
  return valid.find((each) => each >= seconds) ?? longest;
}
