// Bodies of error responses of the mock server: as the document declares them, with the messages of the service.

import { describe, expect, it } from 'vitest';
import { send, startMockForTest, type JsonResponse } from './mock-server.ts';

/** Declares a response with a JSON body, whose schema is in YAML. */
const json = (schema: string, mediaType = 'application/json', example = ''): string =>
  `{ description: Error., content: { ${mediaType}: { schema: ${schema}${example} } } }`;

const message =
  '{ type: object, required: [code, message], properties: { code: { type: integer }, message: { type: string } } }';

/** Returns a document whose operation `POST /items/{id}` declares error responses. */
const document = (responses: Readonly<Record<string, string>>, conventions = ''): string => `openapi: 3.1.0
info: { title: Items, version: 1.0.0 }
${conventions}
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
  schemas:
    Failure:
      type: object
      properties:
        problems:
          type: array
          items: { type: object, properties: { reason: { type: string }, at: { type: string } } }
paths:
  /items/{id}:
    post:
      operationId: updateItem
      security: [{ key: [] }]
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      requestBody:
        required: true
        content:
          application/json:
            schema: { type: object, required: [a], properties: { a: { type: integer }, b: { type: integer } } }
      responses:
        '204': { description: Updated. }
${Object.entries(responses)
  .map(([status, response]) => `        '${status}': ${response}`)
  .join('\n')}
`;

async function start(responses: Readonly<Record<string, string>>, conventions?: string): Promise<string> {
  const { url } = await startMockForTest({ 'openapi.yaml': document(responses, conventions) }, ['openapi.yaml']);
  return `${url}/items/1`;
}

const post = (url: string, body: unknown, headers = {}): Promise<JsonResponse> =>
  send(url, 'POST', body, { 'X-Key': 'any', ...headers });

const contentType = ({ headers }: JsonResponse): string | null => headers.get('content-type');

const invalidBody = { a: 'x', b: 'y' };

