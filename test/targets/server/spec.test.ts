// The generated service of spec/openapi.yaml: example responses, declared errors, headers, rules, and preconditions.

import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Operation } from '../../../src/generator/model/types/api.ts';
import { account, withProperties, loadSpecService, type ServiceSetup, type SpecService } from './spec-service.ts';
import { send, type TestResponse } from './notes-service.ts';

let spec: SpecService;
beforeAll(async () => {
  spec = await loadSpecService('spec');
});

/** A setup in which the example of every operation succeeds: a StackScript can only be deleted while it is private. */
const succeedingSetup: ServiceSetup = { changeRecord: withProperties({ is_public: false, mine: true }) };

describe('every operation', () => {
  it('returns its example, and the response is valid', async () => {
    const errors: unknown[] = [];
    const service = spec.createService({
      ...succeedingSetup,
      options: { onError: (error) => errors.push(String(error)) },
    });
    const statuses: unknown[] = [];
    for (const operation of spec.api.operations) {
      const response = await spec.call(service, operation);
      statuses.push([operation.id, response.status, response.status < 300 ? 'success' : response.body]);
    }
    expect(errors).toEqual([]);
    expect(statuses).toEqual(
      spec.api.operations.map((operation) => [operation.id, spec.examples.success(operation).status, 'success']),
    );
  });

  it('returns each error that it declares', async () => {
    const returnedErrors: string[] = [];
    const declaredErrors: string[] = [];
    for (const operation of spec.api.operations) {
      for (const { status } of operation.responses.filter((response) => /^[45]/.test(response.status))) {
        declaredErrors.push(`${operation.id} ${status}`);
        const response = await (isHandlerError(operation, status)
          ? callFailingHandler(operation, status)
          : failingCalls[status]?.(operation));
        returnedErrors.push(`${operation.id} ${response?.status ?? 'none'}`);
        expect([operation.id, status, response?.body]).toMatchObject([
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
    expect(returnedErrors).toEqual(declaredErrors);
  });

  it("sends the API's common headers in every response", async () => {
    const commonHeaders = [
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
    const service = spec.createService(succeedingSetup);
    for (const operation of spec.api.operations) {
      const response = await spec.call(service, operation);
      expect(Object.keys(response.headers)).toEqual(
        expect.arrayContaining([
          ...commonHeaders,
          'access-control-allow-methods',
          'x-ratelimit-limit',
          'x-ratelimit-remaining',
          'x-ratelimit-reset',
        ]),
      );
    }
    expect(Object.keys((await send(service, 'GET /unknown')).headers)).toEqual(expect.arrayContaining(commonHeaders));
  });
});

/** Calls that cause an error, by status, for any operation that declares that error. */
const failingCalls: Readonly<Record<string, (operation: Operation) => Promise<TestResponse>>> = {
  400: (operation) => {
    const service = spec.createService(succeedingSetup);
    if (operation.requestBody?.content[0]?.mediaType === 'application/json')
      return spec.call(service, operation, 'owner', { body: '{' });
    const form = operation.requestBody && {
      body: 'x=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    return send(service, `${spec.examples.requestLine(operation).split('?')[0] ?? ''}?page=x`, {
      token: 'owner',
      ...form,
    });
  },
  401: (operation) => spec.call(spec.createService(), operation, 'wrong'),
  403: (operation) => spec.call(spec.createService(), operation, 'unprivileged'),
  404: (operation) =>
    spec.call(spec.createService({ changeRecord: (record) => ({ ...record, key: 'elsewhere' }) }), operation),
  413: (operation) => spec.call(spec.createService({ options: { bodyLimit: 1 } }), operation),
  415: (operation) =>
    spec.call(spec.createService(), operation, 'owner', { body: 'x', headers: { 'content-type': 'text/x-other' } }),
  429: (operation) => spec.call(spec.createService({ rate: { requests: 0, seconds: 60 } }), operation),
  500: (operation) =>
    spec.call(
      spec.createService({
        ...succeedingSetup,
        options: { onError: () => undefined },
        respond: () => Promise.reject(new Error('broken')),
      }),
      operation,
    ),
};

/** Whether only the handler can detect the error, because no request is invalid in this way. */
function isHandlerError({ id, requestBody, parameters }: Operation, status: string): boolean {
  // A token without the scope can still read a public StackScript.
  if (id === 'getStackScript' && status === '403') return true;
  return (
    (id === 'exchangeToken' && status === '401') ||
    (status === '400' && !requestBody && !parameters.some((parameter) => parameter.in === 'query'))
  );
}

function callFailingHandler(operation: Operation, status: string): Promise<TestResponse> {
  const body = {
    errors: [{ reason: 'Rejected by the handler.' }],
    ...(operation.tagGroup === 'oauth' && { error: 'invalid_client' }),
  };
  return spec.call(
    spec.createService({ ...succeedingSetup, respond: () => ({ status: Number(status), body }) }),
    operation,
  );
}

describe('rules and preconditions', () => {
  const cases: readonly (readonly [
    claim: string,
    operation: string,
    setup: ServiceSetup & { readonly token?: string },
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
      'a restricted user can send the stored tags',
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
      'the stored interval must exceed a new timeout',
      'rebuildNodeBalancerConfig',
      {},
      { check_timeout: 40, nodes: [] },
      400,
      'check_interval',
    ],
    [
      'a new interval can accompany a new timeout',
      'rebuildNodeBalancerConfig',
      {},
      { check_timeout: 40, check_interval: 41, nodes: [] },
      200,
    ],
    [
      'the stored certificate and key suffice for https',
      'rebuildNodeBalancerConfig',
      {},
      { protocol: 'https', nodes: [] },
      200,
    ],
    ['http requires no certificate and key', 'rebuildNodeBalancerConfig', {}, { protocol: 'http', nodes: [] }, 200],
    [
      'https without a stored certificate is rejected',
      'rebuildNodeBalancerConfig',
      { changeRecord: withProperties({ ssl_cert: null, ssl_key: null, protocol: 'http' }) },
      { protocol: 'https', nodes: [] },
      400,
      'ssl_cert',
    ],
    [
      'a redaction string without a stored value is rejected',
      'rebuildNodeBalancerConfig',
      { changeRecord: withProperties({ ssl_cert: null }) },
      { ssl_cert: '<REDACTED>', protocol: 'https', nodes: [] },
      400,
      'ssl_cert',
    ],
    [
      'a body must have the required properties that the resource lacks',
      'rebuildNodeBalancerConfig',
      {},
      { port: 80 },
      400,
      'nodes',
    ],
    [
      'items of an array must be complete',
      'rebuildNodeBalancerConfig',
      {},
      { nodes: [{ label: 'x' }] },
      400,
      'nodes.0.address',
    ],
    [
      'the default of an omitted proxy protocol is none',
      'rebuildNodeBalancerConfig',
      { changeRecord: withProperties({ proxy_protocol: 'v2', protocol: 'tcp', stickiness: 'none' }) },
      { protocol: 'http', nodes: [] },
      200,
    ],
    [
      'a database must be active to be changed',
      'updateDatabase',
      { changeRecord: withProperties({ status: 'suspended' }) },
      { label: 'other' },
      400,
    ],
    [
      'a public StackScript cannot become private',
      'updateStackScript',
      { changeRecord: withProperties({ is_public: true }) },
      { is_public: false },
      400,
      'is_public',
    ],
    ['an unknown field is ignored', 'updateNodeBalancer', {}, { unknown: 1, id: 'x', label: 'valid' }, 200],
    [
      'all problems are reported together',
      'updateNodeBalancer',
      {},
      { label: '!', client_conn_throttle: -1 },
      400,
      'client_conn_throttle',
    ],
  ];

  test.each(cases.map((ruleCase) => [ruleCase[0], ruleCase] as const))(
    '%s',
    async (_claim, [, id, { token, ...setup }, body, status, field]) => {
      const response = await spec.call(spec.createService(setup), spec.operation(id), token, { body });
      expect({ status: response.status, body: response.body }).toMatchObject({ status });
      if (field !== undefined)
        expect((response.body as { errors: { field?: string }[] }).errors.map((error) => error.field)).toContain(field);
    },
  );

  test('a private StackScript in a different account is not found', async () => {
    const line = spec.examples.requestLine(spec.operation('getStackScript'));
    const makePrivate = withProperties({ is_public: false, mine: false });
    expect((await send(spec.createService({ changeRecord: makePrivate }), line)).status).toBe(404);
    expect((await send(spec.createService(), line)).status).toBe(200);
    expect((await send(spec.createService(), line, { token: 'wrong' })).status).toBe(401);
  });

  test('Longview secrets are redacted for read-only tokens', async () => {
    const readSecret = async (token: string): Promise<unknown> =>
      ((await spec.call(spec.createService(), spec.operation('getLongviewClient'), token)).body as { api_key: string })
        .api_key;
    expect(await readSecret('reader')).toBe('[REDACTED]');
    expect(await readSecret('owner')).toBe((spec.examples.value('LongviewClient') as { api_key: string }).api_key);
  });

  test('limits count the stored resources', async () => {
    const methods = [1, 2, 3, 4, 5, 6].map((key) => ({ schema: 'PaymentMethod', key, account, value: {} }));
    const create = spec.operation('createPaymentMethod');
    expect(await spec.call(spec.createService({ extraRecords: methods }), create)).toMatchObject({
      status: 400,
      body: { errors: [{ reason: 'An account has at most 6 active payment methods.' }] },
    });
    expect(await spec.call(spec.createService({ extraRecords: methods.slice(1) }), create)).toMatchObject({
      status: 200,
    });
    expect(await spec.call(spec.createService({ hasBillingAddress: false }), create)).toMatchObject({ status: 400 });
  });
});
