// Updates of maps: the entries of `additionalProperties`, `patternProperties`, and `unevaluatedProperties`.

import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/runtime/validation/problem.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object): object => ({ content: { 'application/json': { schema } } });
const formatProblems = (problems: unknown): readonly string[] =>
  (problems as readonly Problem[]).map(({ pointer, keyword }) => `${pointer} ${keyword}`);

describe('a map in an update', async () => {
  const pool = {
    type: 'object',
    required: ['name', 'size'],
    properties: { name: { type: 'string' }, size: { type: 'integer' } },
  };
  const clusterSchemas = {
    Pool: pool,
    Cluster: {
      type: 'object',
      required: ['name', 'pools'],
      properties: {
        name: { type: 'string' },
        pools: { type: 'object', additionalProperties: ref('Pool') },
        zones: { type: 'object', patternProperties: { '^z': ref('Pool') }, unevaluatedProperties: ref('Pool') },
      },
      additionalProperties: ref('Pool'),
    },
    // The resource has no map of this name.
    ClusterUpdate: {
      allOf: [ref('Cluster'), { properties: { labels: { type: 'object', additionalProperties: ref('Pool') } } }],
    },
  };
  const update = (merge: string, schema: string): object => ({
    operationId: `${merge}Update${schema}`,
    'x-effect': { kind: 'update', merge },
    requestBody: json(ref(schema)),
    responses: { 200: { description: 'Done.' } },
  });
  const path = (merge: string, schema: string): object => ({
    'x-resource': { schema: 'Cluster', parameter: 'id' },
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
    put: update(merge, schema),
  });
  const validators = await loadValidators(
    await modelOf(
      documentOf(clusterSchemas, {
        'x-ashlar': { version: 1 },
        paths: {
          '/deep/{id}': path('deep', 'Cluster'),
          '/shallow/{id}': path('shallow', 'Cluster'),
          '/other/{id}': path('deep', 'ClusterUpdate'),
        },
      }),
    ),
  );
  const check = (operation: string, value: unknown): readonly string[] =>
    formatProblems(validators.call(`check${operation}Body`, 'application/json', value));

  it('need not contain what its entries require, if the merge is deep', () => {
    const maps = { pools: { a: { size: 5 } }, zones: { z1: { size: 5 }, other: { name: 'o' } }, other: { size: 5 } };
    expect(check('DeepUpdateCluster', maps)).toEqual([]);
    expect(check('DeepUpdateCluster', { pools: { a: { size: 'x' } } })).toEqual(['/pools/a/size type']);
  });

  it('replaces entries otherwise, so that these are complete', () => {
    expect(check('ShallowUpdateCluster', { pools: { a: { size: 5 } } })).toEqual(['/pools/a/name required']);
    expect(check('ShallowUpdateCluster', { other: { size: 5 } })).toEqual(['/other/name required']);
    expect(check('DeepUpdateClusterUpdate', { labels: { a: { size: 5 } } })).toEqual(['/labels/a/name required']);
  });

  it('requires the properties of an entry in the merged value', () => {
    const merged = { name: 'c', pools: { a: { size: 5 } } };
    expect(formatProblems(validators.call('checkDeepUpdateClusterMerged', merged, 0))).toEqual([
      '/pools/a/name required',
    ]);
  });
});
