// Current username of the caller, who may have been renamed or deleted after authentication.

import { httpError, type Identity } from '@cloud-api/server';
import { lockRows, type UnitOfWork } from '../unit-of-work.ts';
import { requirePrincipal } from './principal.ts';

/** Message of the response 401, as in the document. */
export const unauthorizedMessage = 'Invalid token';

/**
 * Returns the name under which to store the caller's own data, locked until the unit ends. Throws the error response
 * for an invalid token if the user was deleted.
 */
export async function lockCurrentUsername(unit: UnitOfWork, identity: Identity | undefined): Promise<string> {
  const { token } = requirePrincipal(identity);
  for (;;) {
    const holder = await unit.db.selectFrom('tokens').where('id', '=', token).select('username').executeTakeFirst();
    if (!holder) throw httpError(401, { message: unauthorizedMessage });
    const user = await lockRows(
      unit,
      unit.db.selectFrom('users').where('username', '=', holder.username).select('username'),
    ).executeTakeFirst();
    if (user) return user.username;
    // The user was renamed while this waited for the lock. Try again with the token's new username.
  }
}
