// Handlers of MSW 2 and 3: replies for each documented status, with typed overrides, from a seed.

import { describe, expect, it } from 'vitest';
import { modelOf } from '../model-of.ts';
import { loadHandlers, type LoadedHandlers, type LooseHandler, type MswPackage } from './load-handlers.ts';

const pets = modelOf(
  `
openapi: 3.1.0
info: { title: Pets, version: '1' }
servers: [{ url: 'https://{host}/v1/', variables: { host: { default: api.pets.test } } }]
components:
  schemas:
    Pet:
      type: object
      required: [id, name]
      properties: { id: { type: integer, minimum: 1 }, name: { type: string, pattern: '^[A-Z][a-z]+$' }, tag: { type: string } }
    Problem: { type: object, required: [detail], properties: { detail: { type: string } } }
paths:
  /pets:
    post:
      operationId: create
      responses:
        '201': { description: created }
        '4XX': { description: invalid, content: { application/json: { schema: { $ref: '#/components/schemas/Problem' } } } }
        '404': { description: no owner }
        default: { description: error, content: { application/json: { schema: { $ref: '#/components/schemas/Problem' } } } }
  /a|b[0]/{name}/photo.png:
    get:
      operationId: getPhoto
      responses: { '200': { description: ok, content: { image/png: { schema: { type: string, format: binary } } } } }
  /moves:
    get:
      operationId: followMoves
      responses:
        '200':
          description: ok
          content:
            text/event-stream:
              itemSchema:
                type: object
                required: [id, event]
                properties: { id: { type: string }, event: { const: move }, data: { type: string, minLength: 1 } }
  /pets/{petId}:
    parameters: [{ name: petId, in: path, required: true, schema: { type: string } }]
    get:
      operationId: getPet
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
        '404': { description: none, content: { application/problem+json: { schema: { $ref: '#/components/schemas/Problem' } } } }
        '5XX': { description: broken, content: { application/json: { schema: { $ref: '#/components/schemas/Problem' } } } }
    head: { operationId: hasPet, responses: { '200': { description: ok } } }
    delete: { operationId: deletePet, responses: { '204': { description: deleted } } }
  /pets/mine:
    get:
      operationId: getMyPet
      responses: { '200': { description: ok, content: { text/plain: { schema: { type: string, minLength: 1 } }, application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }
  /events:
    get:
      operationId: listenToPets
      responses: { '200': { description: ok, content: { text/event-stream: { itemSchema: { $ref: '#/components/schemas/Pet' } } } } }
  /log:
    get:
      operationId: readLog
      responses: { '200': { description: ok, content: { application/x-ndjson: { itemSchema: { $ref: '#/components/schemas/Pet' } } } } }
`.replace('openapi: 3.1.0', 'openapi: 3.2.0'),
);

type Send = (url: string, init?: RequestInit) => Promise<Response>;

/** Returns a function that sends requests to the handlers, as MSW does after it has intercepted them. */
async function connect(mswPackage: MswPackage, handlers: readonly LooseHandler[]): Promise<Send> {
  const { getResponse } = (await import(mswPackage)) as {
    readonly getResponse: (all: readonly LooseHandler[], request: Request) => Promise<Response | undefined>;
  };
  return async (url, init) => {
    const response = await getResponse(handlers, new Request(url, init));
    if (!response) throw new Error(`no handler: ${url}`);
    return response;
  };
}

const api = 'https://api.pets.test/v1';

