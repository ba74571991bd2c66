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
import { rotate, type Search } from './search-interface.ts';
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
  /** Returns whether a value is valid, including the rules of its schemas. */
  isValid(jsonSchema: JsonSchema, value: Json): boolean;
  /** Returns the errors of a value, including those of the rules of its schemas. */
  validate(jsonSchema: JsonSchema, value: Json): readonly ValueError[];
}

/** A valid value, or why there is none: nothing satisfies the schema, or the search did not find it. */
export type GeneratedValue =
  | { readonly isValid: true; readonly value: Json }
  | { readonly isValid: false; readonly errors: readonly ValueError[] };

/** Direction of the values of a sampler. */
export type SampleDirection = 'request' | 'response';

/** Maximum number of candidates per value. Each candidate is validated, so this bounds the run time. */
const maxCandidates = 2000;
const maxAlternatives = 200;
/** Maximum number of candidates in all parts of a sample. */
const maxTotal = 20_000;

/** Samplers by model, because most pages show samples. */
const caches = { request: new WeakMap<Api, Sampler>(), response: new WeakMap<Api, Sampler>() };

/** Returns the sampler of a model. */
export function samplerOf(api: Api, direction: SampleDirection = 'request'): Sampler {
  const sampler = caches[direction].get(api) ?? createSampler(api, direction);
  caches[direction].set(api, sampler);
  return sampler;
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
  function createSearch(
    expandedIds: ReadonlySet<string>,
    total: { count: number },
    random: Random | undefined,
    depth = 0,
  ): Search {
    const resolve = (id: string): JsonSchema | undefined => (expandedIds.has(id) ? false : api.schema(id)?.jsonSchema);
    const search: Search = {
      isValid,
      isExcluded: (property) => directionMarkers.markerOf(property) === excludedMarker,
      random,
      depth,
      resolve: (id) => api.schema(id)?.jsonSchema,
      find(jsonSchema) {
        let best: { readonly value: Json; readonly errorCount: number } | undefined;
        let count = 0;
        for (const value of candidates(jsonSchema)) {
          const errorCount = countErrors(jsonSchema, value);
          if (!best || errorCount < best.errorCount) best = { value, errorCount };
          if (errorCount === 0 || ++count > maxCandidates || ++total.count > maxTotal) break;
        }
        return best;
      },
      *findAll(jsonSchema) {
        const found = new Set<string>();
        let count = 0;
        for (const value of candidates(jsonSchema)) {
          if (++count > maxCandidates || ++total.count > maxTotal) return;
          const key = JSON.stringify(value);
          if (found.has(key) || !isValid(jsonSchema, value)) continue;
          found.add(key);
          yield value;
        }
      },
    };
    function* candidates(jsonSchema: JsonSchema): Generator<Json> {
      yield* documentedValues(jsonSchema, search);
      let count = 0;
      for (const { schemas, ids } of expandSchema(jsonSchema, resolve, random)) {
        if (++count > maxAlternatives) return;
        const nested =
          ids.length === 0 && !random
            ? search
            : createSearch(new Set([...expandedIds, ...ids]), total, random, depth + 1);
        yield* candidatesFor(mergeRequirements(schemas), schemas, nested);
      }
    }
    return search;
  }

  return {
    isValid,
    validate: (jsonSchema, value) => validator.validate(jsonSchema, value, direction),
    sample: (jsonSchema) => createSearch(new Set(), { count: 0 }, undefined).find(jsonSchema)?.value ?? null,
    generate(jsonSchema, seed, accepts = () => true) {
      const search = createSearch(new Set(), { count: 0 }, createRandom(seed));
      for (const value of search.findAll(jsonSchema)) if (accepts(value)) return { isValid: true, value };
      // The varied search spends its candidates on optional properties.
      const minimal = createSearch(new Set(), { count: 0 }, undefined);
      for (const value of minimal.findAll(jsonSchema)) if (accepts(value)) return { isValid: true, value };
      const last = createSearch(new Set(), { count: 0 }, createRandom(seed));
      for (const value of exclusiveValues(jsonSchema, last))
        if (isValid(jsonSchema, value) && accepts(value)) return { isValid: true, value };
      const best = createSearch(new Set(), { count: 0 }, undefined).find(jsonSchema);
      return { isValid: false, errors: best ? validator.validate(jsonSchema, best.value, direction) : [] };
    },
  };
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
