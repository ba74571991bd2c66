// `oneOf` in a request: a read-only property is not required, but still distinguishes otherwise equal matches.

import { expect, it } from 'vitest';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const readOnlyBranch = { type: 'object', required: ['id'], properties: { id: { type: 'integer', readOnly: true } } };
const namedBranch = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const validators = await loadValidators(
  await modelOf(
    documentOf(
      { Either: { oneOf: [readOnlyBranch, namedBranch] } },
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
])('%s accepts %j: %s', (type, value, valid) => {
  expect(validators.schema(type).is(value)).toBe(valid);
  expect(validators.schema(type).check(value).length === 0).toBe(valid);
});
