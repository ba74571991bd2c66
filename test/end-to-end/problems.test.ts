// Every problem that an operation declares comes about once, through the generated client.

import type { ApiClient, Send } from '@cloud-api/client';
import type { Handlers } from '@cloud-api/server';
import type { MemoryTx } from '@cloud-api/server/memory';
import { expect, it } from 'vitest';
import type { Operation } from '../../src/generator/model/types/api.ts';
import { account, having } from '../unit/server/interface.ts';
import { cases, type Answer, type OperationId } from './operations.ts';
import { api, createExampleService, type ExampleServiceOptions } from './example-service.ts';

/** State on which every call of the cases succeeds but for what a row changes. */
const ready: ExampleServiceOptions = { change: having({ is_public: false, mine: true }) };
const isCase = (id: string): id is OperationId => Object.hasOwn(cases, id);
const declared = api.operations.flatMap((operation) =>
  operation.responses
    .filter(({ status }) => !status.startsWith('2'))
    .map(({ status }) => [`${operation.id} ${status}`, operation, status] as const),
);

/** The call of the operation's case by another client. */
function asked({ id }: Operation, client: ApiClient): Promise<Answer> {
  if (!isCase(id)) throw new Error(`there is no case for ${id}`);
  return cases[id].call(client);
}

/** A client that sends something else than its types let it say. */
const sending = (change: (init: RequestInit & { headers: Headers }, url: URL) => void) => ({
  intercept:
    (send: Send): Send =>
    ({ url, init, operation }) => {
      const [to, changed] = [new URL(url), { ...init }];
      change(changed, to);
      return send({ url: to.href, init: changed, operation });
    },
});

/** How a problem comes about for any operation that declares it. */
const provocations: Readonly<Record<string, (operation: Operation) => Promise<Answer>>> = {
  400(operation) {
    const { client } = createExampleService(ready);
    if (operation.requestBody)
      return asked(
        operation,
        client(
          'owner',
          sending((init) => (init.body = operation.tagGroup === 'oauth' ? 'x=1' : '{')),
        ),
      );
    return asked(
      operation,
      client(
        'owner',
        sending((_init, { searchParams }) =>
          operation.tagGroup === 'oauth' ? searchParams.delete('client_id') : searchParams.set('page', 'x'),
        ),
      ),
    );
  },
  401: (operation) => asked(operation, createExampleService(ready).client('nobody')),
  403: (operation) => asked(operation, createExampleService(ready).client('other-scope')),
  404: (operation) => asked(operation, createExampleService(ready).client('stranger')),
  413: (operation) => asked(operation, createExampleService({ ...ready, options: { bodyLimit: 1 } }).client()),
  415: (operation) =>
    asked(
      operation,
      createExampleService(ready).client(
        'owner',
        sending(({ headers }) => headers.set('content-type', 'text/x-other')),
      ),
    ),
  429: (operation) => asked(operation, createExampleService({ ...ready, rate: { requests: 0, seconds: 60 } }).client()),
  500: (operation) => asked(operation, createExampleService({ ...ready, handlers: broken }).client()),
};

/** Handlers that all fail. */
function broken(usual: Handlers<MemoryTx>): Handlers<MemoryTx> {
  const failing = (): never => {
    throw new Error('broken');
  };
  const areas = Object.entries(usual).map(([area, calls]: [string, object]) => [
    area,
    Object.fromEntries(Object.keys(calls).map((name) => [name, failing])),
  ]);
  // All of the members that there were, none of which answers.
  return Object.fromEntries(areas) as Handlers<MemoryTx>;
}

