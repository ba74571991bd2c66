// Headers of MSW replies: the client that validates responses accepts those that are created.

import { describe, expect, it } from 'vitest';
import { plainSources, renderOutput } from '../../compile/render-unformatted-output.ts';
import { bundle, type LoadedClient, type LooseClient, type LooseResult } from '../client/load-client.ts';
import { modelOf } from '../model-of.ts';
import { loadHandlers, type LooseHandler, type MswPackage } from './load-handlers.ts';

const orders = modelOf(`
openapi: 3.1.0
info: { title: Orders, version: '1' }
servers: [{ url: https://api.orders.test }]
components:
  headers:
    Request-Id: { required: true, schema: { type: string, format: uuid } }
  schemas:
    Count: { type: integer, minimum: 1, maximum: 9 }
    Id: { type: integer, minimum: 1 }
paths:
  /orders:
    get:
      operationId: listOrders
      tags: [orders]
      responses:
        '200':
          description: ok
          headers:
            Request-Id: { $ref: '#/components/headers/Request-Id' }
            X-Total: { required: true, schema: { $ref: '#/components/schemas/Count' } }
            x-total: { required: true, schema: { type: boolean } }
            X-Page: { required: true, example: 12, schema: { type: integer, minimum: 10, maximum: 9999 } }
            X-Complete: { required: true, schema: { type: boolean } }
            X-Tag: { required: true, schema: { type: string, pattern: '^[ab, ]{3,4}$' } }
            X-Name: { required: true, schema: { enum: ['Zoë', '日本', 'a, b', ' c '] } }
            X-Kinds: { required: true, schema: { type: array, minItems: 2, items: { enum: ['a,b', '50%', ' c'] } } }
            X-Range: { required: true, explode: true, schema: { type: object, required: [from, to], properties: { from: { type: integer, minimum: 0 }, to: { enum: ['a=b'] } } } }
            X-Flat: { required: true, schema: { type: object, required: [from], properties: { from: { type: number } } } }
            X-Meta: { required: true, content: { application/json: { schema: { type: object, required: [name], properties: { name: { const: 'Zoë' } } } } } }
            X-Optional: { schema: { type: integer } }
          content: { application/json: { schema: { type: array, items: { type: object, required: [name], properties: { name: { const: 'Zoë' } } } } } }
        '4XX':
          description: error
          headers: { Request-Id: { $ref: '#/components/headers/Request-Id' } }
          content: { application/json: { schema: { type: object } } }
    post:
      operationId: createOrder
      tags: [orders]
      responses: { '201': { description: created, headers: { Location: { required: true, schema: { type: string, format: uri-reference } } } } }
    head:
      operationId: countOrders
      tags: [orders]
      responses: { '200': { description: ok, headers: { X-Total: { required: true, schema: { $ref: '#/components/schemas/Count' } } } } }
  /report:
    get:
      operationId: getReport
      tags: [orders]
      responses: { '200': { description: ok, headers: { ETag: { required: true, schema: { type: string, pattern: '^"[0-9a-f]+"$' } } }, content: { application/pdf: {} } } }
  /pair:
    get:
      operationId: getPair
      tags: [orders]
      responses: { '200': { description: ok, headers: { X-First: { required: true, schema: { $ref: '#/components/schemas/Id' } }, X-Second: { required: true, schema: { $ref: '#/components/schemas/Id' } } }, content: { application/json: { schema: { $ref: '#/components/schemas/Id' } } } } }
  /nested:
    get:
      operationId: getNested
      tags: [orders]
      responses: { '204': { description: ok, headers: { X-Nested: { required: true, schema: { type: array, minItems: 1, items: { type: array, items: { type: string } } } } } } }
`);

interface ValidatedClient extends Pick<LoadedClient, 'createClient'> {
  readonly createMessageValidator: (checks: object) => object;
  readonly operationChecks: object;
}

