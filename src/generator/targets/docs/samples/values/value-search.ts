// Search for a value that satisfies a schema: candidates are created from its requirements and validated.

import { compileRules } from '../../../../model/expressions/compile-rules.ts';
import { createReport } from '../../../../diagnostics/report.ts';
import { createRuleEvaluator } from '../../../../model/expressions/evaluate-expression.ts';
import { findDirectionMarkers } from '../../../../model/direction-markers.ts';
import type { Api } from '../../../../model/types/api.ts';
import type { JsonSchema, JsonType, SchemaObject } from '../../../../model/types/schema.ts';
import { createValidator } from '../../../../model/validate/validate.ts';
import type { Json } from '../../../../source/node.ts';
import { arrayCandidates } from './array-candidates.ts';
import { documentedValues, mergedExamples } from './documented-values.ts';
import { numberCandidates } from './number-candidates.ts';
import { objectCandidates } from './object-candidates.ts';
import { expandSchema } from './schema-conjunctions.ts';
import type { Search } from './search-interface.ts';
import { stringCandidates } from './string-candidates.ts';
import { mergeRequirements, type Requirements } from './value-requirements.ts';

/** Creates values for requests, without read-only properties. */
export interface Sampler {
  /** Returns a documented or minimal valid value. If none is found, the one with the fewest errors. */
  sample(jsonSchema: JsonSchema): Json;
  /** Returns whether a value is valid, including the rules of its schemas. */
  isValid(jsonSchema: JsonSchema, value: Json): boolean;
}

/** Maximum number of candidates per value. Each candidate is validated, so this bounds the run time. */
const maxCandidates = 2000;
const maxAlternatives = 200;
/** Maximum number of candidates in all parts of a sample. */
const maxTotal = 20_000;

/** Samplers by model, because most pages show samples. */
const cache = new WeakMap<Api, Sampler>();

/** Returns the sampler of a model. */
export function samplerOf(api: Api): Sampler {
  const sampler = cache.get(api) ?? createSampler(api);
  cache.set(api, sampler);
  return sampler;
}

function createSampler(api: Api): Sampler {
  // Errors in rules are reported by the target.
  const rules = compileRules(api, createReport());
  const validator = createValidator(api, { rules: createRuleEvaluator(rules) });
  const directionMarkers = findDirectionMarkers(api);
  const countErrors = (jsonSchema: JsonSchema, value: Json): number =>
    validator.validate(jsonSchema, value, 'request').length;
  const isValid = (jsonSchema: JsonSchema, value: Json): boolean => countErrors(jsonSchema, value) === 0;

  /** Does not expand a named schema within itself, so that values of recursive schemas are finite. */
  function createSearch(expandedIds: ReadonlySet<string>, total: { count: number }): Search {
    const resolve = (id: string): JsonSchema | undefined => (expandedIds.has(id) ? false : api.schema(id)?.jsonSchema);
    const search: Search = {
      isValid,
      isReadOnly: (property) => directionMarkers.markerOf(property) === 'read',
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
      for (const { schemas, ids } of expandSchema(jsonSchema, resolve)) {
        if (++count > maxAlternatives) return;
        const nested = ids.length === 0 ? search : createSearch(new Set([...expandedIds, ...ids]), total);
        yield* candidatesFor(mergeRequirements(schemas), schemas, nested);
      }
    }
    return search;
  }

  return {
    isValid,
    sample: (jsonSchema) => createSearch(new Set(), { count: 0 }).find(jsonSchema)?.value ?? null,
  };
}

function* candidatesFor(requirements: Requirements, schemas: readonly SchemaObject[], search: Search): Generator<Json> {
  const { values } = requirements;
  if (values) {
    yield* values;
    return;
  }
  for (const jsonType of preferredTypes(requirements)) {
    switch (jsonType) {
      case 'null':
        yield null;
        break;
      case 'boolean':
        yield* [true, false];
        break;
      case 'integer':
      case 'number':
        for (const value of numberCandidates(requirements))
          if (jsonType === 'number' || Number.isInteger(value)) yield value;
        break;
      case 'string':
        yield* stringCandidates(requirements);
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
function preferredTypes(requirements: Requirements): readonly JsonType[] {
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
