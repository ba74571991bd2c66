// The order of schemas puts what a schema applies before it, and finds every ring.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortTopologically } from '../../../src/generator/model/reference-graph.ts';
import { referencesOf, schemasInOperation } from '../../../src/generator/model/visit-schemas.ts';
import { apiOf, schemasOf } from './apis.ts';

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

function reaches(edges: ReadonlyMap<string, readonly string[]>, from: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...(edges.get(from) ?? [])];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(edges.get(id) ?? []));
  }
  return found;
}

it('orders targets before those that reach them, rings apart', () => {
  fc.assert(
    fc.property(graphs, (edges) => {
      const { order, cycles } = sortTopologically(edges);
      expect([...order].sort()).toEqual([...edges.keys()].sort());
      for (const [at, id] of order.entries()) {
        for (const target of reaches(edges, id))
          if (!reaches(edges, target).has(id)) expect(order.indexOf(target)).toBeLessThan(at);
      }
      const round = [...edges.keys()].filter((id) => reaches(edges, id).has(id));
      expect(cycles.flat().sort()).toEqual(round.sort());
      for (const ring of cycles)
        for (const id of ring) for (const other of ring) expect(reaches(edges, id).has(other)).toBe(true);
    }),
  );
});

it('finds what an assertion refers to, through every keyword that holds schemas', async () => {
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
  const api = await schemasOf({ All: keywords, ...Object.fromEntries(targets.map((id) => [id, { type: 'object' }])) });
  expect([...referencesOf(api.schema('All')?.jsonSchema ?? true)].sort()).toEqual(targets);
});

it('finds the schemas that stand in an operation, in its callbacks and headers too', async () => {
  const schema = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
  const document = {
    openapi: '3.1.0',
    info: { title: 't', version: '1' },
    paths: {
      '/a': {
        post: {
          parameters: [{ name: 'q', in: 'query', schema: schema('Query') }],
          requestBody: { content: { 'application/json': { schema: schema('Body') } } },
          responses: {
            '200': {
              description: 'Fine.',
              headers: { 'X-A': { schema: schema('Header') } },
              content: { 'application/json': { schema: schema('Answer') } },
            },
          },
          callbacks: {
            on: {
              '{$request.body#/url}': {
                post: { requestBody: { content: { 'application/json': { schema: schema('Event') } } }, responses: {} },
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
        Answer: {},
        Event: {},
        Unused: {},
      },
    },
  };
  const api = await apiOf({ 'document.json': JSON.stringify(document) });
  const [operation] = api.operations;
  const found = operation ? schemasInOperation(operation).flatMap(({ jsonSchema }) => referencesOf(jsonSchema)) : [];
  expect(found.sort()).toEqual(['Answer', 'Body', 'Event', 'Header', 'Query']);
});
