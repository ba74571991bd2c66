// What the fuzz has found of its own documents with the vocabulary: what is a slip is taken out of them, whatever its place is called.

import { expect, it } from 'vitest';
import { createRandom } from '../differential/random.ts';
import { judge } from './judge.ts';
import { vocal } from './vocabulary.ts';

const contradicting = {
  content: { 'application/json': { schema: { type: 'number', minimum: 1e9, exclusiveMaximum: 10 } } },
};
const response = {
  description: 'Something',
  headers: { 'Content-Type': { schema: { type: 'string' } } },
  ...contradicting,
};
const operation = {
  parameters: [{ name: 'Accept', in: 'header', schema: { type: 'string' } }],
  requestBody: contradicting,
  responses: { 200: response },
};
const names = [
  'schema',
  'schemas',
  'itemSchema',
  'example',
  'examples',
  'components',
  'headers',
  'responses',
  'content',
];
const byName = <T>(value: T): Readonly<Record<string, T>> => Object.fromEntries(names.map((name) => [name, value]));

const document = {
  openapi: '3.1.0',
  info: { title: 'Names', version: '1' },
  paths: { '/found': { post: { ...operation, callbacks: byName({ '{$request.body#/url}': { post: operation } }) } } },
  webhooks: byName({ post: operation }),
  components: {
    responses: byName(response),
    requestBodies: byName(contradicting),
    pathItems: byName({ post: operation }),
    parameters: byName({ name: 'given', in: 'query', ...contradicting }),
  },
};

it('is without slips where something is called as what is left as it is', async () => {
  const withSlips = await judge({ ...document, 'x-ashlar': { version: 1 } }, 1, 0, 'code');
  expect(new Set(withSlips.refused.map((sentence) => sentence.split(':')[0]))).toEqual(
    new Set(['document/ignored-header', 'document/contradictory-bounds']),
  );
  const { refused, wrong, files } = await judge(vocal(createRandom(1), document), 1, 0, 'code');
  expect({ refused, wrong }).toEqual({ refused: [], wrong: [] });
  expect(files.size).toBeGreaterThan(0);
});
