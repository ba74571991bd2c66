// OAuth scope categories, each with the levels `read_only` and `read_write`.

export const scopeCategories = [
  'account',
  'databases',
  'domains',
  'events',
  'firewall',
  'images',
  'ips',
  'compute',
  'lke',
  'longview',
  'nodebalancers',
  'object_storage',
  'stackscripts',
  'volumes',
] as const;
