// Bodies by media type, forms, rules apart from shape, and responses by status.

import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/runtime/validation/problem.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const thing = {
  type: 'object',
  required: ['label', 'size'],
  properties: { label: { type: 'string' }, size: { type: 'integer' }, on: { type: 'boolean' } },
  'x-rules': [{ id: 'size-is-positive', rule: 'self.size > 0', message: 'The size must be positive.', field: 'size' }],
};
const schema = { $ref: '#/components/schemas/Thing' };
const limit = { $ref: '#/components/headers/X-Limit' };

const { exports } = await loadValidators(
  await modelOf(
    documentOf(
      { Thing: thing },
      {
        'x-ashlar': { version: 1 },
        components: {
          schemas: { Thing: thing },
          headers: { 'X-Limit': { required: true, schema: { type: 'integer', minimum: 1 } } },
          responses: {
            Bad: {
              description: 'Bad.',
              headers: { 'X-Limit': limit },
              content: { 'application/json': { schema: { type: 'object', required: ['errors'] } } },
            },
          },
        },
        paths: {
          '/things': {
            post: {
              operationId: 'createThing',
              requestBody: {
                content: {
                  'application/json': { schema },
                  'application/x-www-form-urlencoded': { schema },
                  'image/*': { schema: { type: 'string', format: 'binary' } },
                },
              },
              responses: {
                200: {
                  description: 'Done.',
                  headers: { 'X-Limit': limit, 'X-List': { schema: { type: 'array', items: { type: 'integer' } } } },
                  content: { 'application/json': { schema } },
                },
                204: { description: 'Nothing.' },
                '4XX': { $ref: '#/components/responses/Bad' },
              },
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

const lines = (problems: unknown): readonly string[] =>
  (problems as readonly Problem[]).map(({ pointer, keyword, message }) => `${pointer} ${keyword}: ${message}`);

describe('a body', () => {
  it('is judged for its shape, by its media type', () => {
    expect(lines(call('checkCreateThingBody', 'application/json; charset=utf-8', { label: 1, size: 1 }))).toEqual([
      '/label type: must be a string',
    ]);
    expect(lines(call('checkCreateThingBody', 'application/json', { label: 'x', size: 0 }))).toEqual([]);
    expect(lines(call('checkCreateThingBody', 'image/png', new Uint8Array(3)))).toEqual([]);
    expect(lines(call('checkCreateThingBody', 'text/csv', 'a,b'))).toEqual([
      ' content: must be of the media type application/json or application/x-www-form-urlencoded or image/*',
    ]);
    expect(exports['createThingBodyTypes']).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
      'image/*',
    ]);
  });

  it('is judged by its rules apart, which ill shapes do not disturb', () => {
    expect(lines(call('checkCreateThingRules', { label: 'x', size: 0 }))).toEqual([
      '/size rule: The size must be positive.',
    ]);
    expect(lines(call('checkCreateThingRules', { size: 'x' }))).toEqual([]);
    expect(lines(call('checkCreateThingRules', null))).toEqual([]);
  });

  it('that is a form is read by declared type', () => {
    const read = (text: string): unknown => call('readCreateThingForm', 'application/x-www-form-urlencoded', text);
    expect(read('label=a+b%26&size=7&on=true&other=1')).toEqual({ label: 'a b&', size: 7, on: true, other: '1' });
    expect(lines(call('checkCreateThingBody', 'application/x-www-form-urlencoded', read('label=a&size=big')))).toEqual([
      '/size type: must be a whole number',
    ]);
    expect(
      lines(call('checkCreateThingBody', 'application/x-www-form-urlencoded', read('label=a&label=b&size=1'))),
    ).toEqual(['/label type: must be a string']);
  });
});

describe('a response', () => {
  const json = { 'content-type': 'application/json', 'x-limit': '5' };
  const told = (status: number, headers: object, body?: unknown): readonly string[] =>
    lines(call('checkCreateThingResponse', status, headers, body));

  it('is judged by its status', () => {
    expect(told(200, json, { label: 'x', size: 1 })).toEqual([]);
    expect(told(200, json, { label: 'x', size: 0 })).toEqual(['/body/size rule: The size must be positive.']);
    expect(told(404, json, {})).toEqual(['/body/errors required: is required']);
    expect(told(204, {})).toEqual([]);
    expect(told(500, json, {})).toEqual(['/status responses: 500 is no status that is declared']);
  });

  it('has the headers that it declares, of their types', () => {
    expect(told(200, { 'content-type': 'application/json' })).toEqual(['/header/X-Limit required: is required']);
    expect(told(200, { ...json, 'x-limit': '0' })).toEqual(['/header/X-Limit minimum: must be at least 1']);
    expect(told(200, { ...json, 'x-list': '1, 2' })).toEqual([]);
    expect(told(200, { ...json, 'x-list': '1, b' })).toEqual(['/header/X-List/1 type: must be a whole number']);
  });

  it('has a body of a declared media type, or none', () => {
    expect(told(200, { ...json, 'content-type': 'text/html' }, '<p>')).toEqual([
      ' content: must be of the media type application/json',
    ]);
    expect(told(200, json)).toEqual([]);
  });
});

it('the rules of a schema that stands in the operation itself are judged', async () => {
  const inline = await loadValidators(
    await modelOf(
      documentOf(
        {},
        {
          'x-ashlar': { version: 1 },
          paths: {
            '/things': {
              post: {
                operationId: 'makeThing',
                'x-effect': 'create',
                requestBody: { content: { 'application/json': { schema: thing } } },
                responses: { 204: { description: 'Made.' } },
              },
            },
          },
        },
      ),
    ),
  );
  const judge = inline.exports['checkMakeThingRules'];
  if (typeof judge !== 'function') throw new Error('the rules of the body are judged nowhere');
  const found = Reflect.apply(judge, undefined, [{ label: 'a', size: 0 }]) as readonly Problem[];
  expect(found).toMatchObject([{ field: 'size', keyword: 'rule', message: 'The size must be positive.' }]);
});

it('a stream is not judged as a whole by the schema of its items', async () => {
  const contents = (of: object): object =>
    Object.fromEntries(
      ['text/event-stream', 'text/event-stream; charset=utf-8', 'application/x-ndjson'].map((type) => [
        type,
        { schema: of },
      ]),
    );
  const long = { type: 'string', minLength: 1000 };
  const paths = {
    '/events': {
      post: {
        operationId: 'sendEvents',
        requestBody: { content: contents({ $ref: '#/components/schemas/Thing' }) },
        responses: {
          200: {
            description: 'All.',
            content: { ...contents({ $ref: '#/components/schemas/Thing' }), 'text/plain': { schema: long } },
          },
        },
      },
      put: {
        operationId: 'putRecords',
        requestBody: { content: { ...contents(long), 'text/plain': { schema: long } } },
        responses: { 204: { description: 'Done.' } },
      },
    },
  };
  const found = await loadValidators(
    await modelOf(documentOf({ Thing: thing }, { 'x-ashlar': { version: 1 }, paths })),
  );
  const told = (name: string, ...values: readonly unknown[]): readonly string[] =>
    lines(Reflect.apply(found.exports[name] as (...given: readonly unknown[]) => unknown, undefined, values));
  for (const type of ['text/event-stream', 'text/event-stream; charset=utf-8', 'application/x-ndjson']) {
    expect(told('checkSendEventsResponse', 200, { 'content-type': type }, 'data: {}\n\n')).toEqual([]);
    expect(told('checkSendEventsBody', type, new Uint8Array(3))).toEqual([]);
    expect(told('checkPutRecordsBody', type, new Uint8Array(3))).toEqual([]);
  }
  expect(told('checkSendEventsResponse', 200, { 'content-type': 'text/plain' }, 'short')).toEqual([
    '/body minLength: must be at least 1000 characters',
  ]);
  expect(told('checkPutRecordsBody', 'text/plain', 'short')).toEqual([' minLength: must be at least 1000 characters']);
});
