// Resources of the mock server: create, read, update, delete, list, filter, and paginate, over HTTP.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send, startMock, type MockServer } from './mock-server.ts';

const document = `openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
servers: [{ url: https://pets.test/v1 }]
paths:
  /pets:
    get:
      operationId: listPets
      parameters:
        - { name: limit, in: query, schema: { type: integer, minimum: 1 } }
        - { name: page, in: query, schema: { type: integer, minimum: 1, default: 1 } }
        - { name: kind, in: query, schema: { type: array, items: { enum: [dog, cat] } } }
      responses:
        '200':
          description: A page of pets.
          content:
            application/json:
              schema:
                type: object
                required: [data, meta]
                properties:
                  data: { type: array, items: { $ref: '#/components/schemas/PetSummary' } }
                  meta:
                    type: object
                    required: [total, pages]
                    properties: { total: { type: integer }, pages: { type: integer }, has_more: { type: boolean } }
    post:
      operationId: createPet
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses:
        '201':
          description: The pet.
          headers: { Location: { schema: { type: string } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
  /pets/{petId}:
    parameters: [{ $ref: '#/components/parameters/petId' }]
    get:
      operationId: getPet
      responses:
        '200':
          description: The pet.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Pet' }
              examples: { old: { value: { id: 99, name: Methuselah, kind: dog, createdAt: '2001-01-01T00:00:00Z' } } }
        '404':
          description: No such pet.
          content:
            application/json:
              schema: { type: object, required: [code], properties: { code: { const: no-pet } } }
        '503': { description: Unavailable, headers: { Retry-After: { required: true, schema: { const: 5 } } } }
    patch:
      operationId: updatePet
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { name: { type: string }, kind: { enum: [dog, cat] } } }
      responses:
        '200': { description: The pet., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
    put:
      operationId: replacePet
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses:
        '200': { description: The pet., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
    delete:
      operationId: deletePet
      responses: { '204': { description: Deleted. } }
  /pets/{petId}/feed:
    parameters: [{ $ref: '#/components/parameters/petId' }]
    post:
      operationId: feedPet
      responses:
        '200': { description: The pet., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
  /pets/{petId}/toys:
    parameters: [{ $ref: '#/components/parameters/petId' }]
    get:
      operationId: listToys
      responses:
        '200':
          description: Toys.
          content:
            application/json:
              schema:
                type: array
                items:
                  type: object
                  required: [id, name]
                  properties: { id: { type: string, format: uuid }, name: { type: string, minLength: 1 } }
    post:
      operationId: createToy
      requestBody:
        content: { application/json: { schema: { type: object, required: [name], properties: { name: { type: string } } } } }
      responses:
        '201':
          description: The toy, in an envelope.
          content:
            application/json:
              schema:
                type: object
                required: [toy]
                properties:
                  toy:
                    type: object
                    required: [id, name]
                    properties: { id: { type: string, format: uuid }, name: { type: string } }
  /settings:
    get:
      operationId: getSettings
      responses:
        '200': { description: Settings., content: { application/json: { schema: { $ref: '#/components/schemas/Settings' } } } }
    patch:
      operationId: updateSettings
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Settings' } } } }
      responses:
        '200': { description: Settings., content: { application/json: { schema: { $ref: '#/components/schemas/Settings' } } } }
  /users/{username}:
    get:
      operationId: getUser
      parameters: [{ name: username, in: path, required: true, schema: { type: string } }]
      responses:
        '200':
          description: A user.
          content:
            application/json:
              schema: { type: object, required: [username], properties: { username: { type: string, minLength: 3 } } }
  /assignees:
    get:
      operationId: listAssignees
      responses:
        '200':
          description: Assignees.
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Assignee' } } } }
  /assignees/{assignee}:
    get:
      operationId: getAssignee
      parameters: [{ name: assignee, in: path, required: true, schema: { type: string } }]
      responses:
        '200': { description: An assignee., content: { application/json: { schema: { $ref: '#/components/schemas/Assignee' } } } }
  /impossible:
    get:
      operationId: getImpossible
      responses:
        '200':
          description: Nothing.
          content: { application/json: { schema: { $ref: '#/components/schemas/Impossible' } } }
  /events:
    get:
      operationId: getEvents
      responses:
        '200': { description: Events., content: { text/event-stream: { schema: { type: string, example: tick } } } }
components:
  parameters:
    petId: { name: petId, in: path, required: true, schema: { type: integer } }
  schemas:
    PetSummary: { type: object, required: [id, name], properties: { id: { type: integer }, name: { type: string } } }
    Pet:
      type: object
      required: [id, name, createdAt]
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string, pattern: '^[A-Z][a-z]+$' }
        kind: { enum: [dog, cat] }
        createdAt: { type: string, format: date-time, readOnly: true }
        pin: { type: string, writeOnly: true }
    Settings:
      type: object
      required: [theme]
      properties: { theme: { enum: [dark, light] }, size: { type: integer, multipleOf: 4, minimum: 4 } }
    Assignee: { type: object, required: [id], properties: { id: { type: integer } }, examples: [{ id: 7 }] }
    Impossible: { type: string, minLength: 2, maxLength: 1 }
`;

