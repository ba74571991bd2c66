// Code samples in the docs: curl commands, as a shell parses them, and client calls.

import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Api } from '../../../../src/generator/model/types/api.ts';
import { sampleRequest } from '../../../../src/generator/targets/docs/samples/sample-request.ts';
import { clientSample } from '../../../../src/generator/targets/docs/samples/client.ts';
import { requestFormData } from '../../../../src/generator/targets/docs/html/request-form/request-form-data.ts';
import { curlSample, quoteShellWord } from '../../../../src/generator/targets/docs/samples/curl.ts';
import { loadModel } from '../../../models.ts';
import { docsOf, documentOf } from '../generate-docs.ts';

let specApi: Api;
beforeAll(async () => {
  specApi = await loadModel('spec/openapi.yaml');
});

/** Returns the model of a document with one operation. */
async function modelWithOperation(
  method: 'get' | 'post',
  path: string,
  operation: object,
  schemas: object = {},
): Promise<Api> {
  const { api } = await docsOf(documentOf(schemas, { paths: { [path]: { [method]: operation } } }));
  return api;
}

/** Returns the sample request of the first operation. */
function sampleFirstRequest(api: Api): ReturnType<typeof sampleRequest> {
  const [operation] = api.operations;
  if (operation === undefined) throw new Error('missing operation');
  return sampleRequest(operation, api);
}

/** Returns the arguments that a shell passes to curl. */
function parseCurlArguments(command: string): readonly string[] {
  const script = `TOKEN=secret; curl() { for argument in "$@"; do printf '%s\\0' "$argument"; done; }\n${command}\n`;
  return execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

describe('the samples for spec/openapi.yaml', () => {
  test('are parsed by a shell into the intended request', () => {
    for (const operation of specApi.operations) {
      const request = sampleRequest(operation, specApi);
      const [url = '', ...options] = parseCurlArguments(curlSample(request, specApi));
      expect(new URL(url).pathname, operation.id).not.toContain('{');
      const data = options[options.indexOf('--data') + 1];
      if (request.body && options.includes('--data'))
        expect(JSON.parse(data ?? ''), operation.id).toEqual(request.body.value);
      if (operation.security[0] && operation.security[0].schemes.length > 0)
        expect(options).toContain('Authorization: Bearer secret');
    }
  });
});

describe('a value in `deepObject` style', () => {
  it('has a pair for each nested scalar, both in the query and in a form', async () => {
    const schema = { type: 'object', properties: {} };
    const example = { a: { b: 1 }, list: ['x', { y: true }] };
    const operation = {
      operationId: 'createThing',
      parameters: [
        { name: 'deep', in: 'query', required: true, style: 'deepObject', schema, example },
        {
          name: 'listed',
          in: 'query',
          required: true,
          style: 'deepObject',
          schema: { type: 'array', items: {} },
          example: [1, 2],
        },
      ],
      requestBody: {
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              properties: { deep: schema, flat: schema, repeated: { type: 'array' }, joined: { type: 'array' } },
            },
            encoding: { deep: { style: 'deepObject' }, joined: { style: 'form', explode: false } },
            example: { deep: example, flat: { a: 1 }, repeated: [1, 2], joined: [1, 2] },
          },
        },
      },
      responses: { 200: { description: 'Created.' } },
    };
    const api = await modelWithOperation('post', '/things', operation);
    const [url = '', ...options] = parseCurlArguments(curlSample(sampleFirstRequest(api), api));
    expect([...new URL(url).searchParams]).toEqual([
      ['deep[a][b]', '1'],
      ['deep[list][0]', 'x'],
      ['deep[list][1][y]', 'true'],
      ['listed[0]', '1'],
      ['listed[1]', '2'],
    ]);
    expect(options.filter((option) => option.includes('='))).toEqual([
      'deep[a][b]=1',
      'deep[list][0]=x',
      'deep[list][1][y]=true',
      'flat={"a":1}',
      'repeated=1',
      'repeated=2',
      'joined=1,2',
    ]);
  });
});

it('serializes each property of an exploded object, and each array item in a `querystring` parameter', async () => {
  const schema = { type: 'object', properties: {} };
  const example = { a: 1, list: ['x', 'y'], of: { b: true } };
  const querystring = {
    name: 'all',
    in: 'querystring',
    required: true,
    content: { 'application/x-www-form-urlencoded': { schema, example } },
  };
  const get = (path: string, parameter: object): object => ({
    [path]: {
      get: { operationId: path.slice(1), parameters: [parameter], responses: { 200: { description: 'Done.' } } },
    },
  });
  const paths = {
    ...get('/exploded', { name: 'some', in: 'query', required: true, schema, example }),
    ...get('/whole', querystring),
  };
  const { api } = await docsOf(documentOf({}, { openapi: '3.2.0', paths }));
  const queries = api.operations.map((operation) => {
    const [url = ''] = parseCurlArguments(curlSample(sampleRequest(operation, api), api));
    return [...new URL(url).searchParams];
  });
  expect(queries).toEqual([
    [
      ['a', '1'],
      ['list', '["x","y"]'],
      ['of', '{"b":true}'],
    ],
    [
      ['a', '1'],
      ['list', 'x'],
      ['list', 'y'],
      ['of', '{"b":true}'],
    ],
  ]);
});

it('adds each API key to the query', async () => {
  const operation = {
    operationId: 'findThings',
    parameters: [{ name: 'page', in: 'query', required: true, schema: { type: 'integer' }, example: 2 }],
    security: [{ first: [], second: [] }],
    responses: { 200: { description: 'OK.' } },
  };
  const key = (name: string): object => ({ type: 'apiKey', in: 'query', name });
  const { api } = await docsOf(
    documentOf(
      {},
      {
        paths: { '/things': { get: operation } },
        components: { securitySchemes: { first: key('key'), second: key('signature') } },
      },
    ),
  );
  const [url = ''] = parseCurlArguments(curlSample(sampleFirstRequest(api), api));
  expect(new URL(url).search).toBe('?page=2&key=YOUR_KEY&signature=YOUR_KEY');
});

