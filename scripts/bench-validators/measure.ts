// How long a call takes: contestants in turn, so that a busy moment of the machine does not fall on one of them alone.

export type Judge = (value: unknown) => unknown;

/** What the loops count, so that no engine leaves the calls out. */
let sink = 0;

/** How often each contestant runs. */
const rounds = 61;
/** How long one run is, in milliseconds, and how long a contestant warms up. */
const length = 1;
const warmUp = 80;

/** Nanoseconds for one call of each, as in the faster of many short runs, which others on the machine disturb least. The values are judged in turn. */
export function measure<Name extends string>(
  judges: ReadonlyMap<Name, Judge>,
  values: readonly unknown[],
): ReadonlyMap<Name, number> {
  const contestants = [...judges].map(([name, judge]) => ({
    name,
    judge,
    calls: callsOf(judge, values),
    times: new Array<number>(),
  }));
  for (let round = 0; round < rounds; round++) {
    // Every second round in the other direction: who comes first after a pause of the machine changes.
    for (const { judge, calls, times } of round % 2 === 0 ? contestants : contestants.toReversed())
      times.push((run(judge, values, calls) * 1e6) / calls);
  }
  return new Map(contestants.map(({ name, times }) => [name, quantile(times, 0.1)]));
}

/** How many calls make a run, found while the engine warms up. */
function callsOf(judge: Judge, values: readonly unknown[]): number {
  let calls = values.length;
  for (let spent = 0; spent < warmUp;) {
    const ms = run(judge, values, calls);
    spent += ms;
    if (ms < length) calls *= 2;
  }
  return calls;
}

function run(judge: Judge, values: readonly unknown[], calls: number): number {
  const start = performance.now();
  for (let call = 0; call < calls; call++) if (judge(values[call % values.length])) sink++;
  return performance.now() - start;
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

function quantile(numbers: readonly number[], part: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)] ?? 0;
}

export function geometricMean(ratios: readonly number[]): number {
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}

/** Whether anything was valid; if not, nothing was measured. */
export function hasMeasured(): boolean {
  return sink > 0;
}
