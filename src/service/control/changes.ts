// What the interface cannot change: statuses, grants, billing addresses, expiry, and what it cannot remove.

import { beginMaintenance } from '../areas/compute/maintenance.ts';
import { setDatabaseStatus } from '../areas/databases/status.ts';
import { setFirewallStatus } from '../areas/firewalls/active.ts';
import { toJson } from '../storage/json.ts';
import { portionsOf } from '../storage/portions.ts';
import type { Unit } from '../unit.ts';
import type { Vault } from '../secrets/vault.ts';
import type {
  ControlBilling,
  ControlDatabase,
  ControlFirewall,
  ControlGrants,
  ControlInstance,
  ControlOAuthClient,
  ControlToken,
} from './generated/types/index.ts';
import { changeStatus } from '../work/instances/power.ts';
import { badRequest, ControlProblem, notFound } from './problem.ts';

export async function changeDatabase(unit: Unit, id: number, { status }: ControlDatabase): Promise<void> {
  if (!(await setDatabaseStatus(unit, id, status))) throw notFound(`database ${id}`);
}

/** `stopped` is what maintenance looks like; it ends with any other status. */
export async function changeInstance(unit: Unit, id: number, { status }: ControlInstance): Promise<void> {
  if (!(await changeStatus(unit, id, status))) throw notFound(`instance ${id}`);
  if (status === 'stopped') await beginMaintenance(unit, id);
}

export async function changeFirewall(unit: Unit, id: number, { status }: ControlFirewall): Promise<void> {
  const change = await setFirewallStatus(unit, id, status);
  if (change.kind === 'unknown') throw notFound(`firewall ${id}`);
  if (change.kind === 'conflict') throw badRequest(change.reason);
}

export async function changeOAuthClient({ db }: Unit, id: string, { status }: ControlOAuthClient): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('oauth_clients')
    .set({ status })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound(`OAuth client ${id}`);
}

export async function changeGrants({ db }: Unit, username: string, { grants }: ControlGrants): Promise<void> {
  const user = await db.selectFrom('users').where('username', '=', username).select('account_id').executeTakeFirst();
  if (!user) throw notFound(`user ${username}`);
  const unknown = await strangers({ db }, user.account_id, grants);
  if (unknown.length > 0) throw new ControlProblem(400, unknown);
  // Of several grants for the same entity the last one counts.
  const last = new Map(
    grants.map(({ entity, id = 0, level }) => [`${entity}/${id}`, { username, entity, entity_id: id, level }]),
  );
  await db.deleteFrom('grants').where('username', '=', username).execute();
  for (const portion of portionsOf([...last.values()])) await db.insertInto('grants').values(portion).execute();
}

/** Where the entities of grants are; the other two are about no single thing. */
const entities = {
  compute: 'instances',
  database: 'databases',
  domain: 'domains',
  firewall: 'firewalls',
  longview: 'longview_clients',
  nodebalancer: 'nodebalancers',
  stackscript: 'stackscripts',
} as const;

/** The grants that are about nothing of the account. */
async function strangers(
  { db }: Pick<Unit, 'db'>,
  account: string,
  grants: ControlGrants['grants'],
): Promise<{ readonly reason: string; readonly field: string }[]> {
  const known = new Map<string, ReadonlySet<number>>();
  for (const [entity, table] of Object.entries(entities)) {
    if (!grants.some((grant) => grant.entity === entity)) continue;
    const rows = await db.selectFrom(table).where('account_id', '=', account).select('id').execute();
    known.set(entity, new Set(rows.map(({ id }) => id)));
  }
  return grants.flatMap(({ entity, id = 0 }, index) =>
    known.get(entity)?.has(id) === false
      ? [{ reason: `The account of the user has no ${entity} ${id}.`, field: `grants.${index}.id` }]
      : [],
  );
}

export async function changeBilling({ db }: Unit, account: string, { billing }: ControlBilling): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ billing: billing && toJson(billing) })
    .where('id', '=', account)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound(`account ${account}`);
}

export async function changeToken({ db }: Unit, vault: Vault, { token, expires }: ControlToken): Promise<void> {
  const expires_at = expires === null ? null : Date.parse(expires);
  const { numUpdatedRows } = await db
    .updateTable('tokens')
    .set({ expires_at })
    .where('hash', '=', vault.digest(token))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('such token');
}

/** The row stays, inactive: the daily limit counts what was added, whether or not it was removed since. */
export async function removePaymentMethod({ db }: Unit, id: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('payment_methods')
    .set({ active: 0, is_default: 0 })
    .where('id', '=', id)
    .where('active', '=', 1)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound(`payment method ${id}`);
}

export async function removeDatabaseBackup({ db }: Unit, id: number): Promise<void> {
  // One that is being taken is not there yet.
  const { numDeletedRows } = await db
    .deleteFrom('database_backups')
    .where('id', '=', id)
    .where('finished', '=', 1)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound(`database backup ${id}`);
}
