// Factories: functions that return valid values.

import type { Problem } from '../validation/problem.ts';
import { isObject } from '../validation/type-and-size-checks.ts';
import { createCandidate } from './create-value.ts';
import { mergeOverrides, type Overrides } from './overrides.ts';
import { createRandom, pickRandom } from './random.ts';
import type { SampleSchema } from './sample-schema.ts';

export interface FactoryOptions {
  /**
   * The value is the same for the same seed. With 0, it is an example of the document, if there is one.
   *
   * @default 0
   */
  readonly seed?: number;
}

/** Function that returns a valid value, with overrides. */
export interface Factory<Value> {
  (overrides?: Overrides<Value>, options?: FactoryOptions): Value;
  /** Returns the value as it is in JSON: dates are strings, and integers are numbers. */
  readonly json: (overrides?: Overrides<Value>, options?: FactoryOptions) => unknown;
}

/** What a factory makes. */
export interface FactoryDefinition {
  /** Name of the schema, for errors. */
  readonly name: string;
  readonly sample: SampleSchema;
  /** Number that changes the values, so that they differ from those of the same schema. */
  readonly salt?: number;
  /** Returns the problems of a value in JSON. */
  readonly check?: (value: unknown) => readonly Problem[];
  /** Converts a valid value of JSON. `exact` is the same value with a `bigint` for each integer of the overrides. */
  readonly decode?: (value: unknown, exact: unknown) => unknown;
}

/** Number of attempts to create a valid value. */
const maxAttempts = 100;

/** Creates a factory. */
/* @__NO_SIDE_EFFECTS__ */
export function createFactory<Value>(definition: FactoryDefinition): Factory<Value> {
  const { decode = (value: unknown): unknown => value } = definition;
  const create = (overrides: unknown, { seed = 0 }: FactoryOptions = {}): Candidate =>
    createValid(definition, toJsonForm(overrides), seed);
  return Object.assign(
    (overrides?: unknown, options?: FactoryOptions): Value => {
      const { value, exact } = create(overrides, options);
      return decode(value, exact) as Value;
    },
    { json: (overrides?: unknown, options?: FactoryOptions): unknown => create(overrides, options).value },
  );
}

/** A value of JSON. `exact` has a `bigint` for each integer of the overrides that is one. */
interface Candidate {
  readonly value: unknown;
  readonly exact: unknown;
}

function createValid(
  { name, sample, salt = 0, check }: FactoryDefinition,
  overrides: unknown,
  seed: number,
): Candidate {
  let problems: readonly Problem[] = [];
  const validate = (exact: unknown): Candidate | undefined => {
    const value = toNumbers(exact);
    problems = exact === undefined ? problems : (check?.(value) ?? []);
    return exact === undefined || problems.length > 0 ? undefined : { value, exact };
  };
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const valid = validate(createCandidate(sample, overrides, seed, attempt, salt));
    if (valid) return valid;
  }
  const fallback =
    typeof sample === 'function' ? undefined : pickRandom(sample.fallback ?? [], createRandom(seed ^ salt));
  const valid = fallback === undefined ? undefined : validate(mergeOverrides(fallback, overrides));
  if (valid) return valid;
  const reasons = problems.slice(0, 3).map(({ field, message }) => (field === '' ? message : `${field} ${message}`));
  throw new Error(
    `cannot create ${name}: ${reasons.length === 0 ? 'found no value that satisfies the schema: add a valid example to it' : reasons.join('; ')}`,
  );
}

/** Returns a value in which objects that determine their JSON, such as dates, are strings. */
function toJsonForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toJsonForm);
  if (!isObject(value)) return value;
  if (typeof value['toJSON'] === 'function') return Reflect.apply(value['toJSON'], value, []);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toJsonForm(each)]));
}

/** Returns a value with a number for each `bigint`. */
function toNumbers(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(toNumbers);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toNumbers(each)]));
}
