// Checks that the state of the service matches the fixtures.

import { fromJson } from '../storage/json.ts';
import { kindRanks } from '../tags/tags/object-tags.ts';
import type { SecretCrypto } from '../secrets/secret-crypto.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { SeedData } from '../../../generated/service-seed-data/types/index.ts';

type NamedFixtures = NonNullable<SeedData['fixtures']>;

/** Returns a description of each expectation that the state violates. */
export async function findFixtureErrors(
  unit: UnitOfWork,
  secretCrypto: SecretCrypto,
  fixtures: NamedFixtures,
): Promise<string[]> {
  const errors: string[] = [];
  errors.push(...(await checkUsers(unit, fixtures)));
  errors.push(...(await checkTokens(unit, secretCrypto, fixtures)));
  errors.push(...(await checkClient(unit, secretCrypto, fixtures)));
  errors.push(...(await checkInstances(unit, fixtures)));
  errors.push(...(await checkDatabases(unit, fixtures)));
  errors.push(...(await checkNodeBalancers(unit, fixtures)));
  errors.push(...(await checkDomains(unit, fixtures)));
  errors.push(...(await checkStackScripts(unit, fixtures)));
  errors.push(...(await checkFirewalls(unit, fixtures)));
  errors.push(...(await checkTag(unit, fixtures)));
  return errors;
}

/** Returns the descriptions of the conditions that are not satisfied. */
function listUnsatisfied(conditions: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(conditions).flatMap(([condition, isSatisfied]) => (isSatisfied ? [] : [condition]));
}

async function checkUsers({ db }: UnitOfWork, { username, username_delete }: NamedFixtures): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .where('username', 'in', [username, username_delete])
    .select(['username', 'restricted'])
    .execute();
  return listUnsatisfied({
    [`${username} is an unrestricted user`]: rows.some((user) => user.username === username && user.restricted === 0),
    [`${username_delete} is a user`]: rows.some((user) => user.username === username_delete),
  });
}

