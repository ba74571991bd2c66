// Fixture file for `--fixtures`: names, IDs, and tokens for client tests, verified against the state.

import { randomToken, type SecretCrypto } from '../secrets/secret-crypto.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { SeedData } from '../../../generated/service-seed-data/types/index.ts';
import { findFixtureErrors } from './check-fixtures.ts';

type NamedFixtures = NonNullable<SeedData['fixtures']>;

/** The URLs of the service. */
export interface FixtureUrls {
  /** Without `/v4`. */
  readonly base_url: string;
  readonly auth_url: string;
  /** The event listing of the control plane. */
  readonly events_url: string;
  /** The bearer token of the control plane; null without one. */
  readonly control_token: string | null;
}

/** The keys of the file that `--fixtures` writes. Tests may delete resources whose names contain `delete`. */
export interface Fixtures
  extends FixtureUrls, Pick<NamedFixtures, 'region' | 'tag' | 'username' | 'username_delete' | 'tokens'> {
  readonly compute_id: number;
  readonly compute_without_firewall_id: number;
  readonly database_id: number;
  readonly database_ids: NamedFixtures['databases'];
  readonly nodebalancer_id: number;
  readonly nodebalancer_config_id: number;
  readonly nodebalancer_config_port: number;
  readonly nodebalancer_config_sibling_port: number;
  readonly nodebalancer_delete_id: number;
  readonly nodebalancer_delete_config_id: number;
  readonly domain_id: number;
  readonly domain_name: string;
  readonly domain_without_mx_id: number;
  readonly stackscript_id: number;
  /** Owned by a different account. */
  readonly stackscript_public_id: number;
  /** Owned by the account itself. */
  readonly stackscript_public_own_id: number;
  readonly stackscript_to_publish_id: number;
  readonly stackscript_delete_id: number;
  readonly firewall_id: number;
  readonly firewall_other_enabled_id: number;
  readonly firewall_disabled_id: number;
  readonly oauth: { readonly client_id: string; readonly client_secret: string; readonly code: string };
}

/** Lifetime of the authorization code in the fixtures, in milliseconds. Regular codes expire after ten minutes. */
const codeLifetime = 86_400_000;

/** Thrown if the seed data has no fixtures, or if the state no longer matches them. */
export class FixturesUnavailableError extends Error {}

/**
 * Creates the fixtures from the current state, with a new authorization code. Requires a `write` unit. Throws a
 * `FixturesUnavailableError` if the seed data has no fixtures, or the state no longer matches them.
 */
export async function createFixtures(
  unit: UnitOfWork,
  secretCrypto: SecretCrypto,
  seedData: SeedData,
  urls: FixtureUrls,
): Promise<Fixtures> {
  const fixtureNames = seedData.fixtures;
  if (!fixtureNames)
    throw new FixturesUnavailableError(
      'the seed file has no fixtures: add the section `fixtures` (see docs/seed-data.md), or start with --seed demo',
    );
  const errors = await findFixtureErrors(unit, secretCrypto, fixtureNames);
  if (errors.length > 0)
    throw new FixturesUnavailableError(
      `the state no longer satisfies these fixture conditions: ${errors.join('; ')}; start with a new data directory`,
    );
  const config = await loadConfig(unit, fixtureNames.nodebalancer_config);
  const deletableConfig = await loadConfig(unit, fixtureNames.nodebalancer_delete_config);
  const { domain } = await unit.db
    .selectFrom('domains')
    .where('id', '=', fixtureNames.domain)
    .select('domain')
    .executeTakeFirstOrThrow();
  const { region, tag, username, username_delete, tokens } = fixtureNames;
  return {
    ...urls,
    region,
    tag,
    username,
    username_delete,
    compute_id: fixtureNames.compute,
    compute_without_firewall_id: fixtureNames.compute_without_firewall,
    database_id: fixtureNames.database,
    database_ids: fixtureNames.databases,
    nodebalancer_id: config.nodebalancer_id,
    nodebalancer_config_id: config.id,
    nodebalancer_config_port: config.port,
    nodebalancer_config_sibling_port: (await loadConfig(unit, fixtureNames.nodebalancer_config_sibling)).port,
    nodebalancer_delete_id: deletableConfig.nodebalancer_id,
    nodebalancer_delete_config_id: deletableConfig.id,
    domain_id: fixtureNames.domain,
    domain_name: domain,
    domain_without_mx_id: fixtureNames.domain_without_mx,
    stackscript_id: fixtureNames.stackscript,
    stackscript_public_id: fixtureNames.stackscript_public,
    stackscript_public_own_id: fixtureNames.stackscript_public_own,
    stackscript_to_publish_id: fixtureNames.stackscript_to_publish,
    stackscript_delete_id: fixtureNames.stackscript_delete,
    firewall_id: fixtureNames.firewall,
    firewall_other_enabled_id: fixtureNames.firewall_other_enabled,
    firewall_disabled_id: fixtureNames.firewall_disabled,
    tokens,
    oauth: await issueCode(unit, secretCrypto, fixtureNames.oauth_client),
  };
}

async function loadConfig(
  { db }: UnitOfWork,
  id: number,
): Promise<{ readonly id: number; readonly nodebalancer_id: number; readonly port: number }> {
  return db
    .selectFrom('nodebalancer_configs')
    .where('id', '=', id)
    .select(['id', 'nodebalancer_id', 'port'])
    .executeTakeFirstOrThrow();
}

async function issueCode(
  unit: UnitOfWork,
  secretCrypto: SecretCrypto,
  { client_id, client_secret, username, scopes }: NamedFixtures['oauth_client'],
): Promise<Fixtures['oauth']> {
  const client = await unit.db
    .selectFrom('oauth_clients')
    .where('id', '=', client_id)
    .select('redirect_uri')
    .executeTakeFirstOrThrow();
  const code = randomToken(20);
  await unit.db
    .insertInto('authorization_codes')
    .values({
      hash: secretCrypto.digest(code),
      client_id,
      username,
      scopes,
      redirect_uri: client.redirect_uri,
      expires_at: unit.now.getTime() + codeLifetime,
      family: null,
    })
    .execute();
  return { client_id, client_secret, code };
}
