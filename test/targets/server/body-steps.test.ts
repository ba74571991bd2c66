// Pipeline steps, starting with the body: parsing, validation, merging, preconditions, limits, and events.

import { beforeEach, describe, expect, it, test } from 'vitest';
import type { ConflictQuery } from '../../../src/runtime/server/host.ts';
import { errorBody, notesHost, notesService, send, setHandler } from './notes-service.ts';

beforeEach(() => setHandler(() => ({ status: 200, body: {} })));

describe('the body', () => {
  const { service } = notesService({ bodyLimit: 100 });
  const put = (body: unknown, headers = {}): ReturnType<typeof send> =>
    send(service, 'PUT /v1/notes/1', { token: 'owner', body, headers });

  it('is rejected with 415 if its media type is unsupported, and the response lists the accepted types', async () => {
    expect(await put('x', { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
      headers: { accept: 'application/json' },
      body: errorBody('Content-Type must be application/json.'),
    });
    expect(
      await send(service, 'POST /v1/notes', { token: 'owner', body: 'x', headers: { 'content-type': 'nonsense' } }),
    ).toMatchObject({
      status: 415,
      body: errorBody('Content-Type must be application/json or application/x-www-form-urlencoded.'),
    });
    expect(await put('{}', { 'content-type': 'application/json; charset=utf-16' })).toMatchObject({ status: 415 });
    expect(await put('{}', { 'content-type': 'Application/JSON; charset="UTF-8"' })).toMatchObject({ status: 200 });
  });

  it('is rejected with 415 if it is compressed', async () => {
    expect(await put('{}', { 'content-encoding': 'gzip' })).toMatchObject({
      status: 415,
      headers: { 'accept-encoding': 'identity' },
      body: errorBody('Content-Encoding must be identity: compressed bodies are not supported.'),
    });
    expect(await put('{}', { 'content-encoding': 'Identity' })).toMatchObject({ status: 200 });
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('closed'))],
    [
      'throws',
      () => {
        throw new Error('closed');
      },
    ],
  ])('is rejected with 400 if the function that reads it %s', async (_failure, body) => {
    const { status, body: text } = await service.handle({
      method: 'PUT',
      target: '/v1/notes/1',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body,
    });
    expect([status, text]).toEqual([400, JSON.stringify(errorBody('The request body could not be read.'))]);
  });

  it('is rejected with 413 if it exceeds the limit', async () => {
    expect(await put({ title: 'x'.repeat(87) })).toMatchObject({ status: 200 });
    expect(await put({ title: 'x'.repeat(100) })).toMatchObject({
      status: 413,
      body: errorBody('The request body is too large.'),
    });
  });

  it.each(['{', '{"a":1}}', "{'a':1}", 'undefined', '\u00a0{}'])(
    'is rejected with 400 if it is %j, which is not valid JSON',
    async (text) => {
      expect(await put(text)).toMatchObject({ status: 400, body: errorBody('The request body is not valid JSON.') });
    },
  );

  it('is rejected with 400 if it is not valid UTF-8', async () => {
    const response = await service.handle({
      method: 'PUT',
      target: '/v1/notes/1',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: () => Promise.resolve(new Uint8Array([0x22, 0xff, 0x22])),
    });
    expect(response.status).toBe(400);
  });

  it('is rejected with 400 if it is missing, and all other problems are reported', async () => {
    expect(await send(service, 'PUT /v1/notes/1?page=x', { token: 'owner' })).toMatchObject({
      status: 400,
      body: errorBody(['page', 'must be an integer'], 'A request body is required.'),
    });
    expect(
      await send(service, 'PUT /v1/notes/1?page=x', { token: 'owner', body: { title: 5, secret: 5 } }),
    ).toMatchObject({
      status: 400,
      body: errorBody(['page', 'must be an integer'], ['title', 'must be a string'], ['secret', 'must be a string']),
    });
  });

  it('is checked for conflicts without its invalid properties; problems with parameters leave it unchanged', async () => {
    const queries: ConflictQuery[] = [];
    const { service: uniqueNotes } = notesService(
      {},
      {
        ...notesHost(),
        conflicts: (_tx, query) => {
          queries.push(query);
          return [{ message: 'Another note has this secret.', field: 'secret' }];
        },
      },
    );
    expect(
      await send(uniqueNotes, 'PUT /v1/notes/1?page=x', { token: 'owner', body: { title: 5, secret: 'used' } }),
    ).toMatchObject({
      status: 400,
      body: errorBody(
        ['page', 'must be an integer'],
        ['title', 'must be a string'],
        ['secret', 'Another note has this secret.'],
      ),
    });
    expect(queries).toMatchObject([{ operation: 'updateNote', body: { secret: 'used' }, invalid: new Set(['title']) }]);
    expect(queries[0]?.body).not.toHaveProperty('title');
  });

  it('is parsed if it is a form', async () => {
    setHandler(({ body, mediaType }) => ({ status: 201, body: { title: JSON.stringify([body, mediaType]) } }));
    const response = await send(service, 'POST /v1/notes', {
      token: 'owner',
      body: 'title=a+b&id=5',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.body).toEqual({
      title: JSON.stringify([{ title: 'a b', color: 'gray' }, 'application/x-www-form-urlencoded']),
    });
  });

  it('reaches the handler without unknown and read-only properties, with defaults, and rounded', async () => {
    setHandler(({ body }) => ({ status: 201, body: { title: JSON.stringify(body) } }));
    const response = await send(service, 'POST /v1/notes', {
      token: 'owner',
      body: { id: 7, title: 't', weight: 11, other: 1, parts: [{ name: 'a', x: 1 }] },
    });
    expect(response.body).toEqual({
      title: JSON.stringify({ title: 't', weight: 100, parts: [{ name: 'a' }], color: 'gray' }),
    });
  });

  it('is validated before it is rounded', async () => {
    expect(await put({ weight: 1.5 })).toMatchObject({
      status: 400,
      body: {
        errors: [
          { field: 'weight', reason: 'must be an integer' },
          { field: 'weight', reason: 'must be 0, 10, or 100' },
        ],
      },
    });
    setHandler(({ body }) => ({ status: 200, body: { title: JSON.stringify(body) } }));
    expect(await put({ weight: 2 })).toMatchObject({
      status: 200,
      body: { title: JSON.stringify({ weight: 10, color: 'gray' }) },
    });
  });

  it('is rejected if the service cannot store one of its strings, and each problem is reported once', async () => {
    const checkText = (text: string): string | undefined => (text.includes('\0') ? 'cannot be stored' : undefined);
    const { service: strictService } = notesService({ checkText });
    const response = await send(strictService, 'PUT /v1/notes/1', {
      token: 'owner',
      body: { title: 5, secret: 'a\0', other: '\0', color: '\0', parts: [{ name: '\0' }] },
    });
    expect(response).toMatchObject({
      status: 400,
      body: errorBody(
        ['title', 'must be a string'],
        ['secret', 'cannot be stored'],
        ['color', 'cannot be stored'],
        ['parts.0.name', 'cannot be stored'],
      ),
    });
    // The merged value is still checked against the rules.
    const merged = await send(strictService, 'PUT /v1/notes/1', {
      token: 'owner',
      body: { title: 'two', secret: '\0' },
    });
    expect(merged).toMatchObject({
      status: 400,
      body: errorBody(['secret', 'cannot be stored'], ['title', 'The title must not change from one to two.']),
    });
  });

  it('may have invalid values in properties that are removed', async () => {
    expect(await put({ id: 'not a number', other: { deep: true } })).toMatchObject({ status: 200 });
  });
});

