// Sample schemas of a model: those of its named schemas, each tested, and those of other schemas on demand.

import type { Json } from '../../source/node.ts';
import { findDirectionMarkers } from '../direction-markers.ts';
import type { Api } from '../types/api.ts';
import type { JsonSchema } from '../types/schema.ts';
import { createSampleCompiler } from './compile-sample.ts';
import { removeImpossible } from './remove-impossible.ts';
import { partsOf, referenceKey, type SampleNode, type SampleReference } from './sample-node.ts';
import { createBudget, type SearchBudget } from '../sample-values/search-budget.ts';
import type { SampleDirection } from '../sample-values/value-search.ts';
import { createSampleTests } from './test-samples.ts';

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
const maxSteps = 100_000;

/** Creates and tests the samples of all named schemas. */
export function createSampleSet(api: Api): SampleSet {
  const compilers = {
    request: createSampleCompiler(api, 'request'),
    response: createSampleCompiler(api, 'response'),
  };
  const references = listReferences(api);
  const nodes = new Map<string, SampleNode>();
  const budgets = new Map<string, SearchBudget>();
  for (const reference of references) {
    const key = referenceKey(reference);
    const budget = createBudget(maxSteps);
    const node = compilers[directionOf(reference)].compile(schemaOf(reference, api), budget, reference.id);
    budgets.set(key, budget);
    if (node) nodes.set(key, node);
  }
  const samples = new Map<string, TestedSample>();
  const tests = createSampleTests(
    { request: compilers.request.sampler, response: compilers.response.sampler },
    (reference) => samples.get(referenceKey(reference)),
    (reference) => nodes.get(referenceKey(reference)),
  );
  let prune = removeImpossible(nodes);
  const order = inDependencyOrder(references, nodes);
  const dependents = findDependents(references, nodes);
  for (let untested = order; untested.length > 0; untested = order.filter((each) => !samples.has(referenceKey(each))))
    for (const reference of untested) {
      const key = referenceKey(reference);
      const sample = tests.test(nodes.get(key), schemaOf(reference, api), {
        direction: directionOf(reference),
        isChecked: true,
        budget: budgets.get(key) ?? createBudget(maxSteps),
      });
      samples.set(key, sample);
      if (sample.node || !nodes.delete(key)) continue;
      // The others must not contain it. Recursive ones can have been tested before it.
      prune = removeImpossible(nodes);
      for (const dependent of dependents(key)) samples.delete(dependent);
    }
  return {
    named: (reference) => samples.get(referenceKey(reference)) ?? noSample,
    sampleOf(jsonSchema, direction, { examples, isChecked }) {
      const { compile, sampler } = compilers[direction];
      const budget = createBudget(maxSteps);
      const node = compile(jsonSchema, budget);
      const valid = examples.filter((example) => sampler.isValid(jsonSchema, example)).slice(0, 1);
      const pruned = node && prune(node);
      const sample = pruned && valid.length > 0 ? withExamples(pruned, valid) : pruned;
      return tests.test(sample, jsonSchema, { direction, isChecked, budget });
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

function directionOf({ isRequest }: SampleReference): SampleDirection {
  return isRequest ? 'request' : 'response';
}

/** Returns the references so that each follows those that it contains, unless it is recursive. */
function inDependencyOrder(
  references: readonly SampleReference[],
  nodes: ReadonlyMap<string, SampleNode>,
): readonly SampleReference[] {
  const ordered = new Map<string, SampleReference>();
  const visited = new Set<string>();
  const visit = (reference: SampleReference): void => {
    const key = referenceKey(reference);
    if (visited.has(key)) return;
    visited.add(key);
    const node = nodes.get(key);
    if (node) for (const dependency of dependenciesOf(node)) visit(dependency);
    ordered.set(key, reference);
  };
  for (const reference of references) visit(reference);
  return [...ordered.values()];
}

/** Returns the function that returns the keys of the references that contain a reference, directly or not. */
function findDependents(
  references: readonly SampleReference[],
  nodes: ReadonlyMap<string, SampleNode>,
): (key: string) => ReadonlySet<string> {
  const direct = new Map<string, string[]>();
  for (const reference of references) {
    const key = referenceKey(reference);
    const node = nodes.get(key);
    for (const dependency of node ? dependenciesOf(node) : []) {
      const keys = direct.get(referenceKey(dependency)) ?? [];
      keys.push(key);
      direct.set(referenceKey(dependency), keys);
    }
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

function* dependenciesOf(node: SampleNode): Generator<SampleReference> {
  if ('reference' in node) yield node.reference;
  else for (const part of partsOf(node)) yield* dependenciesOf(part);
}