/** Those that come about in a way of their own. */
const own: Readonly<Record<string, () => Promise<Answer>>> = {
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
  // Nobody needs a scope to delete a database: the kind of user alone decides.
  'deleteDatabase 403': () =>
    createExampleService()
      .client('ungranted')
      .databases.deleteDatabase({ path: { instanceId: 123 } }),
  'getStackScript 404': () =>
    createExampleService({ change: having({ is_public: false, mine: false }) })
      .client('stranger')
      .stackscripts.getStackScript({ path: { stackscriptId: 10079 } }),
  'deleteUser 400': () =>
    createExampleService({ more: [{ schema: 'User', key: 'owner', account, value: {} }] })
      .client()
      .users.deleteUser({ path: { username: 'owner' } }),
  'deleteDatabase 400': () =>
    createExampleService({ change: having({ status: 'suspended' }) })
      .client()
      .databases.deleteDatabase({ path: { instanceId: 123 } }),
  'deleteStackScript 400': () =>
    createExampleService({ change: having({ is_public: true }) })
      .client()
      .stackscripts.deleteStackScript({ path: { stackscriptId: 10079 } }),
};

/** What no request through the pipeline can bring about, and why. */
const beyond: Readonly<Record<string, string>> = {
  'getStackScript 403':
    'Of a StackScript, a token without the scope sees what anybody sees; only a handler can refuse.',
};

it('has no way of its own and no exception for what is not declared', () => {
  const names = declared.map(([name]) => name);
  for (const name of [...Object.keys(own), ...Object.keys(beyond)]) expect(names).toContain(name);
});

it.each(declared.filter(([name]) => beyond[name] === undefined))('%s', async (name, operation, status) => {
  const answer = await (own[name] ?? (() => provocations[status]?.(operation)))();
  expect([name, answer?.ok, answer?.status, answer?.response.status]).toEqual([
    name,
    false,
    Number(status),
    Number(status),
  ]);
  if (status === '302')
    expect(answer?.headers.get('location')).toBe('https://app.example.com/callback?code=9f86d081884c7d65');
  else
    expect(answer?.error).toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({ reason: expect.stringMatching(/\S/) as string }),
      ]) as unknown,
    });
  if (status === '429') expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
});

it.each(Object.keys(beyond))('%s is beyond the pipeline still', async (name) => {
  const found = declared.find(([each]) => each === name);
  const answer = found && (await provocations[found[2]]?.(found[1]));
  expect(answer?.ok).toBe(true);
});

const refusing = api.operations.filter(
  ({ extensions }) => extensions.access?.kind === 'unrestricted' || extensions.access?.kind === 'grant',
);

it.each(refusing.map((operation) => [operation.id, operation] as const))(
  '%s refuses a restricted user without the grant',
  async (_id, operation) => {
    const answer = await asked(operation, createExampleService(ready).client('ungranted'));
    const { access } = operation.extensions;
    const missing =
      access?.kind === 'grant' ? `the grant ${access.grant}` : 'Only an unrestricted user may call this operation.';
    expect([answer.status, answer.error]).toEqual([
      403,
      { errors: [{ reason: expect.stringContaining(missing) as string }] },
    ]);
  },
);

const granted = api.operations.flatMap((operation) =>
  operation.extensions.access?.kind === 'grant'
    ? [[operation.id, operation, operation.extensions.access.level] as const]
    : [],
);

it.each(granted)('%s takes a grant of the level that it needs', async (_id, operation, level) => {
  const answer = await asked(operation, createExampleService(ready).client('viewer'));
  expect(answer.status).toBe(level === 'read_only' ? 200 : 403);
});

it('most operations refuse a restricted user', () => {
  expect(refusing.length).toBeGreaterThan(30);
});

it.each(
  api.operations
    .filter((operation) => operation.resource && operation.id !== 'getStackScript')
    .map((operation) => [operation.id, operation] as const),
)('%s finds nothing under another key', async (_id, operation) => {
  const answer = await asked(
    operation,
    createExampleService({ change: (record) => ({ ...record, key: 'elsewhere' }) }).client(),
  );
  expect([answer.status, answer.error]).toEqual([404, { errors: [{ reason: 'Not found' }] }]);
});
