// State changes that the API does not offer: statuses, grants, billing addresses, expiration, removals.

import { startMaintenance } from '../tags/compute/maintenance.ts';
import { setDatabaseStatus } from '../tags/databases/status.ts';
import { setFirewallStatus } from '../tags/firewalls/single-active-firewall.ts';
import { toJson } from '../storage/json.ts';
import { splitIntoBatches } from '../storage/split-into-batches.ts';
import { grantEntityTables } from '../storage/tables/identities.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { SecretCrypto } from '../secrets/secret-crypto.ts';
import type {
  ControlBilling,
  ControlDatabase,
  ControlFirewall,
  ControlGrants,
  ControlInstance,
  ControlOAuthClient,
  ControlToken,
} from '../../../generated/service-control/types/index.ts';
import { changeStatus } from '../work/instances/power.ts';
import { badRequest, ControlError, notFound } from './control-error.ts';

export async function changeDatabase(unit: UnitOfWork, id: number, { status }: ControlDatabase): Promise<void> {
  if (!(await setDatabaseStatus(unit, id, status))) throw notFound(`database ${id}`);
}

/** Sets the status of an instance. `stopped` starts maintenance, and any other status ends it. */
export async function changeInstance(unit: UnitOfWork, id: number, { status }: ControlInstance): Promise<void> {
  if (!(await changeStatus(unit, id, status))) throw notFound(`instance ${id}`);
  if (status === 'stopped') await startMaintenance(unit, id);
}

export async function changeFirewall(unit: UnitOfWork, id: number, { status }: ControlFirewall): Promise<void> {
  const change = await setFirewallStatus(unit, id, status);
  if (change.kind === 'not-found') throw notFound(`firewall ${id}`);
  if (change.kind === 'conflict') throw badRequest(change.reason);
}

export async function changeOAuthClient({ db }: UnitOfWork, id: string, { status }: ControlOAuthClient): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('oauth_clients')
    .set({ status })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound(`OAuth client ${id}`);
}

export async function changeGrants({ db }: UnitOfWork, username: string, { grants }: ControlGrants): Promise<void> {
  const user = await db.selectFrom('users').where('username', '=', username).select('account_id').executeTakeFirst();
  if (!user) throw notFound(`user ${username}`);
  const unknown = await findUnknownGrants({ db }, user.account_id, grants);
  if (unknown.length > 0) throw new ControlError(400, unknown);
  // The last of several grants on the same entity applies.
  const lastGrants = new Map(
    grants.map(({ entity, id = 0, level }) => [`${entity}/${id}`, { username, entity, entity_id: id, level }]),
  );
  await db.deleteFrom('grants').where('username', '=', username).execute();
  for (const batch of splitIntoBatches([...lastGrants.values()])) await db.insertInto('grants').values(batch).execute();
}

/** Returns an error for each grant on an entity that the account does not have. */
async function findUnknownGrants(
  { db }: Pick<UnitOfWork, 'db'>,
  account: string,
  grants: ControlGrants['grants'],
): Promise<{ readonly reason: string; readonly field: string }[]> {
  const idsByEntity = new Map<string, ReadonlySet<number>>();
  for (const [entity, table] of Object.entries(grantEntityTables)) {
    if (!grants.some((grant) => grant.entity === entity)) continue;
    const rows = await db.selectFrom(table).where('account_id', '=', account).select('id').execute();
    idsByEntity.set(entity, new Set(rows.map(({ id }) => id)));
  }
  return grants.flatMap(({ entity, id = 0 }, index) =>
    idsByEntity.get(entity)?.has(id) === false
      ? [{ reason: `The user's account has no ${entity} with ID ${id}.`, field: `grants.${index}.id` }]
      : [],
  );
}

export async function changeBilling({ db }: UnitOfWork, account: string, { billing }: ControlBilling): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ billing: billing && toJson(billing) })
    .where('id', '=', account)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound(`account ${account}`);
}

export async function changeToken(
  { db }: UnitOfWork,
  secretCrypto: SecretCrypto,
  { token, expires }: ControlToken,
): Promise<void> {
  const expires_at = expires === null ? null : Date.parse(expires);
  const { numUpdatedRows } = await db
    .updateTable('tokens')
    .set({ expires_at })
    .where('hash', '=', secretCrypto.digest(token))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('such token');
}

/** Deactivates the row instead of deleting it, because the daily limit also counts removed payment methods. */
export async function removePaymentMethod({ db }: UnitOfWork, id: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('payment_methods')
    .set({ active: 0, is_default: 0 })
    .where('id', '=', id)
    .where('active', '=', 1)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound(`payment method ${id}`);
}

export async function removeDatabaseBackup({ db }: UnitOfWork, id: number): Promise<void> {
  // A backup in progress is not visible yet.
  const { numDeletedRows } = await db
    .deleteFrom('database_backups')
    .where('id', '=', id)
    .where('finished', '=', 1)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound(`database backup ${id}`);
}
