// Search for a value that satisfies a schema: candidates are created from its requirements and validated.

import { createRandom, type Random } from '../../../runtime/mocks/random.ts';
import { compileRules } from '../expressions/compile-rules.ts';
import { createReport } from '../../diagnostics/report.ts';
import { createRuleEvaluator } from '../expressions/evaluate-expression.ts';
import { findDirectionMarkers } from '../direction-markers.ts';
import type { Api } from '../types/api.ts';
import type { JsonSchema, JsonType, SchemaObject } from '../types/schema.ts';
import { createValidator } from '../validate/validate.ts';
import type { ValueError } from '../validate/validation-context.ts';
import type { Json } from '../../source/node.ts';
import { arrayCandidates } from './array-candidates.ts';
import { documentedValues, mergedExamples } from './documented-values.ts';
import { exclusiveValues } from './exclusive-values.ts';
import { numberCandidates } from './number-candidates.ts';
import { objectCandidates } from './object-candidates.ts';
import { expandSchema } from './schema-conjunctions.ts';
import { createBudget, takeParts, type SearchBudget } from './search-budget.ts';
import { type FoundValue, rotate, type Search } from './search-interface.ts';
import { shareValues } from './shared-values.ts';
import { stringCandidates } from './string-candidates.ts';
import { mergeRequirements, type Requirements } from './value-requirements.ts';

/** Creates values of one direction: for requests, without read-only properties; for responses, without write-only ones. */
export interface Sampler {
  /** Returns a documented or minimal valid value. If none is found, the one with the fewest errors. */
  sample(jsonSchema: JsonSchema): Json;
  /**
   * Returns a documented or random valid value; the same for the same seed. If none is found, returns the errors of the
   * best candidate. `accepts` restricts the choice.
   */
  generate(jsonSchema: JsonSchema, seed: number, accepts?: (value: Json) => boolean): GeneratedValue;
  /** Returns distinct valid values, documented ones first; empty if none is found. */
  findValues(jsonSchema: JsonSchema, count: number, limits: SearchLimits): readonly Json[];
  /** Returns whether a value is valid, including the rules of its schemas. */
  isValid(jsonSchema: JsonSchema, value: Json): boolean;
  /** Returns the errors of a value, including those of the rules of its schemas. */
  validate(jsonSchema: JsonSchema, value: Json): readonly ValueError[];
}

export interface SearchLimits {
  /** Steps of several searches. */
  readonly budget: SearchBudget;
  /** Named schemas without a value, which values do not contain. */
  readonly impossibleIds: ReadonlySet<string>;
}

/** A valid value, or why there is none: nothing satisfies the schema, or the search did not find it. */
export type GeneratedValue =
  | { readonly isValid: true; readonly value: Json }
  | { readonly isValid: false; readonly errors: readonly ValueError[] };

/** Direction of the values of a sampler. */
export type SampleDirection = 'request' | 'response';

/** Maximum number of candidates for one part of a value, and of conjunctions of its schema. */
const [maxCandidates, maxAlternatives] = [2000, 200];

/** Maximum number of steps of a search for one value: parts of candidates to validate, and choices of branches. */
const maxSteps = 100_000;

/** Number of searches in a row without a further value, after which there are no more. */
const maxRepeated = 8;

/** Samplers by model, because most pages show samples. */
const caches = { request: new WeakMap<Api, Sampler>(), response: new WeakMap<Api, Sampler>() };

/** Returns the sampler of a model. */
export function samplerOf(api: Api, direction: SampleDirection = 'request'): Sampler {
  const sampler = caches[direction].get(api) ?? createSampler(api, direction);
  caches[direction].set(api, sampler);
  return sampler;
}

/** State of the search for one value. */
interface SearchState extends SearchLimits {
  readonly random: Random | undefined;
  /** Results by the schemas that are not expanded again. */
  readonly results: Map<string, Results>;
}

/** Results by schema. Random searches only have those without a valid value, because their values differ. */
interface Results {
  readonly first: Map<JsonSchema, FoundValue | undefined>;
  readonly all: Map<JsonSchema, Iterable<Json>>;
}

