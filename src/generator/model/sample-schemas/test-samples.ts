// Tests of sample schemas: random values are validated, so that generated factories know which of them to check.

import { createCandidate } from '../../../runtime/mocks/create-value.ts';
import type { SampleSchema } from '../../../runtime/mocks/sample-schema.ts';
import type { Problem } from '../../../runtime/validation/problem.ts';
import type { Json } from '../../source/node.ts';
import type { SampleDirection, Sampler } from '../sample-values/value-search.ts';
import type { JsonSchema } from '../types/schema.ts';
import { partsOf, replaceParts, type SampleNode, type SampleReference } from './sample-node.ts';
import type { TestedSample } from './sample-set.ts';
import { severalValues } from './scalar-sample.ts';

const invalid: readonly Problem[] = [{ pointer: '', field: '', keyword: '', schema: '', message: 'is invalid' }];

function toCheck({ isValid }: TestedSample): (value: unknown) => readonly Problem[] {
  return (value) => (value !== undefined && isValid(value as Json) ? [] : invalid);
}

function isUncertain(node: SampleNode): boolean {
  return node.uncertain !== undefined || partsOf(node).some(isUncertain);
}

export interface SampleTests {
  /** Without `isChecked`, nothing validates values later, so the sample is always reliable. */
  test(
    node: SampleNode | undefined,
    jsonSchema: JsonSchema,
    direction: SampleDirection,
    isChecked: boolean,
  ): TestedSample;
}

/** Number of random values of a schema that are validated, and the number of those that must be valid for a part. */
const [seedCount, leastValid] = [16, 12];

/** Number of random values of a schema whose keywords all are expressed. */
const certainSeedCount = 4;

/** Number of random values that must all be valid if nothing validates them later. */
const uncheckedSeedCount = 200;

/** Number of random values among which valid ones are searched. */
const manySeeds = 100;

interface Compiler {
  readonly sampler: Sampler;
}

/** Maximum number of values that replace random ones, and of those that follow invalid random ones. */
const [maxValues, maxFallback] = [8, 3];

export function createSampleTests(
  compilers: Readonly<Record<SampleDirection, Compiler>>,
  sampleOf: (reference: SampleReference) => TestedSample | undefined,
  untestedNode: (reference: SampleReference) => SampleNode | undefined,
): SampleTests {
  const runtimeSamples = new Map<TestedSample, SampleSchema>();
  const searched = new Map<Compiler, Map<JsonSchema, readonly Json[]>>();
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

  const findValid = (
    node: SampleNode,
    jsonSchema: JsonSchema,
    { sampler }: Compiler,
    seeds: number,
  ): readonly Json[] => {
    const sample = toRuntime(node);
    const values = Array.from({ length: seeds }, (_, seed) => createCandidate(sample, undefined, seed, 0));
    return values.flatMap((value) =>
      value !== undefined && sampler.isValid(jsonSchema, value as Json) ? [value as Json] : [],
    );
  };

  /** Returns whether the random values of all seeds are valid. Stops at the first that is not. */
  function areAllValid(node: SampleNode, jsonSchema: JsonSchema, { sampler }: Compiler, seeds: number): boolean {
    const sample = toRuntime(node);
    for (let seed = 0; seed < seeds; seed++) {
      const value = createCandidate(sample, undefined, seed, 0);
      if (value === undefined || !sampler.isValid(jsonSchema, value as Json)) return false;
    }
    return true;
  }

  /** Returns valid values: random ones if there are some, because the search for others can take long. */
  function validValues(
    node: SampleNode | undefined,
    jsonSchema: JsonSchema,
    compiler: Compiler,
    count: number,
  ): readonly Json[] {
    const random = node ? findValid(node, jsonSchema, compiler, manySeeds) : [];
    const distinct = [...new Map(random.map((value) => [JSON.stringify(value), value])).values()];
    return distinct.length > 0 ? distinct.slice(0, count) : searchValues(jsonSchema, compiler).slice(0, count);
  }

  /** Returns the values that the search finds. They do not depend on other samples, and the search can take long. */
  function searchValues(jsonSchema: JsonSchema, compiler: Compiler): readonly Json[] {
    const bySchema = searched.get(compiler) ?? new Map<JsonSchema, readonly Json[]>();
    searched.set(compiler, bySchema);
    const values = bySchema.get(jsonSchema) ?? severalValues(jsonSchema, maxValues, compiler.sampler);
    bySchema.set(jsonSchema, values);
    return values;
  }

  /** Replaces the parts whose random values are mostly invalid by valid values. */
  function replaceUncertain(
    node: SampleNode,
    compiler: Compiler,
    isChecked: boolean,
    isRoot: boolean,
  ): SampleNode | undefined {
    const replaced = replaceParts(node, (part) => replaceUncertain(part, compiler, isChecked, false));
    if (!replaced || node.uncertain === undefined || isRoot) return replaced;
    const isMostlyValid = isChecked
      ? findValid(replaced, node.uncertain, compiler, seedCount).length >= leastValid
      : areAllValid(replaced, node.uncertain, compiler, uncheckedSeedCount);
    if (isMostlyValid) return replaced;
    const values = validValues(replaced, node.uncertain, compiler, maxValues);
    return values.length > 0 ? { enum: values } : undefined;
  }

  return {
    test(node, jsonSchema, direction, isChecked) {
      const compiler = compilers[direction];
      const isValid = (value: Json): boolean => compiler.sampler.isValid(jsonSchema, value);
      const replaced = node && replaceUncertain(node, compiler, isChecked, true);
      const checkedSeeds = node && isUncertain(node) ? seedCount : certainSeedCount;
      const seeds = isChecked ? checkedSeeds : uncheckedSeedCount;
      if (replaced && areAllValid(replaced, jsonSchema, compiler, seeds))
        return { node: replaced, isReliable: true, fallback: [], isValid };
      const isReplaced = !isChecked || !replaced || findValid(replaced, jsonSchema, compiler, seeds).length === 0;
      const values = validValues(replaced, jsonSchema, compiler, isReplaced ? maxValues : maxFallback);
      if (replaced && !isReplaced) return { node: replaced, isReliable: false, fallback: values, isValid };
      const isPossible = values.length > 0;
      return { ...(isPossible && { node: { enum: values } }), isReliable: true, fallback: [], isValid };
    },
  };
}