describe('an update', () => {
  const { service } = notesService();
  const put = (body: unknown, token = 'owner'): ReturnType<typeof send> =>
    send(service, 'PUT /v1/notes/1', { token, body });

  it('is merged into the stored value, with only the named defaults', async () => {
    setHandler(({ merged, body }) => ({ status: 200, body: { title: JSON.stringify([merged, body]) } }));
    const { body } = await put({ weight: 3 });
    const stored = {
      id: 1,
      title: 'one',
      archived: false,
      color: 'gray',
      secret: 's3cret',
      weight: 10,
      parts: [{ name: 'a' }],
    };
    expect(JSON.parse((body as { title: string }).title)).toEqual([stored, { weight: 10, color: 'gray' }]);
  });

  it('keeps a stored secret if the redaction string is sent', async () => {
    setHandler(({ merged }) => ({ status: 200, body: { title: (merged as { secret: string }).secret } }));
    expect(await put({ secret: '<REDACTED>' })).toMatchObject({ body: { title: 's3cret' } });
    expect(await put({ secret: 'new' })).toMatchObject({ body: { title: 'new' } });
  });

  it('is checked against the rules after it is merged', async () => {
    expect(await put({ title: 's3cret' })).toMatchObject({
      status: 400,
      body: errorBody(['title', 'The title must not be the secret.']),
    });
    expect(await put({ title: 's3cret', secret: 'other' })).toMatchObject({ status: 200 });
    expect(await put({ title: 's3cret', secret: 5 })).toMatchObject({
      status: 400,
      body: errorBody(['secret', 'must be a string']),
    });
    // Problems with a different property do not prevent a rule from being checked.
    expect(await put({ title: 'two', secret: 5 })).toMatchObject({
      status: 400,
      body: errorBody(['secret', 'must be a string'], ['title', 'The title must not change from one to two.']),
    });
  });

  it('is checked against rules that compare it with the stored value', async () => {
    expect(await put({ title: 'two' })).toMatchObject({
      status: 400,
      body: errorBody(['title', 'The title must not change from one to two.']),
    });
    expect(await put({ title: 'three' })).toMatchObject({ status: 200 });
  });

  it('is rejected with the status and field of a failed precondition', async () => {
    expect(await send(service, 'PUT /v1/notes/2', { token: 'owner', body: {} })).toMatchObject({
      status: 409,
      body: errorBody('The note is archived.'),
    });
    expect(await put({ title: 'x' }, 'writer')).toMatchObject({
      status: 403,
      body: errorBody(['title', 'Only an unrestricted user may do this.']),
    });
  });
});

describe('limits and events', () => {
  test('are handled in the unit of work, so that parallel requests cannot exceed the limit', async () => {
    const { service, host } = notesService();
    setHandler(({ tx }) => {
      const id = tx.nextKey('Note');
      tx.put({ schema: 'Note', key: id, account: 'a', value: { id } });
      return { status: 201, body: { id } };
    });
    const responses = await Promise.all(
      [1, 2, 3].map(() => send(service, 'POST /v1/notes', { token: 'owner', body: {} })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(responses.find(({ status }) => status === 400)?.body).toEqual(errorBody('At most 3 notes.'));
    expect(host.events.map(({ kind, operation, result }) => ({ kind, operation, result }))).toEqual([
      { kind: 'note_added', operation: 'createNote', result: { id: 4 } },
    ]);
  });
});
