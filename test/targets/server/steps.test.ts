// Pipeline steps: what each step accepts and rejects, in order.

import { beforeEach, describe, expect, it } from 'vitest';
import { steps } from '../../../src/runtime/server/pipeline.ts';
import { notesHost, notesService, send, setHandler, table, time } from './notes.ts';
import { createServiceFromTable } from '../../../src/runtime/server/service.ts';

const errors = (...items: readonly (string | readonly [string, string])[]): unknown => ({
  errors: items.map((item) => (typeof item === 'string' ? { reason: item } : { reason: item[1], field: item[0] })),
});

beforeEach(() => setHandler(() => ({ status: 200, body: {} })));

describe('the pipeline', () => {
  it('has unique steps, grouped by stage', () => {
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    expect(steps.map(({ stage }) => stage).filter((stage, index, all) => stage !== all[index - 1])).toEqual([
      'arrival',
      'before',
      'unit',
      'after',
    ]);
    expect(steps.filter(({ description }) => !description.endsWith('.'))).toEqual([]);
  });
});

describe('match', () => {
  const { service } = notesService();

  it('returns 404 for an unknown path without credentials', async () => {
    expect(await send(service, 'GET /v1/nothing')).toMatchObject({ status: 404, body: errors('Not found') });
  });

  it('returns 405 with the allowed methods', async () => {
    expect(await send(service, 'PATCH /v1/notes')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, OPTIONS, POST' },
      body: errors('Method Not Allowed'),
    });
  });

  it('responds to HEAD like GET, without the body', async () => {
    const get = await send(service, 'GET /v1/notes/1', { token: 'owner' });
    const head = await send(service, 'HEAD /v1/notes/1', { token: 'owner' });
    expect(head).toMatchObject({ status: 200, body: undefined });
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(await send(service, 'HEAD /v1/notes/9', { token: 'owner' })).toMatchObject({ status: 404, body: undefined });
  });
});

describe('authenticate', () => {
  const { service } = notesService();

  it.each([[undefined], ['wrong']])('returns 401 for the token %j', async (token) => {
    const response = await send(service, 'GET /v1/notes', { ...(token !== undefined && { token }) });
    expect(response).toMatchObject({
      status: 401,
      body: errors('Invalid token'),
      headers: { 'www-authenticate': 'Bearer', 'x-accepted-scopes': 'notes' },
    });
    expect(response.headers).not.toHaveProperty('x-scopes');
  });

  it('accepts only its own scheme, in any case', async () => {
    expect(await send(service, 'GET /v1/notes', { headers: { authorization: 'Basic owner' } })).toMatchObject({
      status: 401,
    });
    expect(await send(service, 'GET /v1/notes', { headers: { authorization: 'bearer owner' } })).toMatchObject({
      status: 200,
    });
  });

  it('requires no token if an alternative requires none, but rejects an invalid one', async () => {
    expect(await send(service, 'GET /v1/open/2')).toMatchObject({ status: 200 });
    expect(await send(service, 'GET /v1/open/2', { token: 'wrong' })).toMatchObject({ status: 401 });
  });
});

describe('the rate limit', () => {
  it('returns 429 with the seconds until the window ends, by operation and token', async () => {
    const { service } = notesService({}, notesHost({ requests: 2, seconds: 30 }));
    const first = await send(service, 'GET /v1/notes', { token: 'owner' });
    expect(first.headers).toMatchObject({
      'x-limit': '2',
      'x-remaining': '1',
      'x-reset': String(time.getTime() / 1000 + 30),
    });
    await send(service, 'GET /v1/notes', { token: 'owner' });
    expect(await send(service, 'GET /v1/notes', { token: 'owner' })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '30', 'x-remaining': '0' },
      body: errors('Too many requests'),
    });
    expect(await send(service, 'GET /v1/notes', { token: 'writer' })).toMatchObject({ status: 200 });
    expect(await send(service, 'GET /v1/notes/1', { token: 'owner' })).toMatchObject({ status: 200 });
  });

  it('counts requests without a valid token by address, so that tokens cannot be guessed', async () => {
    const { service } = notesService({}, notesHost({ requests: 2, seconds: 30 }));
    const statuses: number[] = [];
    for (const token of ['x', 'y', 'z']) statuses.push((await send(service, 'GET /v1/notes', { token })).status);
    expect(statuses).toEqual([401, 401, 429]);
  });

  it('applies the limits of the operation', async () => {
    const operations = table.operations.map((each) =>
      each.id === 'listNotes'
        ? { ...each, rateLimits: [{ id: 'slow', requests: 1, seconds: 5, message: 'Once in five seconds.' }] }
        : each,
    );
    const service = createServiceFromTable({ ...table, operations }, notesHost());
    await send(service, 'GET /v1/notes', { token: 'owner' });
    expect(await send(service, 'GET /v1/notes', { token: 'owner' })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '5' },
      body: errors('Once in five seconds.'),
    });
  });
});

