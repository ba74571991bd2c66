// Random values of sample schemas.

import { isObject } from '../validation/type-and-size-checks.ts';
import { createArray, createObject } from './create-parts.ts';
import { type Creation, EndlessValueError, isMinimal, requireEnd } from './creation.ts';
import { createRandom, pickRandom, type Random } from './random.ts';
import { randomStringOfFormat, randomStringOfParts, randomWords } from './random-strings.ts';
import type { NumberSample, SampleSchema, StringSample } from './sample-schema.ts';
import { findCompatibleBranches, mergeOverrides } from './overrides.ts';

/**
 * Returns a random value, which can be invalid; `undefined` if it has no end. `attempt` and `salt` change the value of a
 * seed; only the first attempt has documented examples.
 */
export function createCandidate(
  sample: SampleSchema,
  overrides: unknown,
  seed: number,
  attempt: number,
  salt = 0,
): unknown {
  const random = createRandom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(attempt, 0x85ebca6b) ^ salt);
  const isDocumented = seed === 0 && attempt === 0;
  try {
    return createValue(sample, overrides, { random, isDocumented, count: { parts: 0 }, depth: 0 });
  } catch (error) {
    if (error instanceof EndlessValueError) return undefined;
    throw error;
  }
}

/** Number of attempts to create a valid part. */
const partAttempts = 20;

/** Returns a value; overrides replace scalars and arrays, and properties of objects. */
export function createValue(sample: SampleSchema, overrides: unknown, creation: Creation): unknown {
  requireEnd(creation);
  if (typeof sample === 'function') return createValue(sample(), overrides, { ...creation, depth: creation.depth + 1 });
  if (overrides !== undefined && !isObject(overrides)) return overrides;
  const { examples = [], nullable, check, fallback = [] } = sample;
  const { random } = creation;
  if (creation.isDocumented && examples.length > 0) return mergeOverrides(examples[0], overrides);
  if (nullable && overrides === undefined && (isMinimal(creation) || random(5) === 0)) return null;
  if (!check) return createUnchecked(sample, overrides, creation);
  for (let attempt = 0; attempt < partAttempts; attempt++) {
    const value = createUnchecked(sample, overrides, creation);
    if (check(value).length === 0) return value;
  }
  return mergeOverrides(pickRandom(fallback, random), overrides);
}

function createUnchecked(
  sample: Exclude<SampleSchema, () => SampleSchema>,
  overrides: unknown,
  creation: Creation,
): unknown {
  const { random } = creation;
  creation.count.parts++;
  if ('enum' in sample) return mergeOverrides(pickRandom(sample.enum, random), overrides);
  if ('anyOf' in sample) {
    const branches = findCompatibleBranches(sample.anyOf, overrides);
    const branch = isMinimal(creation) ? branches[0] : pickRandom(branches, random);
    return branch && createValue(branch, overrides, creation);
  }
  if (sample.type === 'object') return createObject(sample, overrides, creation, createValue);
  if (sample.type === 'array') return createArray(sample, creation, createValue);
  // Half of the scalars are examples of the document.
  if (sample.examples && random(2) === 0) return pickRandom(sample.examples, random);
  if (sample.type === 'boolean') return random(2) === 0;
  return sample.type === 'string' ? createString(sample, random) : createNumber(sample, random);
}

function createString({ format, minLength = 0, maxLength = Infinity, pattern }: StringSample, random: Random): string {
  if (pattern) return randomStringOfParts(pattern, random);
  const text = format === undefined ? undefined : randomStringOfFormat(format, random);
  return text ?? randomWords(minLength, maxLength, random);
}

/** Maximum number of steps between a number and the lower bound. */
const maxSteps = 1000;

function createNumber({ type, minimum, maximum, multipleOf }: NumberSample, random: Random): number {
  const range = minimum === undefined || maximum === undefined ? Infinity : maximum - minimum;
  const step = multipleOf ?? (type === 'integer' ? 1 : range < 10 ? range / 100 : 0.01);
  if (step === 0) return minimum ?? 0;
  const first = Math.ceil((minimum ?? (maximum === undefined ? step : maximum - maxSteps * step)) / step);
  const last = maximum === undefined ? first + maxSteps : Math.floor(maximum / step);
  const value = roundNumber((first + random(Math.max(1, Math.min(last - first, maxSteps) + 1))) * step);
  // With a tiny or huge step, the value can be infinite, or not a number, which JSON does not have.
  return Number.isFinite(value) ? value : (minimum ?? maximum ?? step);
}

/** Removes the floating-point error: 0.1 * 3 is 0.3. */
function roundNumber(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(12));
}
