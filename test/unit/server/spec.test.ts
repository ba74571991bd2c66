// The interface's own document as a service: every operation answers, and every problem that it declares can be met.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../../../src/generator/model/types/api.ts';
import { account, having, loadInterface, type Interface, type Situation } from './interface.ts';
import { send, type Seen } from './notes.ts';

let all: Interface;
beforeAll(async () => {
  all = await loadInterface('spec');
});

/** State on which the example of every operation succeeds: a StackScript can be deleted while it is private. */
const ready: Situation = { change: having({ is_public: false, mine: true }) };

describe('every operation', () => {
  it('answers with its example, valid by the document to the last header', async () => {
    const told: unknown[] = [];
    const service = all.serviceOf({ ...ready, options: { onError: (error) => told.push(String(error)) } });
    const statuses: unknown[] = [];
    for (const operation of all.api.operations) {
      const answer = await all.call(service, operation);
      statuses.push([operation.id, answer.status, answer.status < 300 ? 'fine' : answer.body]);
    }
    expect(told).toEqual([]);
    expect(statuses).toEqual(
      all.api.operations.map((operation) => [operation.id, all.examples.success(operation).status, 'fine']),
    );
  });

  it('meets each problem that it declares', async () => {
    const met: string[] = [];
    const declared: string[] = [];
    for (const operation of all.api.operations) {
      for (const { status } of operation.responses.filter((response) => /^[45]/.test(response.status))) {
        declared.push(`${operation.id} ${status}`);
        const answer = await (isHandlers(operation, status)
          ? handled(operation, status)
          : provocations[status]?.(operation));
        met.push(`${operation.id} ${answer?.status ?? 'none'}`);
        expect([operation.id, status, answer?.body]).toMatchObject([
          operation.id,
          status,
          {
            errors: expect.arrayContaining([
              expect.objectContaining({ reason: expect.any(String) as string }),
            ]) as unknown,
          },
        ]);
      }
    }
    expect(met).toEqual(declared);
  });

  it('sends the headers of the interface, whatever it answers', async () => {
    const everywhere = [
      'access-control-allow-credentials',
      'access-control-allow-headers',
      'access-control-allow-origin',
      'access-control-expose-headers',
      'cache-control',
      'content-security-policy',
      'strict-transport-security',
      'vary',
      'x-spec-version',
    ];
    const service = all.serviceOf(ready);
    for (const operation of all.api.operations) {
      const answer = await all.call(service, operation);
      expect(Object.keys(answer.headers)).toEqual(
        expect.arrayContaining([
          ...everywhere,
          'access-control-allow-methods',
          'x-ratelimit-limit',
          'x-ratelimit-remaining',
          'x-ratelimit-reset',
        ]),
      );
    }
    expect(Object.keys((await send(service, 'GET /nowhere')).headers)).toEqual(expect.arrayContaining(everywhere));
  });
});