interface Pet {
  readonly id: number;
  readonly name: string;
  readonly kind?: string;
  readonly createdAt: string;
}

interface PetList {
  readonly data: readonly Pet[];
  readonly meta: { readonly total: number; readonly pages: number; readonly has_more?: boolean };
}

let server: MockServer;
const directory = mkdtempSync(join(tmpdir(), 'ashlar-test-'));
beforeAll(async () => {
  server = await startMock(directory, { 'openapi.yaml': document }, ['--port', '0', 'openapi.yaml']);
});
afterAll(async () => {
  rmSync(directory, { recursive: true });
  expect(await server.stop()).toBe(0);
  // Every response was valid, or an error of the service.
  expect(server.output().stderr).not.toContain('error');
});

const call = (path: string, ...args: Parameters<typeof send> extends [string, ...infer Rest] ? Rest : never) =>
  send(server.url + path, ...args);
const listPets = async (query = ''): Promise<PetList> => (await call(`/pets${query}`)).body as PetList;
const createPet = async (pet: object): Promise<Pet> => (await call('/pets', 'POST', pet)).body as Pet;

describe('a collection', () => {
  it('starts with three items, which can be read', async () => {
    const { data, meta } = await listPets();
    expect(data.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(meta.total).toBe(3);
    const { status, body } = await call('/pets/2');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 2, name: data[1]?.name });
  });

  it('creates items with the next ID and read-only properties, and without write-only ones', async () => {
    const { status, body, headers } = await call('/pets', 'POST', { name: 'Rex', kind: 'dog', pin: '1234' });
    expect(status).toBe(201);
    const pet = body as Pet;
    expect(pet).toEqual({ id: pet.id, name: 'Rex', kind: 'dog', createdAt: pet.createdAt });
    expect(pet.id).toBeGreaterThan(3);
    expect(Date.parse(pet.createdAt)).not.toBeNaN();
    expect(headers.get('location')).toBe(`/v1/pets/${pet.id}`);
    expect((await call(`/pets/${pet.id}`)).body).toEqual(pet);
    expect((await listPets()).data.at(-1)).toEqual({ id: pet.id, name: 'Rex' });
  });

  it('does not add properties that the body can contain and leaves out', async () => {
    expect(await createPet({ name: 'Kit' })).not.toHaveProperty('kind');
  });

  it('rejects invalid requests as the generated server does', async () => {
    const { status, body } = await call('/pets', 'POST', { name: 'rex' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ detail: 'name: must match ^[A-Z][a-z]+$' });
    expect((await call('/pets?limit=0')).status).toBe(400);
    expect((await call('/pets/x')).status).toBe(404);
    expect((await call('/nothing')).status).toBe(404);
    expect((await call('/pets', 'DELETE')).status).toBe(405);
  });

  it('updates, replaces, and deletes items', async () => {
    const { id, createdAt } = await createPet({ name: 'Rex', kind: 'dog' });
    expect((await call(`/pets/${id}`, 'PATCH', { name: 'Max' })).body).toEqual({
      id,
      name: 'Max',
      kind: 'dog',
      createdAt,
    });
    expect((await call(`/pets/${id}`, 'PUT', { name: 'Kit' })).body).toEqual({ id, name: 'Kit', createdAt });
    expect((await call(`/pets/${id}`)).body).toEqual({ id, name: 'Kit', createdAt });
    expect((await call(`/pets/${id}`, 'DELETE')).status).toBe(204);
    const { status, body } = await call(`/pets/${id}`);
    expect([status, body]).toEqual([404, { code: 'no-pet' }]);
    expect((await call(`/pets/${id}`, 'PATCH', { name: 'Max' })).status).toBe(404);
  });

  it('is filtered by parameters with the names of properties', async () => {
    const { id } = await createPet({ name: 'Tom', kind: 'cat' });
    await createPet({ name: 'Rex', kind: 'dog' });
    const cats = await listPets('?kind=cat');
    expect(cats.data.map((pet) => pet.id)).toContain(id);
    for (const pet of cats.data) expect((await call(`/pets/${pet.id}`)).body).toMatchObject({ kind: 'cat' });
    const both = await listPets('?kind=cat&kind=dog');
    expect(both.meta.total).toBeGreaterThan(cats.meta.total);
  });

  it('has pages, which the envelope describes', async () => {
    const all = await listPets();
    const first = await listPets('?limit=2');
    const second = await listPets('?limit=2&page=2');
    const pages = Math.ceil(all.data.length / 2);
    expect(first).toEqual({ data: all.data.slice(0, 2), meta: { total: all.data.length, pages, has_more: true } });
    expect(second.data).toEqual(all.data.slice(2, 4));
    expect((await listPets('?limit=2&page=100')).data).toEqual([]);
  });

  it('can have IDs of another type than the path parameter', async () => {
    expect((await call('/assignees')).body).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect((await call('/assignees/3')).body).toEqual({ id: 3 });
  });

  it('belongs to the item that contains it', async () => {
    const toys = (await call('/pets/2/toys')).body as readonly object[];
    expect(toys).toHaveLength(3);
    const { body } = await call('/pets/2/toys', 'POST', { name: 'Ball' });
    expect(body).toMatchObject({ toy: { name: 'Ball' } });
    expect((await call('/pets/2/toys')).body).toHaveLength(4);
    expect((await call('/pets/3/toys')).body).toHaveLength(3);
    expect((await call('/pets/1234/toys')).status).toBe(404);
  });
});

