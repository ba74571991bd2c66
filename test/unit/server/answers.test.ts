// What leaves the pipeline: errors, headers, warnings, OPTIONS, and what becomes of a handler's mistakes.

import { STATUS_CODES } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { createServiceFromTable } from '../../../src/runtime/server/service.ts';
import { httpError } from '../../../src/runtime/server/http-error.ts';
import { reasonPhrase } from '../../../src/runtime/server/status.ts';
import type { ServiceOptions } from '../../../src/runtime/server/service-options.ts';
import { answering, notesHost, notesService, send, table } from './notes.ts';

beforeEach(() =>
  answering(() => ({ status: 200, body: { id: 1, title: 't', secret: 's3cret', internal: 'x', pin: '1' } })),
);

describe('the phrase of a status', () => {
  // Renamed by RFC 9110 (413, 422), or not registered as final statuses (418, 509, 510).
  const different: Readonly<Record<string, string>> = {
    413: 'Content Too Large',
    418: '',
    422: 'Unprocessable Content',
    509: '',
    510: '',
  };
  const final = Object.entries(STATUS_CODES).filter(([status]) => Number(status) >= 200);

  it.each(final)('%s', (status, phrase) => {
    expect(reasonPhrase(Number(status))).toBe(different[status] ?? phrase);
  });

  it('is empty for other numbers', () => {
    expect([100, 299, 306, 599].map(reasonPhrase)).toEqual(['', '', '', '']);
  });
});

