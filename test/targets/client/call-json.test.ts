// Calls of operations with JSON and single values: the same requests and results as calls of any operation.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callJson } from '../../../src/runtime/client/call-json-operation.ts';
import { call } from '../../../src/runtime/client/call-operation.ts';
import { createRuntimeClient } from '../../../src/runtime/client/client.ts';
import type { OperationDescriptor } from '../../../src/runtime/client/operation-descriptor.ts';
import type { CallRequest } from '../../../src/runtime/client/send-call.ts';
import { apiOf } from '../../model/build-test-api.ts';
import { selectCallFunction } from '../../../src/generator/targets/client/call-function.ts';

interface Exchange {
  readonly request: CallRequest;
  readonly operation: OperationDescriptor;
  readonly response: { readonly status: number; readonly mediaType: string; readonly body: string };
}

/** Calls an operation. Returns the request that was sent, and the result or the error. */
async function exchange(
  caller: typeof call,
  { request, operation, response: { status, mediaType, body } }: Exchange,
): Promise<unknown> {
  let sent: unknown;
  const client = createRuntimeClient({
    baseUrl: 'https://api.test',
    retry: false,
    async fetch(input, init) {
      const outgoing = new Request(input, init);
      sent = [outgoing.method, outgoing.url, [...outgoing.headers], await outgoing.text()];
      const isEmpty = [204, 205, 304].includes(status);
      return new Response(isEmpty ? null : body, { status, headers: { 'content-type': mediaType } });
    },
  });
  const outcome = await caller(client, request, operation).then(
    async (value) => {
      const { ok, status: resultStatus, data, error } = value as Record<string, unknown>;
      return { ok, resultStatus, data, error: error instanceof Blob ? await error.text() : error };
    },
    (error: unknown) => String(error),
  );
  return { sent, outcome };
}

const singleValues = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.integer(),
  fc.bigInt(),
  fc.boolean(),
  fc.constantFrom('', '.', '..', 'a;b', 'a,b=c', "!'()*", 'ü €', 1e21),
);
const parameters = fc.dictionary(fc.constantFrom('a', 'b', 'c-d'), fc.option(singleValues, { nil: undefined }));
const headerValues = fc.dictionary(fc.constantFrom('x-a', 'x-b'), fc.option(singleValues, { nil: undefined }));
const statuses = fc.constantFrom(200, 201, 202, 204, 299, 400, 404, 500);
const names = fc.uniqueArray(fc.constantFrom(200, 201, 204, 404, '2XX', '4XX', '5XX', 'default'));
const mediaTypes = fc.constantFrom(
  '',
  'application/json',
  'Application/JSON; charset=utf-8',
  'text/json',
  'application/problem+json',
  'text/plain',
  'image/png',
);

const exchanges: fc.Arbitrary<Exchange> = fc.record({
  request: fc.record(
    {
      path: fc.record({ id: singleValues }, { requiredKeys: [] }),
      query: parameters,
      headers: headerValues,
      cookies: parameters,
      filter: fc.object(),
      body: fc.jsonValue(),
    },
    { requiredKeys: ['path'] },
  ),
  operation: fc.tuple(names, fc.func(fc.boolean()), fc.boolean()).map(([all, isJson, hasQuery]) => ({
    id: 'find',
    method: 'POST',
    path: `/things/{id}${hasQuery ? '?x=1' : ''}`,
    filter: 'X-Filter',
    contentType: 'application/json',
    // A status has either JSON or no body.
    responses: { json: all.filter((name) => isJson(name)), none: all.filter((name) => !isJson(name)) },
  })),
  response: fc.record({
    status: statuses,
    mediaType: mediaTypes,
    body: fc.oneof(fc.json(), fc.string(), fc.constant('')),
  }),
});

it('sends the same requests, and returns the same results', async () => {
  await fc.assert(
    fc.asyncProperty(exchanges, async (each) => {
      expect(await exchange(callJson, each)).toEqual(await exchange(call, each));
    }),
  );
});

describe('an operation', () => {
  const select = async (operation: object): Promise<string> => {
    const document = {
      openapi: '3.1.0',
      info: { title: 't', version: '1' },
      paths: { '/things': { post: operation } },
    };
    const api = await apiOf({ 'document.json': JSON.stringify(document) });
    const [only] = api.operations;
    if (!only) throw new Error('the document has no operation');
    return selectCallFunction(only, undefined, api).function;
  };
  const query = (schema: object, others: object = {}): object => ({
    parameters: [{ name: 'a', in: 'query', schema, ...others }],
    responses: { 204: { description: '' } },
  });
  const content = (mediaType: string, schema: object = { type: 'object' }): object => ({
    content: { [mediaType]: { schema } },
  });
  const body = (requestBody: object): object => ({ requestBody, responses: { 204: { description: '' } } });

  it.each<[string, object]>([
    ['without a body', { responses: { 204: { description: '' } } }],
    [
      'with JSON',
      { ...body(content('application/json')), responses: { 200: { description: '', ...content('application/json') } } },
    ],
    ['with a parameter that is a number', query({ type: ['integer', 'null'] })],
    ['with a parameter that is one of several values', query({ oneOf: [{ type: 'string' }, { const: 1 }] })],
  ])('%s needs only JSON', async (_, operation) => {
    expect(await select(operation)).toBe('callJson');
  });

  it.each<[string, object]>([
    ['with a form', body(content('multipart/form-data'))],
    ['with a body of any type', body(content('application/json', {}))],
    [
      'with two media types',
      body({ content: { 'application/json': { schema: { type: 'object' } }, 'text/plain': {} } }),
    ],
    ['with text', { responses: { 200: { description: '', ...content('text/plain', { type: 'string' }) } } }],
    ['with another JSON type', { responses: { 400: { description: '', ...content('application/problem+json') } } }],
    ['with a parameter that is an array', query({ type: 'array', items: {} })],
    ['with a parameter of any type', query({})],
    ['with a parameter that can be an object', query({ oneOf: [{ type: 'string' }, { type: 'object' }] })],
    ['with a style', query({ type: 'string' }, { allowReserved: true })],
    [
      'with a parameter in JSON',
      { ...query({}), parameters: [{ name: 'a', in: 'query', ...content('application/json') }] },
    ],
  ])('%s needs more', async (_, operation) => {
    expect(await select(operation)).toBe('call');
  });
});
