// What an application may ask for: scopes, and what they mean to a person.

/** The categories of the interface (interface: Authentication), each as it ends the sentence «Read …» or «Read and change …». */
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

const known = new Map<string, string>([
  ['*', 'Read and change everything'],
  ...Object.entries(categories).flatMap(([category, what]): [string, string][] => [
    [`${category}:read_only`, `Read ${what}`],
    [`${category}:read_write`, `Read and change ${what}`],
  ]),
]);

/** The scopes of a text, each once, in its order; separated by spaces or commas (decisions: 39). Undefined where one is unknown or there is none. */
export function readScopes(text: string): readonly string[] | undefined {
  const scopes = [...new Set(text.split(/[\s,]+/).filter((scope) => scope !== ''))];
  return scopes.length > 0 && scopes.every((scope) => known.has(scope)) ? scopes : undefined;
}

/** What each scope lets an application do, in a few words; what another one includes is left out. */
export function describeScopes(scopes: readonly string[]): readonly string[] {
  const asked = new Set(scopes);
  const included = (scope: string): boolean =>
    (asked.has('*') && scope !== '*') ||
    (scope.endsWith(':read_only') && asked.has(scope.replace(/:read_only$/, ':read_write')));
  return scopes.filter((scope) => !included(scope)).map((scope) => known.get(scope) ?? scope);
}
