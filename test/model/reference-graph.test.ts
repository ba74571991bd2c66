// Reference graph of schemas: topological order, cycles, and the references of schemas and operations.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortTopologically } from '../../src/generator/model/reference-graph.ts';
import { listReferences, inlineSchemasInOperation } from '../../src/generator/model/visit-schemas.ts';
import { apiOf, apiOfSchemas } from './build-test-api.ts';

const graphs = fc
  .integer({ min: 1, max: 12 })
  .chain((size) =>
    fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 24 }).map((pairs) => ({ size, pairs })),
  )
  .map(
    ({ size, pairs }) =>
      new Map(
        Array.from({ length: size }, (_, id) => [
          String(id),
          pairs.filter(([from]) => from === id).map(([, to]) => String(to)),
        ]),
      ),
  );

/** Returns the IDs that are reachable from an ID. */
function reachableIds(edges: ReadonlyMap<string, readonly string[]>, from: string): ReadonlySet<string> {
  const reachable = new Set<string>();
  const queue = [...(edges.get(from) ?? [])];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (reachable.has(id)) continue;
    reachable.add(id);
    queue.push(...(edges.get(id) ?? []));
  }
  return reachable;
}

it('orders targets before their referrers, except within cycles', () => {
  fc.assert(
    fc.property(graphs, (edges) => {
      const { order, cycles } = sortTopologically(edges);
      expect([...order].sort()).toEqual([...edges.keys()].sort());
      for (const [index, id] of order.entries()) {
        for (const target of reachableIds(edges, id))
          if (!reachableIds(edges, target).has(id)) expect(order.indexOf(target)).toBeLessThan(index);
      }
      const cyclicIds = [...edges.keys()].filter((id) => reachableIds(edges, id).has(id));
      expect(cycles.flat().sort()).toEqual(cyclicIds.sort());
      for (const cycle of cycles)
        for (const id of cycle) for (const other of cycle) expect(reachableIds(edges, id).has(other)).toBe(true);
    }),
  );
});

it('finds the references of a schema, through every keyword with subschemas', async () => {
  const keywords = {
    $ref: '#/components/schemas/A',
    properties: { x: { $ref: '#/components/schemas/B' } },
    patternProperties: { x: { $ref: '#/components/schemas/C' } },
    additionalProperties: { $ref: '#/components/schemas/D' },
    propertyNames: { $ref: '#/components/schemas/E' },
    dependentSchemas: { x: { $ref: '#/components/schemas/F' } },
    unevaluatedProperties: { $ref: '#/components/schemas/G' },
    prefixItems: [{ $ref: '#/components/schemas/H' }],
    items: { $ref: '#/components/schemas/I' },
    contains: { $ref: '#/components/schemas/J' },
    unevaluatedItems: { $ref: '#/components/schemas/K' },
    allOf: [{ $ref: '#/components/schemas/L' }],
    anyOf: [{ $ref: '#/components/schemas/M' }],
    oneOf: [{ $ref: '#/components/schemas/N' }],
    not: { $ref: '#/components/schemas/O' },
    if: { $ref: '#/components/schemas/P' },
    then: { $ref: '#/components/schemas/Q' },
    else: { $ref: '#/components/schemas/R' },
    contentSchema: { $ref: '#/components/schemas/S' },
  };
  const targets = 'ABCDEFGHIJKLMNOPQRS'.split('');
  const targetSchemas = Object.fromEntries(targets.map((id) => [id, { type: 'object' }]));
  const api = await apiOfSchemas({ All: keywords, ...targetSchemas });
  expect([...listReferences(api.schema('All')?.jsonSchema ?? true)].sort()).toEqual(targets);
});

it('finds the schemas of an operation, including those of callbacks and headers', async () => {
  const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
  const document = {
    openapi: '3.1.0',
    info: { title: 't', version: '1' },
    paths: {
      '/a': {
        post: {
          parameters: [{ name: 'q', in: 'query', schema: ref('Query') }],
          requestBody: { content: { 'application/json': { schema: ref('Body') } } },
          responses: {
            '200': {
              description: 'Success.',
              headers: { 'X-A': { schema: ref('Header') } },
              content: { 'application/json': { schema: ref('Result') } },
            },
          },
          callbacks: {
            on: {
              '{$request.body#/url}': {
                post: { requestBody: { content: { 'application/json': { schema: ref('Event') } } }, responses: {} },
              },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        Query: {},
        Body: {},
        Header: {},
        Result: {},
        Event: {},
        Unused: {},
      },
    },
  };
  const api = await apiOf({ 'document.json': JSON.stringify(document) });
  const [operation] = api.operations;
  const schemas = operation ? inlineSchemasInOperation(operation) : [];
  const references = schemas.flatMap(({ jsonSchema }) => listReferences(jsonSchema));
  expect(references.sort()).toEqual(['Body', 'Event', 'Header', 'Query', 'Result']);
});
