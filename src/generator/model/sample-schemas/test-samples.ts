// Tests of sample schemas: random values are validated, so that generated factories know which of them to check.

import { createCandidate } from '../../../runtime/mocks/create-value.ts';
import type { SampleSchema } from '../../../runtime/mocks/sample-schema.ts';
import type { Problem } from '../../../runtime/validation/problem.ts';
import type { Json } from '../../source/node.ts';
import type { SampleDirection, Sampler, SearchLimits } from '../sample-values/value-search.ts';
import type { JsonSchema } from '../types/schema.ts';
import { partsOf, replaceParts, type SampleNode, type SampleReference } from './sample-node.ts';
import type { TestedSample } from './sample-set.ts';

const invalid: readonly Problem[] = [{ pointer: '', field: '', keyword: '', schema: '', message: 'is invalid' }];

function toCheck({ isValid }: TestedSample): (value: unknown) => readonly Problem[] {
  return (value) => (value !== undefined && isValid(value as Json) ? [] : invalid);
}

function isUncertain(node: SampleNode): boolean {
  return node.uncertain !== undefined || partsOf(node).some(isUncertain);
}

export interface SampleTests {
  test(node: SampleNode | undefined, jsonSchema: JsonSchema, options: TestOptions): TestedSample;
}

export interface TestOptions {
  readonly direction: SampleDirection;
  /** Whether values are validated later. Otherwise, the sample is always reliable. */
  readonly isChecked: boolean;
  /** Those of the search for values that replace random ones. */
  readonly limits: SearchLimits;
  /** Returns whether a valid value can be used. By default, all can. */
  readonly isUsable?: (value: Json) => boolean;
}

/** Number of random values of a schema that are validated, and the number of those that must be valid for a part. */
const [seedCount, leastValid] = [16, 12];

/** Number of random values of a schema whose keywords all are expressed. */
const certainSeedCount = 4;

/** Number of random values that must all be valid if nothing validates them later. */
const uncheckedSeedCount = 200;

/** Number of random values among which valid ones are searched. */
const manySeeds = 100;

/** Random values of a node: those of the first seeds. */
interface Trials {
  /** Returns whether all are valid. Stops at the first that is not. */
  areAllValid(count: number): boolean;
  /** Returns the valid ones. */
  findValid(count: number): readonly Json[];
}

/** Maximum number of values that replace random ones, and of those that follow invalid random ones. */
const [maxValues, maxFallback] = [8, 3];

