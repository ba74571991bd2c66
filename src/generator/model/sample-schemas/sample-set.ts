// Sample schemas of a model: those of its named schemas, each tested, and those of other schemas on demand.

import type { Json } from '../../source/node.ts';
import { findDirectionMarkers } from '../direction-markers.ts';
import type { Api } from '../types/api.ts';
import type { JsonSchema } from '../types/schema.ts';
import { createSampleCompiler } from './compile-sample.ts';
import { removeImpossible } from './remove-impossible.ts';
import { partsOf, referenceKey, type SampleNode, type SampleReference } from './sample-node.ts';
import { createBudget } from '../sample-values/search-budget.ts';
import type { SampleDirection, SearchLimits } from '../sample-values/value-search.ts';
import { createSampleTests, type TestOptions } from './test-samples.ts';

/** A sample schema, and how its values become valid. */
export interface TestedSample {
  /** Absent if nothing satisfies the schema, or if no value was found. */
  readonly node?: SampleNode;
  /** Whether all random values are valid. Otherwise, they must be checked. */
  readonly isReliable: boolean;
  /** Valid values, if random ones are not always valid. */
  readonly fallback: readonly Json[];
  /** Returns whether a value satisfies the schema. */
  readonly isValid: (value: Json) => boolean;
}

export interface SampleOptions {
  /** Values that come before the examples of the schema. */
  readonly examples: readonly Json[];
  /** Whether the factory can validate its values. */
  readonly isChecked: boolean;
  /** Returns whether a valid value can be used. By default, all can. */
  readonly isUsable?: (value: Json) => boolean;
}

export interface SampleSet {
  /** Returns the sample of a named schema in one direction. */
  named(reference: SampleReference): TestedSample;
  /** Returns the sample of another schema. */
  sampleOf(jsonSchema: JsonSchema, direction: SampleDirection, options: SampleOptions): TestedSample;
  /** The named schemas that nothing satisfies. */
  readonly impossible: readonly SampleReference[];
}

/** Maximum number of steps of all searches for values of a schema and of its parts. */
const maxSteps = 200_000;

/** Creates and tests the samples of all named schemas. */
export function createSampleSet(api: Api): SampleSet {
  const compilers = {
    request: createSampleCompiler(api, 'request'),
    response: createSampleCompiler(api, 'response'),
  };
  const references = listReferences(api);
  const impossibleIds = { request: new Set<string>(), response: new Set<string>() };
  const createLimits = (direction: SampleDirection): SearchLimits => ({
    budget: createBudget(maxSteps),
    impossibleIds: impossibleIds[direction],
  });
  const nodes = new Map<string, SampleNode>();
  const entries = references.map((reference): Entry => {
    const direction = reference.isRequest ? 'request' : 'response';
    const entry = {
      reference,
      key: referenceKey(reference),
      jsonSchema: schemaOf(reference, api),
      options: { direction, isChecked: true, limits: createLimits(direction) },
    } as const;
    const node = compilers[direction].compile(entry.jsonSchema, entry.options.limits, reference.id);
    if (node) nodes.set(entry.key, node);
    return entry;
  });
  const samples = new Map<string, TestedSample>();
  const tests = createSampleTests(
    { request: compilers.request.sampler, response: compilers.response.sampler },
    (reference) => samples.get(referenceKey(reference)),
    (reference) => nodes.get(referenceKey(reference)),
  );
  let prune = removeImpossible(nodes);
  const order = inDependencyOrder(entries, nodes);
  const dependents = findDependents(entries, nodes);
  for (let untested = order; untested.length > 0; untested = order.filter(({ key }) => !samples.has(key)))
    for (const { reference, key, jsonSchema, options } of untested) {
      const sample = tests.test(nodes.get(key), jsonSchema, options);
      samples.set(key, sample);
      if (sample.node) continue;
      for (const direction of directionsOf(reference, api)) impossibleIds[direction].add(reference.id);
      if (!nodes.delete(key)) continue;
      // The others must not contain it. Recursive ones can have been tested before it.
      prune = removeImpossible(nodes);
      for (const dependent of dependents(key)) samples.delete(dependent);
    }
  return {
    named: (reference) => samples.get(referenceKey(reference)) ?? noSample,
    sampleOf(jsonSchema, direction, { examples, ...options }) {
      const { compile, sampler } = compilers[direction];
      const limits = createLimits(direction);
      const node = compile(jsonSchema, limits);
      const valid = examples.filter((example) => sampler.isValid(jsonSchema, example)).slice(0, 1);
      const pruned = node && prune(node);
      const sample = pruned && valid.length > 0 ? withExamples(pruned, valid) : pruned;
      return tests.test(sample, jsonSchema, { ...options, direction, limits });
    },
    impossible: references.filter((reference) => !samples.get(referenceKey(reference))?.node),
  };
}

