// Operations on users.

import { httpError, type ErrorDetail, type UpdateUserRequest } from '@cloud-api/server';
import type { User } from '@cloud-api/types';
import { requirePrincipal } from '../../host/principal.ts';
import { fromJson, toJson } from '../../storage/json.ts';
import { toSqlBoolean } from '../../storage/tables/sql-boolean.ts';
import type { UserTable } from '../../storage/tables/identities.ts';
import { isUniqueViolation } from '../../storage/unique-violation.ts';
import { lockRows, type UnitOfWork } from '../../unit-of-work.ts';
import type { FindConflicts, TagModuleFactory } from '../tag-module.ts';

async function toApiUser({ db }: UnitOfWork, { username, restricted, value }: UserTable): Promise<User> {
  const keys = await db.selectFrom('ssh_keys').where('username', '=', username).orderBy('id').select('label').execute();
  return { ...fromJson(value), username, restricted: restricted === 1, ssh_keys: keys };
}

/**
 * Returns whether the account has another unrestricted user. Locks the row of the account, so that two
 * concurrent requests cannot remove the last two.
 */
async function hasOtherAdmin(unit: UnitOfWork, account: string, username: string): Promise<boolean> {
  await lockRows(unit, unit.db.selectFrom('accounts').where('id', '=', account).select('id')).executeTakeFirst();
  const otherAdmins = unit.db
    .selectFrom('users')
    .where('account_id', '=', account)
    .where('restricted', '=', 0)
    .where('username', '!=', username);
  return (await otherAdmins.select('username').limit(1).executeTakeFirst()) !== undefined;
}

const findConflicts: FindConflicts<UpdateUserRequest<UnitOfWork>> = async ({
  tx,
  identity,
  resource,
  merged: { username, restricted },
}) => {
  const conflicts: ErrorDetail[] = [];
  const other =
    username !== undefined &&
    username !== resource.username &&
    (await tx.db.selectFrom('users').where('username', '=', username).select('username').executeTakeFirst());
  if (other) conflicts.push(usernameTaken);
  if (
    restricted &&
    !resource.restricted &&
    !(await hasOtherAdmin(tx, requirePrincipal(identity).account, resource.username))
  )
    conflicts.push({ message: lastAdmin, field: 'restricted' });
  return conflicts;
};

const usernameTaken = { message: 'Another user has this username.', field: 'username' };
const lastAdmin = 'An account must have an unrestricted user, and this is its last one.';

export const users: TagModuleFactory<'users'> = () => ({
  loaders: {
    async User(unit, { key }) {
      const row = await lockRows(
        unit,
        unit.db.selectFrom('users').where('username', '=', key).selectAll(),
      ).executeTakeFirst();
      return row && { value: await toApiUser(unit, row), account: row.account_id, cacheable: true };
    },
  },
  conflicts: { updateUser: findConflicts },
  handlers: {
    getUser: ({ resource }) => ({ status: 200, body: resource }),

    async updateUser(request) {
      const { tx, resource, merged, identity } = request;
      const { username: oldUsername, restricted: wasRestricted } = resource;
      const { account } = requirePrincipal(identity);
      const conflicts = await findConflicts(request);
      if (conflicts.length > 0) throw httpError(400, ...conflicts);
      const { username, restricted, email, tfa_enabled, verified_phone_number, password_created, last_login } = merged;
      const value = toJson({ email, tfa_enabled, verified_phone_number, password_created, last_login });
      // A newly restricted user starts without grants; earlier grants are not restored.
      if (restricted && !wasRestricted) await tx.db.deleteFrom('grants').where('username', '=', oldUsername).execute();
      try {
        await tx.db
          .updateTable('users')
          .set({ username, restricted: toSqlBoolean(restricted), value })
          .where('username', '=', oldUsername)
          .execute();
      } catch (error) {
        throw isUniqueViolation(error) ? httpError(400, usernameTaken) : error;
      }
      if (username !== oldUsername)
        await tx.db
          .updateTable('stackscripts')
          .set({ username })
          .where('account_id', '=', account)
          .where('username', '=', oldUsername)
          .execute();
      return { status: 200, body: merged };
    },

    async deleteUser({ tx, resource: { username, restricted }, identity }) {
      const { account } = requirePrincipal(identity);
      if (!restricted && !(await hasOtherAdmin(tx, account, username))) throw httpError(400, { message: lastAdmin });
      // Tokens, sessions, and grants are deleted by cascade.
      await tx.db.deleteFrom('users').where('username', '=', username).execute();
      return { status: 200, body: {} };
    },
  },
});
