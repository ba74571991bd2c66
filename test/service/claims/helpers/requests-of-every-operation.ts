// Valid requests for all operations under `/v4`, for a service with the demo seed data.

import assert from 'node:assert/strict';
import type { RawResponse } from '../../harness/raw-request.ts';
import type { TestService } from '../../harness/test-service.ts';

/** A valid request for an operation. */
export interface OperationRequest {
  /** The method and path template, as listed in test/interface/calls.ts. */
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

/**
 * Returns the requests in an order in which no request deletes a resource that a later one needs. Send them to a
 * separate service.
 */
export async function everyRequest(testService: TestService): Promise<readonly OperationRequest[]> {
  const { fixtures, raw } = testService;
  const token = fixtures.tokens.unrestricted;
  const fetchFirst = async (path: string): Promise<Record<string, unknown>> => {
    const { json } = await raw('GET', path, { token });
    assert.ok(typeof json === 'object' && json !== null && 'data' in json && Array.isArray(json.data));
    return json.data[0] as Record<string, unknown>;
  };
  const clientId = String((await fetchFirst('/v4/longview/clients'))['id']);
  const requests = (
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
    ...requests(
      `/account/users/${fixtures.username}`,
      '/account/users/{username}',
      ['GET'],
      ['PUT', { email: 'every@example.com' }],
    ),
    ...requests(
      `/compute/instances/${fixtures.compute_id}`,
      '/compute/instances/{computeId}',
      ['GET'],
      ['PUT', { label: 'every-instance' }],
    ),
    ...requests(
      `/compute/instances/${fixtures.compute_id}/backups`,
      '/compute/instances/{computeId}/backups',
      ['GET'],
      ['POST', { label: 'every snapshot' }],
    ),
    ...requests(`/tags/${fixtures.tag}`, '/tags/{label}', ['GET']),
    ...requests(
      `/databases/mysql/instances/${fixtures.database_id}`,
      '/databases/mysql/instances/{instanceId}',
      ['GET'],
      ['PUT', { label: 'every-database' }],
    ),
    ...requests(
      `/databases/mysql/instances/${fixtures.database_id}/backups`,
      '/databases/mysql/instances/{instanceId}/backups',
      ['GET'],
      ['POST', { label: 'every_snapshot' }],
    ),
    ...requests('/account/payment-methods', '/account/payment-methods', ['GET'], ['POST', card]),
    ...requests(
      `/compute/stackscripts/${fixtures.stackscript_id}`,
      '/compute/stackscripts/{stackscriptId}',
      ['GET'],
      ['PUT', { description: 'every' }],
    ),
    ...requests('/longview/clients', '/longview/clients', ['GET'], ['POST', { label: 'every-client' }]),
    ...requests(
      `/longview/clients/${clientId}`,
      '/longview/clients/{clientId}',
      ['GET'],
      ['PUT', { label: 'every-client-2' }],
    ),
    ...requests(
      `/nodebalancers/${fixtures.nodebalancer_id}`,
      '/nodebalancers/{nodeBalancerId}',
      ['GET'],
      ['PUT', { label: 'every-balancer' }],
    ),
    ...requests(
      `/nodebalancers/${fixtures.nodebalancer_id}/configs/${fixtures.nodebalancer_config_id}/rebuild`,
      '/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild',
      ['POST', { nodes: [] }],
    ),
    ...requests(
      '/profile/security-questions',
      '/profile/security-questions',
      ['GET'],
      [
        'POST',
        { security_questions: [1, 2, 3].map((question_id) => ({ question_id, response: `answer ${question_id}` })) },
      ],
    ),
    ...requests('/profile/sshkeys', '/profile/sshkeys', ['GET'], ['POST', { label: 'every key', ssh_key: key }]),
    ...requests(
      `/domains/${fixtures.domain_id}/records`,
      '/domains/{domainId}/records',
      ['GET'],
      ['POST', { type: 'A', name: 'every', target: '192.0.2.1' }],
    ),
    ...requests(
      '/managed/services',
      '/managed/services',
      ['GET'],
      ['POST', { label: 'every service', service_type: 'url', address: 'https://every.example.com', timeout: 30 }],
    ),
    ...requests(
      `/managed/compute-settings/${fixtures.compute_id}`,
      '/managed/compute-settings/{computeId}',
      ['GET'],
      ['PUT', { ssh: { access: true } }],
    ),
    ...requests(
      `/networking/firewalls/${fixtures.firewall_id}/devices`,
      '/networking/firewalls/{firewallId}/devices',
      ['GET'],
      ['POST', { id: fixtures.compute_without_firewall_id, type: 'compute' }],
    ),
    ...requests(
      '/account/oauth-clients',
      '/account/oauth-clients',
      ['GET'],
      ['POST', { label: 'every client', redirect_uri: 'https://every.example.com/callback' }],
    ),
    ...requests(`/account/users/${fixtures.username_delete}`, '/account/users/{username}', ['DELETE']),
    ...requests(
      `/databases/mysql/instances/${fixtures.database_ids.delete}`,
      '/databases/mysql/instances/{instanceId}',
      ['DELETE'],
    ),
    ...requests(`/compute/stackscripts/${fixtures.stackscript_delete_id}`, '/compute/stackscripts/{stackscriptId}', [
      'DELETE',
    ]),
    ...requests(`/longview/clients/${clientId}`, '/longview/clients/{clientId}', ['DELETE']),
    ...requests(`/nodebalancers/${fixtures.nodebalancer_delete_id}`, '/nodebalancers/{nodeBalancerId}', ['DELETE']),
    ...requests(`/tags/${fixtures.tag}`, '/tags/{label}', ['DELETE']),
  ];
}

/** A request for an operation and its response. */
export interface OperationResponse extends OperationRequest {
  readonly response: RawResponse;
}

/** Sends all requests as the unrestricted user, which changes the state, and returns the success responses. */
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

/** The responses of one service per storage backend, shared by all claims, which only read them. */
const responsesByStorage = new Map<string, Promise<readonly OperationResponse[]>>();

/** Returns the success responses of all operations, from a separate service. */
export function successResponses({ storageName }: TestService): Promise<readonly OperationResponse[]> {
  const cached = responsesByStorage.get(storageName) ?? sendToNewService(storageName);
  responsesByStorage.set(storageName, cached);
  return cached;
}

async function sendToNewService(storage: TestService['storageName']): Promise<readonly OperationResponse[]> {
  const { startTestService } = await import('../../harness/test-service.ts');
  const service = await startTestService({ storage });
  try {
    return await sendEveryRequest(service);
  } finally {
    await service.close();
  }
}
