// What is worked out once is what would be worked out each time: headers, and the text of what never changes.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HandlerResponse, ResponseHeaders } from '../../../src/runtime/server/handler.ts';
import type { ServiceResponse } from '../../../src/runtime/server/http.ts';
import { createServiceFromTable, type Service } from '../../../src/runtime/server/service.ts';
import { answering, get, notesHost, notesService, send, table } from './notes.ts';

const open = {
  ...table,
  shapes: { Note: { propertyNames: ['id', 'title', 'parts'], properties: { pin: { writeOnly: true as const } } } },
  operations: [get],
};
const openService = (): { readonly service: Service; readonly host: ReturnType<typeof notesHost> } => {
  const host = notesHost();
  return { service: createServiceFromTable(open, host), host };
};
const stored = (): void => answering(({ resource }) => ({ status: 200, body: resource }));
const ask = (service: Service, token?: string): Promise<ServiceResponse> =>
  service.handle({
    method: 'GET',
    target: '/v1/notes/1',
    address: '192.0.2.1',
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });

describe('a value that never changes', () => {
  it('is sent with the same text again, without what is not the document’s', async () => {
    stored();
    const { service } = openService();
    const first = await ask(service, 'owner');
    expect(first.body).toBe('{"id":1,"title":"one","parts":[{"name":"a"}]}');
    expect((await ask(service, 'owner')).body).toBe(first.body);
  });

  it('is another value once it is stored anew', async () => {
    stored();
    const { service, host } = openService();
    await ask(service, 'owner');
    await host.write((tx) => tx.put({ schema: 'Note', key: 1, account: 'a', value: { id: 1, title: 'new' } }));
    expect((await ask(service, 'owner')).body).toBe('{"id":1,"title":"new"}');
  });

  it('is what the handler answers only if the handler answers it', async () => {
    const { service } = openService();
    stored();
    await ask(service, 'owner');
    answering(({ resource }) => ({ status: 200, body: { ...(resource as object), title: 'other' } }));
    expect((await ask(service, 'owner')).body).toContain('"title":"other"');
  });

  it('is redacted for each who asks where that depends on who asks', async () => {
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
    const service = createServiceFromTable({ ...open, shapes }, notesHost());
    stored();
    expect((await ask(service, 'owner')).body).toBe('{"id":1,"secret":"s3cret"}');
    expect((await ask(service, 'reader')).body).toBe('{"id":1,"secret":"***"}');
    expect((await ask(service, 'owner')).body).toBe('{"id":1,"secret":"s3cret"}');
  });

  it('warns where the operation is deprecated later', async () => {
    stored();
    let deprecated = false;
    const service = createServiceFromTable(open, notesHost(), {
      deprecation: () => (deprecated ? ['old'] : undefined),
    });
    expect((await ask(service, 'owner')).body).not.toContain('old');
    deprecated = true;
    expect((await ask(service, 'owner')).body).toContain('"warnings":["old"]');
    deprecated = false;
    expect((await ask(service, 'owner')).body).not.toContain('old');
  });
});

describe('headers', () => {
  const name = fc.constantFrom(
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
  const value = fc.oneof(
    fc.constantFrom<string | number | boolean | undefined>('a', 'Origin', 'é', 5, true, undefined),
    fc.string({ maxLength: 5 }),
  );
  const some = fc.dictionary(name, value, { maxKeys: 4 });
  const response = fc.record<HandlerResponse>({
    status: fc.constantFrom(200, 204, 404),
    body: fc.constantFrom(undefined, {}, { id: 1 }),
    headers: some,
    contentType: fc.constantFrom(undefined, 'application/json', 'text/plain'),
  });

  it('that are prepared are those that are put together anew, in the same order', async () => {
    await fc.assert(
      fc.asyncProperty(
        some,
        fc.array(fc.tuple(response, fc.constantFrom('owner', 'reader', 'nobody', undefined)), {
          minLength: 1,
          maxLength: 5,
        }),
        async (own: ResponseHeaders, requests) => {
          const frozen = Object.freeze({ ...own });
          const [prepared, anew] = [
            notesService({ headers: () => frozen }),
            notesService({ headers: () => ({ ...own }) }),
          ];
          for (const [answer, token] of requests) {
            answering(() => answer);
            expect(await ask(prepared.service, token)).toEqual(await ask(anew.service, token));
          }
        },
      ),
    );
  });

  it('that a service gives as they stand are taken as they stood', async () => {
    const headers: Record<string, string> = { 'X-Own': 'a' };
    const { service } = notesService({ headers });
    headers['X-Own'] = 'b';
    answering(() => ({ status: 200, body: {} }));
    expect((await send(service, 'GET /v1/notes/1', { token: 'owner' })).headers).toMatchObject({ 'x-own': 'a' });
  });
});

it('a promise of another realm is waited for', async () => {
  const host = notesHost();
  const later = <T>(value: T): Promise<T> =>
    ({
      then: (kept: (value: T) => unknown, broken: (error: unknown) => unknown) =>
        Promise.resolve(value).then(kept, broken),
    }) as Promise<T>;
  const service = createServiceFromTable(table, {
    ...host,
    authenticate: (credential, request) =>
      later(host.authenticate(credential, request)) as ReturnType<typeof host.authenticate>,
    load: (tx, key, identity, lock) => later(host.load(tx, key, identity, lock)) as ReturnType<typeof host.load>,
    rateLimit: (query) => later(host.rateLimit(query)) as ReturnType<typeof host.rateLimit>,
  });
  answering(({ resource }) => later({ status: 200, body: resource }));
  expect((await send(service, 'GET /v1/notes/1', { token: 'owner' })).body).toMatchObject({ id: 1, title: 'one' });
});
