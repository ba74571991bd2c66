// Migration 1: all tables.

import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import type { Dialect } from '../storage.ts';
import type { Tables } from '../tables.ts';

/** Creates the tables; text is compared by code point in both dialects. */
export async function createTables(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const postgres = dialect === 'postgres';
  const text = postgres ? sql`text collate "C"` : sql`text`;
  const bigint = sql`bigint`;
  const cascade = 'cascade';
  const table = (name: string): CreateTableBuilder<string, string> => db.schema.createTable(name);
  /** A table with generated IDs that are never reused. */
  const idTable = (name: string, key = 'id'): CreateTableBuilder<string, string> =>
    table(name).addColumn(key, 'integer', (column) =>
      postgres ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement(),
    );
  const accountTable = (name: string): CreateTableBuilder<string, string> =>
    idTable(name).addColumn('account_id', text, (column) =>
      column.notNull().references('accounts.id').onDelete(cascade),
    );
  const childTable = (name: string, column: string, parentTable: string): CreateTableBuilder<string, string> =>
    idTable(name).addColumn(column, 'integer', (definition) =>
      definition.notNull().references(`${parentTable}.id`).onDelete(cascade),
    );
  const index = (name: string, ...columns: string[]): Promise<void> =>
    db.schema
      .createIndex(`${name}_by_${columns.join('_')}`)
      .on(name)
      .columns(columns)
      .execute();

  await table('accounts')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('billing', text)
    .execute();
  await table('users')
    .addColumn('username', text, (column) => column.primaryKey())
    .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete(cascade))
    .addColumn('restricted', 'integer', (column) => column.notNull())
    .addColumn('password', text)
    .addColumn('value', text, (column) => column.notNull())
    .execute();
  await index('users', 'account_id');
  const byUser = (builder: CreateTableBuilder<string, string>): CreateTableBuilder<string, string> =>
    builder.addColumn('username', text, (column) =>
      column.notNull().references('users.username').onDelete(cascade).onUpdate(cascade),
    );
  await byUser(table('grants'))
    .addColumn('entity', text, (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('level', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('grants_key', ['username', 'entity', 'entity_id'])
    .execute();
  await idTable('oauth_clients', 'position')
    .addColumn('id', text, (column) => column.notNull().unique())
    .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete(cascade))
    .addColumn('label', text, (column) => column.notNull())
    .addColumn('public', 'integer', (column) => column.notNull())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('redirect_uri', text, (column) => column.notNull())
    .addColumn('thumbnail_url', text)
    .addColumn('secret_hash', text, (column) => column.notNull())
    .execute();
  await index('oauth_clients', 'account_id');
  await byUser(idTable('tokens'))
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('hash', text, (column) => column.notNull().unique())
    .addColumn('refresh_hash', text, (column) => column.unique())
    .addColumn('family', text)
    .addColumn('client_id', text, (column) => column.references('oauth_clients.id').onDelete(cascade))
    .addColumn('scopes', text, (column) => column.notNull())
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addColumn('expires_at', bigint)
    .execute();
  await byUser(table('authorization_codes').addColumn('hash', text, (column) => column.primaryKey()))
    .addColumn('client_id', text, (column) => column.notNull().references('oauth_clients.id').onDelete(cascade))
    .addColumn('scopes', text, (column) => column.notNull())
    .addColumn('redirect_uri', text, (column) => column.notNull())
    .addColumn('expires_at', bigint, (column) => column.notNull())
    .addColumn('family', text)
    .execute();
  await table('spent_refresh_tokens')
    .addColumn('hash', text, (column) => column.primaryKey())
    .addColumn('family', text, (column) => column.notNull())
    .addColumn('spent_at', bigint, (column) => column.notNull())
    .execute();
  await index('tokens', 'family');
  await byUser(table('sessions').addColumn('hash', text, (column) => column.primaryKey()))
    .addColumn('csrf', text, (column) => column.notNull())
    .addColumn('expires_at', bigint, (column) => column.notNull())
    .execute();

  await accountTable('instances')
    .addColumn('label', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .execute();
  await childTable('instance_backups', 'instance_id', 'instances')
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .execute();
  await index('instance_backups', 'instance_id');
  await accountTable('databases')
    .addColumn('label', text, (column) => column.notNull())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .addUniqueConstraint('databases_label', ['account_id', 'label'])
    .execute();
  await childTable('database_backups', 'database_id', 'databases')
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('label', text, (column) => column.notNull())
    .addColumn('target', text, (column) => column.notNull().defaultTo('primary'))
    .addColumn('finished', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created', text, (column) => column.notNull())
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addUniqueConstraint('database_backups_label', ['database_id', 'label'])
    .execute();
  await accountTable('payment_methods')
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('is_default', 'integer', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull())
    .addColumn('created', text, (column) => column.notNull())
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .execute();
  await index('payment_methods', 'account_id');
  await accountTable('stackscripts')
    .addColumn('username', text, (column) => column.notNull())
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .execute();
  await accountTable('longview_clients')
    .addColumn('label', text, (column) => column.notNull())
    .addColumn('api_key', text, (column) => column.notNull())
    .addColumn('install_code', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .execute();
  // A covering index for filters in default order, so that excluded rows are never read.
  await index('longview_clients', 'account_id', 'id', 'label');
  await index('longview_clients', 'account_id', 'label');
  await accountTable('nodebalancers')
    .addColumn('label', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .addUniqueConstraint('nodebalancers_label', ['account_id', 'label'])
    .execute();
  await childTable('nodebalancer_configs', 'nodebalancer_id', 'nodebalancers')
    .addColumn('port', 'integer', (column) => column.notNull())
    .addColumn('ssl_key', text)
    .addColumn('value', text, (column) => column.notNull())
    .addUniqueConstraint('nodebalancer_configs_port', ['nodebalancer_id', 'port'])
    .execute();
  await childTable('nodes', 'config_id', 'nodebalancer_configs')
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('label', text, (column) => column.notNull())
    .addColumn('weight', 'double precision', (column) => column.notNull())
    .addColumn('mode', text, (column) => column.notNull())
    .addColumn('up', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await index('nodes', 'config_id');
  await byUser(table('security_answers'))
    .addColumn('question_id', 'integer', (column) => column.notNull())
    .addColumn('response', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('security_answers_key', ['username', 'question_id'])
    .execute();
  await byUser(idTable('ssh_keys'))
    .addColumn('label', text, (column) => column.notNull())
    .addColumn('ssh_key', text, (column) => column.notNull())
    .addColumn('created', text, (column) => column.notNull())
    .execute();
  await index('ssh_keys', 'username');
  await accountTable('domains')
    .addColumn('domain', text, (column) => column.notNull().unique())
    .addColumn('value', text, (column) => column.notNull())
    .execute();
  await childTable('domain_records', 'domain_id', 'domains')
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .execute();
  await index('domain_records', 'domain_id', 'name');
  await accountTable('managed_services')
    .addColumn('value', text, (column) => column.notNull())
    .execute();
  await index('managed_services', 'account_id');
  await table('managed_settings')
    .addColumn('instance_id', 'integer', (column) => column.primaryKey().references('instances.id').onDelete(cascade))
    .addColumn('value', text, (column) => column.notNull())
    .execute();
  await accountTable('firewalls')
    .addColumn('status', text, (column) => column.notNull())
    .execute();
  await childTable('firewall_devices', 'firewall_id', 'firewalls')
    .addColumn('instance_id', 'integer', (column) => column.notNull().references('instances.id').onDelete(cascade))
    .addColumn('created', text, (column) => column.notNull())
    .addColumn('updated', text, (column) => column.notNull())
    .addUniqueConstraint('firewall_devices_instance', ['firewall_id', 'instance_id'])
    .execute();
  await index('firewall_devices', 'instance_id');
  await accountTable('volumes')
    .addColumn('label', text, (column) => column.notNull())
    .addColumn('instance_id', 'integer', (column) => column.references('instances.id').onDelete('set null'))
    .addColumn('value', text, (column) => column.notNull())
    .execute();
  await table('tags')
    .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete(cascade))
    .addColumn('label', text, (column) => column.notNull())
    .addColumn('rank', 'integer', (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('tags_key', ['account_id', 'label', 'rank', 'entity_id'])
    .execute();
  await index('tags', 'rank', 'entity_id');

  await accountTable('events')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('username', text)
    .addColumn('created', text, (column) => column.notNull())
    .addColumn('entity', text)
    .addColumn('entity_id', 'integer')
    .execute();
  await idTable('jobs')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('subject', 'integer', (column) => column.notNull())
    .addColumn('due_at', bigint, (column) => column.notNull())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('problem', text)
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addUniqueConstraint('jobs_once', ['kind', 'subject', 'due_at'])
    .execute();
  await index('jobs', 'status', 'due_at');
  await table('leases')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('holder', text, (column) => column.notNull())
    .addColumn('until', bigint, (column) => column.notNull())
    .execute();
  await table('rate_windows')
    .addColumn('key', text, (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('reset_at', bigint, (column) => column.notNull())
    .execute();
  // Rate limits do not have to survive a crash of the database.
  if (postgres) await sql`alter table rate_windows set unlogged`.execute(db);
  await table('settings')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('value', text, (column) => column.notNull())
    .execute();
}