it('serializes parameters with JSON content as JSON in every location, and other content as text', async () => {
  const jsonContent = (schema: object, example: unknown): object => ({
    required: true,
    content: { 'application/json': { schema, example } },
  });
  const parameters = [
    { name: 'ids', in: 'path', ...jsonContent({ type: 'array' }, [1, 2]) },
    { name: 'of', in: 'query', ...jsonContent({ type: 'object' }, { x: 1 }) },
    { name: 'word', in: 'query', ...jsonContent({ type: 'string' }, 'a') },
    {
      name: 'raw',
      in: 'query',
      required: true,
      content: { 'text/plain': { schema: { type: 'integer' }, example: 5 } },
    },
    { name: 'X-Words', in: 'header', ...jsonContent({ type: 'array' }, ['a', 'b']) },
    { name: 'crumb', in: 'cookie', ...jsonContent({ type: 'object' }, { on: true }) },
  ];
  const operation = { operationId: 'findThings', parameters, responses: { 200: { description: 'OK.' } } };
  const api = await modelWithOperation('get', '/of/{ids}', operation);
  const request = sampleFirstRequest(api);
  const [url = '', ...options] = parseCurlArguments(curlSample(request, api));
  const { pathname, searchParams } = new URL(url);
  expect([decodeURIComponent(pathname), ...searchParams]).toEqual([
    '/of/[1,2]',
    ['of', '{"x":1}'],
    ['word', '"a"'],
    ['raw', '5'],
  ]);
  expect(options).toEqual(['--header', 'X-Words: ["a","b"]', '--cookie', `crumb=${encodeURIComponent('{"on":true}')}`]);
  expect(clientSample(request, 'client', api)).toContain("query: { of: { x: 1 }, word: 'a', raw: '5' }");
  const formParameters = requestFormData(request.operation, api)['parameters'] as readonly {
    readonly name: string;
    readonly kind: string;
    readonly example?: string;
  }[];
  expect(formParameters.map(({ name, kind, example }) => [name, kind, example])).toEqual([
    ['ids', 'json', '[1,2]'],
    ['of', 'json', '{"x":1}'],
    ['word', 'json', '"a"'],
    ['raw', 'text', '5'],
    ['X-Words', 'json', '["a","b"]'],
  ]);
});

it.each([
  ['application/*+json', 'application/vnd.example+json'],
  ['application/*', 'application/json'],
  ['image/*', 'image/png'],
])('sends a media type within the media type range %s', async (range, mediaType) => {
  const requestBody = {
    required: true,
    content: { [range]: { schema: range === 'image/*' ? { type: 'string', format: 'binary' } : { type: 'object' } } },
  };
  const operation = { operationId: 'createThing', requestBody, responses: { 204: { description: 'Created.' } } };
  const api = await modelWithOperation('post', '/things', operation);
  const request = sampleFirstRequest(api);
  expect(parseCurlArguments(curlSample(request, api))).toContain(`Content-Type: ${mediaType}`);
  expect(clientSample(request, 'client', api)?.includes(`contentType: '${mediaType}'`)).toBe(range.includes('+'));
});

describe('quoteShellWord', () => {
  it.each(["it's", '$(touch x) `id` "$HOME"', 'a\nb\\', '', '--data @/etc/passwd'])(
    'quotes a string as one shell word: %j',
    (text) => {
      expect(parseCurlArguments(`curl ${quoteShellWord(text)} end`)).toEqual([text, 'end']);
    },
  );
});

describe('a value without an example', () => {
  it('is generated from the schema, including nested schemas', async () => {
    const schema = {
      type: 'object',
      required: ['name', 'size', 'at', 'kind', 'parts', 'more'],
      properties: {
        id: { type: 'integer', readOnly: true },
        name: { type: 'string', minLength: 6 },
        size: { type: 'integer', minimum: 3 },
        at: { type: 'string', format: 'date-time' },
        kind: { type: 'string', enum: ['a', 'b'] },
        parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
        more: {
          allOf: [
            { type: 'object', required: ['a'], properties: { a: { type: 'boolean' } } },
            { type: 'object', required: ['b'], properties: { b: { const: 1 } } },
          ],
        },
        extra: { type: 'string' },
      },
    };
    const operation = {
      operationId: 'createThing',
      requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
      responses: { 200: { description: 'Created.' } },
    };
    const api = await modelWithOperation('post', '/things', operation, { Thing: schema });
    const value = sampleFirstRequest(api).body?.value;
    expect(value).toMatchObject({
      name: 'text--',
      size: 3,
      at: '2030-01-15T10:20:30Z',
      kind: 'a',
      more: { a: true, b: 1 },
    });
    expect(value).not.toHaveProperty('id');
    expect(value).not.toHaveProperty('extra');
  });
});

test.each([
  ['multipart/form-data', undefined],
  ['application/json', { required: true, contents: [{ type: 'application/json', example: '{}' }] }],
])('the form for a request with %s has the body %j', async (mediaType, body) => {
  const api = await modelWithOperation('post', '/pets', {
    operationId: 'addPet',
    requestBody: { required: true, content: { [mediaType]: { schema: { type: 'object' } } } },
    responses: { 200: { description: 'Good.' } },
  });
  const { operation } = sampleFirstRequest(api);
  expect(requestFormData(operation, api)['body']).toEqual(body);
});
