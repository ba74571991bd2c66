// What `--fixtures` tells of a world: names, numbers and tokens that tests of a client need, each found in the state.

import { randomToken, type Vault } from '../secrets/vault.ts';
import type { Unit } from '../unit.ts';
import type { World } from './generated/types/index.ts';
import { untruths } from './fixture-claims.ts';

type Named = NonNullable<World['fixtures']>;

/** Where the service is reached. */
export interface FixtureUrls {
  /** Without `/v4`. */
  readonly base_url: string;
  readonly auth_url: string;
  /** Where the control plane lists events. */
  readonly events_url: string;
  /** The bearer token of the control plane; null without one. */
  readonly control_token: string | null;
}

/** The keys of the file that `--fixtures` writes. What is called `delete` may be destroyed. */
export interface Fixtures
  extends FixtureUrls, Pick<Named, 'region' | 'tag' | 'username' | 'username_delete' | 'tokens'> {
  readonly compute_id: number;
  readonly compute_without_firewall_id: number;
  readonly database_id: number;
  readonly database_ids: Named['databases'];
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
  /** Another account's. */
  readonly stackscript_public_id: number;
  /** The account's own. */
  readonly stackscript_public_own_id: number;
  readonly stackscript_to_publish_id: number;
  readonly stackscript_delete_id: number;
  readonly firewall_id: number;
  readonly firewall_other_enabled_id: number;
  readonly firewall_disabled_id: number;
  readonly oauth: { readonly client_id: string; readonly client_secret: string; readonly code: string };
}

/** How long the exchange code of the fixtures lasts; one that a user grants lasts ten minutes. */
const codeLifetime = 86_400_000;

/** A world that cannot say the fixtures, or no longer can. */
export class FixturesError extends Error {}

/**
 * The fixtures, from the state as it is now; a new exchange code is issued. Needs a `write` unit. Throws a
 * `FixturesError` with what is missing where the world names no fixtures, or the state has lost what they are about.
 */
export async function fixturesOf(unit: Unit, vault: Vault, world: World, urls: FixtureUrls): Promise<Fixtures> {
  const named = world.fixtures;
  if (!named)
    throw new FixturesError(
      'the world has no fixtures: add the section `fixtures`, which docs/world.md describes, or start with --world demo',
    );
  const lost = await untruths(unit, vault, named);
  if (lost.length > 0)
    throw new FixturesError(
      `the state no longer has what the fixtures name: ${lost.join('; ')}; start with a new data directory`,
    );
  const config = await configOf(unit, named.nodebalancer_config);
  const spare = await configOf(unit, named.nodebalancer_delete_config);
  const { domain } = await unit.db
    .selectFrom('domains')
    .where('id', '=', named.domain)
    .select('domain')
    .executeTakeFirstOrThrow();
  const { region, tag, username, username_delete, tokens } = named;
  return {
    ...urls,
    region,
    tag,
    username,
    username_delete,
    compute_id: named.compute,
    compute_without_firewall_id: named.compute_without_firewall,
    database_id: named.database,
    database_ids: named.databases,
    nodebalancer_id: config.nodebalancer_id,
    nodebalancer_config_id: config.id,
    nodebalancer_config_port: config.port,
    nodebalancer_config_sibling_port: (await configOf(unit, named.nodebalancer_config_sibling)).port,
    nodebalancer_delete_id: spare.nodebalancer_id,
    nodebalancer_delete_config_id: spare.id,
    domain_id: named.domain,
    domain_name: domain,
    domain_without_mx_id: named.domain_without_mx,
    stackscript_id: named.stackscript,
    stackscript_public_id: named.stackscript_public,
    stackscript_public_own_id: named.stackscript_public_own,
    stackscript_to_publish_id: named.stackscript_to_publish,
    stackscript_delete_id: named.stackscript_delete,
    firewall_id: named.firewall,
    firewall_other_enabled_id: named.firewall_other_enabled,
    firewall_disabled_id: named.firewall_disabled,
    tokens,
    oauth: await issueCode(unit, vault, named.oauth_client),
  };
}

async function configOf(
  { db }: Unit,
  id: number,
): Promise<{ readonly id: number; readonly nodebalancer_id: number; readonly port: number }> {
  return db
    .selectFrom('nodebalancer_configs')
    .where('id', '=', id)
    .select(['id', 'nodebalancer_id', 'port'])
    .executeTakeFirstOrThrow();
}

async function issueCode(
  unit: Unit,
  vault: Vault,
  { client_id, client_secret, username, scopes }: Named['oauth_client'],
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
      hash: vault.digest(code),
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