export function createSampleTests(
  samplers: Readonly<Record<SampleDirection, Sampler>>,
  sampleOf: (reference: SampleReference) => TestedSample | undefined,
  untestedNode: (reference: SampleReference) => SampleNode | undefined,
): SampleTests {
  const runtimeSamples = new Map<TestedSample, SampleSchema>();
  const searched = {
    request: new Map<JsonSchema, readonly Json[]>(),
    response: new Map<JsonSchema, readonly Json[]>(),
  };
  /** Returns the sample as the runtime has it. */
  function toRuntime(node: SampleNode): SampleSchema {
    const { uncertain: _uncertain, ...annotated } = node;
    if ('reference' in annotated) {
      const { reference, ...annotations } = annotated;
      return { anyOf: [() => runtimeOf(reference)], ...annotations };
    }
    if ('anyOf' in annotated) return { ...annotated, anyOf: annotated.anyOf.map(toRuntime) };
    if (!('type' in annotated)) return annotated;
    if (annotated.type === 'array') {
      const { prefixItems, items, ...others } = annotated;
      return {
        ...others,
        ...(prefixItems && { prefixItems: prefixItems.map(toRuntime) }),
        ...(items && { items: toRuntime(items) }),
      };
    }
    if (annotated.type !== 'object') return annotated;
    const { properties, additionalProperties, ...others } = annotated;
    return {
      ...others,
      ...(properties && {
        properties: Object.fromEntries([...properties].map(([name, property]) => [name, toRuntime(property)])),
      }),
      ...(additionalProperties && { additionalProperties: toRuntime(additionalProperties) }),
    };
  }

  function runtimeOf(reference: SampleReference): SampleSchema {
    const tested = sampleOf(reference);
    if (!tested) {
      // A recursive schema is tested before a schema that it contains.
      const node = untestedNode(reference);
      return node ? toRuntime(node) : { enum: [] };
    }
    if (!tested.node) return { enum: [] };
    const cached = runtimeSamples.get(tested);
    if (cached) return cached;
    const sample: SampleSchema = tested.isReliable
      ? toRuntime(tested.node)
      : { anyOf: [toRuntime(tested.node)], check: toCheck(tested), fallback: tested.fallback };
    runtimeSamples.set(tested, sample);
    return sample;
  }

  /** Creates and validates random values of a node, each on demand. */
  function createTrials(node: SampleNode, isValid: (value: Json) => boolean): Trials {
    const sample = toRuntime(node);
    const values: (Json | undefined)[] = [];
    const validValue = (seed: number): Json | undefined => {
      while (values.length <= seed) {
        const value = createCandidate(sample, undefined, values.length, 0) as Json | undefined;
        values.push(value !== undefined && isValid(value) ? value : undefined);
      }
      return values[seed];
    };
    const seeds = (count: number): readonly number[] => Array.from({ length: count }, (_, seed) => seed);
    return {
      areAllValid: (count) => seeds(count).every((seed) => validValue(seed) !== undefined),
      findValid: (count) =>
        seeds(count)
          .map(validValue)
          .filter((value) => value !== undefined),
    };
  }

  /** Returns valid values: random ones if there are some, because the search for others takes longer. */
  function validValues(
    trials: Trials | undefined,
    jsonSchema: JsonSchema,
    { direction, limits }: TestOptions,
    count: number,
  ): readonly Json[] {
    const random = trials?.findValid(manySeeds) ?? [];
    const distinct = [...new Map(random.map((value) => [JSON.stringify(value), value])).values()];
    if (distinct.length > 0) return distinct.slice(0, count);
    // They do not depend on other samples.
    const known = searched[direction].get(jsonSchema) ?? samplers[direction].findValues(jsonSchema, maxValues, limits);
    searched[direction].set(jsonSchema, known);
    return known.slice(0, count);
  }

  /** Replaces the parts whose random values are mostly invalid by valid values. */
  function replaceUncertain(node: SampleNode, options: TestOptions, isRoot: boolean): SampleNode | undefined {
    const replaced = replaceParts(node, (part) => replaceUncertain(part, options, false));
    if (!replaced || node.uncertain === undefined || isRoot) return replaced;
    const { uncertain } = node;
    const trials = createTrials(replaced, (value) => samplers[options.direction].isValid(uncertain, value));
    const isMostlyValid = options.isChecked
      ? trials.findValid(seedCount).length >= leastValid
      : trials.areAllValid(uncheckedSeedCount);
    if (isMostlyValid) return replaced;
    const values = validValues(trials, uncertain, options, maxValues);
    return values.length > 0 ? { enum: values } : undefined;
  }

  return {
    test(node, jsonSchema, options) {
      const { direction, isChecked, isUsable = () => true } = options;
      const isValid = (value: Json): boolean => samplers[direction].isValid(jsonSchema, value) && isUsable(value);
      const replaced = node && replaceUncertain(node, options, true);
      const trials = replaced && createTrials(replaced, isValid);
      const checkedSeeds = node && isUncertain(node) ? seedCount : certainSeedCount;
      const seeds = isChecked ? checkedSeeds : uncheckedSeedCount;
      if (replaced && trials?.areAllValid(seeds)) return { node: replaced, isReliable: true, fallback: [], isValid };
      const isReplaced = !isChecked || !trials || trials.findValid(seeds).length === 0;
      const values = validValues(trials, jsonSchema, options, isReplaced ? maxValues : maxFallback).filter(isUsable);
      if (replaced && !isReplaced) return { node: replaced, isReliable: false, fallback: values, isValid };
      const isPossible = values.length > 0;
      return { ...(isPossible && { node: { enum: values } }), isReliable: true, fallback: [], isValid };
    },
  };
}