function createSampler(api: Api, direction: SampleDirection): Sampler {
  // Errors in rules are reported by the target.
  const rules = compileRules(api, createReport());
  const validator = createValidator(api, { rules: createRuleEvaluator(rules) });
  const directionMarkers = findDirectionMarkers(api);
  const excludedMarker = direction === 'request' ? 'read' : 'write';
  const countErrors = (jsonSchema: JsonSchema, value: Json): number =>
    validator.validate(jsonSchema, value, direction).length;
  const isValid = (jsonSchema: JsonSchema, value: Json): boolean => validator.isValid(jsonSchema, value, direction);

  /** Does not expand a named schema within itself, so that values of recursive schemas are finite. */
  function createSearch(expandedIds: ReadonlySet<string>, state: SearchState, depth: number): Search {
    const { budget, impossibleIds, random } = state;
    const key = [...expandedIds].toSorted().join('\n');
    const results: Results = state.results.get(key) ?? { first: new Map(), all: new Map() };
    state.results.set(key, results);
    const resolve = (id: string): JsonSchema | undefined =>
      expandedIds.has(id) || impossibleIds.has(id) ? false : api.schema(id)?.jsonSchema;
    const search: Search = {
      isValid,
      isExcluded: (property) => directionMarkers.markerOf(property) === excludedMarker,
      random,
      depth,
      resolve: (id) => api.schema(id)?.jsonSchema,
      find(jsonSchema) {
        if (results.first.has(jsonSchema)) return results.first.get(jsonSchema);
        const found = findFirst(jsonSchema);
        if (found?.isValid ? !random : !budget.isSpent) results.first.set(jsonSchema, found);
        if (!found?.isValid && !budget.isSpent) results.all.set(jsonSchema, []);
        return found;
      },
      findAll(jsonSchema) {
        const known = results.all.get(jsonSchema);
        if (known) return known;
        if (random) return findValid(jsonSchema);
        const values = shareValues(findValid(jsonSchema));
        results.all.set(jsonSchema, values);
        return values;
      },
    };

    function findFirst(jsonSchema: JsonSchema): FoundValue | undefined {
      let best: { readonly value: Json; readonly errorCount: number } | undefined;
      for (const value of limitedCandidates(jsonSchema)) {
        const errorCount = countErrors(jsonSchema, value);
        if (!best || errorCount < best.errorCount) best = { value, errorCount };
        if (errorCount === 0) break;
      }
      return best && { value: best.value, isValid: best.errorCount === 0 };
    }

    function* findValid(jsonSchema: JsonSchema): Generator<Json> {
      const found = new Set<string>();
      for (const value of limitedCandidates(jsonSchema)) {
        const text = JSON.stringify(value);
        if (found.has(text) || !isValid(jsonSchema, value)) continue;
        found.add(text);
        yield value;
      }
      if (found.size === 0 && !budget.isSpent) results.all.set(jsonSchema, []);
    }

    /** Yields candidates with a step for each part, because parts that several values share are validated again. */
    function* limitedCandidates(jsonSchema: JsonSchema): Generator<Json> {
      const values = candidates(jsonSchema);
      // Another candidate can need other searches, so the budget is not just checked when it has been created.
      for (let count = 0; count < maxCandidates && !budget.isSpent; count++) {
        const next = values.next();
        if (next.done || !takeParts(next.value, budget)) return;
        yield next.value;
      }
    }

    function* candidates(jsonSchema: JsonSchema): Generator<Json> {
      yield* documentedValues(jsonSchema, search);
      let count = 0;
      for (const { schemas, ids } of expandSchema(jsonSchema, { resolve, random, budget })) {
        if (++count > maxAlternatives || !budget.take()) return;
        const nested =
          ids.length === 0 && !random ? search : createSearch(new Set([...expandedIds, ...ids]), state, depth + 1);
        yield* candidatesFor(mergeRequirements(schemas), schemas, nested);
      }
    }
    return search;
  }

  /** `results` are those of an earlier search, with or without `random` as this one. */
  const startSearch = (
    random: Random | undefined,
    { budget, impossibleIds }: Partial<SearchLimits> = {},
    results: SearchState['results'] = new Map(),
  ): Search =>
    createSearch(
      new Set(),
      { budget: createBudget(maxSteps, budget), impossibleIds: impossibleIds ?? new Set(), random, results },
      0,
    );

  function* exclusives(jsonSchema: JsonSchema, seed: number, limits?: SearchLimits): Generator<Json> {
    const budget = createBudget(maxSteps, limits?.budget);
    for (const value of exclusiveValues(jsonSchema, startSearch(createRandom(seed), { ...limits, budget }))) {
      if (!takeParts(value, budget)) return;
      if (isValid(jsonSchema, value)) yield value;
    }
  }

  return {
    isValid,
    validate: (jsonSchema, value) => validator.validate(jsonSchema, value, direction),
    sample: (jsonSchema) => startSearch(undefined).find(jsonSchema)?.value ?? null,
    generate(jsonSchema, seed, accepts = () => true) {
      for (const value of startSearch(createRandom(seed)).findAll(jsonSchema))
        if (accepts(value)) return { isValid: true, value };
      // The varied search spends its steps on optional properties.
      const results: SearchState['results'] = new Map();
      for (const value of startSearch(undefined, {}, results).findAll(jsonSchema))
        if (accepts(value)) return { isValid: true, value };
      for (const value of exclusives(jsonSchema, seed)) if (accepts(value)) return { isValid: true, value };
      const best = startSearch(undefined, {}, results).find(jsonSchema);
      return { isValid: false, errors: best ? validator.validate(jsonSchema, best.value, direction) : [] };
    },
    findValues(jsonSchema, count, limits) {
      const found = new Map<string, Json>();
      const results: SearchState['results'] = new Map();
      const startVaried = (seed: number): Iterable<Json> =>
        startSearch(createRandom(seed), limits, results).findAll(jsonSchema);
      const startExclusive = (seed: number): Iterable<Json> => exclusives(jsonSchema, seed, limits);
      const methods = [
        firstOfSeeds(startVaried),
        startSearch(undefined, limits).findAll(jsonSchema),
        firstOfSeeds(startExclusive),
      ];
      for (const values of methods) {
        let repeated = 0;
        for (const value of values) {
          const text = JSON.stringify(value);
          repeated = found.has(text) ? repeated + 1 : 0;
          found.set(text, value);
          if (found.size === count || repeated === maxRepeated) return [...found.values()];
        }
      }
      return [...found.values()];
    },
  };
}

