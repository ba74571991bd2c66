// Tests that the generated client returns every documented error response of every operation.

import type { ApiClient, Send } from '@cloud-api/client';
import type { Handlers } from '@cloud-api/server';
import type { MemoryTx } from '@cloud-api/server/memory';
import { expect, test } from 'vitest';
import type { Operation } from '../../src/generator/model/types/api.ts';
import { account, withProperties } from '../targets/server/spec-service.ts';
import { cases, type OperationId, type OperationResult } from './operations.ts';
import { api, createExampleService, type ExampleServiceOptions } from './example-service.ts';

/** Stored records for which every call in `cases` succeeds. */
const serviceOptions: ExampleServiceOptions = { change: withProperties({ is_public: false, mine: true }) };
const isCase = (id: string): id is OperationId => Object.hasOwn(cases, id);
const documentedErrors = api.operations.flatMap((operation) =>
  operation.responses
    .filter(({ status }) => !status.startsWith('2'))
    .map(({ status }) => [`${operation.id} ${status}`, operation, status] as const),
);

/** Runs the case of an operation with this client. */
function callOperation({ id }: Operation, client: ApiClient): Promise<OperationResult> {
  if (!isCase(id)) throw new Error(`missing case for ${id}`);
  return cases[id].call(client);
}

/** Creates client options that change outgoing requests, so that they can violate the client types. */
const withChangedRequest = (change: (init: RequestInit & { headers: Headers }, url: URL) => void) => ({
  intercept:
    (send: Send): Send =>
    ({ url, init, operation }) => {
      const [changedUrl, changedInit] = [new URL(url), { ...init }];
      change(changedInit, changedUrl);
      return send({ url: changedUrl.href, init: changedInit, operation });
    },
});

/** Requests that provoke an error in any operation that documents its status. */
const requestsByStatus: Readonly<Record<string, (operation: Operation) => Promise<OperationResult>>> = {
  400(operation) {
    const { client } = createExampleService(serviceOptions);
    if (operation.requestBody)
      return callOperation(
        operation,
        client(
          'owner',
          withChangedRequest((init) => (init.body = operation.tagGroup === 'oauth' ? 'x=1' : '{')),
        ),
      );
    return callOperation(
      operation,
      client(
        'owner',
        withChangedRequest((_init, { searchParams }) =>
          operation.tagGroup === 'oauth' ? searchParams.delete('client_id') : searchParams.set('page', 'x'),
        ),
      ),
    );
  },
  401: (operation) => callOperation(operation, createExampleService(serviceOptions).client('unknown-token')),
  403: (operation) => callOperation(operation, createExampleService(serviceOptions).client('other-scope')),
  404: (operation) => callOperation(operation, createExampleService(serviceOptions).client('other-account')),
  413: (operation) =>
    callOperation(operation, createExampleService({ ...serviceOptions, options: { bodyLimit: 1 } }).client()),
  415: (operation) =>
    callOperation(
      operation,
      createExampleService(serviceOptions).client(
        'owner',
        withChangedRequest(({ headers }) => headers.set('content-type', 'text/x-other')),
      ),
    ),
  429: (operation) =>
    callOperation(operation, createExampleService({ ...serviceOptions, rate: { requests: 0, seconds: 60 } }).client()),
  500: (operation) => callOperation(operation, createExampleService({ ...serviceOptions, handlers: failAll }).client()),
};

/** Replaces all handlers with ones that throw. */
function failAll(defaultHandlers: Handlers<MemoryTx>): Handlers<MemoryTx> {
  const fail = (): never => {
    throw new Error('handler failed');
  };
  const tagGroups = Object.entries(defaultHandlers).map(([tag, calls]: [string, object]) => [
    tag,
    Object.fromEntries(Object.keys(calls).map((name) => [name, fail])),
  ]);
  // The result has the same properties as the input.
  return Object.fromEntries(tagGroups) as Handlers<MemoryTx>;
}

