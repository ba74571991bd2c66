// `oneOf` in a request: what only the service sets is not demanded, and yet tells branches apart that would both be met without it.

import { expect, it } from 'vitest';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const made = { type: 'object', required: ['id'], properties: { id: { type: 'integer', readOnly: true } } };
const named = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const loaded = await loadValidators(
  await modelOf(
    documentOf(
      { Either: { oneOf: [made, named] } },
      {
        paths: {
          '/things': {
            post: {
              operationId: 'makeThing',
              requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Either' } } } },
              responses: {
                200: {
                  description: 'Made.',
                  content: { 'application/json': { schema: { $ref: '#/components/schemas/Either' } } },
                },
              },
            },
          },
        },
      },
    ),
  ),
);

it.each([
  ['EitherRequest', { name: 'x' }, true],
  ['EitherRequest', { id: 1, name: 'x' }, false],
  ['EitherRequest', { id: 1 }, true],
  ['Either', { name: 'x' }, true],
  ['Either', {}, false],
  ['Either', { id: 1, name: 'x' }, false],
])('%s of %j', (type, value, valid) => {
  expect(loaded.schema(type).is(value)).toBe(valid);
  expect(loaded.schema(type).check(value).length === 0).toBe(valid);
});