describe('a success', () => {
  const { service } = notesService();

  it('is redacted, and holds only what the document has', async () => {
    expect(await send(service, 'GET /v1/notes/1', { token: 'owner' })).toMatchObject({
      status: 200,
      body: { id: 1, title: 't', secret: '<REDACTED>' },
      headers: { 'content-type': 'application/json', 'content-length': '42' },
    });
    expect((await send(service, 'GET /v1/notes/1', { token: 'owner' })).body).not.toHaveProperty('internal');
    expect((await send(service, 'GET /v1/notes/1', { token: 'owner' })).body).not.toHaveProperty('pin');
  });

  it('carries the headers of the conventions', async () => {
    const { headers } = await send(service, 'GET /v1/notes/1', { token: 'owner' });
    expect(headers).toMatchObject({
      'x-version': '1.2.3',
      'x-scopes': '*',
      'x-accepted-scopes': 'notes',
      'x-limit': '100',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('carries none that concern an operation where there is none', async () => {
    const { headers } = await send(service, 'GET /nowhere', { token: 'owner' });
    expect(Object.keys(headers).sort()).toEqual(['content-length', 'content-type', 'x-version']);
  });

  it('of a deprecated operation has its own status, and warns', async () => {
    answering(() => ({ status: 204 }));
    expect(await send(service, 'DELETE /v1/notes/1', { token: 'owner' })).toMatchObject({
      status: 299,
      body: { warnings: [{ title: 'Deprecated', detail: 'This operation is deprecated and will be removed.' }] },
    });
    const other = notesService({ deprecation: (operation) => (operation === 'getNote' ? ['old'] : undefined) });
    expect(await send(other.service, 'DELETE /v1/notes/1', { token: 'owner' })).toMatchObject({
      status: 204,
      body: undefined,
    });
    answering(() => ({ status: 200, body: { id: 1 } }));
    expect(await send(other.service, 'GET /v1/notes/1', { token: 'owner' })).toMatchObject({
      status: 299,
      body: { id: 1, warnings: ['old'] },
    });
    expect(await send(other.service, 'GET /v1/notes/99', { token: 'owner' })).toMatchObject({ status: 404 });
  });

  it('may carry headers of its own, which no line break can split', async () => {
    answering(() => ({
      status: 200,
      headers: { 'X-Own': 'a\r\nX-Other: b', 'X-None': undefined, 'X-Number': 5 },
      body: {},
    }));
    const { headers } = await send(service, 'GET /v1/notes/1', { token: 'owner' });
    expect(headers).toMatchObject({ 'x-own': 'a X-Other: b', 'x-number': '5' });
    expect(headers).not.toHaveProperty('x-none');
    expect(headers).not.toHaveProperty('x-other');
  });

  it('may carry any text in a header, and adds to what it varies with', async () => {
    const { service: own } = notesService({
      cors: { origins: ['https://a.example'] },
      headers: { Vary: 'Authorization, origin' },
    });
    answering(() => ({ status: 200, headers: { 'X-Own': 'é\u0000\ud800☃' }, body: {} }));
    const { headers } = await send(own, 'GET /v1/notes/1', { token: 'owner' });
    expect(headers).toMatchObject({ 'x-own': '%C3%A9 %EF%BF%BD%E2%98%83', vary: 'origin, Authorization' });
  });

  it('without content has no body, whatever the handler says', async () => {
    answering(() => ({ status: 204, body: { a: 1 } }));
    const answer = await send(service, 'GET /v1/notes/1', { token: 'owner' });
    expect(answer).toMatchObject({ status: 204, body: undefined });
    expect(answer.headers).not.toHaveProperty('content-length');
  });

  it('has the headers that the service chooses, by what is answered', async () => {
    const { service: own } = notesService({
      headers: ({ status, identity, operation }) => ({
        'X-About': `${status} ${identity?.account ?? 'nobody'} ${operation ?? 'none'}`,
      }),
    });
    expect((await send(own, 'GET /v1/notes/1', { token: 'owner' })).headers['x-about']).toBe('200 a getNote');
    expect((await send(own, 'GET /v1/notes/1')).headers['x-about']).toBe('401 nobody getNote');
    expect((await send(own, 'GET /')).headers['x-about']).toBe('404 nobody none');
  });
});

describe('an error', () => {
  it('is problem+json where the document has no convention', async () => {
    const service = createServiceFromTable({ ...table, conventions: {} }, notesHost());
    expect(await send(service, 'GET /')).toEqual({
      status: 404,
      headers: { 'content-type': 'application/problem+json', 'content-length': '76' },
      body: { type: 'about:blank', title: 'Not Found', status: 404, detail: 'Not found' },
    });
    expect((await send(service, 'PUT /v1/notes/1', { token: 'owner', body: { title: 5 } })).body).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: 'title: must be a string',
      errors: [{ detail: 'must be a string', field: 'title' }],
    });
  });

  it('tells all reasons in a line, each with its field', async () => {
    const service = createServiceFromTable({ ...table, conventions: {} }, notesHost());
    answering(() => {
      throw httpError(
        400,
        { message: 'Must be unique.', field: 'title' },
        { message: 'There are too many.' },
        { message: 'must be a number', field: 'of.n' },
      );
    });
    expect((await send(service, 'PUT /v1/notes/1', { token: 'owner', body: {} })).body).toMatchObject({
      detail: 'title: Must be unique; There are too many; of.n: must be a number',
    });
  });

  it('of a handler that refuses undoes what it did', async () => {
    const { service, host, errors } = notesService();
    answering(({ tx }) => {
      tx.remove('Note', 1);
      throw httpError(400, { message: 'Must be unique.', field: 'title' });
    });
    expect(await send(service, 'PUT /v1/notes/1', { token: 'owner', body: {} })).toMatchObject({
      status: 400,
      body: { errors: [{ reason: 'Must be unique.', field: 'title' }] },
    });
    expect(await host.write((tx) => tx.list('Note').length)).toBe(3);
    expect(errors).toEqual([]);
  });

  it('that is answered undoes too, unless it is kept', async () => {
    const { service, host } = notesService();
    answering(({ tx }) => {
      tx.remove('Note', 1);
      return { status: 409, body: { own: true } };
    });
    expect(await send(service, 'PUT /v1/notes/1', { token: 'owner', body: {} })).toMatchObject({
      status: 409,
      body: { own: true },
    });
    expect(await host.write((tx) => tx.list('Note').length)).toBe(3);
    answering(({ tx }) => {
      tx.remove('Note', 1);
      return { status: 409, commit: true };
    });
    await send(service, 'PUT /v1/notes/1', { token: 'owner', body: {} });
    expect(await host.write((tx) => tx.list('Note').length)).toBe(2);
  });

  it('that nobody expected is 500, tells the service all and the client nothing, and emits nothing', async () => {
    const { service, host, errors } = notesService();
    const thrown = new Error('the password is hunter2');
    answering(() => Promise.reject(thrown));
    const answer = await send(service, 'POST /v1/notes', { token: 'owner', body: {} });
    expect(answer).toMatchObject({
      status: 500,
      body: { errors: [{ reason: 'Internal server error' }] },
      headers: { 'x-limit': '100' },
    });
    expect(errors).toEqual([thrown]);
    expect(host.events).toEqual([]);
  });

  it('of a body that breaks off is the client’s', async () => {
    const { service, errors } = notesService();
    const answer = await service.handle({
      method: 'PUT',
      target: '/v1/notes/1',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: () => Promise.reject(new Error('aborted')),
    });
    expect([answer.status, errors]).toEqual([400, []]);
  });

  it('of the host is 500, too', async () => {
    const host = { ...notesHost(), authenticate: () => Promise.reject(new Error('down')) };
    const { service, errors } = notesService({}, host);
    expect(await send(service, 'GET /v1/notes', { token: 'owner' })).toMatchObject({ status: 500 });
    expect(errors).toHaveLength(1);
  });
});

describe('the response', () => {
  const operations = table.operations.map((each) => ({
    ...each,
    checks: {
      ...each.checks,
      response: (_status: number, _headers: unknown, body: unknown) =>
        typeof body === 'object' && body !== null && 'title' in body
          ? []
          : [{ pointer: '', field: 'title', keyword: 'required', schema: '', message: 'is required' }],
    },
  }));
  const serving = (
    options: ServiceOptions,
  ): { service: ReturnType<typeof createServiceFromTable>; errors: unknown[] } => {
    const errors: unknown[] = [];
    return {
      service: createServiceFromTable({ ...table, operations }, notesHost(), {
        onError: (error) => errors.push(error),
        ...options,
      }),
      errors,
    };
  };

  it('is held against the document only on request', async () => {
    answering(() => ({ status: 200, body: {} }));
    expect(await send(serving({}).service, 'GET /v1/notes/1', { token: 'owner' })).toMatchObject({ status: 200 });
    const { service, errors } = serving({ validateResponses: true });
    expect(await send(service, 'GET /v1/notes/1', { token: 'owner' })).toMatchObject({
      status: 500,
      body: { errors: [{ reason: 'Internal server error' }] },
    });
    expect(String(errors[0])).toBe('Error: getNote answered 200, which is not valid: title: is required');
  });

  it('must have a status that the document has', async () => {
    answering(() => ({ status: 418 }));
    const { service, errors } = serving({ validateResponses: true });
    expect(await send(service, 'GET /v1/notes/1', { token: 'owner' })).toMatchObject({ status: 500 });
    expect(String(errors[0])).toContain('the document has no response 418');
  });
});

describe('OPTIONS', () => {
  const { service } = notesService({
    cors: { origins: ['https://app.example.com'], credentials: true, allow: ['X-Mine'], maxAge: 600 },
  });

  it('says without a token what a path offers', async () => {
    expect(await send(service, 'OPTIONS /v1/notes/1')).toMatchObject({
      status: 204,
      body: undefined,
      headers: { allow: 'DELETE, GET, HEAD, OPTIONS, PUT' },
    });
    expect(await send(service, 'OPTIONS *')).toMatchObject({
      status: 204,
      headers: { allow: 'DELETE, GET, HEAD, OPTIONS, POST, PUT' },
    });
    expect(await send(service, 'OPTIONS /nowhere')).toMatchObject({ status: 404 });
  });

  it('lets a browser call from the origins that are named, and from no others', async () => {
    const allowed = await send(service, 'OPTIONS /v1/notes/1', { headers: { origin: 'https://app.example.com' } });
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example.com',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'X-Mine',
      'access-control-allow-methods': 'DELETE, GET, HEAD, OPTIONS, PUT',
      'access-control-max-age': '600',
      vary: 'Origin',
    });
    const other = await send(service, 'OPTIONS /v1/notes/1', { headers: { origin: 'https://evil.example.com' } });
    expect(Object.keys(other.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(other.headers['vary']).toBe('Origin');
  });

  it('and every answer follow the document where the service says nothing', async () => {
    const open = createServiceFromTable(
      { ...table, cors: { allow: ['Authorization'], expose: ['X-Scopes'] } },
      notesHost(),
    );
    const { headers } = await send(open, 'GET /v1/notes/1');
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'Authorization',
      'access-control-expose-headers': 'X-Scopes',
    });
    const closed = createServiceFromTable({ ...table, cors: { allow: [], expose: [] } }, notesHost(), { cors: false });
    expect((await send(closed, 'GET /v1/notes/1')).headers).not.toHaveProperty('access-control-allow-origin');
  });
});
