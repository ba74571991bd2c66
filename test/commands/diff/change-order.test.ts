// Order and deduplication of reported changes.

import { describe, expect, it } from 'vitest';
import type { Change } from '../../../src/generator/commands/diff/change.ts';
import { listChanges, sortAndMergeChanges } from '../../../src/generator/commands/diff/compare-apis.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { modelOf } from '../../targets/validators/model.ts';
import { documentWithSharedSchema } from './harness/documents.ts';
import { createPicker, shuffle, type Picker } from './rewrites/rewrite.ts';
import { isFull } from '../../tier.ts';

const noContent = { 204: { description: 'Done.' } };
const operationWithBody = (schema: object): object => ({
  requestBody: { content: { 'application/json': { schema } } },
  responses: noContent,
});

function loadApi(maximum: number, url: string, security: object[] = []): Promise<Api> {
  const operation = operationWithBody({ type: 'integer', maximum });
  return modelOf({
    openapi: '3.1.0',
    info: { title: 'test', version: '1' },
    servers: [{ url }],
    security,
    paths: {
      '/zebras': { post: operation },
      '/apes': { post: operation, put: { ...operation, security: [] } },
      '/shared': { post: operationWithBody({ $ref: '#/components/schemas/A' }) },
    },
    webhooks: { beep: { post: operation } },
    components: {
      schemas: { A: { type: 'integer', maximum } },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  });
}

it('reports root changes first, then operations in model order, webhooks, and shared schemas', async () => {
  const changes = listChanges(await loadApi(9, 'https://a.example.com'), await loadApi(8, 'https://b.example.com'));
  expect(changes.map(({ subject }) => subject.operation ?? subject.schema ?? '')).toEqual([
    '',
    '',
    'POST /apes',
    'PUT /apes',
    'POST /zebras',
    'webhook beep',
    'A',
  ]);
});

it('reports a root security change once, with the operations that inherit it', async () => {
  const [change, ...others] = listChanges(await loadApi(9, '/'), await loadApi(9, '/', [{ token: [] }]));
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    id: 'security-added',
    subject: { steps: [] },
    operations: ['POST /apes', 'POST /shared', 'POST /zebras'],
  });
});

it('merges equal changes, with the highest levels and the operations of both', async () => {
  const location = { file: 'a.yaml', line: 1, column: 1, pointer: '' };
  const createChange = (fields: Partial<Change>): Change => ({
    id: 'maximum-lowered',
    wire: {},
    code: {},
    subject: { steps: [] },
    operations: [],
    sentence: 'same',
    base: location,
    head: location,
    fingerprint: '0123456789ab',
    ...fields,
  });
  const first = createChange({
    operations: ['GET /a', 'GET /b'],
    wire: { request: 'possibly-breaking' },
    code: { types: 'compatible', client: 'breaking' },
  });
  const second = createChange({
    operations: ['GET /b', 'GET /c'],
    wire: { request: 'breaking', response: 'compatible' },
    code: { types: 'breaking', client: 'compatible' },
  });
  const mergedChanges = sortAndMergeChanges([first, second], await loadApi(9, '/'));
  expect(mergedChanges).toEqual([
    createChange({
      operations: ['GET /a', 'GET /b', 'GET /c'],
      wire: { request: 'breaking', response: 'compatible' },
      code: { types: 'breaking', client: 'breaking' },
    }),
  ]);
});

/** Creates nested unions of three branches, to `depth`, with the branches of each in a random order. */
function nestedUnions(depth: number, createLeaf: (index: number) => object, pick: Picker, first = 0): object {
  return depth === 0
    ? createLeaf(first)
    : {
        anyOf: shuffle(
          [0, 1, 2].map((index) => nestedUnions(depth - 1, createLeaf, pick, first + index * 3 ** (depth - 1))),
          pick,
        ),
      };
}

describe('nested unions with unnamed branches in any order', () => {
  const depth = isFull ? 7 : 4;
  const minLengthLeaf = (index: number): object => ({ type: 'string', minLength: index + 1 });
  const changeEveryLeaf = (index: number): object => ({ ...minLengthLeaf(index), maxLength: 3 ** 8 });
  const changeOneLeaf = (index: number): object => minLengthLeaf(index === 50 ? 5000 : index);
  const summarizeChanges = async (before: object, after: object): Promise<readonly string[]> => {
    const [base, head] = [
      await modelOf(documentWithSharedSchema(before)),
      await modelOf(documentWithSharedSchema(after)),
    ];
    return listChanges(base, head)
      .map(({ id, sentence, wire }) => JSON.stringify([id, sentence, wire]))
      .sort();
  };

  it.each<readonly [string, (index: number) => object, number]>([
    ['have no changes if they are equal', minLengthLeaf, 0],
    ['have one change if one branch changed', changeOneLeaf, 1],
    ['have a change for every branch if all changed', changeEveryLeaf, 3 ** depth],
  ])('%s', { timeout: 120_000 }, async (_, createHeadLeaf, count) => {
    const expected = await summarizeChanges(
      nestedUnions(depth, minLengthLeaf, () => 0),
      nestedUnions(depth, createHeadLeaf, () => 0),
    );
    expect(expected).toHaveLength(count);
    for (const seed of [1, 2, 3]) {
      const base = nestedUnions(depth, minLengthLeaf, createPicker(seed));
      const head = nestedUnions(depth, createHeadLeaf, createPicker(seed * 31));
      expect(await summarizeChanges(base, head)).toEqual(expected);
    }
  });
});
