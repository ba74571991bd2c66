// Number candidates: values at the bounds and between them, and multiples.

import type { Random } from '../../../runtime/mocks/random.ts';
import type { Requirements } from './value-requirements.ts';

/** Yields candidates, the most common first. Callers validate them. */
export function* numberCandidates(requirements: Requirements, random: Random | undefined): Generator<number> {
  // Multiples of a tiny or huge divisor can be infinite, or not a number, which JSON does not have.
  for (const candidate of allCandidates(requirements, random)) if (Number.isFinite(candidate)) yield candidate;
}

function* allCandidates(
  { lowerBounds, upperBounds, divisors }: Requirements,
  random: Random | undefined,
): Generator<number> {
  const lower = lowerBounds.toSorted((a, b) => b.value - a.value || Number(b.isExclusive) - Number(a.isExclusive))[0];
  const upper = upperBounds.toSorted((a, b) => a.value - b.value || Number(b.isExclusive) - Number(a.isExclusive))[0];
  const step = leastCommonMultiple(divisors);
  if (random) {
    const first = Math.ceil((lower?.value ?? (upper ? upper.value - maxRandom * step : step)) / step);
    const last = upper ? Math.floor(upper.value / step) : first + maxRandom;
    yield round((first + random(Math.max(1, Math.min(last - first, maxRandom) + 1))) * step);
  }
  if (lower) yield lower.isExclusive ? round(lower.value + step) : lower.value;
  if (upper && upper.value < 1) yield upper.isExclusive ? round(upper.value - step) : upper.value;
  yield step;
  if (lower && upper) {
    const middle = (lower.value + upper.value) / 2;
    for (const digits of [0, 1, 2, 4]) yield Number(middle.toFixed(digits));
    yield middle;
  } else if (lower || upper) yield round((lower ?? upper ?? { value: 0 }).value + (lower ? 0.5 : -0.5));
  yield 0;
  const start = lower?.value ?? (upper ? upper.value - maxSteps * step : step);
  const first = Math.ceil(start / step);
  const divided =
    divisors.length > 0 || !lower || !upper || upper.value - lower.value >= 10 ? [step] : [step, 0.1, 0.001];
  for (const each of divided)
    for (let index = 0; index <= maxSteps; index++)
      yield each === step ? round((first + index) * step) : round(start + index * each);
  if (upper) yield upper.value;
}

/** Maximum number of steps, sufficient for arrays of distinct numbers. */
const maxSteps = 300;

/** Maximum number of steps between a random number and the lower bound. */
const maxRandom = 1000;

function leastCommonMultiple([first, ...rest]: readonly number[]): number {
  return rest.reduce((multiple, divisor) => {
    for (let factor = 1; factor <= 1000; factor++) {
      const product = round(multiple * factor);
      if (Number.isInteger(round(product / divisor))) return product;
    }
    return multiple;
  }, first ?? 1);
}

/** Removes the floating-point error: 0.1 * 3 is 0.3. */
function round(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(12));
}
