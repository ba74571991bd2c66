// A successful call to every operation of the example service, and the expected data.

import type { ApiClient } from '@cloud-api/client';
import type { operations } from '@cloud-api/types';

export type OperationId = keyof operations;

/** The common properties of the results of all operations. */
export interface OperationResult {
  readonly ok: boolean;
  readonly status: number | 'unexpected';
  readonly data?: unknown;
  readonly error?: unknown;
  readonly headers: Headers;
  readonly response: Response;
}

export interface Case {
  readonly call: (client: ApiClient) => Promise<OperationResult>;
  /** Calls the operation and returns the selected data. Throws if the call fails. */
  readonly readResult: (client: ApiClient) => Promise<unknown>;
  readonly expected: unknown;
}

type Success<Result> = Extract<Result, { readonly status: 200 }>;

/** Creates a typed case: reading an undocumented property is a compile error. */
function operation<Result extends OperationResult>(
  call: (client: ApiClient) => Promise<Result>,
  select: (success: Success<Result>) => unknown,
  expected: unknown,
): Case {
  const isSuccess = (result: Result): result is Result & Success<Result> => result.ok && result.status === 200;
  return {
    call,
    expected,
    async readResult(client) {
      const result = await call(client);
      if (!isSuccess(result)) throw new Error(`${String(result.response.status)} ${JSON.stringify(result.error)}`);
      return select(result);
    },
  };
}

const config = { path: { nodeBalancerId: 123, configId: 456 } };
const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIFDYWOCYXsx/YEGKrwzFq1h/QsJXCohAlanozKzQ9lRc demo@example.com';
const token = {
  client_id: '2737bf16b39ab5d7b4a1',
  client_secret: '5f8b1c3d9e7a2b4c6d8e0f1a3b5c7d9e',
  code: '9f86d081884c7d65',
};

