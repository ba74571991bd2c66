// Microbenchmark with alternating validators, so that a load peak of the machine affects all of them.

export type Validator = (value: unknown) => unknown;

/** Number of valid results. The loops increment it, so that the engine does not eliminate the calls. */
let validCount = 0;

/** Number of runs of each contestant. */
const roundCount = 61;
/** Duration of one run, and of the warm-up, in milliseconds. */
const runDuration = 1;
const warmUpDuration = 80;

/**
 * Returns the nanoseconds per call of each validator: the 10th percentile of many short runs, which is least sensitive
 * to other load. The calls cycle through the values.
 */
export function measure<Name extends string>(
  validators: ReadonlyMap<Name, Validator>,
  values: readonly unknown[],
): ReadonlyMap<Name, number> {
  const contestants = [...validators].map(([name, validate]) => ({
    name,
    validate,
    calls: countCalls(validate, values),
    times: new Array<number>(),
  }));
  for (let round = 0; round < roundCount; round++) {
    // The direction alternates, so that the first contestant after an interruption varies.
    for (const { validate, calls, times } of round % 2 === 0 ? contestants : contestants.toReversed())
      times.push((run(validate, values, calls) * 1e6) / calls);
  }
  return new Map(contestants.map(({ name, times }) => [name, quantile(times, 0.1)]));
}

/** Returns the number of calls per run, which the warm-up determines. */
function countCalls(validate: Validator, values: readonly unknown[]): number {
  let calls = values.length;
  for (let elapsed = 0; elapsed < warmUpDuration;) {
    const ms = run(validate, values, calls);
    elapsed += ms;
    if (ms < runDuration) calls *= 2;
  }
  return calls;
}

function run(validate: Validator, values: readonly unknown[], calls: number): number {
  const start = performance.now();
  for (let call = 0; call < calls; call++) if (validate(values[call % values.length])) validCount++;
  return performance.now() - start;
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

function quantile(numbers: readonly number[], fraction: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * fraction)] ?? 0;
}

export function geometricMean(ratios: readonly number[]): number {
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}

/** Returns whether any value was valid; otherwise nothing was measured. */
export function hasMeasured(): boolean {
  return validCount > 0;
}