const noSample: TestedSample = { isReliable: true, fallback: [], isValid: () => false };

function withExamples(node: SampleNode, examples: readonly Json[]): SampleNode {
  return 'reference' in node ? { anyOf: [node], examples } : { ...node, examples };
}

/** Returns the named schemas, and the forms of requests that have types of their own. */
function listReferences(api: Api): readonly SampleReference[] {
  const markers = findDirectionMarkers(api);
  return api.schemas.flatMap((schema) => [
    { id: schema.id, isRequest: false },
    ...(markers.hasRequestType(schema) ? [{ id: schema.id, isRequest: true }] : []),
  ]);
}

function schemaOf({ id }: SampleReference, api: Api): JsonSchema {
  const schema = api.schema(id);
  if (!schema) throw new Error(`there is no schema ${id}`);
  return schema.jsonSchema;
}

/** Returns the directions in which the values of a named schema have this form. */
function directionsOf({ id, isRequest }: SampleReference, api: Api): readonly SampleDirection[] {
  if (isRequest) return ['request'];
  const schema = api.schema(id);
  return schema && findDirectionMarkers(api).hasRequestType(schema) ? ['response'] : ['response', 'request'];
}

/** A named schema in one form. */
interface Entry {
  readonly reference: SampleReference;
  /** The key of the reference. */
  readonly key: string;
  readonly jsonSchema: JsonSchema;
  readonly options: TestOptions;
}

/** Returns the entries so that each follows those that it contains, unless it is recursive. */
function inDependencyOrder(entries: readonly Entry[], nodes: ReadonlyMap<string, SampleNode>): readonly Entry[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const ordered: Entry[] = [];
  const visited = new Set<string>();
  const visit = (key: string): void => {
    const entry = byKey.get(key);
    if (!entry || visited.has(key)) return;
    visited.add(key);
    for (const dependency of dependenciesOf(nodes.get(key))) visit(dependency);
    ordered.push(entry);
  };
  for (const { key } of entries) visit(key);
  return ordered;
}

/** Returns the function that returns the keys of the entries that contain one with a key, directly or not. */
function findDependents(
  entries: readonly Entry[],
  nodes: ReadonlyMap<string, SampleNode>,
): (key: string) => ReadonlySet<string> {
  const direct = new Map<string, string[]>();
  for (const { key } of entries)
    for (const dependency of dependenciesOf(nodes.get(key))) {
      const keys = direct.get(dependency) ?? [];
      keys.push(key);
      direct.set(dependency, keys);
    }
  return (key) => {
    const found = new Set<string>();
    const pending = [key];
    for (let next = pending.pop(); next !== undefined; next = pending.pop())
      for (const dependent of direct.get(next) ?? []) {
        if (found.has(dependent)) continue;
        found.add(dependent);
        pending.push(dependent);
      }
    found.delete(key);
    return found;
  };
}

/** Yields the keys of the references in a node. */
function* dependenciesOf(node: SampleNode | undefined): Generator<string> {
  if (!node) return;
  if ('reference' in node) yield referenceKey(node.reference);
  else for (const part of partsOf(node)) yield* dependenciesOf(part);
}