/** The case of every operation; a missing operation is a compile error. */
export const cases: Readonly<Record<OperationId, Case>> = {
  authorize: operation(
    ({ oauth }) =>
      oauth.authorize({
        query: { client_id: '2737bf16b39ab5d7b4a1', scope: 'account:read_only', response_type: 'code' },
      }),
    ({ data }) => data.includes('Log in'),
    true,
  ),
  exchangeToken: operation(
    ({ oauth }) => oauth.exchangeToken({ body: token }),
    ({ data }) => [data.token_type, data.expires_in],
    ['bearer', 7200],
  ),
  listOAuthClients: operation(
    ({ oauthClients }) => oauthClients.listOAuthClients(),
    ({ data }) => data.data.map(({ label, secret }) => [label, secret]),
    [['Example app', '<REDACTED>']],
  ),
  createOAuthClient: operation(
    ({ oauthClients }) =>
      oauthClients.createOAuthClient({ body: { label: 'Mine', redirect_uri: 'https://app.example.com/callback' } }),
    ({ data }) => data.label,
    'Mine',
  ),
  listPaymentMethods: operation(
    ({ paymentMethods }) => paymentMethods.listPaymentMethods(),
    ({ data }) => data.data.map(({ id, is_default }) => [id, is_default]),
    [[123, true]],
  ),
  createPaymentMethod: operation(
    ({ paymentMethods }) =>
      paymentMethods.createPaymentMethod({
        body: {
          type: 'credit_card',
          is_default: true,
          data: { card_number: '4111111111111111', expiry_month: 6, expiry_year: 2035, cvv: '123' },
        },
      }),
    ({ data }) => data,
    {},
  ),
  deleteUser: operation(
    ({ users }) => users.deleteUser({ path: { username: 'demo-user' } }),
    ({ data }) => data,
    {},
  ),
  getUser: operation(
    ({ users }) => users.getUser({ path: { username: 'demo-user' } }),
    ({ data }) => [data.email, data.last_login?.status],
    ['demo@example.com', 'successful'],
  ),
  updateUser: operation(
    ({ users }) => users.updateUser({ path: { username: 'demo-user' }, body: { email: 'other@example.com' } }),
    ({ data }) => [data.email, data.username],
    ['other@example.com', 'demo-user'],
  ),
  getComputeInstance: operation(
    ({ compute }) => compute.getComputeInstance({ path: { computeId: 123 } }),
    ({ data }) => [data.label, data.specs.vcpus],
    ['web-01', 2],
  ),
  updateComputeInstance: operation(
    ({ compute }) => compute.updateComputeInstance({ path: { computeId: 123 }, body: { alerts: { cpu: 50 } } }),
    ({ data }) => [data.label, data.alerts.cpu, data.alerts.network_in],
    ['web-01', 50, 10],
  ),
  listInstanceBackups: operation(
    ({ compute }) => compute.listInstanceBackups({ path: { computeId: 123 } }),
    ({ data }) => data.automatic.length,
    1,
  ),
  createInstanceSnapshot: operation(
    ({ compute }) => compute.createInstanceSnapshot({ path: { computeId: 123 }, body: { label: 'before-upgrade' } }),
    ({ data }) => [data.type, data.label],
    ['snapshot', 'before-upgrade'],
  ),
  deleteStackScript: operation(
    ({ stackscripts }) => stackscripts.deleteStackScript({ path: { stackscriptId: 10079 } }),
    ({ data }) => data,
    {},
  ),
  getStackScript: operation(
    ({ stackscripts }) => stackscripts.getStackScript({ path: { stackscriptId: 10079 } }),
    ({ data }) => [data.label, data.images],
    ['hello-world', ['any/all']],
  ),
  updateStackScript: operation(
    ({ stackscripts }) =>
      stackscripts.updateStackScript({ path: { stackscriptId: 10079 }, body: { rev_note: 'Says it twice' } }),
    ({ data }) => [data.label, data.rev_note],
    ['hello-world', 'Says it twice'],
  ),
  deleteDatabase: operation(
    ({ databases }) => databases.deleteDatabase({ path: { instanceId: 123 } }),
    ({ data }) => data,
    {},
  ),
  getDatabase: operation(
    ({ databases }) => databases.getDatabase({ path: { instanceId: 123 } }),
    ({ data }) => [data.engine, data.hosts.primary],
    ['mysql', 'db-123-primary.example.net'],
  ),
  updateDatabase: operation(
    ({ databases }) => databases.updateDatabase({ path: { instanceId: 123 }, body: { updates: { hour_of_day: 22 } } }),
    ({ data }) => [data.updates.hour_of_day, data.updates.day_of_week],
    [22, 1],
  ),
  listDatabaseBackups: operation(
    ({ databases }) => databases.listDatabaseBackups({ path: { instanceId: 123 }, query: { page_size: 25 } }),
    ({ data }) => [data.results, data.data[0]?.type],
    [1, 'auto'],
  ),
  createDatabaseBackup: operation(
    ({ databases }) =>
      databases.createDatabaseBackup({
        path: { instanceId: 123 },
        body: { label: 'before_upgrade', target: 'secondary' },
      }),
    ({ data }) => data,
    {},
  ),
  listDomainRecords: operation(
    ({ domains }) => domains.listDomainRecords({ path: { domainId: 1234 } }),
    ({ data }) => data.data.map(({ target }) => target),
    ['192.0.2.141'],
  ),
  createDomainRecord: operation(
    ({ domains }) =>
      domains.createDomainRecord({ path: { domainId: 1234 }, body: { type: 'A', name: 'www', target: '192.0.2.9' } }),
    ({ data }) => [data.type, data.target],
    ['A', '192.0.2.9'],
  ),
  listLongviewClients: operation(
    ({ longview }) => longview.listLongviewClients({ filter: { label: 'web-servers', '+order_by': 'label' } }),
    ({ data }) => data.data.map(({ label }) => label),
    ['web-servers'],
  ),
  createLongviewClient: operation(
    ({ longview }) => longview.createLongviewClient({ body: { label: 'databases' } }),
    ({ data }) => [data.label, data.apps.nginx],
    ['databases', true],
  ),
  deleteLongviewClient: operation(
    ({ longview }) => longview.deleteLongviewClient({ path: { clientId: 789 } }),
    ({ data }) => data,
    {},
  ),
  getLongviewClient: operation(
    ({ longview }) => longview.getLongviewClient({ path: { clientId: 789 } }),
    ({ data }) => [data.label, data.api_key],
    ['web-servers', '0F1E2D3C-4B5A-6978-8796A5B4C3D2E1F0'],
  ),
  updateLongviewClient: operation(
    ({ longview }) => longview.updateLongviewClient({ path: { clientId: 789 }, body: { label: 'caches' } }),
    ({ data }) => [data.label, data.id],
    ['caches', 789],
  ),
  getManagedComputeSettings: operation(
    ({ managed }) => managed.getManagedComputeSettings({ path: { computeId: 123 } }),
    ({ data }) => [data.label, data.ssh.port],
    ['web-01', 22],
  ),
  updateManagedComputeSettings: operation(
    ({ managed }) => managed.updateManagedComputeSettings({ path: { computeId: 123 }, body: { ssh: { port: 2222 } } }),
    ({ data }) => [data.ssh.port, data.ssh.user],
    [2222, 'support'],
  ),
  listManagedServices: operation(
    ({ managed }) => managed.listManagedServices(),
    ({ data }) => data.data.map(({ service_type }) => service_type),
    ['url'],
  ),
  createManagedService: operation(
    ({ managed }) =>
      managed.createManagedService({
        body: { label: 'cart', service_type: 'url', address: 'https://cart.example.com', timeout: 30 },
      }),
    ({ data }) => data.label,
    'cart',
  ),
  listFirewallDevices: operation(
    ({ firewalls }) => firewalls.listFirewallDevices({ path: { firewallId: 45 } }),
    ({ data }) => data.data.map(({ entity }) => entity.type),
    ['compute'],
  ),
  createFirewallDevice: operation(
    ({ firewalls }) => firewalls.createFirewallDevice({ path: { firewallId: 45 }, body: { id: 123, type: 'compute' } }),
    ({ data }) => data.entity.id,
    123,
  ),
  deleteNodeBalancer: operation(
    ({ nodebalancers }) => nodebalancers.deleteNodeBalancer({ path: { nodeBalancerId: 123 } }),
    ({ data }) => data,
    {},
  ),
  getNodeBalancer: operation(
    ({ nodebalancers }) => nodebalancers.getNodeBalancer({ path: { nodeBalancerId: 123 } }),
    ({ data }) => [data.label, data.transfer.in],
    ['balancer-1', 27.82],
  ),
  updateNodeBalancer: operation(
    ({ nodebalancers }) =>
      nodebalancers.updateNodeBalancer({ path: { nodeBalancerId: 123 }, body: { client_conn_throttle: 20 } }),
    ({ data }) => [data.client_conn_throttle, data.tags],
    [20, ['example', 'web']],
  ),
  rebuildNodeBalancerConfig: operation(
    ({ nodebalancers }) =>
      nodebalancers.rebuildNodeBalancerConfig({ ...config, body: { check_timeout: 5, nodes: [] } }),
    ({ data }) => [data.check_timeout, data.protocol, data.ssl_key],
    [5, 'https', '<REDACTED>'],
  ),
  listSecurityQuestions: operation(
    ({ profile }) => profile.listSecurityQuestions(),
    ({ data }) => data.security_questions[1]?.response,
    null,
  ),
  answerSecurityQuestions: operation(
    ({ profile }) =>
      profile.answerSecurityQuestions({
        body: { security_questions: [1, 2, 11].map((question_id) => ({ question_id, response: 'Blue' })) },
      }),
    ({ data }) => data.security_questions.map(({ question_id }) => question_id),
    [1, 2, 11],
  ),
  listSshKeys: operation(
    ({ profile }) => profile.listSshKeys(),
    ({ data }) => data.data.map(({ id }) => id),
    [42],
  ),
  createSshKey: operation(
    ({ profile }) => profile.createSshKey({ body: { label: 'desk', ssh_key: key } }),
    ({ data }) => data.label,
    'desk',
  ),
  deleteTag: operation(
    ({ tags }) => tags.deleteTag({ path: { label: 'production' } }),
    ({ data }) => data,
    {},
  ),
  listTaggedObjects: operation(
    ({ tags }) => tags.listTaggedObjects({ path: { label: 'production' } }),
    ({ data }) => data.data.map(({ type }) => type),
    ['volume'],
  ),
};
