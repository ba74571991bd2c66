// All rows that a world is made of, as they are in the tables, and how the parts of a whole are found.

import type { Selectable } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import type { Unit } from '../../unit.ts';

/** The rows of a table, in the order of their numbers or names. */
type All<Name extends keyof Tables> = readonly Selectable<Tables[Name]>[];

export interface State {
  readonly accounts: All<'accounts'>;
  readonly users: All<'users'>;
  readonly grants: All<'grants'>;
  readonly clients: All<'oauth_clients'>;
  readonly tokens: All<'tokens'>;
  readonly codes: All<'authorization_codes'>;
  readonly keys: All<'ssh_keys'>;
  readonly answers: All<'security_answers'>;
  readonly methods: All<'payment_methods'>;
  readonly instances: All<'instances'>;
  readonly instanceBackups: All<'instance_backups'>;
  readonly managed: All<'managed_settings'>;
  readonly volumes: All<'volumes'>;
  readonly scripts: All<'stackscripts'>;
  readonly firewalls: All<'firewalls'>;
  readonly devices: All<'firewall_devices'>;
  readonly databases: All<'databases'>;
  readonly databaseBackups: All<'database_backups'>;
  readonly balancers: All<'nodebalancers'>;
  readonly configs: All<'nodebalancer_configs'>;
  readonly nodes: All<'nodes'>;
  readonly domains: All<'domains'>;
  readonly records: All<'domain_records'>;
  readonly longview: All<'longview_clients'>;
  readonly services: All<'managed_services'>;
  readonly tags: All<'tags'>;
  readonly events: All<'events'>;
  readonly jobs: All<'jobs'>;
}

/** Reads everything. In a unit of work that writes, so that nothing changes in between. */
export async function readState({ db }: Unit): Promise<State> {
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

/** A function that finds the rows of a whole, which `key` tells; quick for many. */
export function partsOf<Row, Key>(rows: readonly Row[], key: (row: Row) => Key): (of: Key) => readonly Row[] {
  const found = new Map<Key, Row[]>();
  for (const row of rows) {
    const known = found.get(key(row));
    if (known) known.push(row);
    else found.set(key(row), [row]);
  }
  return (of) => found.get(of) ?? [];
}
