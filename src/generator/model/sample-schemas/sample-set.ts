// Sample schemas of a model: those of its named schemas, each tested, and those of other schemas on demand.

import type { Json } from '../../source/node.ts';
import { findDirectionMarkers } from '../direction-markers.ts';
import type { Api, Schema } from '../types/api.ts';
import type { JsonSchema } from '../types/schema.ts';
import { createSampleCompiler } from './compile-sample.ts';
import { removeImpossible } from './remove-impossible.ts';
import { partsOf, referenceKey, type SampleNode, type SampleReference } from './sample-node.ts';
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

/** Creates and tests the samples of all named schemas. */
export function createSampleSet(api: Api): SampleSet {
  const compilers = {
    request: createSampleCompiler(api, 'request'),
    response: createSampleCompiler(api, 'response'),
  };
  const compilerOf = (isRequest: boolean): typeof compilers.request => compilers[isRequest ? 'request' : 'response'];
  const references = listReferences(api);
  const nodes = new Map<string, SampleNode>();
  for (const reference of references) {
    const node = compilerOf(reference.isRequest).compile(schemaOf(reference, api).jsonSchema, reference.id);
    if (node) nodes.set(referenceKey(reference), node);
  }
  const samples = new Map<string, TestedSample>();
  const tests = createSampleTests(
    compilers,
    (reference) => samples.get(referenceKey(reference)),
    (reference) => nodes.get(referenceKey(reference)),
  );
  let prune = removeImpossible(nodes);
  const testAll = (): void => {
    samples.clear();
    for (const reference of inDependencyOrder(references, nodes)) {
      const key = referenceKey(reference);
      const node = nodes.get(key);
      const { jsonSchema } = schemaOf(reference, api);
      samples.set(key, tests.test(node, jsonSchema, reference.isRequest ? 'request' : 'response', true));
    }
  };
  testAll();
  // Nothing satisfies some schemas, which the others must not contain.
  for (let round = 0; round < references.length; round++) {
    const failed = [...nodes.keys()].filter((key) => !samples.get(key)?.node);
    if (failed.length === 0) break;
    for (const key of failed) nodes.delete(key);
    prune = removeImpossible(nodes);
    testAll();
  }
  return {
    named: (reference) => samples.get(referenceKey(reference)) ?? noSample,
    sampleOf(jsonSchema, direction, { examples, isChecked }) {
      const { compile, sampler } = compilers[direction];
      const node = compile(jsonSchema);
      const valid = examples.filter((example) => sampler.isValid(jsonSchema, example)).slice(0, 1);
      const pruned = node && prune(node);
      const sample = pruned && valid.length > 0 ? withExamples(pruned, valid) : pruned;
      return tests.test(sample, jsonSchema, direction, isChecked);
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

function schemaOf({ id }: SampleReference, api: Api): Schema {
  const schema = api.schema(id);
  if (!schema) throw new Error(`there is no schema ${id}`);
  return schema;
}

/** Returns the references so that each follows those that it contains, unless it is recursive. */
function inDependencyOrder(
  references: readonly SampleReference[],
  nodes: ReadonlyMap<string, SampleNode>,
): readonly SampleReference[] {
  const ordered = new Map<string, SampleReference>();
  const visited = new Set<string>();
  const visitNode = (node: SampleNode): void => {
    if ('reference' in node) visit(node.reference);
    else for (const part of partsOf(node)) visitNode(part);
  };
  const visit = (reference: SampleReference): void => {
    const key = referenceKey(reference);
    if (visited.has(key)) return;
    visited.add(key);
    const node = nodes.get(key);
    if (node) visitNode(node);
    ordered.set(key, reference);
  };
  for (const reference of references) visit(reference);
  return [...ordered.values()];
}
