// Whether what the fixtures say of the state is so.

import { fromJson } from '../storage/json.ts';
import { ranks } from '../areas/tags/carried.ts';
import type { Vault } from '../secrets/vault.ts';
import type { Unit } from '../unit.ts';
import type { World } from './generated/types/index.ts';

type Named = NonNullable<World['fixtures']>;

/** Each thing that the fixtures say and that is not so, in a few words. */
export async function untruths(unit: Unit, vault: Vault, named: Named): Promise<string[]> {
  const found: string[] = [];
  found.push(...(await users(unit, named)));
  found.push(...(await tokens(unit, vault, named)));
  found.push(...(await client(unit, vault, named)));
  found.push(...(await instances(unit, named)));
  found.push(...(await databases(unit, named)));
  found.push(...(await balancers(unit, named)));
  found.push(...(await domains(unit, named)));
  found.push(...(await scripts(unit, named)));
  found.push(...(await firewalls(unit, named)));
  found.push(...(await tag(unit, named)));
  return found;
}

/** The texts whose condition does not hold. */
function failing(conditions: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(conditions).flatMap(([text, holds]) => (holds ? [] : [text]));
}

async function users({ db }: Unit, { username, username_delete }: Named): Promise<string[]> {
  const found = await db
    .selectFrom('users')
    .where('username', 'in', [username, username_delete])
    .select(['username', 'restricted'])
    .execute();
  return failing({
    [`${username} is an unrestricted user`]: found.some((user) => user.username === username && user.restricted === 0),
    [`${username_delete} is a user`]: found.some((user) => user.username === username_delete),
  });
}

async function tokens(
  { db, now }: Unit,
  vault: Vault,
  { tokens: given, username_delete, compute }: Named,
): Promise<string[]> {
  const find = async (
    text: string,
  ): Promise<{ readonly username: string; readonly scopes: string; readonly restricted: number } | undefined> => {
    const row = await db
      .selectFrom('tokens')
      .innerJoin('users', 'users.username', 'tokens.username')
      .where('hash', '=', vault.digest(text))
      .select(['users.username', 'users.restricted', 'tokens.scopes', 'tokens.expires_at'])
      .executeTakeFirst();
    return row && (row.expires_at === null || row.expires_at > now.getTime()) ? row : undefined;
  };
  const level = async (username: string | undefined): Promise<string | undefined> => {
    if (username === undefined) return undefined;
    const row = await db
      .selectFrom('grants')
      .where('username', '=', username)
      .where('entity', '=', 'compute')
      .where('entity_id', '=', compute)
      .select('level')
      .executeTakeFirst();
    return row?.level;
  };
  const all = await find(given.unrestricted);
  const none = await find(given.restricted);
  const writer = await find(given.restricted_compute_rw);
  const reader = await find(given.restricted_compute_ro);
  const longview = await find(given.longview_read_only);
  const lacking = await find(given.unrestricted_no_databases_scope);
  const spare = await find(given.username_delete);
  const grants = none
    ? await db.selectFrom('grants').where('username', '=', none.username).select('entity').execute()
    : [];
  return failing({
    'tokens.unrestricted is an unrestricted user’s, with all scopes': all?.restricted === 0 && all.scopes === '*',
    'tokens.restricted is a restricted user’s without grants': none?.restricted === 1 && grants.length === 0,
    'tokens.restricted_compute_rw may change the instance':
      writer?.restricted === 1 && (await level(writer.username)) === 'read_write',
    'tokens.restricted_compute_ro may read the instance alone':
      reader?.restricted === 1 && (await level(reader.username)) === 'read_only',
    'tokens.longview_read_only has that scope alone':
      longview?.restricted === 0 && longview.scopes === 'longview:read_only',
    'tokens.unrestricted_no_databases_scope has no scope for databases':
      lacking?.restricted === 0 && lacking.scopes !== '*' && !lacking.scopes.includes('databases:'),
    'tokens.username_delete is that user’s': spare?.username === username_delete,
  });
}

async function client(
  { db }: Unit,
  vault: Vault,
  { oauth_client: { client_id, client_secret, username } }: Named,
): Promise<string[]> {
  const found = await db.selectFrom('oauth_clients').where('id', '=', client_id).selectAll().executeTakeFirst();
  const user = await db.selectFrom('users').where('username', '=', username).select('username').executeTakeFirst();
  return failing({
    [`${client_id} is a private client that is active`]: found?.public === 0 && found.status === 'active',
    'the secret of the client is that of the fixtures': found?.secret_hash === vault.digest(client_secret),
    [`${username} is a user`]: user !== undefined,
  });
}

async function instances({ db }: Unit, { region, compute, compute_without_firewall }: Named): Promise<string[]> {
  const rows = await db
    .selectFrom('instances')
    .where('id', 'in', [compute, compute_without_firewall])
    .select(['id', 'value'])
    .execute();
  const devices = await db
    .selectFrom('firewall_devices')
    .where('instance_id', '=', compute_without_firewall)
    .select('id')
    .execute();
  return failing({
    [`instance ${compute} is in ${region}`]: rows.some(
      ({ id, value }) => id === compute && fromJson(value).region === region,
    ),
    [`instance ${compute_without_firewall} has no firewall`]:
      rows.some(({ id }) => id === compute_without_firewall) && devices.length === 0,
  });
}

