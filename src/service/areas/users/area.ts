// The area of users.

import { refuse, type Reason, type UpdateUserRequest } from '@cloud-api/server';
import type { User } from '@cloud-api/types';
import { personOf } from '../../host/person.ts';
import { fromJson, toJson } from '../../storage/json.ts';
import { flagOf } from '../../storage/tables/flag.ts';
import type { UserTable } from '../../storage/tables/identities.ts';
import { isUniqueViolation } from '../../storage/violation.ts';
import { locked, type Unit } from '../../unit.ts';
import type { FindConflicts, MakeArea } from '../area.ts';

async function show({ db }: Unit, { username, restricted, value }: UserTable): Promise<User> {
  const keys = await db.selectFrom('ssh_keys').where('username', '=', username).orderBy('id').select('label').execute();
  return { ...fromJson(value), username, restricted: restricted === 1, ssh_keys: keys };
}

/** Whether the account has an unrestricted user beside this one. Its row is locked: two who leave at the same time are asked one by one. */
async function hasAnother(unit: Unit, account: string, username: string): Promise<boolean> {
  await locked(unit, unit.db.selectFrom('accounts').where('id', '=', account).select('id')).executeTakeFirst();
  const others = unit.db
    .selectFrom('users')
    .where('account_id', '=', account)
    .where('restricted', '=', 0)
    .where('username', '!=', username);
  return (await others.select('username').limit(1).executeTakeFirst()) !== undefined;
}

const findConflicts: FindConflicts<UpdateUserRequest<Unit>> = async ({
  tx,
  identity,
  resource,
  merged: { username, restricted },
}) => {
  const conflicts: Reason[] = [];
  const other =
    username !== undefined &&
    username !== resource.username &&
    (await tx.db.selectFrom('users').where('username', '=', username).select('username').executeTakeFirst());
  if (other) conflicts.push(taken);
  if (restricted && !resource.restricted && !(await hasAnother(tx, personOf(identity).account, resource.username)))
    conflicts.push({ message: last, field: 'restricted' });
  return conflicts;
};

const taken = { message: 'Another user has this username.', field: 'username' };
const last = 'An account must keep an unrestricted user, and this is its last one.';

export const users: MakeArea<'users'> = () => ({
  loaders: {
    async User(unit, { text }) {
      const row = await locked(
        unit,
        unit.db.selectFrom('users').where('username', '=', text).selectAll(),
      ).executeTakeFirst();
      return row && { value: await show(unit, row), account: row.account_id, lasting: true };
    },
  },
  conflicts: { updateUser: findConflicts },
  handlers: {
    getUser: ({ resource }) => ({ status: 200, body: resource }),

    async updateUser(request) {
      const { tx, resource, merged, identity } = request;
      const { username: old, restricted: was } = resource;
      const { account } = personOf(identity);
      const conflicts = await findConflicts(request);
      if (conflicts.length > 0) throw refuse(400, ...conflicts);
      const { username, restricted, email, tfa_enabled, verified_phone_number, password_created, last_login } = merged;
      const value = toJson({ email, tfa_enabled, verified_phone_number, password_created, last_login });
      // Being restricted gives no grants; those of an earlier time do not come back.
      if (restricted && !was) await tx.db.deleteFrom('grants').where('username', '=', old).execute();
      try {
        await tx.db
          .updateTable('users')
          .set({ username, restricted: flagOf(restricted), value })
          .where('username', '=', old)
          .execute();
      } catch (error) {
        throw isUniqueViolation(error) ? refuse(400, taken) : error;
      }
      if (username !== old)
        await tx.db
          .updateTable('stackscripts')
          .set({ username })
          .where('account_id', '=', account)
          .where('username', '=', old)
          .execute();
      return { status: 200, body: merged };
    },

    async deleteUser({ tx, resource: { username, restricted }, identity }) {
      const { account } = personOf(identity);
      if (!restricted && !(await hasAnother(tx, account, username))) throw refuse(400, { message: last });
      // Tokens, sessions and grants go with the user.
      await tx.db.deleteFrom('users').where('username', '=', username).execute();
      return { status: 200, body: {} };
    },
  },
});
