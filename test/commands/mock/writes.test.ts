// Writes of the mock server: keys, conflicts, creation with PUT, arrays, and media types.

import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { send, startMock, type JsonResponse, type MockServer } from './mock-server.ts';

const document = `openapi: 3.1.0
info: { title: Shop, version: 1.0.0 }
paths:
  /tags:
    get: { operationId: listTags, responses: { '200': { $ref: '#/components/responses/Tags' } } }
    post:
      operationId: createTag
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Tag' } } } }
      responses:
        '201':
          description: Created.
          headers: { Location: { schema: { type: string } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Tag' } } }
  /tags/{name}:
    parameters: [{ name: name, in: path, required: true, schema: { type: string } }]
    get: { operationId: getTag, responses: { '200': { $ref: '#/components/responses/Tag' } } }
    put:
      operationId: putTag
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Tag' } } } }
      responses: { '200': { $ref: '#/components/responses/Tag' }, '201': { $ref: '#/components/responses/Tag' } }
    patch:
      operationId: patchTag
      requestBody:
        content:
          application/json-patch+json: { schema: { type: array, items: { type: object } } }
          application/json: { schema: { $ref: '#/components/schemas/TagPatch' } }
      responses: { '200': { $ref: '#/components/responses/Tag' } }
    delete: { operationId: deleteTag, responses: { '204': { description: Deleted. } } }
  /rows:
    get:
      operationId: listRows
      responses:
        '200':
          description: Rows.
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Row' } } } }
    post:
      operationId: createRows
      requestBody:
        content:
          text/plain: { schema: { type: string } }
          application/json:
            schema: { type: array, items: { type: object, properties: { text: { type: string }, note: { type: string } } } }
      responses:
        '201':
          description: Created.
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Row' } } } }
  /rows/{rowId}:
    parameters: [{ name: rowId, in: path, required: true, schema: { type: integer } }]
    get:
      operationId: getRow
      responses:
        '200': { description: A row., content: { application/json: { schema: { $ref: '#/components/schemas/Row' } } } }
    put:
      operationId: putRow
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Row' } } } }
      responses:
        '200': { description: A row., content: { application/json: { schema: { $ref: '#/components/schemas/Row' } } } }
    delete: { operationId: deleteRow, responses: { '204': { description: Deleted. } } }
  /rows/{id}/cells:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get: { operationId: listCells, responses: { '200': { $ref: '#/components/responses/Tags' } } }
    post:
      operationId: createCell
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Tag' } } } }
      responses: { '201': { $ref: '#/components/responses/Tag' } }
  /config:
    get: { operationId: getConfig, responses: { '200': { $ref: '#/components/responses/Tag' } } }
    put:
      operationId: putConfig
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Tag' } } } }
      responses: { '200': { $ref: '#/components/responses/Tag' } }
    delete: { operationId: deleteConfig, responses: { '204': { description: Deleted. } } }
  /broken:
    get:
      operationId: getBroken
      responses:
        '200': { $ref: '#/components/responses/Tag' }
        '404':
          description: Missing.
          content:
            application/problem+json:
              schema:
                type: object
                required: [title, status]
                properties: { title: { type: string }, status: { type: integer }, type: { const: 'urn:own' } }
components:
  responses:
    Tag: { description: A tag., content: { application/json: { schema: { $ref: '#/components/schemas/Tag' } } } }
    Tags:
      description: Tags.
      content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Tag' } } } }
  schemas:
    Tag: { type: object, required: [name], properties: { name: { type: string, minLength: 1 }, color: { type: string } } }
    TagPatch: { type: object, properties: { name: { type: string, minLength: 1 }, color: { type: string } } }
    Row:
      type: object
      required: [id]
      properties: { id: { type: integer }, text: { type: string }, note: { type: string } }
`;

let server: MockServer;
const directory = mkdtempSync(join(tmpdir(), 'ashlar-test-'));
beforeAll(async () => {
  server = await startMock(directory, { 'openapi.yaml': document }, ['--port', '0', 'openapi.yaml']);
});
afterAll(async () => {
  rmSync(directory, { recursive: true });
  expect(await server.stop()).toBe(0);
});