async function databases({ db }: Unit, { database, databases: named }: Named): Promise<string[]> {
  const rows = await db
    .selectFrom('databases')
    .where('id', 'in', [database, ...Object.values(named)])
    .select(['id', 'status'])
    .execute();
  const has = (wanted: number, ...statuses: string[]): boolean =>
    rows.some(({ id, status }) => id === wanted && statuses.includes(status));
  return failing({
    [`database ${database} is active`]: has(database, 'active'),
    [`database ${named.provisioning} is provisioning`]: has(named.provisioning, 'provisioning'),
    [`database ${named.failed} is failed`]: has(named.failed, 'failed'),
    [`database ${named.degraded} is degraded`]: has(named.degraded, 'degraded'),
    [`database ${named.delete} may be deleted`]: has(named.delete, 'active', 'failed', 'degraded'),
  });
}

async function balancers({ db }: Unit, named: Named): Promise<string[]> {
  const ids = [named.nodebalancer_config, named.nodebalancer_config_sibling, named.nodebalancer_delete_config];
  const rows = await db
    .selectFrom('nodebalancer_configs')
    .where('id', 'in', ids)
    .select(['id', 'nodebalancer_id'])
    .execute();
  const [config, sibling, spare] = ids.map((id) => rows.find((row) => row.id === id)?.nodebalancer_id);
  return failing({
    'the two configs are of one NodeBalancer':
      config !== undefined && config === sibling && named.nodebalancer_config !== named.nodebalancer_config_sibling,
    'the config that may be deleted is of another NodeBalancer': spare !== undefined && spare !== config,
  });
}

async function domains({ db }: Unit, { domain, domain_without_mx }: Named): Promise<string[]> {
  const rows = await db.selectFrom('domains').where('id', 'in', [domain, domain_without_mx]).select('id').execute();
  const mail = await db
    .selectFrom('domain_records')
    .where('domain_id', '=', domain_without_mx)
    .where('type', '=', 'MX')
    .select('id')
    .execute();
  return failing({
    [`${domain} is a domain`]: rows.some(({ id }) => id === domain),
    [`domain ${domain_without_mx} has no MX record`]:
      rows.some(({ id }) => id === domain_without_mx) && mail.length === 0,
  });
}

async function scripts({ db }: Unit, named: Named): Promise<string[]> {
  const {
    username,
    stackscript,
    stackscript_public,
    stackscript_public_own,
    stackscript_to_publish,
    stackscript_delete,
  } = named;
  const ids = [stackscript, stackscript_public, stackscript_public_own, stackscript_to_publish, stackscript_delete];
  const rows = await db
    .selectFrom('stackscripts')
    .where('id', 'in', ids)
    .select(['id', 'is_public', 'account_id'])
    .execute();
  const user = await db.selectFrom('users').where('username', '=', username).select('account_id').executeTakeFirst();
  const has = (wanted: number, shown: number, own: boolean): boolean =>
    rows.some(
      ({ id, is_public, account_id }) =>
        id === wanted && is_public === shown && (account_id === user?.account_id) === own,
    );
  return failing({
    [`StackScript ${stackscript} of the account is private`]: has(stackscript, 0, true),
    [`StackScript ${stackscript_public} of another account is public`]: has(stackscript_public, 1, false),
    [`StackScript ${stackscript_public_own} of the account is public`]: has(stackscript_public_own, 1, true),
    [`StackScript ${stackscript_to_publish} of the account is private`]: has(stackscript_to_publish, 0, true),
    [`StackScript ${stackscript_delete} of the account is private`]: has(stackscript_delete, 0, true),
  });
}

async function firewalls(
  { db }: Unit,
  { firewall, firewall_other_enabled, firewall_disabled }: Named,
): Promise<string[]> {
  const rows = await db
    .selectFrom('firewalls')
    .where('id', 'in', [firewall, firewall_other_enabled, firewall_disabled])
    .select(['id', 'status'])
    .execute();
  const has = (wanted: number, state: string): boolean =>
    rows.some(({ id, status }) => id === wanted && status === state);
  return failing({
    [`firewall ${firewall} is enabled`]: has(firewall, 'enabled'),
    [`firewall ${firewall_other_enabled} is enabled, and another one`]:
      has(firewall_other_enabled, 'enabled') && firewall !== firewall_other_enabled,
    [`firewall ${firewall_disabled} is disabled`]: has(firewall_disabled, 'disabled'),
  });
}

async function tag({ db }: Unit, { tag: label }: Named): Promise<string[]> {
  const rows = await db.selectFrom('tags').where('label', '=', label).select('rank').distinct().execute();
  return failing({
    [`the tag ${label} is on an instance, a domain, a volume and a NodeBalancer`]: Object.values(ranks).every((rank) =>
      rows.some((row) => row.rank === rank),
    ),
  });
}
