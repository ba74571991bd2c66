// The rows that a world is, table by table.

import type { Insertable } from 'kysely';
import type { Tables } from '../storage/tables.ts';

/** The tables that a world fills, in an order in which each row finds those that it refers to. */
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

/** A world of nothing. */
export function noRows(): Rows {
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
