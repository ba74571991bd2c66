// Changes are told in the order of the interface, each once, with all who meet it and at its worst.

import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/generator/commands/diff/change.ts';
import { compareModels } from '../../src/generator/commands/diff/compare-apis.ts';
import { sortChanges } from '../../src/generator/commands/diff/change-order.ts';
import type { Api } from '../../src/generator/model/types/api.ts';
import { modelOf } from '../unit/validators/model.ts';
import { sharedSchema } from './harness/documents.ts';
import { pickFrom, shuffled, type Pick } from './rewrites/rewrite.ts';
import { isFull } from '../tier.ts';

const done = { 204: { description: 'Done.' } };
const asking = (schema: object): object => ({
  requestBody: { content: { 'application/json': { schema } } },
  responses: done,
});

function api(maximum: number, url: string, security: object[] = []): Promise<Api> {
  const own = asking({ type: 'integer', maximum });
  return modelOf({
    openapi: '3.1.0',
    info: { title: 'test', version: '1' },
    servers: [{ url }],
    security,
    paths: {
      '/zebras': { post: own },
      '/apes': { post: own, put: { ...own, security: [] } },
      '/shared': { post: asking({ $ref: '#/components/schemas/A' }) },
    },
    webhooks: { beep: { post: own } },
    components: {
      schemas: { A: { type: 'integer', maximum } },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  });
}

it('the interface comes first, then operations as the model has them, webhooks, and shared schemas', async () => {
  const found = compareModels(await api(9, 'https://a.example.com'), await api(8, 'https://b.example.com'));
  expect(found.map(({ subject }) => subject.operation ?? subject.schema ?? '')).toEqual([
    '',
    '',
    'POST /apes',
    'PUT /apes',
    'POST /zebras',
    'webhook beep',
    'A',
  ]);
});

it('security that the interface states is told once, with the operations that have no other', async () => {
  const [change, ...others] = compareModels(await api(9, '/'), await api(9, '/', [{ token: [] }]));
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    id: 'security-added',
    subject: { steps: [] },
    operations: ['POST /apes', 'POST /shared', 'POST /zebras'],
  });
});

it('two that are the same are one, at the worse level, for all who meet either', async () => {
  const place = { file: 'a.yaml', line: 1, column: 1, pointer: '' };
  const change = (more: Partial<Change>): Change => ({
    id: 'maximum-lowered',
    wire: {},
    code: {},
    subject: { steps: [] },
    operations: [],
    sentence: 'same',
    base: place,
    head: place,
    fingerprint: '0123456789ab',
    ...more,
  });
  const one = change({
    operations: ['GET /a', 'GET /b'],
    wire: { request: 'possibly' },
    code: { types: 'compatible', client: 'breaking' },
  });
  const other = change({
    operations: ['GET /b', 'GET /c'],
    wire: { request: 'breaking', response: 'compatible' },
    code: { types: 'breaking', client: 'compatible' },
  });
  const found = sortChanges([one, other], await api(9, '/'));
  expect(found).toEqual([
    change({
      operations: ['GET /a', 'GET /b', 'GET /c'],
      wire: { request: 'breaking', response: 'compatible' },
      code: { types: 'breaking', client: 'breaking' },
    }),
  ]);
});

/** Unions of three in unions of three, to `depth`, with the branches of each in an order that the pick chooses. */
function unions(depth: number, leaf: (at: number) => object, pick: Pick, first = 0): object {
  return depth === 0
    ? leaf(first)
    : {
        anyOf: shuffled(
          [0, 1, 2].map((at) => unions(depth - 1, leaf, pick, first + at * 3 ** (depth - 1))),
          pick,
        ),
      };
}

describe('unions without names in unions, their branches in any order,', () => {
  const depth = isFull ? 7 : 4;
  const longer = (at: number): object => ({ type: 'string', minLength: at + 1 });
  const bounded = (at: number): object => ({ ...longer(at), maxLength: 3 ** 8 });
  const oneLonger = (at: number): object => longer(at === 50 ? 5000 : at);
  const told = async (before: object, after: object): Promise<readonly string[]> => {
    const [base, head] = [await modelOf(sharedSchema(before)), await modelOf(sharedSchema(after))];
    return compareModels(base, head)
      .map(({ id, sentence, wire }) => JSON.stringify([id, sentence, wire]))
      .sort();
  };

  it.each<readonly [string, (at: number) => object, number]>([
    ['are the same', longer, 0],
    ['show the one that changed', oneLonger, 1],
    ['show every one that changed', bounded, 3 ** depth],
  ])('%s', { timeout: 120_000 }, async (_, successor, count) => {
    const asWritten = await told(
      unions(depth, longer, () => 0),
      unions(depth, successor, () => 0),
    );
    expect(asWritten).toHaveLength(count);
    for (const seed of [1, 2, 3])
      expect(await told(unions(depth, longer, pickFrom(seed)), unions(depth, successor, pickFrom(seed * 31)))).toEqual(
        asWritten,
      );
  });
});