describe('scopes and users', () => {
  const { service } = notesService();

  it('return 403 for a token without the scope, and name the scope', async () => {
    expect(await send(service, 'GET /v1/notes', { token: 'narrow' })).toMatchObject({
      status: 403,
      headers: { 'x-scopes': 'other' },
      body: errors('Your token is not authorized for this: notes is needed.'),
    });
  });

  it('treat a token without the scope as anonymous if the operation allows anonymous access', async () => {
    setHandler(({ identity }) => ({ status: 200, body: { title: identity === undefined ? 'nobody' : 'somebody' } }));
    expect(await send(service, 'GET /v1/open/2', { token: 'narrow' })).toMatchObject({
      status: 200,
      body: { title: 'nobody' },
      headers: { 'x-scopes': 'other' },
    });
    expect(await send(service, 'GET /v1/open/2', { token: 'owner' })).toMatchObject({
      status: 200,
      body: { title: 'somebody' },
    });
    expect(await send(service, 'GET /v1/open/1', { token: 'narrow' })).toMatchObject({ status: 404 });
  });

  it('return 403 for a restricted user if only unrestricted users may call', async () => {
    expect(await send(service, 'DELETE /v1/notes/1', { token: 'writer' })).toMatchObject({ status: 403 });
    expect(await send(service, 'DELETE /v1/notes/99', { token: 'writer' })).toMatchObject({ status: 403 });
  });

  it('return 403 without a grant that does not depend on a resource', async () => {
    expect(await send(service, 'POST /v1/notes', { token: 'reader', body: {} })).toMatchObject({ status: 403 });
    setHandler(() => ({ status: 201, body: {} }));
    expect(await send(service, 'POST /v1/notes', { token: 'writer', body: {} })).toMatchObject({ status: 201 });
  });
});

describe('the resource', () => {
  const { service } = notesService();

  it.each([
    ['an invalid id', 'x'],
    ['the id of another account', '3'],
    ['an unknown id', '99'],
  ])('returns 404 for %s', async (_name, id) => {
    expect(await send(service, `GET /v1/notes/${id}?page=x`, { token: 'owner' })).toMatchObject({
      status: 404,
      body: errors('Not found'),
    });
  });

  it('returns 403 without the grant on it, for reading and writing', async () => {
    expect(await send(service, 'GET /v1/notes/1', { token: 'reader' })).toMatchObject({ status: 200 });
    expect(await send(service, 'GET /v1/notes/2', { token: 'reader' })).toMatchObject({ status: 403 });
    expect(await send(service, 'PUT /v1/notes/1', { token: 'reader', body: {} })).toMatchObject({ status: 403 });
    expect(await send(service, 'PUT /v1/notes/1', { token: 'writer', body: {} })).toMatchObject({ status: 200 });
  });

  it('is checked before the body, so that any body results in 404 or 403', async () => {
    expect(await send(service, 'PUT /v1/notes/99', { token: 'owner', body: '{' })).toMatchObject({ status: 404 });
    expect(await send(service, 'PUT /v1/notes/2', { token: 'writer', body: '{' })).toMatchObject({ status: 403 });
  });
});