const entry = `export * from './client/index.ts'; export { operationChecks } from './validators/index.ts';`;
const validatedClient = (async (): Promise<ValidatedClient> => {
  const code = await bundle(await renderOutput(await orders, ['types', 'validators', 'client'], plainSources), entry);
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`) as Promise<ValidatedClient>;
})();

/** Creates a client that validates responses, whose requests these handlers receive. */
async function connect(
  mswPackage: MswPackage,
  handlers: readonly LooseHandler[],
): Promise<NonNullable<LooseClient[string]>> {
  const { getResponse } = (await import(mswPackage)) as {
    readonly getResponse: (all: readonly LooseHandler[], request: Request) => Promise<Response>;
  };
  const { createClient, createMessageValidator, operationChecks } = await validatedClient;
  const client = createClient({
    fetch: (...request: ConstructorParameters<typeof Request>) => getResponse(handlers, new Request(...request)),
    validate: createMessageValidator(operationChecks),
  });
  return client['orders'] ?? {};
}

const headersOf = ({ response }: LooseResult): Readonly<Record<string, string>> => Object.fromEntries(response.headers);

describe.each<MswPackage>(['msw', 'msw-3'])('with %s', (mswPackage) => {
  it('creates the required headers, so that the client accepts each response', async () => {
    const loaded = await loadHandlers(await orders, mswPackage);
    const seen = new Set<string | undefined>();
    for (let seed = 0; seed < 20; seed++) {
      const client = await connect(mswPackage, loaded.createHandlers({ seed }));
      const listed = await client['listOrders']?.();
      expect(listed).toMatchObject({ ok: true, status: 200 });
      seen.add(listed && headersOf(listed)['request-id']);
      expect(await client['createOrder']?.()).toMatchObject({ status: 201 });
      expect(await client['countOrders']?.()).toMatchObject({ status: 200 });
      expect((await client['listOrders']?.())?.response.headers).toEqual(listed?.response.headers);
    }
    expect(seen.size).toBe(20);
  });

  it('serializes them in the style `simple`, or as JSON', async () => {
    const { createHandlers } = await loadHandlers(await orders, mswPackage);
    const result = await (await connect(mswPackage, createHandlers()))['listOrders']?.();
    const headers = result ? headersOf(result) : {};
    expect(headers).toMatchObject({
      'x-page': '12',
      'x-total': expect.stringMatching(/^[1-9]$/) as string,
      'x-name': expect.stringMatching(/^(?:Zoë|a, b)$/) as string,
      'x-kinds': expect.stringMatching(/^(?:(?:a%2Cb|50%25|%20c)(?:,|$)){2,}/) as string,
      'x-range': expect.stringMatching(/^from=\d+,to=a%3Db$/) as string,
      'x-flat': expect.stringMatching(/^from,[\d.]+$/) as string,
      'x-meta': String.raw`{"name":"Zo\u00eb"}`,
    });
    expect(headers).not.toHaveProperty('x-optional');
  });

  it('a reply overrides them, and adds others', async () => {
    const { handler } = await loadHandlers(await orders, mswPackage);
    const headers = { 'x-total': 3, 'X-Complete': false, 'X-Kinds': '50%25,a%2Cb', 'X-Meta': '{}', 'X-Other': 'Zoë' };
    for (const given of [headers, new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]))]) {
      const client = await connect(mswPackage, [handler('listOrders', { status: 200, headers: given })]);
      const result = await client['listOrders']?.();
      expect(result).toMatchObject({ status: 200 });
      expect(result && headersOf(result)).toMatchObject({
        'x-total': '3',
        'x-complete': 'false',
        'x-kinds': '50%25,a%2Cb',
        'x-meta': '{}',
        'x-other': 'Zoë',
        'x-page': expect.any(String) as string,
      });
    }
  });

  it('a reply can have the `Headers` of another implementation', async () => {
    const { handler } = await loadHandlers(await orders, mswPackage);
    const given = new Map([['x-total', '3']]);
    const client = await connect(mswPackage, [handler('listOrders', { status: 200, headers: given })]);
    expect((await client['listOrders']?.())?.response.headers.get('x-total')).toBe('3');
  });

  it('headers and properties with the same schema have different values', async () => {
    const { createHandlers } = await loadHandlers(await orders, mswPackage);
    const ids = async (seed: number): Promise<readonly unknown[]> => {
      const result = await (await connect(mswPackage, createHandlers({ seed })))['getPair']?.();
      const headers = result ? headersOf(result) : {};
      return [headers['x-first'], headers['x-second'], String(result?.data)];
    };
    for (const seed of [0, 1, 2]) expect(new Set(await ids(seed)).size).toBe(3);
  });

  it('an invalid override is an error that names the header', async () => {
    const { handler } = await loadHandlers(await orders, mswPackage);
    const client = await connect(mswPackage, [handler('listOrders', { status: 200, headers: { 'X-Total': 10 } })]);
    await expect(client['listOrders']?.()).rejects.toMatchObject({
      cause: { message: 'cannot create the headers of GET /orders 200: X-Total must be at most 9' },
    });
  });

  it('creates them for ranges, bodies without factories, and nested values', async () => {
    const { handler, createHandlers } = await loadHandlers(await orders, mswPackage);
    const failed = await connect(mswPackage, [handler('listOrders', { status: 418 })]);
    expect((await failed['listOrders']?.())?.response.headers.get('request-id')).toMatch(/^[\da-f-]{36}$/);
    const reply = { status: 200, contentType: 'application/pdf', body: 'PDF' };
    const report = await (await connect(mswPackage, [handler('getReport', reply)]))['getReport']?.();
    expect(report?.response.headers.get('etag')).toMatch(/^"[\da-f]+"$/);
    const client = await connect(mswPackage, createHandlers());
    const nested = await client['getNested']?.();
    expect(nested?.response.headers.get('x-nested')).toMatch(/^\["[a-z ]+"/);
  });
});
