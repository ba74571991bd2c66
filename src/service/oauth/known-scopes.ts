// The known scopes: parsing and description.

/** The scope categories (spec: Authentication). Each description completes "Read …" or "Read and change …". */
const categories = {
  account: 'users, payment methods, OAuth clients, tags, profiles and managed services',
  databases: 'managed databases',
  domains: 'domains and their records',
  events: 'events',
  firewall: 'firewalls and their devices',
  images: 'images',
  ips: 'IP addresses',
  compute: 'compute instances and their backups',
  lke: 'Kubernetes clusters',
  longview: 'Longview clients',
  nodebalancers: 'NodeBalancers and their configs',
  object_storage: 'object storage',
  stackscripts: 'StackScripts',
  volumes: 'volumes',
} as const;

const knownScopes = new Map<string, string>([
  ['*', 'Read and change everything'],
  ...Object.entries(categories).flatMap(([category, noun]): [string, string][] => [
    [`${category}:read_only`, `Read ${noun}`],
    [`${category}:read_write`, `Read and change ${noun}`],
  ]),
]);

/**
 * Parses scopes separated by spaces or commas, and removes duplicates (decisions: 39). Returns `undefined` if a scope
 * is unknown or if there is none.
 */
export function parseScopes(text: string): readonly string[] | undefined {
  const scopes = [...new Set(text.split(/[\s,]+/).filter((scope) => scope !== ''))];
  return scopes.length > 0 && scopes.every((scope) => knownScopes.has(scope)) ? scopes : undefined;
}

/** Describes the access that each scope grants; omits scopes that another one includes. */
export function describeScopes(scopes: readonly string[]): readonly string[] {
  const requested = new Set(scopes);
  const isIncluded = (scope: string): boolean =>
    (requested.has('*') && scope !== '*') ||
    (scope.endsWith(':read_only') && requested.has(scope.replace(/:read_only$/, ':read_write')));
  return scopes.filter((scope) => !isIncluded(scope)).map((scope) => knownScopes.get(scope) ?? scope);
}