/** Yields the first value of each seed, until a seed has none, because others would have none either. */
function* firstOfSeeds(search: (seed: number) => Iterable<Json>): Generator<Json> {
  for (let seed = 1; ; seed++) {
    const [value] = search(seed);
    if (value === undefined) return;
    yield value;
  }
}

function* candidatesFor(requirements: Requirements, schemas: readonly SchemaObject[], search: Search): Generator<Json> {
  const { values } = requirements;
  const { random } = search;
  if (values) {
    yield* rotate(values, random);
    return;
  }
  for (const jsonType of preferredTypes(requirements)) {
    switch (jsonType) {
      case 'null':
        yield null;
        break;
      case 'boolean':
        yield* rotate([true, false], random);
        break;
      case 'integer':
      case 'number':
        for (const value of numberCandidates(requirements, random))
          if (jsonType === 'number' || Number.isInteger(value)) yield value;
        break;
      case 'string':
        yield* stringCandidates(requirements, random);
        break;
      case 'array':
        yield* arrayCandidates(requirements, search);
        break;
      case 'object':
        yield* objectCandidates(requirements, mergedExamples(schemas, search), search);
        break;
      default:
        jsonType satisfies never;
    }
  }
}

/** Returns the types in order of preference: first those that the keywords suggest, last null. */
export function preferredTypes(requirements: Requirements): readonly JsonType[] {
  const { types, properties, items, contains, minItems, patterns, formats, minLength, divisors } = requirements;
  if (types) return [...types].toSorted((a, b) => Number(a === 'null') - Number(b === 'null'));
  const { lowerBounds, upperBounds, minProperties, required } = requirements;
  const isObject = properties.length > 0 || minProperties > 0 || required.size > 0;
  const isArray = items.length > 0 || contains.length > 0 || minItems > 0;
  const isString = patterns.length > 0 || formats.length > 0 || minLength > 0;
  const isNumber = divisors.length > 0 || lowerBounds.length > 0 || upperBounds.length > 0;
  const suggested: readonly (readonly [JsonType, boolean])[] = [
    ['object', isObject],
    ['array', isArray],
    ['string', isString],
    ['number', isNumber],
  ];
  const order: readonly JsonType[] = ['object', 'string', 'number', 'boolean', 'array', 'null'];
  return [...new Set([...suggested.flatMap(([type, applies]) => (applies ? [type] : [])), ...order])];
}
