// Pipeline steps before the body: routing, authentication, rate limits, access, and the resource.

import { beforeEach, describe, expect, it, test } from 'vitest';
import { steps } from '../../../src/runtime/server/pipeline.ts';
import { createServiceFromTable } from '../../../src/runtime/server/service.ts';
import { errorBody, notesHost, notesService, send, setHandler, table, time } from './notes-service.ts';

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

describe('routing', () => {
  const { service } = notesService();

  it('returns 404 for an unknown path without credentials', async () => {
    expect(await send(service, 'GET /v1/nothing')).toMatchObject({
      status: 404,
      body: errorBody('Not found'),
    });
  });

  it('returns 405 with the allowed methods', async () => {
    expect(await send(service, 'PATCH /v1/notes')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, OPTIONS, POST' },
      body: errorBody('Method Not Allowed'),
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

describe('authentication', () => {
  const { service } = notesService();

  it.each([[undefined], ['wrong']])('returns 401 for the token %j', async (token) => {
    const response = await send(service, 'GET /v1/notes', { ...(token !== undefined && { token }) });
    expect(response).toMatchObject({
      status: 401,
      body: errorBody('Missing or invalid bearer token'),
      headers: { 'www-authenticate': 'Bearer', 'x-accepted-scopes': 'notes' },
    });
    expect(response.headers).not.toHaveProperty('x-scopes');
  });

  it('responds with the message of the application', async () => {
    const { service: configured } = notesService({ unauthorizedMessage: 'Sign in first.' });
    expect(await send(configured, 'GET /v1/notes')).toMatchObject({ status: 401, body: errorBody('Sign in first.') });
  });

  it('accepts only the scheme of the operation, ignoring case', async () => {
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
      body: errorBody('Too many requests'),
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
    const operations = table.operations.map((operation) =>
      operation.id === 'listNotes'
        ? { ...operation, rateLimits: [{ id: 'slow', requests: 1, seconds: 5, message: 'Once in five seconds.' }] }
        : operation,
    );
    const service = createServiceFromTable({ ...table, operations }, notesHost());
    await send(service, 'GET /v1/notes', { token: 'owner' });
    expect(await send(service, 'GET /v1/notes', { token: 'owner' })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '5' },
      body: errorBody('Once in five seconds.'),
    });
  });
});

describe('scope and user checks', () => {
  const { service } = notesService();

  test('return 403 for a token without the scope, and name the scope', async () => {
    expect(await send(service, 'GET /v1/notes', { token: 'narrow' })).toMatchObject({
      status: 403,
      headers: { 'x-scopes': 'other' },
      body: errorBody('Your token is not authorized for this operation, which requires notes.'),
    });
  });

  test('treat a token without the scope as anonymous if the operation allows anonymous access', async () => {
    setHandler(({ identity }) => ({
      status: 200,
      body: { title: identity === undefined ? 'anonymous' : 'authenticated' },
    }));
    expect(await send(service, 'GET /v1/open/2', { token: 'narrow' })).toMatchObject({
      status: 200,
      body: { title: 'anonymous' },
      headers: { 'x-scopes': 'other' },
    });
    expect(await send(service, 'GET /v1/open/2', { token: 'owner' })).toMatchObject({
      status: 200,
      body: { title: 'authenticated' },
    });
    expect(await send(service, 'GET /v1/open/1', { token: 'narrow' })).toMatchObject({ status: 404 });
  });

  test('return 403 for a restricted user if only unrestricted users may call the operation', async () => {
    expect(await send(service, 'DELETE /v1/notes/1', { token: 'writer' })).toMatchObject({ status: 403 });
    expect(await send(service, 'DELETE /v1/notes/99', { token: 'writer' })).toMatchObject({ status: 403 });
  });

  test('return 403 without a required grant that is independent of a resource', async () => {
    expect(await send(service, 'POST /v1/notes', { token: 'reader', body: {} })).toMatchObject({ status: 403 });
    setHandler(() => ({ status: 201, body: {} }));
    expect(await send(service, 'POST /v1/notes', { token: 'writer', body: {} })).toMatchObject({ status: 201 });
  });
});

describe('the resource', () => {
  const { service } = notesService();

  it.each([
    ['an invalid ID', 'x'],
    ['the ID of a note in a different account', '3'],
    ['an unknown ID', '99'],
  ])('results in 404 for %s', async (_name, id) => {
    expect(await send(service, `GET /v1/notes/${id}?page=x`, { token: 'owner' })).toMatchObject({
      status: 404,
      body: errorBody('Not found'),
    });
  });

  it('results in 403 without a grant for it, for reading and writing', async () => {
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
