// Forms and bytes: parts are read by declared type, files count their bytes, and one of a list is a list.

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
const { exports } = await loadValidators(
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

function call(name: string, ...values: readonly unknown[]): unknown {
  const found = exports[name];
  if (typeof found !== 'function') throw new Error(`nothing is exported as ${name}`);
  return Reflect.apply(found, undefined, values);
}
const body = (type: string, value: unknown): readonly string[] =>
  (call('checkSendFileBody', type, call('readSendFileForm', type, value)) as readonly Problem[]).map(
    ({ pointer, keyword }) => `${pointer} ${keyword}`,
  );
const bytes = (length: number): Uint8Array => new Uint8Array(length).fill(200);

describe('a multipart form', () => {
  const type = 'multipart/form-data; boundary=x';

  it('is judged by what its parts say', () => {
    expect(
      body(type, {
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
      body(type, {
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
    expect(body(type, { name: 'ab', file: bytes(5) })).toEqual(['/file maxLength']);
    expect(body(type, 'nothing')).toEqual([' type']);
  });

  it('and its bytes stay as they are', () => {
    const file = bytes(2);
    const sent = Object.freeze({ name: 'ab', file });
    expect(body(type, sent)).toEqual([]);
    expect(sent).toEqual({ name: 'ab', file: bytes(2) });
  });
});

it('a form in a text has lists of one, too', () => {
  const read = (text: string): unknown => call('readSendFileForm', 'application/x-www-form-urlencoded', text);
  expect(read('name=ab&tags=one&sizes=1&count=3&about=%7B%22author%22%3A%22x%22%7D')).toEqual({
    name: 'ab',
    tags: ['one'],
    sizes: [1],
    count: 3,
    about: { author: 'x' },
  });
  expect(body('application/x-www-form-urlencoded', read('name=ab&file=x&tags=one'))).toEqual([]);
});

it('bytes are judged by their number', () => {
  expect(body('image/png', bytes(3))).toEqual([]);
  expect(body('image/png', bytes(4))).toEqual([' maxLength']);
  expect(body('application/octet-stream', bytes(4))).toEqual([]);
});

it('a part that allows everything leaves the types of the other parts', async () => {
  const schemas = { Sizes: { type: 'array', items: { type: 'integer' } }, Anything: { description: 'Anything.' } };
  const allOf = Object.keys(schemas).map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const schema = { type: 'object', properties: { sizes: { anyOf: [{ allOf }, { type: 'boolean' }] } } };
  const operation = {
    operationId: 'sendSizes',
    requestBody: { content: { 'application/x-www-form-urlencoded': { schema } } },
    responses: { 200: { description: 'Done.' } },
  };
  const loaded = await loadValidators(await modelOf(documentOf(schemas, { paths: { '/sizes': { post: operation } } })));
  const read = loaded.exports['readSendSizesForm'] as (type: string, text: string) => unknown; // the generated reader
  expect(['sizes=1&sizes=2', 'sizes=true'].map((text) => read('application/x-www-form-urlencoded', text))).toEqual([
    { sizes: [1, 2] },
    { sizes: true },
  ]);
});
