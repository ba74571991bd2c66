// A valid request for each of the 42 operations under /v4, for the demo seed data.

import assert from 'node:assert/strict';
import type { RawResponse } from '../harness/raw-request.ts';
import type { TestService } from '../harness/test-service.ts';

export interface OperationRequest {
  /** As listed in test/interface/calls.ts. */
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** The required scope. */
  readonly scope: string;
}

/** The scope category of each path prefix, longest first. */
const categories: readonly (readonly [start: string, category: string])[] = [
  ['/compute/stackscripts', 'stackscripts'],
  ['/compute', 'compute'],
  ['/databases', 'databases'],
  ['/domains', 'domains'],
  ['/longview', 'longview'],
  ['/networking/firewalls', 'firewall'],
  ['/nodebalancers', 'nodebalancers'],
  ['/', 'account'],
];

/** Returns the requests in an order in which none deletes what another needs. To send them, use a separate service. */
export async function everyRequest(testService: TestService): Promise<readonly OperationRequest[]> {
  const { fixtures: fixtureValues, raw } = testService;
  const token = fixtureValues.tokens.unrestricted;
  const first = async (path: string): Promise<Record<string, unknown>> => {
    const { json } = await raw('GET', path, { token });
    assert.ok(typeof json === 'object' && json !== null && 'data' in json && Array.isArray(json.data));
    return json.data[0] as Record<string, unknown>;
  };
  const client = String((await first('/v4/longview/clients'))['id']);
  const on = (
    path: string,
    resource: string,
    ...methods: readonly (readonly [string, object?])[]
  ): OperationRequest[] =>
    methods.map(([method, body]) => {
      const category = categories.find(([start]) => path.startsWith(start))?.[1] ?? '';
      return {
        call: `${method} /v4${resource}`,
        method,
        path: `/v4${path}`,
        ...(body && { body }),
        scope: `${category}:${method === 'GET' ? 'read_only' : 'read_write'}`,
      };
    });
  const card = {
    type: 'credit_card',
    is_default: true,
    data: { card_number: '4111111111111111', expiry_month: 12, expiry_year: 2031, cvv: '123' },
  };
  const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAII2OChYqq8Gz/opnf6fE/8eQ3uDXpfZMSgpU89ln9Sau every@example.com';
  return [
    ...on(
      `/account/users/${fixtureValues.username}`,
      '/account/users/{username}',
      ['GET'],
      ['PUT', { email: 'every@example.com' }],
    ),
    ...on(
      `/compute/instances/${fixtureValues.compute_id}`,
      '/compute/instances/{computeId}',
      ['GET'],
      ['PUT', { label: 'every-instance' }],
    ),
    ...on(
      `/compute/instances/${fixtureValues.compute_id}/backups`,
      '/compute/instances/{computeId}/backups',
      ['GET'],
      ['POST', { label: 'every snapshot' }],
    ),
    ...on(`/tags/${fixtureValues.tag}`, '/tags/{label}', ['GET']),
    ...on(
      `/databases/mysql/instances/${fixtureValues.database_id}`,
      '/databases/mysql/instances/{instanceId}',
      ['GET'],
      ['PUT', { label: 'every-database' }],
    ),
    ...on(
      `/databases/mysql/instances/${fixtureValues.database_id}/backups`,
      '/databases/mysql/instances/{instanceId}/backups',
      ['GET'],
      ['POST', { label: 'every_snapshot' }],
    ),
    ...on('/account/payment-methods', '/account/payment-methods', ['GET'], ['POST', card]),
    ...on(
      `/compute/stackscripts/${fixtureValues.stackscript_id}`,
      '/compute/stackscripts/{stackscriptId}',
      ['GET'],
      ['PUT', { description: 'every' }],
    ),
    ...on('/longview/clients', '/longview/clients', ['GET'], ['POST', { label: 'every-client' }]),
    ...on(`/longview/clients/${client}`, '/longview/clients/{clientId}', ['GET'], ['PUT', { label: 'every-client-2' }]),
    ...on(
      `/nodebalancers/${fixtureValues.nodebalancer_id}`,
      '/nodebalancers/{nodeBalancerId}',
      ['GET'],
      ['PUT', { label: 'every-balancer' }],
    ),
    ...on(
      `/nodebalancers/${fixtureValues.nodebalancer_id}/configs/${fixtureValues.nodebalancer_config_id}/rebuild`,
      '/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild',
      ['POST', { nodes: [] }],
    ),
    ...on(
      '/profile/security-questions',
      '/profile/security-questions',
      ['GET'],
      [
        'POST',
        { security_questions: [1, 2, 3].map((question_id) => ({ question_id, response: `answer ${question_id}` })) },
      ],
    ),
    ...on('/profile/sshkeys', '/profile/sshkeys', ['GET'], ['POST', { label: 'every key', ssh_key: key }]),
    ...on(
      `/domains/${fixtureValues.domain_id}/records`,
      '/domains/{domainId}/records',
      ['GET'],
      ['POST', { type: 'A', name: 'every', target: '192.0.2.1' }],
    ),
    ...on(
      '/managed/services',
      '/managed/services',
      ['GET'],
      ['POST', { label: 'every service', service_type: 'url', address: 'https://every.example.com', timeout: 30 }],
    ),
    ...on(
      `/managed/compute-settings/${fixtureValues.compute_id}`,
      '/managed/compute-settings/{computeId}',
      ['GET'],
      ['PUT', { ssh: { access: true } }],
    ),
    ...on(
      `/networking/firewalls/${fixtureValues.firewall_id}/devices`,
      '/networking/firewalls/{firewallId}/devices',
      ['GET'],
      ['POST', { id: fixtureValues.compute_without_firewall_id, type: 'compute' }],
    ),
    ...on(
      '/account/oauth-clients',
      '/account/oauth-clients',
      ['GET'],
      ['POST', { label: 'every client', redirect_uri: 'https://every.example.com/callback' }],
    ),
    ...on(`/account/users/${fixtureValues.username_delete}`, '/account/users/{username}', ['DELETE']),
    ...on(
      `/databases/mysql/instances/${fixtureValues.database_ids.delete}`,
      '/databases/mysql/instances/{instanceId}',
      ['DELETE'],
    ),
    ...on(`/compute/stackscripts/${fixtureValues.stackscript_delete_id}`, '/compute/stackscripts/{stackscriptId}', [
      'DELETE',
    ]),
    ...on(`/longview/clients/${client}`, '/longview/clients/{clientId}', ['DELETE']),
    ...on(`/nodebalancers/${fixtureValues.nodebalancer_delete_id}`, '/nodebalancers/{nodeBalancerId}', ['DELETE']),
    ...on(`/tags/${fixtureValues.tag}`, '/tags/{label}', ['DELETE']),
  ];
}