const call = (path: string, method = 'GET', body?: unknown, headers = {}): Promise<JsonResponse> =>
  send(server.url + path, method, body, headers);

interface Row {
  readonly id: number;
}

describe('a key', () => {
  it('is encoded in Location', async () => {
    const { headers } = await call('/tags', 'POST', { name: 'a/b c' });
    expect(headers.get('location')).toBe('/tags/a%2Fb%20c');
    expect((await call('/tags/a%2Fb%20c')).body).toEqual({ name: 'a/b c' });
  });

  it('conflicts with that of another item', async () => {
    expect((await call('/tags', 'POST', { name: 'twice' })).status).toBe(201);
    expect((await call('/tags', 'POST', { name: 'twice' })).status).toBe(409);
    expect((await call('/tags/twice', 'DELETE')).status).toBe(204);
    expect((await call('/tags', 'POST', { name: 'twice' })).status).toBe(201);
  });

  it('does not change, whatever the body contains', async () => {
    await call('/tags', 'POST', { name: 'kept' });
    expect((await call('/tags/kept', 'PATCH', { name: 'other', color: 'red' })).body).toEqual({
      name: 'kept',
      color: 'red',
    });
    expect((await call('/tags/kept', 'PUT', { name: 'other' })).body).toEqual({ name: 'kept' });
  });

  it('is not used again after the item was deleted, and neither are the items below', async () => {
    const [{ id } = { id: 0 }] = (await call('/rows', 'POST', [{}])).body as readonly Row[];
    await call(`/rows/${id}/cells`, 'POST', { name: 'below' });
    expect((await call(`/rows/${id}`, 'DELETE')).status).toBe(204);
    expect((await call(`/rows/${id}/cells`)).status).toBe(404);
    const [next] = (await call('/rows', 'POST', [{}])).body as readonly Row[];
    expect(next?.id).toBe(id + 1);
  });

  it('of a parent is found although the names of the parameters differ', async () => {
    expect((await call('/rows/1/cells')).status).toBe(200);
    expect((await call('/rows/12345/cells')).status).toBe(404);
  });
});

describe('PUT', () => {
  it('creates an item if 201 is declared', async () => {
    const { status, body } = await call('/tags/new', 'PUT', { name: 'new', color: 'red' });
    expect([status, body]).toEqual([201, { name: 'new', color: 'red' }]);
    expect((await call('/tags/new')).body).toEqual(body);
    expect((await call('/tags/new', 'PUT', { name: 'new' })).status).toBe(200);
  });

  it('creates a singleton, but no item of a collection with POST', async () => {
    expect((await call('/config', 'DELETE')).status).toBe(204);
    expect((await call('/config')).status).toBe(404);
    expect((await call('/config', 'PUT', { name: 'a' })).status).toBe(200);
    expect((await call('/config')).body).toEqual({ name: 'a' });
    expect((await call('/rows/12345', 'PUT', { id: 12_345 })).status).toBe(404);
  });
});

describe('a body', () => {
  it('that is an array creates an item for each element', async () => {
    const before = (await call('/rows')).body as readonly Row[];
    const { status, body } = await call('/rows', 'POST', [{ text: 'a' }, { text: 'b' }]);
    expect(status).toBe(201);
    // The body can contain the property `note`, and leaves it out.
    expect(body).toEqual([
      { id: expect.any(Number) as number, text: 'a' },
      { id: expect.any(Number) as number, text: 'b' },
    ]);
    expect((await call('/rows')).body).toEqual([...before, ...(body as readonly Row[])]);
  });

  it('that is a JSON Patch is not ignored', async () => {
    await call('/tags', 'POST', { name: 'patched' });
    const patch = [{ op: 'add', path: '/color', value: 'red' }];
    const { status } = await call('/tags/patched', 'PATCH', patch, { 'Content-Type': 'application/json-patch+json' });
    expect(status).toBe(501);
  });
});

it('A generated error agrees with its status.', async () => {
  const { status, body } = await call('/broken', 'GET', undefined, { Prefer: 'code=404' });
  expect([status, body]).toMatchObject([404, { title: 'Not Found', status: 404 }]);
});
