// Pipeline responses: errors, headers, deprecation warnings, OPTIONS, and handler errors.

import { STATUS_CODES } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { createServiceFromTable } from '../../../src/runtime/server/service.ts';
import { httpError } from '../../../src/runtime/server/http-error.ts';
import { reasonPhrase } from '../../../src/runtime/server/http-status.ts';
import type { ServiceOptions } from '../../../src/runtime/server/service-options.ts';
import { errorBody, notesHost, notesService, send, setHandler, table } from './notes-service.ts';

beforeEach(() =>
  setHandler(() => ({ status: 200, body: { id: 1, title: 't', secret: 's3cret', internal: 'x', pin: '1' } })),
);

describe('the reason phrase of a status', () => {
  // Renamed by RFC 9110 (413, 422), or not registered as final statuses (418, 509, 510).
  const exceptions: Readonly<Record<string, string>> = {
    413: 'Content Too Large',
    418: '',
    422: 'Unprocessable Content',
    509: '',
    510: '',
  };
  const finalStatuses = Object.entries(STATUS_CODES).filter(([status]) => Number(status) >= 200);

  it.each(finalStatuses)('matches RFC 9110 for %s', (status, phrase) => {
    expect(reasonPhrase(Number(status))).toBe(exceptions[status] ?? phrase);
  });

  it('is empty for unregistered statuses', () => {
    expect([100, 299, 306, 599].map(reasonPhrase)).toEqual(['', '', '', '']);
  });
});

describe('an error response', () => {
  it('has the body of the application, also if no operation matches, or the default one', async () => {
    const { service } = notesService({
      errorBody: ({ status, details, operation }) =>
        status === 405 ? undefined : { status, message: details[0]?.message, operation },
    });
    expect(await send(service, 'GET /v1/notes')).toMatchObject({
      headers: { 'content-type': 'application/json' },
      body: { status: 401, message: 'Missing or invalid bearer token', operation: 'listNotes' },
    });
    expect(await send(service, 'GET /v1/note')).toMatchObject({
      body: { status: 404, message: 'Not found. Did you mean /v1/notes?' },
    });
    expect(await send(service, 'PUT /v1/notes')).toMatchObject({ body: errorBody('Method Not Allowed') });
  });

  it('has the default body if that of the application cannot be created, which is reported', async () => {
    const { service, errors } = notesService({
      errorBody: () => {
        throw new Error('no body');
      },
    });
    expect(await send(service, 'GET /v1/notes')).toMatchObject({
      status: 401,
      body: errorBody('Missing or invalid bearer token'),
    });
    expect(errors).toMatchObject([{ message: 'no body' }]);
  });
});

