// Operation validators: bodies by media type, forms, separate rule checks, and responses by status.

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

const { call } = await loadValidators(
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

const formatProblems = (problems: unknown): readonly string[] =>
  (problems as readonly Problem[]).map(({ pointer, keyword, message }) => `${pointer} ${keyword}: ${message}`);

describe('a body', () => {
  it('is validated against the schema of its media type, without rules', () => {
    expect(
      formatProblems(call('checkCreateThingBody', 'application/json; charset=utf-8', { label: 1, size: 1 })),
    ).toEqual(['/label type: must be a string']);
    expect(formatProblems(call('checkCreateThingBody', 'application/json', { label: 'x', size: 0 }))).toEqual([]);
    expect(formatProblems(call('checkCreateThingBody', 'image/png', new Uint8Array(3)))).toEqual([]);
    expect(formatProblems(call('checkCreateThingBody', 'text/csv', 'a,b'))).toEqual([
      ' content: must be of the media type application/json or application/x-www-form-urlencoded or image/*',
    ]);
  });

  it('has a separate rule check that ignores values of the wrong type', () => {
    expect(formatProblems(call('checkCreateThingRules', { label: 'x', size: 0 }))).toEqual([
      '/size rule: The size must be positive.',
    ]);
    expect(formatProblems(call('checkCreateThingRules', { size: 'x' }))).toEqual([]);
    expect(formatProblems(call('checkCreateThingRules', null))).toEqual([]);
  });

  it('is parsed according to the declared types if it is a form', () => {
    const read = (text: string): unknown => call('readCreateThingForm', 'application/x-www-form-urlencoded', text);
    expect(read('label=a+b%26&size=7&on=true&other=1')).toEqual({ label: 'a b&', size: 7, on: true, other: '1' });
    expect(
      formatProblems(call('checkCreateThingBody', 'application/x-www-form-urlencoded', read('label=a&size=big'))),
    ).toEqual(['/size type: must be an integer']);
    expect(
      formatProblems(call('checkCreateThingBody', 'application/x-www-form-urlencoded', read('label=a&label=b&size=1'))),
    ).toEqual(['/label type: must be a string']);
  });
});

describe('a response', () => {
  const json = { 'content-type': 'application/json', 'x-limit': '5' };
  const listProblems = (status: number, headers: object, body?: unknown): readonly string[] =>
    formatProblems(call('checkCreateThingResponse', status, headers, body));

  it('is validated against the schema for its status', () => {
    expect(listProblems(200, json, { label: 'x', size: 1 })).toEqual([]);
    expect(listProblems(200, json, { label: 'x', size: 0 })).toEqual(['/body/size rule: The size must be positive.']);
    expect(listProblems(404, json, {})).toEqual(['/body/errors required: is required']);
    expect(listProblems(204, {})).toEqual([]);
    expect(listProblems(500, json, {})).toEqual(['/status responses: 500 is not a declared status']);
  });

  it('must have the declared headers, with the declared types', () => {
    expect(listProblems(200, { 'content-type': 'application/json' })).toEqual([
      '/header/X-Limit required: is required',
    ]);
    expect(listProblems(200, { ...json, 'x-limit': '0' })).toEqual(['/header/X-Limit minimum: must be at least 1']);
    expect(listProblems(200, { ...json, 'x-list': '1, 2' })).toEqual([]);
    expect(listProblems(200, { ...json, 'x-list': '1, b' })).toEqual(['/header/X-List/1 type: must be an integer']);
  });

  it('must have a declared media type if it has a body', () => {
    expect(listProblems(200, { ...json, 'content-type': 'text/html' }, '<p>')).toEqual([
      ' content: must be of the media type application/json',
    ]);
    expect(listProblems(200, json)).toEqual([]);
  });
});

it('evaluates the rules of an inline body schema', async () => {
  const validators = await loadValidators(
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
  expect(validators.call('checkMakeThingRules', { label: 'a', size: 0 })).toMatchObject([
    { field: 'size', keyword: 'rule', message: 'The size must be positive.' },
  ]);
});

it('does not validate an entire stream against the schema of its items', async () => {
  const contents = (itemSchema: object): object =>
    Object.fromEntries(
      ['text/event-stream', 'text/event-stream; charset=utf-8', 'application/x-ndjson'].map((type) => [
        type,
        { schema: itemSchema },
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
  const validators = await loadValidators(
    await modelOf(documentOf({ Thing: thing }, { 'x-ashlar': { version: 1 }, paths })),
  );
  const listProblems = (name: string, ...values: readonly unknown[]): readonly string[] =>
    formatProblems(validators.call(name, ...values));
  for (const type of ['text/event-stream', 'text/event-stream; charset=utf-8', 'application/x-ndjson']) {
    expect(listProblems('checkSendEventsResponse', 200, { 'content-type': type }, 'data: {}\n\n')).toEqual([]);
    expect(listProblems('checkSendEventsBody', type, new Uint8Array(3))).toEqual([]);
    expect(listProblems('checkPutRecordsBody', type, new Uint8Array(3))).toEqual([]);
  }
  expect(listProblems('checkSendEventsResponse', 200, { 'content-type': 'text/plain' }, 'short')).toEqual([
    '/body minLength: must be at least 1000 characters',
  ]);
  expect(listProblems('checkPutRecordsBody', 'text/plain', 'short')).toEqual([
    ' minLength: must be at least 1000 characters',
  ]);
});