/** How each declared problem comes about, for any operation that declares it. */
const provocations: Readonly<Record<string, (operation: Operation) => Promise<Seen>>> = {
  400: (operation) => {
    const service = all.serviceOf(ready);
    if (operation.requestBody?.content[0]?.mediaType === 'application/json')
      return all.call(service, operation, 'owner', { body: '{' });
    const form = operation.requestBody && {
      body: 'x=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    return send(service, `${all.examples.line(operation).split('?')[0] ?? ''}?page=x`, { token: 'owner', ...form });
  },
  401: (operation) => all.call(all.serviceOf(), operation, 'wrong'),
  403: (operation) => all.call(all.serviceOf(), operation, 'powerless'),
  404: (operation) => all.call(all.serviceOf({ change: (record) => ({ ...record, key: 'elsewhere' }) }), operation),
  413: (operation) => all.call(all.serviceOf({ options: { bodyLimit: 1 } }), operation),
  415: (operation) =>
    all.call(all.serviceOf(), operation, 'owner', { body: 'x', headers: { 'content-type': 'text/x-other' } }),
  429: (operation) => all.call(all.serviceOf({ rate: { requests: 0, seconds: 60 } }), operation),
  500: (operation) =>
    all.call(
      all.serviceOf({
        ...ready,
        options: { onError: () => undefined },
        answer: () => Promise.reject(new Error('broken')),
      }),
      operation,
    ),
};

/** Whether only the handler can know of the problem: what the request itself may be wrong in is none of it. */
function isHandlers({ id, requestBody, parameters }: Operation, status: string): boolean {
  // Of a StackScript, a token without the scope sees what anybody sees.
  if (id === 'getStackScript' && status === '403') return true;
  return (
    (id === 'exchangeToken' && status === '401') ||
    (status === '400' && !requestBody && !parameters.some((parameter) => parameter.in === 'query'))
  );
}

function handled(operation: Operation, status: string): Promise<Seen> {
  const body = {
    errors: [{ reason: 'So it is.' }],
    ...(operation.tagGroup === 'oauth' && { error: 'invalid_client' }),
  };
  return all.call(all.serviceOf({ ...ready, answer: () => ({ status: Number(status), body }) }), operation);
}

describe('rules and preconditions', () => {
  const cases: readonly (readonly [
    claim: string,
    operation: string,
    situation: Situation & { readonly token?: string },
    body: unknown,
    status: number,
    field?: string,
  ])[] = [
    [
      'a restricted user cannot change the tags of an instance',
      'updateComputeInstance',
      { token: 'restricted' },
      { tags: ['new'] },
      403,
      'tags',
    ],
    [
      'a restricted user can send the present tags',
      'updateComputeInstance',
      { token: 'restricted' },
      { tags: ['web', 'example'] },
      200,
    ],
    [
      'a restricted user can change the tags of a NodeBalancer',
      'updateNodeBalancer',
      { token: 'restricted' },
      { tags: ['new'] },
      200,
    ],
    [
      'a stored interval must exceed a new timeout',
      'rebuildNodeBalancerConfig',
      {},
      { check_timeout: 40, nodes: [] },
      400,
      'check_interval',
    ],
    [
      'a new interval may go with a new timeout',
      'rebuildNodeBalancerConfig',
      {},
      { check_timeout: 40, check_interval: 41, nodes: [] },
      200,
    ],
    [
      'a stored certificate and key count for https',
      'rebuildNodeBalancerConfig',
      {},
      { protocol: 'https', nodes: [] },
      200,
    ],
    [
      'leaving https needs no word on certificate and key',
      'rebuildNodeBalancerConfig',
      {},
      { protocol: 'http', nodes: [] },
      200,
    ],
    [
      'https without a stored certificate is refused',
      'rebuildNodeBalancerConfig',
      { change: having({ ssl_cert: null, ssl_key: null, protocol: 'http' }) },
      { protocol: 'https', nodes: [] },
      400,
      'ssl_cert',
    ],
    [
      'a redaction that stands for nothing is refused',
      'rebuildNodeBalancerConfig',
      { change: having({ ssl_cert: null }) },
      { ssl_cert: '<REDACTED>', protocol: 'https', nodes: [] },
      400,
      'ssl_cert',
    ],
    ['a body must have what the resource has not', 'rebuildNodeBalancerConfig', {}, { port: 80 }, 400, 'nodes'],
    ['items of a list are whole', 'rebuildNodeBalancerConfig', {}, { nodes: [{ label: 'x' }] }, 400, 'nodes.0.address'],
    [
      'the proxy protocol is none when omitted',
      'rebuildNodeBalancerConfig',
      { change: having({ proxy_protocol: 'v2', protocol: 'tcp', stickiness: 'none' }) },
      { protocol: 'http', nodes: [] },
      200,
    ],
    [
      'a database must be active to be changed',
      'updateDatabase',
      { change: having({ status: 'suspended' }) },
      { label: 'other' },
      400,
    ],
    [
      'a StackScript that is public stays so',
      'updateStackScript',
      { change: having({ is_public: true }) },
      { is_public: false },
      400,
      'is_public',
    ],
    ['an unknown field is ignored', 'updateNodeBalancer', {}, { unknown: 1, id: 'x', label: 'fine' }, 200],
    [
      'problems come together',
      'updateNodeBalancer',
      {},
      { label: '!', client_conn_throttle: -1 },
      400,
      'client_conn_throttle',
    ],
  ];

  it.each(cases.map((each) => [each[0], each] as const))(
    '%s',
    async (_claim, [, id, { token, ...situation }, body, status, field]) => {
      const answer = await all.call(all.serviceOf(situation), all.operation(id), token, { body });
      expect({ status: answer.status, body: answer.body }).toMatchObject({ status });
      if (field !== undefined)
        expect((answer.body as { errors: { field?: string }[] }).errors.map((error) => error.field)).toContain(field);
    },
  );

  it('a private StackScript is nobody’s business', async () => {
    const line = all.examples.line(all.operation('getStackScript'));
    expect((await send(all.serviceOf({ change: having({ is_public: false, mine: false }) }), line)).status).toBe(404);
    expect((await send(all.serviceOf(), line)).status).toBe(200);
    expect((await send(all.serviceOf(), line, { token: 'wrong' })).status).toBe(401);
  });

  it('secrets of Longview are shown to those who may change them', async () => {
    const secret = async (token: string): Promise<unknown> =>
      ((await all.call(all.serviceOf(), all.operation('getLongviewClient'), token)).body as { api_key: string })
        .api_key;
    expect(await secret('reader')).toBe('[REDACTED]');
    expect(await secret('owner')).toBe((all.examples.value('LongviewClient') as { api_key: string }).api_key);
  });

  it('limits count what is there', async () => {
    const methods = [1, 2, 3, 4, 5, 6].map((key) => ({ schema: 'PaymentMethod', key, account, value: {} }));
    const create = all.operation('createPaymentMethod');
    expect(await all.call(all.serviceOf({ more: methods }), create)).toMatchObject({
      status: 400,
      body: { errors: [{ reason: 'An account has at most 6 active payment methods.' }] },
    });
    expect(await all.call(all.serviceOf({ more: methods.slice(1) }), create)).toMatchObject({ status: 200 });
    expect(await all.call(all.serviceOf({ billing: false }), create)).toMatchObject({ status: 400 });
  });
});
