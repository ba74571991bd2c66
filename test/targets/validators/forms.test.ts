// Form and binary bodies: parsing of parts according to their declared types, single values as arrays, and byte limits.

import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/runtime/validation/problem.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const form = {
  type: 'object',
  required: ['name', 'file'],
  properties: {
    name: { type: 'string', minLength: 2 },
    count: { type: 'integer', maximum: 9 },
    on: { type: 'boolean' },
    tags: { type: 'array', items: { type: 'string' }, maxItems: 2 },
    sizes: { type: 'array', items: { type: 'integer' } },
    about: { type: 'object', required: ['author'], properties: { author: { type: 'string' } } },
    file: { type: 'string', format: 'binary', maxLength: 4 },
    files: { type: 'array', items: { type: 'string', format: 'binary', minLength: 1 } },
  },
};
const { call } = await loadValidators(
  await modelOf(
    documentOf(
      {},
      {
        paths: {
          '/files': {
            post: {
              operationId: 'sendFile',
              requestBody: {
                content: {
                  'multipart/form-data': { schema: form },
                  'application/x-www-form-urlencoded': { schema: form },
                  'image/png': { schema: { type: 'string', format: 'binary', maxLength: 3 } },
                  'application/octet-stream': {},
                },
              },
              responses: { 200: { description: 'Done.' } },
            },
          },
        },
      },
    ),
  ),
);

const checkBody = (type: string, value: unknown): readonly string[] =>
  (call('checkSendFileBody', type, call('readSendFileForm', type, value)) as readonly Problem[]).map(
    ({ pointer, keyword }) => `${pointer} ${keyword}`,
  );
const bytes = (length: number): Uint8Array => new Uint8Array(length).fill(200);

describe('a multipart form', () => {
  const type = 'multipart/form-data; boundary=x';

  it('is validated against the declared types of its parts', () => {
    expect(
      checkBody(type, {
        name: 'ab',
        file: bytes(4),
        count: '9',
        on: 'true',
        tags: 'one',
        sizes: ['1', '2'],
        about: '{"author":"x"}',
        files: bytes(1),
      }),
    ).toEqual([]);
    expect(
      checkBody(type, {
        name: 'a',
        count: '10',
        on: 'yes',
        tags: ['a', 'b', 'c'],
        sizes: 'x',
        about: '{}',
        files: [bytes(0)],
      }),
    ).toEqual([
      '/name minLength',
      '/count maximum',
      '/on type',
      '/tags maxItems',
      '/sizes/0 type',
      '/about/author required',
      '/file required',
      '/files/0 minLength',
    ]);
    expect(checkBody(type, { name: 'ab', file: bytes(5) })).toEqual(['/file maxLength']);
    expect(checkBody(type, 'not an object')).toEqual([' type']);
  });

  it('is not modified', () => {
    const file = bytes(2);
    const input = Object.freeze({ name: 'ab', file });
    expect(checkBody(type, input)).toEqual([]);
    expect(input).toEqual({ name: 'ab', file: bytes(2) });
  });
});

it('reads a single value of a URL-encoded array as an array', () => {
  const read = (text: string): unknown => call('readSendFileForm', 'application/x-www-form-urlencoded', text);
  expect(read('name=ab&tags=one&sizes=1&count=3&about=%7B%22author%22%3A%22x%22%7D')).toEqual({
    name: 'ab',
    tags: ['one'],
    sizes: [1],
    count: 3,
    about: { author: 'x' },
  });
  expect(checkBody('application/x-www-form-urlencoded', read('name=ab&file=x&tags=one'))).toEqual([]);
});

it('applies length limits of a binary body to its number of bytes', () => {
  expect(checkBody('image/png', bytes(3))).toEqual([]);
  expect(checkBody('image/png', bytes(4))).toEqual([' maxLength']);
  expect(checkBody('application/octet-stream', bytes(4))).toEqual([]);
});

it('parses values according to the types in one `allOf` part if another part accepts any value', async () => {
  const schemas = { Sizes: { type: 'array', items: { type: 'integer' } }, Anything: { description: 'Anything.' } };
  const allOf = Object.keys(schemas).map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const schema = { type: 'object', properties: { sizes: { anyOf: [{ allOf }, { type: 'boolean' }] } } };
  const operation = {
    operationId: 'sendSizes',
    requestBody: { content: { 'application/x-www-form-urlencoded': { schema } } },
    responses: { 200: { description: 'Done.' } },
  };
  const api = await modelOf(documentOf(schemas, { paths: { '/sizes': { post: operation } } }));
  const validators = await loadValidators(api);
  const read = (text: string): unknown =>
    validators.call('readSendSizesForm', 'application/x-www-form-urlencoded', text);
  expect(['sizes=1&sizes=2', 'sizes=true'].map(read)).toEqual([{ sizes: [1, 2] }, { sizes: true }]);
});