describe('a request that the service rejects', () => {
  it('has the declared body, with the status and all messages', async () => {
    const response = await post(await start({ 400: json(message) }), invalidBody);
    expect(response).toMatchObject({
      status: 400,
      body: { code: 400, message: 'a: must be an integer; b: must be an integer' },
    });
    expect(contentType(response)).toBe('application/json');
  });

  it('has the body of a range or of the default, with nested errors', async () => {
    const item = '{ type: object, required: [text], properties: { text: { const: x }, detail: {}, field: {} } }';
    const url = await start({
      '401': json(`{ type: object, required: [error], properties: { error: { type: object, required: [type, message],
        properties: { type: { enum: [auth] }, message: { type: string } } } } }`),
      '4XX': json(`{ type: object, properties: { errors: { type: array, items: ${item} } } }`),
      default: json('{ type: object, properties: { errors: { type: array, items: { type: string } } } }'),
    });
    const missing = await send(url, 'POST', { a: 1 });
    expect(missing).toMatchObject({ status: 401, body: { error: { type: 'auth' } } });
    expect(missing.body).toHaveProperty('error.message', 'Missing or invalid API key in the header X-Key');
    expect(await post(url, invalidBody)).toMatchObject({
      status: 400,
      body: {
        errors: [
          { text: 'x', detail: 'must be an integer', field: 'a' },
          { text: 'x', detail: 'must be an integer', field: 'b' },
        ],
      },
    });
    expect((await post(`${url}x`, { a: 1 })).body).toMatchObject({ errors: [{ text: 'x', detail: 'Not found' }] });
    const { status, body } = await post(url, { a: 1 }, { Prefer: 'code=501' });
    expect(status).toBe(501);
    expect(body).toBeTypeOf('object');
  });

  const entry = (properties: string): string =>
    `{ type: object, required: [${properties.replaceAll(/: \{[^}]*\}/g, '')}], properties: { ${properties} } }`;
  const text = '{ type: string }';

  it.each<readonly [name: string, schema: string, body: unknown]>([
    ['a string', '{ type: string }', 'a: must be an integer; b: must be an integer'],
    ...['anyOf', 'oneOf'].map((keyword): readonly [string, string, unknown] => [
      keyword,
      `{ ${keyword}: [${entry(`message: ${text}`)}, ${entry(`message: ${text}, id: { type: integer }`)}] }`,
      expect.objectContaining({ message: 'a: must be an integer; b: must be an integer' }) as unknown,
    ]),
    [
      'an array',
      `{ type: array, items: ${entry(`message: ${text}, path: ${text}`)} }`,
      ['a', 'b'].map((path) => ({ message: 'must be an integer', path })),
    ],
    [
      'the nested detail of FastAPI',
      `{ type: object, properties: { detail: { type: array, items: { type: object, required: [loc, msg, type],
        properties: { loc: { type: array, items: { anyOf: [{ type: string }, { type: integer }] } }, msg: ${text}, type: { const: x } } } } } }`,
      { detail: ['a', 'b'].map((field) => ({ loc: [field], msg: 'must be an integer', type: 'x' })) },
    ],
  ])('has the messages in %s', async (_, schema, body) => {
    expect((await post(await start({ 400: json(schema) }), invalidBody)).body).toEqual(body);
  });

  it.each([
    [{}, 'field', [{ field: '', message: 'Content-Type must be application/json.' }]],
    [{ minLength: 1 }, 'field', []],
    [{ minLength: 1 }, '', [{ message: 'Content-Type must be application/json.' }]],
  ])('has no invented field (%j, required: %j) if the error concerns none', async (constraint, required, errors) => {
    const field = JSON.stringify({ type: 'string', ...constraint });
    const item = `{ type: object, required: [${required === '' ? '' : `${required}, `}message],
      properties: { field: ${field}, message: { type: string } } }`;
    const url = await start({ 415: json(`{ type: object, properties: { errors: { type: array, items: ${item} } } }`) });
    expect((await post(url, 'x', { 'Content-Type': 'text/plain' })).body).toEqual({ errors });
  });

  it('has a problem of RFC 9457 with the declared properties', async () => {
    const problem = `{ type: object, required: [title, status, trace], properties: { type: { type: string },
      title: { type: string }, status: { type: integer }, detail: { type: string }, trace: { type: string } } }`;
    const url = await start({ default: json(problem, 'application/problem+json') });
    const response = await post(url, 'x', { 'Content-Type': 'text/plain' });
    expect(response).toMatchObject({
      status: 415,
      body: {
        type: 'about:blank',
        title: 'Unsupported Media Type',
        status: 415,
        detail: 'Content-Type must be application/json.',
        trace: expect.any(String) as unknown,
      },
    });
    expect(contentType(response)).toBe('application/problem+json');
  });

  it('has the declared example, with the message of the service', async () => {
    const response = json(message, 'application/json', ', example: { code: 7, message: Old. }');
    const url = await start({ 400: response.replace('integer', 'integer, const: 7') });
    expect((await post(url, invalidBody)).body).toEqual({
      code: 7,
      message: 'a: must be an integer; b: must be an integer',
    });
    // The example itself is provoked unchanged.
    expect((await post(url, { a: 1 }, { Prefer: 'code=400' })).body).toEqual({ code: 7, message: 'Old.' });
  });

  it('has no message if no property allows it', async () => {
    const url = await start({
      400: json('{ type: object, required: [message], properties: { message: { enum: [m] } } }'),
    });
    expect((await post(url, invalidBody)).body).toEqual({ message: 'm' });
  });

  it('has the own body of the service if the document declares none, or nothing satisfies it', async () => {
    const own = { type: 'about:blank', title: 'Bad Request', status: 400 };
    const bodies = [
      { 404: json(message) },
      { 400: '{ description: Error. }' },
      { 400: json('{ type: string }', 'text/plain') },
      { 400: json('{ allOf: [{ type: string, minLength: 2 }, { maxLength: 1 }] }') },
    ];
    for (const responses of bodies) {
      const response = await post(await start(responses), invalidBody);
      expect(response).toMatchObject({ status: 400, body: own });
      expect(contentType(response)).toBe('application/problem+json');
    }
  });

  it('has the body of the convention for errors', async () => {
    const conventions =
      'x-ashlar: { version: 1, conventions: { errors: { schema: Failure, items: problems, message: reason, field: at } } }';
    const url = await start({ 400: json("{ $ref: '#/components/schemas/Failure' }") }, conventions);
    expect((await post(url, invalidBody)).body).toEqual({
      problems: [
        { reason: 'must be an integer', at: 'a' },
        { reason: 'must be an integer', at: 'b' },
      ],
    });
  });
});

it('a response 404 for an unknown item has the message in the declared body', async () => {
  const item = '{ type: object, required: [id], properties: { id: { type: integer } } }';
  const { url } = await startMockForTest(
    {
      'openapi.yaml': `openapi: 3.1.0
info: { title: Items, version: 1.0.0 }
paths:
  /items:
    get: { responses: { '200': ${json(`{ type: array, items: ${item} }`)} } }
  /items/{id}:
    get:
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { '200': ${json(item)}, '404': ${json(message)} }
`,
    },
    ['openapi.yaml'],
  );
  expect(await send(`${url}/items/99`)).toMatchObject({ status: 404, body: { code: 404, message: 'Not found' } });
});