describe.each<MswPackage>(['msw', 'msw-3'])('with %s', (mswPackage) => {
  const setUp = async (select: (loaded: LoadedHandlers) => readonly LooseHandler[]): Promise<Send> =>
    connect(mswPackage, select(await loadHandlers(await pets, mswPackage)));

  it('each operation has a handler, concrete paths first', async () => {
    const send = await setUp(({ createHandlers }) => createHandlers({ seed: 1 }));
    const pet = await send(`${api}/pets/7?x=1`);
    expect([pet.status, pet.headers.get('content-type')]).toEqual([200, 'application/json']);
    const body: unknown = await pet.json();
    expect(body).toMatchObject({
      id: expect.any(Number) as number,
      name: expect.stringMatching(/^[A-Z][a-z]+$/) as string,
    });
    expect(await (await send(`${api}/pets/7`)).json()).toEqual(body);
    expect(await (await send(`${api}/pets/mine`)).json()).toHaveProperty('name');
    expect((await send(`${api}/pets/7`, { method: 'HEAD' })).status).toBe(200);
    const deleted = await send(`${api}/pets/7`, { method: 'DELETE' });
    expect([deleted.status, await deleted.text()]).toEqual([204, '']);
    expect((await send('http://localhost:3000/v1/pets/8')).status).toBe(200);
  });

  it('other paths and methods are not handled', async () => {
    const send = await setUp(({ createHandlers }) => createHandlers());
    for (const url of [
      'https://api.pets.test/pets/7',
      `${api}/owners/v1/pets/7`,
      `${api}/pets/7/photos`,
      `${api}/pets/`,
    ])
      await expect(send(url), url).rejects.toThrow('no handler');
    await expect(send(`${api}/pets/7`, { method: 'PUT' })).rejects.toThrow('no handler');
  });

  it('a reply selects a status, a media type, headers, and parts of the body', async () => {
    const replies = [
      { status: 404, body: { detail: 'no pet' } },
      { status: 503, headers: { 'Retry-After': '1' } },
      { status: 200, body: { name: 'Rex' } },
    ];
    for (const reply of replies) {
      const send = await setUp(({ handler }) => [handler('getPet', reply)]);
      const response = await send(`${api}/pets/1`);
      expect(response.status).toBe(reply.status);
      expect(response.headers.get('retry-after')).toBe(reply.headers?.['Retry-After'] ?? null);
      expect(await response.json()).toMatchObject(reply.body ?? { detail: expect.any(String) as string });
    }
    const send = await setUp(({ handler }) => [
      handler('getMyPet', { status: 200, contentType: 'text/plain', body: 'Rex' }),
    ]);
    const text = await send(`${api}/pets/mine`);
    expect([text.headers.get('content-type'), await text.text()]).toEqual(['text/plain', 'Rex']);
  });

  it('a function decides for each request; without a reply, the next handler does', async () => {
    const send = await setUp(({ handler, createHandlers }) => [
      handler('getPet', ({ path, request }) =>
        path['petId'] === 'a/b' ? { status: 200, body: { tag: request.headers.get('x-tag') ?? '' } } : undefined,
      ),
      ...createHandlers(),
    ]);
    const headers = { 'X-Tag': 'own' };
    expect(await (await send(`${api}/pets/a%2Fb`, { headers })).json()).toMatchObject({ tag: 'own' });
    expect(await (await send(`${api}/pets/2`, { headers })).json()).not.toMatchObject({ tag: 'own' });
  });

  it('a body that its schema does not allow is an error that names it', async () => {
    const send = await setUp(({ handler }) => [handler('getPet', { status: 200, body: { name: 'rex' } })]);
    await expect(send(`${api}/pets/1`)).rejects.toThrow('cannot create Pet: name ');
  });

  it('streams have real frames', async () => {
    const send = await setUp(({ handler }) => [
      handler('listenToPets', { status: 200, records: [{ name: 'Rex' }, { name: 'Ida' }] }),
      handler('readLog', undefined, { seed: 4 }),
    ]);
    const events = await (await send(`${api}/events`)).text();
    expect(
      events.split('\n\n').map((event) => event && (JSON.parse(event.replace('data: ', '')) as unknown)),
    ).toMatchObject([{ name: 'Rex' }, { name: 'Ida' }, '']);
    const log = await (await send(`${api}/log`)).text();
    expect(
      log
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toHaveLength(3);
  });

  it('a documented status without content has no body, and a default applies to errors alone', async () => {
    const send = await setUp(({ createHandlers }) => createHandlers());
    const post = (toSend: Send): Promise<Response> => toSend(`${api}/pets`, { method: 'POST' });
    const created = await post(send);
    expect([created.status, created.headers.get('content-type'), await created.text()]).toEqual([201, null, '']);
    const bodies = [
      [202, ''],
      [404, ''],
      [409, expect.stringContaining('detail') as string],
      [500, expect.stringContaining('detail') as string],
    ] as const;
    for (const [status, body] of bodies)
      expect(await (await post(await setUp(({ handler }) => [handler('create', { status })]))).text()).toEqual(body);
  });

  it('a body without a factory is sent as it is', async () => {
    const body = new Uint8Array([1, 2, 3]);
    const send = await setUp(({ handler }) => [handler('getPhoto', { status: 200, contentType: 'image/png', body })]);
    const url = new URL(`${api}/a|b[0]/Rex/photo.png`).href;
    const photo = await send(url);
    expect([photo.headers.get('content-type'), new Uint8Array(await photo.arrayBuffer())]).toEqual(['image/png', body]);
  });

  it('the schema decides whether records are events, or their data', async () => {
    const send = await setUp(({ handler }) => [
      handler('followMoves', { status: 200, records: [{ id: '1' }, { id: '2', data: 'left\nright' }] }),
    ]);
    expect(await (await send(`${api}/moves`)).text()).toMatch(
      /^event: move\nid: 1\n(?:data: .+\n)?\nevent: move\nid: 2\ndata: left\ndata: right\n\n$/,
    );
  });

  it('rejects a base URL that is neither a URL nor a path', async () => {
    const { createHandlers } = await loadHandlers(await pets, mswPackage);
    for (const baseUrl of ['localhost:8080/api', '*/api', 'api'])
      expect(() => createHandlers({ baseUrl }), baseUrl).toThrow(`the base URL "${baseUrl}" is neither`);
  });

  it('a base URL replaces that of the document', async () => {
    const send = await setUp(({ createHandlers }) => createHandlers({ baseUrl: 'http://localhost:8080/api/' }));
    expect((await send('http://localhost:8080/api/pets/1')).status).toBe(200);
    const normalized = await setUp(({ createHandlers }) => createHandlers({ baseUrl: 'HTTP://LOCALHOST:80/a b' }));
    expect((await normalized('http://localhost/a%20b/pets/1')).status).toBe(200);
    await expect(send('http://localhost:8081/api/pets/1')).rejects.toThrow('no handler');
  });
});