async function checkTokens(
  { db, now }: UnitOfWork,
  secretCrypto: SecretCrypto,
  { tokens: fixtureTokens, username_delete, compute }: NamedFixtures,
): Promise<string[]> {
  const find = async (
    text: string,
  ): Promise<{ readonly username: string; readonly scopes: string; readonly restricted: number } | undefined> => {
    const row = await db
      .selectFrom('tokens')
      .innerJoin('users', 'users.username', 'tokens.username')
      .where('hash', '=', secretCrypto.digest(text))
      .select(['users.username', 'users.restricted', 'tokens.scopes', 'tokens.expires_at'])
      .executeTakeFirst();
    return row && (row.expires_at === null || row.expires_at > now.getTime()) ? row : undefined;
  };
  const findLevel = async (username: string | undefined): Promise<string | undefined> => {
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
  const unrestrictedToken = await find(fixtureTokens.unrestricted);
  const restrictedToken = await find(fixtureTokens.restricted);
  const readWriteToken = await find(fixtureTokens.restricted_compute_rw);
  const readOnlyToken = await find(fixtureTokens.restricted_compute_ro);
  const longview = await find(fixtureTokens.longview_read_only);
  const withoutDatabases = await find(fixtureTokens.unrestricted_no_databases_scope);
  const deletable = await find(fixtureTokens.username_delete);
  const grants = restrictedToken
    ? await db.selectFrom('grants').where('username', '=', restrictedToken.username).select('entity').execute()
    : [];
  return listUnsatisfied({
    'tokens.unrestricted belongs to an unrestricted user and has all scopes':
      unrestrictedToken?.restricted === 0 && unrestrictedToken.scopes === '*',
    'tokens.restricted belongs to a restricted user without grants':
      restrictedToken?.restricted === 1 && grants.length === 0,
    'tokens.restricted_compute_rw has read-write access to the instance':
      readWriteToken?.restricted === 1 && (await findLevel(readWriteToken.username)) === 'read_write',
    'tokens.restricted_compute_ro has read-only access to the instance':
      readOnlyToken?.restricted === 1 && (await findLevel(readOnlyToken.username)) === 'read_only',
    'tokens.longview_read_only has only that scope':
      longview?.restricted === 0 && longview.scopes === 'longview:read_only',
    'tokens.unrestricted_no_databases_scope has no scope for databases':
      withoutDatabases?.restricted === 0 &&
      withoutDatabases.scopes !== '*' &&
      !withoutDatabases.scopes.includes('databases:'),
    'tokens.username_delete belongs to that user': deletable?.username === username_delete,
  });
}

async function checkClient(
  { db }: UnitOfWork,
  secretCrypto: SecretCrypto,
  { oauth_client: { client_id, client_secret, username } }: NamedFixtures,
): Promise<string[]> {
  const row = await db.selectFrom('oauth_clients').where('id', '=', client_id).selectAll().executeTakeFirst();
  const user = await db.selectFrom('users').where('username', '=', username).select('username').executeTakeFirst();
  return listUnsatisfied({
    [`${client_id} is an active private client`]: row?.public === 0 && row.status === 'active',
    'the client has the secret of the fixtures': row?.secret_hash === secretCrypto.digest(client_secret),
    [`${username} is a user`]: user !== undefined,
  });
}

async function checkInstances(
  { db }: UnitOfWork,
  { region, compute, compute_without_firewall }: NamedFixtures,
): Promise<string[]> {
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
  return listUnsatisfied({
    [`instance ${compute} is in ${region}`]: rows.some(
      ({ id, value }) => id === compute && fromJson(value).region === region,
    ),
    [`instance ${compute_without_firewall} has no firewall`]:
      rows.some(({ id }) => id === compute_without_firewall) && devices.length === 0,
  });
}

async function checkDatabases({ db }: UnitOfWork, { database, databases: fixtures }: NamedFixtures): Promise<string[]> {
  const rows = await db
    .selectFrom('databases')
    .where('id', 'in', [database, ...Object.values(fixtures)])
    .select(['id', 'status'])
    .execute();
  const has = (expectedId: number, ...statuses: string[]): boolean =>
    rows.some(({ id, status }) => id === expectedId && statuses.includes(status));
  return listUnsatisfied({
    [`database ${database} is active`]: has(database, 'active'),
    [`database ${fixtures.provisioning} is provisioning`]: has(fixtures.provisioning, 'provisioning'),
    [`database ${fixtures.failed} has failed`]: has(fixtures.failed, 'failed'),
    [`database ${fixtures.degraded} is degraded`]: has(fixtures.degraded, 'degraded'),
    [`database ${fixtures.delete} can be deleted`]: has(fixtures.delete, 'active', 'failed', 'degraded'),
  });
}

async function checkNodeBalancers({ db }: UnitOfWork, fixtures: NamedFixtures): Promise<string[]> {
  const ids = [fixtures.nodebalancer_config, fixtures.nodebalancer_config_sibling, fixtures.nodebalancer_delete_config];
  const rows = await db
    .selectFrom('nodebalancer_configs')
    .where('id', 'in', ids)
    .select(['id', 'nodebalancer_id'])
    .execute();
  const [config, sibling, deletable] = ids.map((id) => rows.find((row) => row.id === id)?.nodebalancer_id);
  return listUnsatisfied({
    'the two configs belong to the same NodeBalancer':
      config !== undefined &&
      config === sibling &&
      fixtures.nodebalancer_config !== fixtures.nodebalancer_config_sibling,
    'the config that can be deleted belongs to a different NodeBalancer':
      deletable !== undefined && deletable !== config,
  });
}

async function checkDomains({ db }: UnitOfWork, { domain, domain_without_mx }: NamedFixtures): Promise<string[]> {
  const rows = await db.selectFrom('domains').where('id', 'in', [domain, domain_without_mx]).select('id').execute();
  const mxRecords = await db
    .selectFrom('domain_records')
    .where('domain_id', '=', domain_without_mx)
    .where('type', '=', 'MX')
    .select('id')
    .execute();
  return listUnsatisfied({
    [`${domain} is a domain`]: rows.some(({ id }) => id === domain),
    [`domain ${domain_without_mx} has no MX record`]:
      rows.some(({ id }) => id === domain_without_mx) && mxRecords.length === 0,
  });
}

async function checkStackScripts({ db }: UnitOfWork, fixtures: NamedFixtures): Promise<string[]> {
  const {
    username,
    stackscript,
    stackscript_public,
    stackscript_public_own,
    stackscript_to_publish,
    stackscript_delete,
  } = fixtures;
  const ids = [stackscript, stackscript_public, stackscript_public_own, stackscript_to_publish, stackscript_delete];
  const rows = await db
    .selectFrom('stackscripts')
    .where('id', 'in', ids)
    .select(['id', 'is_public', 'account_id'])
    .execute();
  const user = await db.selectFrom('users').where('username', '=', username).select('account_id').executeTakeFirst();
  const has = (expectedId: number, isPublic: number, isOwn: boolean): boolean =>
    rows.some(
      ({ id, is_public, account_id }) =>
        id === expectedId && is_public === isPublic && (account_id === user?.account_id) === isOwn,
    );
  return listUnsatisfied({
    [`StackScript ${stackscript} of the account is private`]: has(stackscript, 0, true),
    [`StackScript ${stackscript_public} of another account is public`]: has(stackscript_public, 1, false),
    [`StackScript ${stackscript_public_own} of the account is public`]: has(stackscript_public_own, 1, true),
    [`StackScript ${stackscript_to_publish} of the account is private`]: has(stackscript_to_publish, 0, true),
    [`StackScript ${stackscript_delete} of the account is private`]: has(stackscript_delete, 0, true),
  });
}

async function checkFirewalls(
  { db }: UnitOfWork,
  { firewall, firewall_other_enabled, firewall_disabled }: NamedFixtures,
): Promise<string[]> {
  const rows = await db
    .selectFrom('firewalls')
    .where('id', 'in', [firewall, firewall_other_enabled, firewall_disabled])
    .select(['id', 'status'])
    .execute();
  const has = (expectedId: number, state: string): boolean =>
    rows.some(({ id, status }) => id === expectedId && status === state);
  return listUnsatisfied({
    [`firewall ${firewall} is enabled`]: has(firewall, 'enabled'),
    [`firewall ${firewall_other_enabled} is another enabled firewall`]:
      has(firewall_other_enabled, 'enabled') && firewall !== firewall_other_enabled,
    [`firewall ${firewall_disabled} is disabled`]: has(firewall_disabled, 'disabled'),
  });
}

async function checkTag({ db }: UnitOfWork, { tag: label }: NamedFixtures): Promise<string[]> {
  const rows = await db.selectFrom('tags').where('label', '=', label).select('rank').distinct().execute();
  return listUnsatisfied({
    [`the tag ${label} is on an instance, a domain, a volume, and a NodeBalancer`]: Object.values(kindRanks).every(
      (rank) => rows.some((row) => row.rank === rank),
    ),
  });
}