export interface OperationResponse extends OperationRequest {
  readonly response: RawResponse;
}

/** Returns the success responses of all operations, for the unrestricted user. Changes the state. */
async function sendEveryRequest(testService: TestService): Promise<readonly OperationResponse[]> {
  const responses: OperationResponse[] = [];
  for (const request of await everyRequest(testService)) {
    const { method, path, body } = request;
    const response = await testService.raw(method, path, {
      token: testService.fixtures.tokens.unrestricted,
      ...(body && { body }),
    });
    assert.equal(response.status, 200, `${method} ${path}: ${response.text}`);
    responses.push({ ...request, response });
  }
  return responses;
}

/** The responses of one service per storage, shared by all claims that only read them. */
const responsesByStorage = new Map<string, Promise<readonly OperationResponse[]>>();

/** Returns the responses of a separate, new service. */
export function successResponses({ storageName }: TestService): Promise<readonly OperationResponse[]> {
  const cached = responsesByStorage.get(storageName) ?? fetchOnce(storageName);
  responsesByStorage.set(storageName, cached);
  return cached;
}

async function fetchOnce(storage: TestService['storageName']): Promise<readonly OperationResponse[]> {
  const { startTestService } = await import('../harness/test-service.ts');
  const other = await startTestService({ storage });
  try {
    return await sendEveryRequest(other);
  } finally {
    await other.close();
  }
}