describe('the body', () => {
  const { service } = notesService({ bodyLimit: 100 });
  const put = (body: unknown, headers = {}): ReturnType<typeof send> =>
    send(service, 'PUT /v1/notes/1', { token: 'owner', body, headers });

  it('returns 415 for another media type, with the accepted ones', async () => {
    expect(await put('x', { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
      headers: { accept: 'application/json' },
      body: errors('Content-Type must be application/json.'),
    });
    expect(
      await send(service, 'POST /v1/notes', { token: 'owner', body: 'x', headers: { 'content-type': 'nonsense' } }),
    ).toMatchObject({
      status: 415,
      body: errors('Content-Type must be application/json or application/x-www-form-urlencoded.'),
    });
    expect(await put('{}', { 'content-type': 'application/json; charset=utf-16' })).toMatchObject({ status: 415 });
    expect(await put('{}', { 'content-type': 'Application/JSON; charset="UTF-8"' })).toMatchObject({ status: 200 });
  });

  it('returns 415 for a compressed body', async () => {
    expect(await put('{}', { 'content-encoding': 'gzip' })).toMatchObject({
      status: 415,
      headers: { 'accept-encoding': 'identity' },
      body: errors('Content-Encoding must be identity: bodies are not unpacked.'),
    });
    expect(await put('{}', { 'content-encoding': 'Identity' })).toMatchObject({ status: 200 });
  });

  it('returns 413 above the limit', async () => {
    expect(await put({ title: 'x'.repeat(87) })).toMatchObject({ status: 200 });
    expect(await put({ title: 'x'.repeat(100) })).toMatchObject({
      status: 413,
      body: errors('The request body is too large.'),
    });
  });

  it.each(['{', '{"a":1}}', "{'a':1}", 'undefined', '\u00a0{}'])(
    'returns 400 for %j, which is not valid JSON',
    async (text) => {
      expect(await put(text)).toMatchObject({ status: 400, body: errors('The request body is not valid JSON.') });
    },
  );

  it('returns 400 for invalid UTF-8', async () => {
    const response = await service.handle({
      method: 'PUT',
      target: '/v1/notes/1',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: () => Promise.resolve(new Uint8Array([0x22, 0xff, 0x22])),
    });
    expect(response.status).toBe(400);
  });

  it('returns 400 if it is missing, with all other problems', async () => {
    expect(await send(service, 'PUT /v1/notes/1?page=x', { token: 'owner' })).toMatchObject({
      status: 400,
      body: errors(['page', 'must be an integer'], 'A request body is required.'),
    });
    expect(
      await send(service, 'PUT /v1/notes/1?page=x', { token: 'owner', body: { title: 5, secret: 5 } }),
    ).toMatchObject({
      status: 400,
      body: errors(['page', 'must be an integer'], ['title', 'must be a string'], ['secret', 'must be a string']),
    });
  });

  it('is parsed if it is a form', async () => {
    setHandler(({ body, mediaType }) => ({ status: 201, body: { title: JSON.stringify([body, mediaType]) } }));
    const response = await send(service, 'POST /v1/notes', {
      token: 'owner',
      body: 'title=a+b&id=5',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.body).toEqual({
      title: JSON.stringify([{ title: 'a b', colour: 'grey' }, 'application/x-www-form-urlencoded']),
    });
  });

  it('reaches the handler without unknown and read-only properties, with defaults, and rounded', async () => {
    setHandler(({ body }) => ({ status: 201, body: { title: JSON.stringify(body) } }));
    const response = await send(service, 'POST /v1/notes', {
      token: 'owner',
      body: { id: 7, title: 't', weight: 11, other: 1, parts: [{ name: 'a', x: 1 }] },
    });
    expect(response.body).toEqual({
      title: JSON.stringify({ title: 't', weight: 100, parts: [{ name: 'a' }], colour: 'grey' }),
    });
  });

  it('is validated before it is rounded', async () => {
    expect(await put({ weight: 1.5 })).toMatchObject({
      status: 400,
      body: {
        errors: [
          { field: 'weight', reason: 'must be an integer' },
          { field: 'weight', reason: 'is none of ours' },
        ],
      },
    });
    setHandler(({ body }) => ({ status: 200, body: { title: JSON.stringify(body) } }));
    expect(await put({ weight: 2 })).toMatchObject({
      status: 200,
      body: { title: JSON.stringify({ weight: 10, colour: 'grey' }) },
    });
  });

  it('is rejected for strings that the service cannot store, with all other problems, each once', async () => {
    const checkText = (text: string): string | undefined => (text.includes('\0') ? 'is not for us' : undefined);
    const { service: strictService } = notesService({ checkText });
    const response = await send(strictService, 'PUT /v1/notes/1', {
      token: 'owner',
      body: { title: 5, secret: 'a\0', other: '\0', colour: '\0', parts: [{ name: '\0' }] },
    });
    expect(response).toMatchObject({
      status: 400,
      body: errors(
        ['title', 'must be a string'],
        ['secret', 'is not for us'],
        ['colour', 'is not for us'],
        ['parts.0.name', 'is not for us'],
      ),
    });
    // The rules of the merged value are still checked.
    const merged = await send(strictService, 'PUT /v1/notes/1', {
      token: 'owner',
      body: { title: 'two', secret: '\0' },
    });
    expect(merged).toMatchObject({
      status: 400,
      body: errors(['secret', 'is not for us'], ['title', 'One does not become two.']),
    });
  });

  it('is not validated where properties are dropped', async () => {
    expect(await put({ id: 'no number', other: { deep: true } })).toMatchObject({ status: 200 });
  });
});

describe('an update', () => {
  const { service } = notesService();
  const put = (body: unknown, token = 'owner'): ReturnType<typeof send> =>
    send(service, 'PUT /v1/notes/1', { token, body });

  it('is merged into the stored value, with only its named defaults', async () => {
    setHandler(({ merged, body }) => ({ status: 200, body: { title: JSON.stringify([merged, body]) } }));
    const { body } = await put({ weight: 3 });
    const stored = {
      id: 1,
      title: 'one',
      archived: false,
      colour: 'grey',
      secret: 's3cret',
      weight: 10,
      parts: [{ name: 'a' }],
    };
    expect(JSON.parse((body as { title: string }).title)).toEqual([stored, { weight: 10, colour: 'grey' }]);
  });

  it('keeps a stored secret if the redaction string is sent', async () => {
    setHandler(({ merged }) => ({ status: 200, body: { title: (merged as { secret: string }).secret } }));
    expect(await put({ secret: '<REDACTED>' })).toMatchObject({ body: { title: 's3cret' } });
    expect(await put({ secret: 'new' })).toMatchObject({ body: { title: 'new' } });
  });

  it('is checked by rules after it is merged', async () => {
    expect(await put({ title: 's3cret' })).toMatchObject({
      status: 400,
      body: errors(['title', 'The title must not be the secret.']),
    });
    expect(await put({ title: 's3cret', secret: 'other' })).toMatchObject({ status: 200 });
    expect(await put({ title: 's3cret', secret: 5 })).toMatchObject({
      status: 400,
      body: errors(['secret', 'must be a string']),
    });
    // Problems of another property do not prevent a rule from being checked.
    expect(await put({ title: 'two', secret: 5 })).toMatchObject({
      status: 400,
      body: errors(['secret', 'must be a string'], ['title', 'One does not become two.']),
    });
  });

  it('is checked by rules that compare it with the stored value', async () => {
    expect(await put({ title: 'two' })).toMatchObject({
      status: 400,
      body: errors(['title', 'One does not become two.']),
    });
    expect(await put({ title: 'three' })).toMatchObject({ status: 200 });
  });

  it('returns the status and field of a failed precondition', async () => {
    expect(await send(service, 'PUT /v1/notes/2', { token: 'owner', body: {} })).toMatchObject({
      status: 409,
      body: errors('The note is archived.'),
    });
    expect(await put({ title: 'x' }, 'writer')).toMatchObject({
      status: 403,
      body: errors(['title', 'Only an unrestricted user may do this.']),
    });
  });
});

describe('limits and events', () => {
  it('are handled in the unit of work, so that parallel requests cannot exceed the limit', async () => {
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
    expect(responses.find(({ status }) => status === 400)?.body).toEqual(errors('At most 3 notes.'));
    expect(host.events.map(({ kind, operation, result }) => ({ kind, operation, result }))).toEqual([
      { kind: 'note_added', operation: 'createNote', result: { id: 4 } },
    ]);
  });
});
