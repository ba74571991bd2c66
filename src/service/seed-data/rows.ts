// The rows of seed data, by table.

import type { Insertable } from 'kysely';
import type { Tables } from '../storage/tables.ts';

/** The seeded tables, in an order that satisfies foreign keys. */
export const seededTables = [
  'accounts',
  'users',
  'grants',
  'oauth_clients',
  'tokens',
  'authorization_codes',
  'ssh_keys',
  'security_answers',
  'payment_methods',
  'instances',
  'instance_backups',
  'managed_settings',
  'volumes',
  'stackscripts',
  'firewalls',
  'firewall_devices',
  'databases',
  'database_backups',
  'nodebalancers',
  'nodebalancer_configs',
  'nodes',
  'domains',
  'domain_records',
  'longview_clients',
  'managed_services',
  'tags',
  'events',
  'jobs',
] as const satisfies readonly (keyof Tables)[];

export type SeededTable = (typeof seededTables)[number];

export type Rows = { readonly [Name in SeededTable]: Insertable<Tables[Name]>[] };

/** Creates an empty array of rows for each table. */
export function emptyRows(): Rows {
  return {
    accounts: [],
    users: [],
    grants: [],
    oauth_clients: [],
    tokens: [],
    authorization_codes: [],
    ssh_keys: [],
    security_answers: [],
    payment_methods: [],
    instances: [],
    instance_backups: [],
    managed_settings: [],
    volumes: [],
    stackscripts: [],
    firewalls: [],
    firewall_devices: [],
    databases: [],
    database_backups: [],
    nodebalancers: [],
    nodebalancer_configs: [],
    nodes: [],
    domains: [],
    domain_records: [],
    longview_clients: [],
    managed_services: [],
    tags: [],
    events: [],
    jobs: [],
  };
}
