// Cached parts of responses: prepared headers, and serialized bodies for constant values.

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { HandlerResponse, ResponseHeaders } from '../../../src/runtime/server/handler-types.ts';
import type { ServiceResponse } from '../../../src/runtime/server/http.ts';
import { createServiceFromTable, type Service } from '../../../src/runtime/server/service.ts';
import { get, notesHost, notesService, send, setHandler, table } from './notes-service.ts';

const openTable = {
  ...table,
  shapes: { Note: { propertyNames: ['id', 'title', 'parts'], properties: { pin: { writeOnly: true as const } } } },
  operations: [get],
};
const createOpenService = (): { readonly service: Service; readonly host: ReturnType<typeof notesHost> } => {
  const host = notesHost();
  return { service: createServiceFromTable(openTable, host), host };
};
const returnStoredResource = (): void => setHandler(({ resource }) => ({ status: 200, body: resource }));
const getNote = (service: Service, token?: string): Promise<ServiceResponse> =>
  service.handle({
    method: 'GET',
    target: '/v1/notes/1',
    address: '192.0.2.1',
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });

describe('the cached body for a constant value', () => {
  it('is the same for repeated requests, without undocumented properties', async () => {
    returnStoredResource();
    const { service } = createOpenService();
    const first = await getNote(service, 'owner');
    expect(first.body).toBe('{"id":1,"title":"one","parts":[{"name":"a"}]}');
    expect((await getNote(service, 'owner')).body).toBe(first.body);
  });

  it('changes if a different value is stored', async () => {
    returnStoredResource();
    const { service, host } = createOpenService();
    await getNote(service, 'owner');
    await host.write((tx) => tx.put({ schema: 'Note', key: 1, account: 'a', value: { id: 1, title: 'new' } }));
    expect((await getNote(service, 'owner')).body).toBe('{"id":1,"title":"new"}');
  });

  it('is not used if the handler returns a different value', async () => {
    const { service } = createOpenService();
    returnStoredResource();
    await getNote(service, 'owner');
    setHandler(({ resource }) => ({ status: 200, body: { ...(resource as object), title: 'other' } }));
    expect((await getNote(service, 'owner')).body).toContain('"title":"other"');
  });

  it('is redacted for each caller if the redaction depends on the caller', async () => {
    const shapes = {
      Note: {
        propertyNames: ['id', 'secret'],
        properties: {
          secret: {
            redaction: {
              as: '***',
              unless: ({ caller }: { readonly caller: unknown }) => !(caller as { restricted: boolean }).restricted,
            },
          },
        },
      },
    };
    const service = createServiceFromTable({ ...openTable, shapes }, notesHost());
    returnStoredResource();
    expect((await getNote(service, 'owner')).body).toBe('{"id":1,"secret":"s3cret"}');
    expect((await getNote(service, 'reader')).body).toBe('{"id":1,"secret":"***"}');
    expect((await getNote(service, 'owner')).body).toBe('{"id":1,"secret":"s3cret"}');
  });

  it('has warnings once the operation is deprecated', async () => {
    returnStoredResource();
    let deprecated = false;
    const service = createServiceFromTable(openTable, notesHost(), {
      deprecation: () => (deprecated ? ['old'] : undefined),
    });
    expect((await getNote(service, 'owner')).body).not.toContain('old');
    deprecated = true;
    expect((await getNote(service, 'owner')).body).toContain('"warnings":["old"]');
    deprecated = false;
    expect((await getNote(service, 'owner')).body).not.toContain('old');
  });
});

describe('headers', () => {
  const headerName = fc.constantFrom(
    'X-Own',
    'x-own',
    'Vary',
    'Content-Type',
    'content-length',
    'X-Limit',
    'x-remaining',
    'X-Scopes',
    'X-Version',
    'X-Accepted-Scopes',
    'Cache-Control',
  );
  const headerValue = fc.oneof(
    fc.constantFrom<string | number | boolean | undefined>('a', 'Origin', 'é', 5, true, undefined),
    fc.string({ maxLength: 5 }),
  );
  const anyHeaders = fc.dictionary(headerName, headerValue, { maxKeys: 4 });
  const response = fc.record<HandlerResponse>({
    status: fc.constantFrom(200, 204, 404),
    body: fc.constantFrom(undefined, {}, { id: 1 }),
    headers: anyHeaders,
    contentType: fc.constantFrom(undefined, 'application/json', 'text/plain'),
  });

  test('are the same and in the same order whether prepared or created for each response', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyHeaders,
        fc.array(fc.tuple(response, fc.constantFrom('owner', 'reader', 'nobody', undefined)), {
          minLength: 1,
          maxLength: 5,
        }),
        async (serviceHeaders: ResponseHeaders, requests) => {
          const frozen = Object.freeze({ ...serviceHeaders });
          const [prepared, unprepared] = [
            notesService({ headers: () => frozen }),
            notesService({ headers: () => ({ ...serviceHeaders }) }),
          ];
          for (const [handlerResponse, token] of requests) {
            setHandler(() => handlerResponse);
            expect(await getNote(prepared.service, token)).toEqual(await getNote(unprepared.service, token));
          }
        },
      ),
    );
  });

  test('passed as a service option are copied when the service is created', async () => {
    const headers: Record<string, string> = { 'X-Own': 'a' };
    const { service } = notesService({ headers });
    headers['X-Own'] = 'b';
    setHandler(() => ({ status: 200, body: {} }));
    expect((await send(service, 'GET /v1/notes/1', { token: 'owner' })).headers).toMatchObject({ 'x-own': 'a' });
  });
});

it('awaits promises from other realms', async () => {
  const host = notesHost();
  const toThenable = <T>(value: T): Promise<T> =>
    ({
      then: (onFulfilled: (value: T) => unknown, onRejected: (error: unknown) => unknown) =>
        Promise.resolve(value).then(onFulfilled, onRejected),
    }) as Promise<T>;
  const service = createServiceFromTable(table, {
    ...host,
    authenticate: (credential, request) =>
      toThenable(host.authenticate(credential, request)) as ReturnType<typeof host.authenticate>,
    load: (tx, key, identity, lock) => toThenable(host.load(tx, key, identity, lock)) as ReturnType<typeof host.load>,
    rateLimit: (query) => toThenable(host.rateLimit(query)) as ReturnType<typeof host.rateLimit>,
  });
  setHandler(({ resource }) => toThenable({ status: 200, body: resource }));
  expect((await send(service, 'GET /v1/notes/1', { token: 'owner' })).body).toMatchObject({ id: 1, title: 'one' });
});
