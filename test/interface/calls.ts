// The 42 operations of the API under `/v4`.

const callsOn = (path: string, ...methods: readonly string[]): string[] =>
  methods.map((method) => `${method} /v4${path}`);

/** Every operation as `METHOD path`. */
export const calls: readonly string[] = [
  ...callsOn('/account/users/{username}', 'GET', 'PUT', 'DELETE'),
  ...callsOn('/compute/instances/{computeId}', 'GET', 'PUT'),
  ...callsOn('/compute/instances/{computeId}/backups', 'GET', 'POST'),
  ...callsOn('/tags/{label}', 'GET', 'DELETE'),
  ...callsOn('/databases/mysql/instances/{instanceId}', 'GET', 'PUT', 'DELETE'),
  ...callsOn('/databases/mysql/instances/{instanceId}/backups', 'GET', 'POST'),
  ...callsOn('/account/payment-methods', 'GET', 'POST'),
  ...callsOn('/compute/stackscripts/{stackscriptId}', 'GET', 'PUT', 'DELETE'),
  ...callsOn('/longview/clients', 'GET', 'POST'),
  ...callsOn('/longview/clients/{clientId}', 'GET', 'PUT', 'DELETE'),
  ...callsOn('/nodebalancers/{nodeBalancerId}', 'GET', 'PUT', 'DELETE'),
  ...callsOn('/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild', 'POST'),
  ...callsOn('/profile/security-questions', 'GET', 'POST'),
  ...callsOn('/profile/sshkeys', 'GET', 'POST'),
  ...callsOn('/domains/{domainId}/records', 'GET', 'POST'),
  ...callsOn('/managed/services', 'GET', 'POST'),
  ...callsOn('/managed/compute-settings/{computeId}', 'GET', 'PUT'),
  ...callsOn('/networking/firewalls/{firewallId}/devices', 'GET', 'POST'),
  ...callsOn('/account/oauth-clients', 'GET', 'POST'),
];

/** Operations with a request body. */
export const callsWithBody: readonly string[] = calls.filter((call) => /^(PUT|POST) /.test(call));

/** The nine paginated collections. */
export const paginatedCalls: readonly string[] = [
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

/** The lists without pagination. */
export const unpaginatedCalls: readonly string[] = [
  'GET /v4/compute/instances/{computeId}/backups',
  'GET /v4/profile/security-questions',
];
