// The caller as they are in the unit of work: between the look at the token and the unit they may be renamed, or gone.

import { refuse, type Identity } from '@cloud-api/server';
import { locked, type Unit } from '../unit.ts';
import { personOf } from './person.ts';

/** The name under which to store what is the caller's own, which stays theirs until the unit ends. Throws the refusal of a token that is none where they are gone. */
export async function currentName(unit: Unit, identity: Identity | undefined): Promise<string> {
  const { token } = personOf(identity);
  for (;;) {
    const holder = await unit.db.selectFrom('tokens').where('id', '=', token).select('username').executeTakeFirst();
    if (!holder) throw refuse(401, { message: 'Invalid token' });
    const user = await locked(
      unit,
      unit.db.selectFrom('users').where('username', '=', holder.username).select('username'),
    ).executeTakeFirst();
    // Else they were renamed while this waited for their row, and their token tells the new name.
    if (user) return user.username;
  }
}