/** Errors that need a special request, by operation and status. */
const specialRequests: Readonly<Record<string, () => Promise<OperationResult>>> = {
  'authorize 302': () =>
    createExampleService()
      .client()
      .oauth.authorize({
        query: {
          client_id: '2737bf16b39ab5d7b4a1',
          scope: 'account:read_only',
          redirect_uri: 'https://app.example.com/callback',
          state: 'granted',
        },
        init: { redirect: 'manual' },
      }),
  'exchangeToken 401': () =>
    createExampleService()
      .client()
      .oauth.exchangeToken({ body: { client_id: 'x', client_secret: 'wrong', code: 'x' } }),
  // Deleting a database requires no scope; access depends only on the kind of user.
  'deleteDatabase 403': () =>
    createExampleService()
      .client('ungranted')
      .databases.deleteDatabase({ path: { instanceId: 123 } }),
  'getStackScript 404': () =>
    createExampleService({ change: withProperties({ is_public: false, mine: false }) })
      .client('other-account')
      .stackscripts.getStackScript({ path: { stackscriptId: 10079 } }),
  'deleteUser 400': () =>
    createExampleService({ additionalRecords: [{ schema: 'User', key: 'owner', account, value: {} }] })
      .client()
      .users.deleteUser({ path: { username: 'owner' } }),
  'deleteDatabase 400': () =>
    createExampleService({ change: withProperties({ status: 'suspended' }) })
      .client()
      .databases.deleteDatabase({ path: { instanceId: 123 } }),
  'deleteStackScript 400': () =>
    createExampleService({ change: withProperties({ is_public: true }) })
      .client()
      .stackscripts.deleteStackScript({ path: { stackscriptId: 10079 } }),
};

/** Documented errors that no request can provoke, each with the reason. */
const unreachable: Readonly<Record<string, string>> = {
  'getStackScript 403': 'A token without the scope has public access to a StackScript; only a handler can return 403.',
};

test('special requests and exceptions exist only for documented errors', () => {
  const names = documentedErrors.map(([name]) => name);
  for (const name of [...Object.keys(specialRequests), ...Object.keys(unreachable)]) expect(names).toContain(name);
});

test.each(documentedErrors.filter(([name]) => unreachable[name] === undefined))(
  'the client returns the documented error: %s',
  async (name, operation, status) => {
    const result = await (specialRequests[name] ?? (() => requestsByStatus[status]?.(operation)))();
    expect([name, result?.ok, result?.status, result?.response.status]).toEqual([
      name,
      false,
      Number(status),
      Number(status),
    ]);
    if (status === '302')
      expect(result?.headers.get('location')).toBe('https://app.example.com/callback?code=9f86d081884c7d65');
    else
      expect(result?.error).toMatchObject({
        errors: expect.arrayContaining([
          expect.objectContaining({ reason: expect.stringMatching(/\S/) as string }),
        ]) as unknown,
      });
    if (status === '429') expect(Number(result?.headers.get('retry-after'))).toBeGreaterThan(0);
  },
);

test.each(Object.keys(unreachable))('no request provokes the error: %s', async (name) => {
  const error = documentedErrors.find(([errorName]) => errorName === name);
  const result = error && (await requestsByStatus[error[2]]?.(error[1]));
  expect(result?.ok).toBe(true);
});

const restrictedOperations = api.operations.filter(
  ({ extensions }) => extensions.access?.kind === 'unrestricted' || extensions.access?.kind === 'grant',
);

test.each(restrictedOperations.map((operation) => [operation.id, operation] as const))(
  '%s rejects a restricted user without the grant',
  async (_id, operation) => {
    const result = await callOperation(operation, createExampleService(serviceOptions).client('ungranted'));
    const { access } = operation.extensions;
    const expectedReason =
      access?.kind === 'grant' ? `the grant ${access.grant}` : 'Only an unrestricted user may call this operation.';
    expect([result.status, result.error]).toEqual([
      403,
      { errors: [{ reason: expect.stringContaining(expectedReason) as string }] },
    ]);
  },
);

const grantedOperations = api.operations.flatMap((operation) =>
  operation.extensions.access?.kind === 'grant'
    ? [[operation.id, operation, operation.extensions.access.level] as const]
    : [],
);

test.each(grantedOperations)('%s requires a grant with its access level', async (_id, operation, level) => {
  const result = await callOperation(operation, createExampleService(serviceOptions).client('viewer'));
  expect(result.status).toBe(level === 'read_only' ? 200 : 403);
});

test('enough operations require an unrestricted user or a grant', () => {
  expect(restrictedOperations.length).toBeGreaterThan(30);
});

test.each(
  api.operations
    .filter((operation) => operation.resource && operation.id !== 'getStackScript')
    .map((operation) => [operation.id, operation] as const),
)('%s returns 404 for an unknown key', async (_id, operation) => {
  const result = await callOperation(
    operation,
    createExampleService({ change: (record) => ({ ...record, key: 'other' }) }).client(),
  );
  expect([result.status, result.error]).toEqual([404, { errors: [{ reason: 'Not found' }] }]);
});
