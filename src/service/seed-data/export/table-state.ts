// All rows of the seeded tables, and a lookup of child rows.

import type { Selectable } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';

/** The rows of a table, ordered by ID or name. */
type TableRows<Name extends keyof Tables> = readonly Selectable<Tables[Name]>[];

export interface DatabaseRows {
  readonly accounts: TableRows<'accounts'>;
  readonly users: TableRows<'users'>;
  readonly grants: TableRows<'grants'>;
  readonly clients: TableRows<'oauth_clients'>;
  readonly tokens: TableRows<'tokens'>;
  readonly codes: TableRows<'authorization_codes'>;
  readonly keys: TableRows<'ssh_keys'>;
  readonly answers: TableRows<'security_answers'>;
  readonly methods: TableRows<'payment_methods'>;
  readonly instances: TableRows<'instances'>;
  readonly instanceBackups: TableRows<'instance_backups'>;
  readonly managed: TableRows<'managed_settings'>;
  readonly volumes: TableRows<'volumes'>;
  readonly scripts: TableRows<'stackscripts'>;
  readonly firewalls: TableRows<'firewalls'>;
  readonly devices: TableRows<'firewall_devices'>;
  readonly databases: TableRows<'databases'>;
  readonly databaseBackups: TableRows<'database_backups'>;
  readonly balancers: TableRows<'nodebalancers'>;
  readonly configs: TableRows<'nodebalancer_configs'>;
  readonly nodes: TableRows<'nodes'>;
  readonly domains: TableRows<'domains'>;
  readonly records: TableRows<'domain_records'>;
  readonly longview: TableRows<'longview_clients'>;
  readonly services: TableRows<'managed_services'>;
  readonly tags: TableRows<'tags'>;
  readonly events: TableRows<'events'>;
  readonly jobs: TableRows<'jobs'>;
}

/** Reads all rows. Requires a `write` unit, so that nothing changes between the queries. */
export async function readTableState({ db }: UnitOfWork): Promise<DatabaseRows> {
  return {
    accounts: await db.selectFrom('accounts').selectAll().orderBy('id').execute(),
    users: await db.selectFrom('users').selectAll().orderBy('username').execute(),
    grants: await db.selectFrom('grants').selectAll().orderBy('entity').orderBy('entity_id').execute(),
    clients: await db.selectFrom('oauth_clients').selectAll().orderBy('position').execute(),
    tokens: await db.selectFrom('tokens').selectAll().orderBy('id').execute(),
    codes: await db.selectFrom('authorization_codes').selectAll().orderBy('hash').execute(),
    keys: await db.selectFrom('ssh_keys').selectAll().orderBy('id').execute(),
    answers: await db.selectFrom('security_answers').selectAll().orderBy('question_id').execute(),
    methods: await db.selectFrom('payment_methods').selectAll().orderBy('id').execute(),
    instances: await db.selectFrom('instances').selectAll().orderBy('id').execute(),
    instanceBackups: await db.selectFrom('instance_backups').selectAll().orderBy('id').execute(),
    managed: await db.selectFrom('managed_settings').selectAll().orderBy('instance_id').execute(),
    volumes: await db.selectFrom('volumes').selectAll().orderBy('id').execute(),
    scripts: await db.selectFrom('stackscripts').selectAll().orderBy('id').execute(),
    firewalls: await db.selectFrom('firewalls').selectAll().orderBy('id').execute(),
    devices: await db.selectFrom('firewall_devices').selectAll().orderBy('id').execute(),
    databases: await db.selectFrom('databases').selectAll().orderBy('id').execute(),
    databaseBackups: await db.selectFrom('database_backups').selectAll().orderBy('id').execute(),
    balancers: await db.selectFrom('nodebalancers').selectAll().orderBy('id').execute(),
    configs: await db.selectFrom('nodebalancer_configs').selectAll().orderBy('id').execute(),
    nodes: await db.selectFrom('nodes').selectAll().orderBy('id').execute(),
    domains: await db.selectFrom('domains').selectAll().orderBy('id').execute(),
    records: await db.selectFrom('domain_records').selectAll().orderBy('id').execute(),
    longview: await db.selectFrom('longview_clients').selectAll().orderBy('id').execute(),
    services: await db.selectFrom('managed_services').selectAll().orderBy('id').execute(),
    tags: await db.selectFrom('tags').selectAll().orderBy('position').execute(),
    events: await db.selectFrom('events').selectAll().orderBy('id').execute(),
    jobs: await db.selectFrom('jobs').where('status', '=', 'waiting').selectAll().orderBy('id').execute(),
  };
}

/** Indexes rows by the key of their parent. Returns a function that looks them up. */
export function groupRows<Row, Key>(rows: readonly Row[], key: (row: Row) => Key): (parentKey: Key) => readonly Row[] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return (parentKey) => groups.get(parentKey) ?? [];
}
