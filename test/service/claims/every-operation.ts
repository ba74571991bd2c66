// A valid request for each of the 42 operations under /v4, in the demo world.

import assert from 'node:assert/strict';
import type { RawResponse } from '../harness/raw.ts';
import type { World } from '../harness/world.ts';

export interface OperationRequest {
  /** As test/interface/calls.ts writes it. */
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** What of the token it needs. */
  readonly scope: string;
}

/** The category of scopes that each part of the interface belongs to, the longest beginning first. */
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

/** All of them, in an order in which none destroys what another needs. Make a world of its own for those that are sent. */
export async function everyRequest(world: World): Promise<readonly OperationRequest[]> {
  const { fixtures: is, raw } = world;
  const token = is.tokens.unrestricted;
  const first = async (path: string): Promise<Record<string, unknown>> => {
    const { json } = await raw('GET', path, { token });
    assert.ok(typeof json === 'object' && json !== null && 'data' in json && Array.isArray(json.data));
    return json.data[0] as Record<string, unknown>;
  };
  const client = String((await first('/v4/longview/clients'))['id']);
  const on = (path: string, named: string, ...methods: readonly (readonly [string, object?])[]): OperationRequest[] =>
    methods.map(([method, body]) => {
      const category = categories.find(([start]) => path.startsWith(start))?.[1] ?? '';
      return {
        call: `${method} /v4${named}`,
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
      `/account/users/${is.username}`,
      '/account/users/{username}',
      ['GET'],
      ['PUT', { email: 'every@example.com' }],
    ),
    ...on(
      `/compute/instances/${is.compute_id}`,
      '/compute/instances/{computeId}',
      ['GET'],
      ['PUT', { label: 'every-instance' }],
    ),
    ...on(
      `/compute/instances/${is.compute_id}/backups`,
      '/compute/instances/{computeId}/backups',
      ['GET'],
      ['POST', { label: 'every snapshot' }],
    ),
    ...on(`/tags/${is.tag}`, '/tags/{label}', ['GET']),
    ...on(
      `/databases/mysql/instances/${is.database_id}`,
      '/databases/mysql/instances/{instanceId}',
      ['GET'],
      ['PUT', { label: 'every-database' }],
    ),
    ...on(
      `/databases/mysql/instances/${is.database_id}/backups`,
      '/databases/mysql/instances/{instanceId}/backups',
      ['GET'],
      ['POST', { label: 'every_snapshot' }],
    ),
    ...on('/account/payment-methods', '/account/payment-methods', ['GET'], ['POST', card]),
    ...on(
      `/compute/stackscripts/${is.stackscript_id}`,
      '/compute/stackscripts/{stackscriptId}',
      ['GET'],
      ['PUT', { description: 'every' }],
    ),
    ...on('/longview/clients', '/longview/clients', ['GET'], ['POST', { label: 'every-client' }]),
    ...on(`/longview/clients/${client}`, '/longview/clients/{clientId}', ['GET'], ['PUT', { label: 'every-client-2' }]),
    ...on(
      `/nodebalancers/${is.nodebalancer_id}`,
      '/nodebalancers/{nodeBalancerId}',
      ['GET'],
      ['PUT', { label: 'every-balancer' }],
    ),
    ...on(
      `/nodebalancers/${is.nodebalancer_id}/configs/${is.nodebalancer_config_id}/rebuild`,
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
      `/domains/${is.domain_id}/records`,
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
      `/managed/compute-settings/${is.compute_id}`,
      '/managed/compute-settings/{computeId}',
      ['GET'],
      ['PUT', { ssh: { access: true } }],
    ),
    ...on(
      `/networking/firewalls/${is.firewall_id}/devices`,
      '/networking/firewalls/{firewallId}/devices',
      ['GET'],
      ['POST', { id: is.compute_without_firewall_id, type: 'compute' }],
    ),
    ...on(
      '/account/oauth-clients',
      '/account/oauth-clients',
      ['GET'],
      ['POST', { label: 'every client', redirect_uri: 'https://every.example.com/callback' }],
    ),
    ...on(`/account/users/${is.username_delete}`, '/account/users/{username}', ['DELETE']),
    ...on(`/databases/mysql/instances/${is.database_ids.delete}`, '/databases/mysql/instances/{instanceId}', [
      'DELETE',
    ]),
    ...on(`/compute/stackscripts/${is.stackscript_delete_id}`, '/compute/stackscripts/{stackscriptId}', ['DELETE']),
    ...on(`/longview/clients/${client}`, '/longview/clients/{clientId}', ['DELETE']),
    ...on(`/nodebalancers/${is.nodebalancer_delete_id}`, '/nodebalancers/{nodeBalancerId}', ['DELETE']),
    ...on(`/tags/${is.tag}`, '/tags/{label}', ['DELETE']),
  ];
}

export interface Answered extends OperationRequest {
  readonly response: RawResponse;
}

/** The successful answers of all operations, for the unrestricted user. Changes the world. */
async function everyAnswer(world: World): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  for (const request of await everyRequest(world)) {
    const { method, path, body } = request;
    const response = await world.raw(method, path, {
      token: world.fixtures.tokens.unrestricted,
      ...(body && { body }),
    });
    assert.equal(response.status, 200, `${method} ${path}: ${response.text}`);
    answers.push({ ...request, response });
  }
  return answers;
}

/** One world's answers, asked for once for all claims that only look at them. */
const known = new Map<string, Promise<readonly Answered[]>>();

/** The answers as they are in a world that has just begun: in another one than that of the claim. */
export function usualAnswers({ on }: World): Promise<readonly Answered[]> {
  const found = known.get(on) ?? askOnce(on);
  known.set(on, found);
  return found;
}

async function askOnce(storage: World['on']): Promise<readonly Answered[]> {
  const { startWorld } = await import('../harness/world.ts');
  const other = await startWorld({ storage });
  try {
    return await everyAnswer(other);
  } finally {
    await other.close();
  }
}
