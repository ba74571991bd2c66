// The 42 operations of the interface under /v4.

const on = (path: string, ...methods: readonly string[]): string[] => methods.map((method) => `${method} /v4${path}`);

/** Every operation as `METHOD path`. */
export const calls: readonly string[] = [
  ...on('/account/users/{username}', 'GET', 'PUT', 'DELETE'),
  ...on('/compute/instances/{computeId}', 'GET', 'PUT'),
  ...on('/compute/instances/{computeId}/backups', 'GET', 'POST'),
  ...on('/tags/{label}', 'GET', 'DELETE'),
  ...on('/databases/mysql/instances/{instanceId}', 'GET', 'PUT', 'DELETE'),
  ...on('/databases/mysql/instances/{instanceId}/backups', 'GET', 'POST'),
  ...on('/account/payment-methods', 'GET', 'POST'),
  ...on('/compute/stackscripts/{stackscriptId}', 'GET', 'PUT', 'DELETE'),
  ...on('/longview/clients', 'GET', 'POST'),
  ...on('/longview/clients/{clientId}', 'GET', 'PUT', 'DELETE'),
  ...on('/nodebalancers/{nodeBalancerId}', 'GET', 'PUT', 'DELETE'),
  ...on('/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild', 'POST'),
  ...on('/profile/security-questions', 'GET', 'POST'),
  ...on('/profile/sshkeys', 'GET', 'POST'),
  ...on('/domains/{domainId}/records', 'GET', 'POST'),
  ...on('/managed/services', 'GET', 'POST'),
  ...on('/managed/compute-settings/{computeId}', 'GET', 'PUT'),
  ...on('/networking/firewalls/{firewallId}/devices', 'GET', 'POST'),
  ...on('/account/oauth-clients', 'GET', 'POST'),
];

/** The nine collections that come in pages. */
export const paged: readonly string[] = [
  'GET /v4/tags/{label}',
  'GET /v4/databases/mysql/instances/{instanceId}/backups',
  'GET /v4/account/payment-methods',
  'GET /v4/longview/clients',
  'GET /v4/profile/sshkeys',
  'GET /v4/domains/{domainId}/records',
  'GET /v4/managed/services',
  'GET /v4/networking/firewalls/{firewallId}/devices',
  'GET /v4/account/oauth-clients',
];

/** The lists that are not paginated. */
export const unpaged: readonly string[] = [
  'GET /v4/compute/instances/{computeId}/backups',
  'GET /v4/profile/security-questions',
];