describe('a success response', () => {
  const { service } = notesService();

  it('is redacted and has only the documented properties', async () => {
    expect(await send(service, 'GET /v1/notes/1', { token: 'owner' })).toMatchObject({
      status: 200,
      body: { id: 1, title: 't', secret: '<REDACTED>' },
      headers: { 'content-type': 'application/json', 'content-length': '42' },
    });
    expect((await send(service, 'GET /v1/notes/1', { token: 'owner' })).body).not.toHaveProperty('internal');
    expect((await send(service, 'GET /v1/notes/1', { token: 'owner' })).body).not.toHaveProperty('pin');
  });

  it('has the headers that the conventions define', async () => {
    const { headers } = await send(service, 'GET /v1/notes/1', { token: 'owner' });
    expect(headers).toMatchObject({
      'x-version': '1.2.3',
      'x-scopes': '*',
      'x-accepted-scopes': 'notes',
      'x-limit': '100',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('has no headers about an operation if no operation matches', async () => {
    const { headers } = await send(service, 'GET /unknown', { token: 'owner' });
    expect(Object.keys(headers).sort()).toEqual(['content-length', 'content-type', 'x-version']);
  });

  it('has status 299 and warnings if the operation is deprecated', async () => {
    setHandler(() => ({ status: 204 }));
    expect(await send(service, 'DELETE /v1/notes/1', { token: 'owner' })).toMatchObject({
      status: 299,
      body: { warnings: [{ title: 'Deprecated', detail: 'This operation is deprecated and will be removed.' }] },
    });
    const custom = notesService({ deprecation: (operation) => (operation === 'getNote' ? ['old'] : undefined) });
    expect(await send(custom.service, 'DELETE /v1/notes/1', { token: 'owner' })).toMatchObject({
      status: 204,
      body: undefined,
    });
    setHandler(() => ({ status: 200, body: { id: 1 } }));
    expect(await send(custom.service, 'GET /v1/notes/1', { token: 'owner' })).toMatchObject({
      status: 299,
      body: { id: 1, warnings: ['old'] },
    });
    expect(await send(custom.service, 'GET /v1/notes/99', { token: 'owner' })).toMatchObject({ status: 404 });
  });

  it('has the headers that the handler returns, without line breaks in their values', async () => {
    setHandler(() => ({
      status: 200,
      headers: { 'X-Own': 'a\r\nX-Other: b', 'X-None': undefined, 'X-Number': 5 },
      body: {},
    }));
    const { headers } = await send(service, 'GET /v1/notes/1', { token: 'owner' });
    expect(headers).toMatchObject({ 'x-own': 'a X-Other: b', 'x-number': '5' });
    expect(headers).not.toHaveProperty('x-none');
    expect(headers).not.toHaveProperty('x-other');
  });

  it('has encoded header values and an extended Vary', async () => {
    const { service: customService } = notesService({
      cors: { origins: ['https://a.example'] },
      headers: { Vary: 'Authorization, origin' },
    });
    setHandler(() => ({ status: 200, headers: { 'X-Own': 'é\u0000\ud800☃' }, body: {} }));
    const { headers } = await send(customService, 'GET /v1/notes/1', { token: 'owner' });
    expect(headers).toMatchObject({ 'x-own': '%C3%A9 %EF%BF%BD%E2%98%83', vary: 'origin, Authorization' });
  });

  it('has no body if its status is 204, even if the handler returns a body', async () => {
    setHandler(() => ({ status: 204, body: { a: 1 } }));
    const response = await send(service, 'GET /v1/notes/1', { token: 'owner' });
    expect(response).toMatchObject({ status: 204, body: undefined });
    expect(response.headers).not.toHaveProperty('content-length');
  });

  it('has headers that the service computes for each response', async () => {
    const { service: customService } = notesService({
      headers: ({ status, identity, operation }) => ({
        'X-About': `${status} ${identity?.account ?? 'anonymous'} ${operation ?? 'none'}`,
      }),
    });
    expect((await send(customService, 'GET /v1/notes/1', { token: 'owner' })).headers['x-about']).toBe('200 a getNote');
    expect((await send(customService, 'GET /v1/notes/1')).headers['x-about']).toBe('401 anonymous getNote');
    expect((await send(customService, 'GET /')).headers['x-about']).toBe('404 anonymous none');
  });
});

describe('an error response', () => {
  it('is problem+json if the document has no convention', async () => {
    const service = createServiceFromTable({ ...table, conventions: {} }, notesHost());
    expect(await send(service, 'GET /v1/notes/99', { token: 'owner' })).toEqual({
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

  it('lists all error details in one line, each with its field', async () => {
    const service = createServiceFromTable({ ...table, conventions: {} }, notesHost());
    setHandler(() => {
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

  it('is sent after a rollback of the unit of work if the handler throws an HTTP error', async () => {
    const { service, host, errors } = notesService();
    setHandler(({ tx }) => {
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

  it('is sent after a rollback of the unit of work if the handler returns an error without `commit`', async () => {
    const { service, host } = notesService();
    setHandler(({ tx }) => {
      tx.remove('Note', 1);
      return { status: 409, body: { own: true } };
    });
    expect(await send(service, 'PUT /v1/notes/1', { token: 'owner', body: {} })).toMatchObject({
      status: 409,
      body: { own: true },
    });
    expect(await host.write((tx) => tx.list('Note').length)).toBe(3);
    setHandler(({ tx }) => {
      tx.remove('Note', 1);
      return { status: 409, commit: true };
    });
    await send(service, 'PUT /v1/notes/1', { token: 'owner', body: {} });
    expect(await host.write((tx) => tx.list('Note').length)).toBe(2);
  });

  it('has status 500 after an unexpected exception, which only the service sees, and no event is emitted', async () => {
    const { service, host, errors } = notesService();
    const thrown = new Error('the password is hunter2');
    setHandler(() => Promise.reject(thrown));
    const response = await send(service, 'POST /v1/notes', { token: 'owner', body: {} });
    expect(response).toMatchObject({
      status: 500,
      body: { errors: [{ reason: 'Internal server error' }] },
      headers: { 'x-limit': '100' },
    });
    expect(errors).toEqual([thrown]);
    expect(host.events).toEqual([]);
  });

  it('has status 400 if the body is aborted, which is not reported as an exception', async () => {
    const { service, errors } = notesService();
    const response = await service.handle({
      method: 'PUT',
      target: '/v1/notes/1',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: () => Promise.reject(new Error('aborted')),
    });
    expect([response.status, errors]).toEqual([400, []]);
  });

  it('has status 500 if the host throws', async () => {
    const host = { ...notesHost(), authenticate: () => Promise.reject(new Error('down')) };
    const { service, errors } = notesService({}, host);
    expect(await send(service, 'GET /v1/notes', { token: 'owner' })).toMatchObject({ status: 500 });
    expect(errors).toHaveLength(1);
  });
});

describe('response validation', () => {
  const operations = table.operations.map((operation) => ({
    ...operation,
    checks: {
      ...operation.checks,
      response: (_status: number, _headers: unknown, body: unknown) =>
        typeof body === 'object' && body !== null && 'title' in body
          ? []
          : [{ pointer: '', field: 'title', keyword: 'required', schema: '', message: 'is required' }],
    },
  }));
  const createValidatedService = (
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

  it('is off by default', async () => {
    setHandler(() => ({ status: 200, body: {} }));
    expect(await send(createValidatedService({}).service, 'GET /v1/notes/1', { token: 'owner' })).toMatchObject({
      status: 200,
    });
  });

  it('replaces an invalid response with 500, and reports its problems', async () => {
    setHandler(() => ({ status: 200, body: {} }));
    const { service, errors } = createValidatedService({ validateResponses: true });
    expect(await send(service, 'GET /v1/notes/1', { token: 'owner' })).toMatchObject({
      status: 500,
      body: { errors: [{ reason: 'Internal server error' }] },
    });
    expect(String(errors[0])).toBe('Error: getNote returned an invalid response with status 200: title: is required');
  });

  it('rejects a status that is not documented', async () => {
    setHandler(() => ({ status: 418 }));
    const { service, errors } = createValidatedService({ validateResponses: true });
    expect(await send(service, 'GET /v1/notes/1', { token: 'owner' })).toMatchObject({ status: 500 });
    expect(String(errors[0])).toContain('the document has no response 418');
  });
});

describe('OPTIONS and CORS', () => {
  const { service } = notesService({
    cors: { origins: ['https://app.example.com'], credentials: true, allow: ['X-Mine'], maxAge: 600 },
  });

  it('returns the methods of a path, without a token', async () => {
    expect(await send(service, 'OPTIONS /v1/notes/1')).toMatchObject({
      status: 204,
      body: undefined,
      headers: { allow: 'DELETE, GET, HEAD, OPTIONS, PUT' },
    });
    expect(await send(service, 'OPTIONS *')).toMatchObject({
      status: 204,
      headers: { allow: 'DELETE, GET, HEAD, OPTIONS, POST, PUT' },
    });
    expect(await send(service, 'OPTIONS /unknown')).toMatchObject({ status: 404 });
  });

  it('allows cross-origin requests only from the configured origins', async () => {
    const allowed = await send(service, 'OPTIONS /v1/notes/1', { headers: { origin: 'https://app.example.com' } });
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example.com',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'X-Mine',
      'access-control-allow-methods': 'DELETE, GET, HEAD, OPTIONS, PUT',
      'access-control-max-age': '600',
      vary: 'Origin',
    });
    const other = await send(service, 'OPTIONS /v1/notes/1', { headers: { origin: 'https://other.example.com' } });
    expect(Object.keys(other.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(other.headers['vary']).toBe('Origin');
  });

  it('uses the CORS headers of the document by default', async () => {
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