describe('other operations', () => {
  it('of an item respond with it', async () => {
    const { id } = await createPet({ name: 'Rex' });
    expect((await call(`/pets/${id}/feed`, 'POST')).body).toMatchObject({ id, name: 'Rex' });
  });

  it('read and update a singleton', async () => {
    const { theme } = (await call('/settings')).body as { readonly theme: string };
    const other = theme === 'dark' ? 'light' : 'dark';
    expect((await call('/settings', 'PATCH', { theme: other, size: 8 })).body).toEqual({ theme: other, size: 8 });
    expect((await call('/settings')).body).toEqual({ theme: other, size: 8 });
  });

  it('read an item with any key if the API neither lists nor creates items', async () => {
    expect((await call('/users/anne')).body).toEqual({ username: 'anne' });
    expect((await call('/users/anne')).body).toEqual({ username: 'anne' });
  });

  it('name the schema that no value satisfies', async () => {
    const { status, body } = await call('/impossible');
    expect(status).toBe(501);
    expect(body).toMatchObject({
      detail: expect.stringMatching(/^cannot generate a value of the schema Impossible: /) as string,
    });
  });

  it('send a stream as events', async () => {
    expect((await call('/events')).body).toBe('data: tick\n\n'.repeat(3));
  });
});

describe('the header Prefer', () => {
  it('selects a status, with the documented body and headers', async () => {
    expect(await call('/pets/2', 'GET', undefined, { Prefer: 'code=404' })).toMatchObject({
      status: 404,
      body: { code: 'no-pet' },
    });
    const { status, headers } = await call('/pets/2', 'GET', undefined, { Prefer: 'code=503' });
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('selects a status that the document does not declare', async () => {
    const { status, body } = await call('/pets', 'GET', undefined, { Prefer: 'code=418' });
    expect([status, body]).toMatchObject([418, { status: 418 }]);
  });

  it('selects an example', async () => {
    const { body } = await call('/pets/2', 'GET', undefined, { Prefer: 'example=old' });
    expect(body).toMatchObject({ id: 99, name: 'Methuselah' });
  });
});
