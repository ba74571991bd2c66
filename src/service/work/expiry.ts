// Removes what has expired.

import { failuresRemembered } from '../oauth/throttle.ts';
import type { Unit } from '../unit.ts';
import { day, hour } from './recurring.ts';

/** A code that was exchanged is remembered as long as its token lives: a second exchange revokes that (RFC 6749, 4.1.2). */
const codeRemembered = 2 * hour;

/** Jobs are listed for a while after they are done, and longer where they failed. */
const doneRemembered = day;
const failedRemembered = 30 * day;

/** Tokens, unless they can be refreshed; exchange codes; sessions; failed logins; and jobs that are over. */
export async function removeExpired({ db, now }: Pick<Unit, 'db' | 'now'>): Promise<void> {
  const time = now.getTime();
  await db.deleteFrom('tokens').where('expires_at', '<=', time).where('refresh_hash', 'is', null).execute();
  await db
    .deleteFrom('authorization_codes')
    .where('expires_at', '<=', time - codeRemembered)
    .execute();
  // A refresh token that was used is remembered as long as there is something to revoke.
  await db
    .deleteFrom('spent_refresh_tokens')
    .where((of) =>
      of.not(
        of.exists(
          of.selectFrom('tokens').whereRef('tokens.family', '=', 'spent_refresh_tokens.family').select('tokens.id'),
        ),
      ),
    )
    .execute();
  await db.deleteFrom('sessions').where('expires_at', '<=', time).execute();
  await db
    .deleteFrom('login_failures')
    .where('failed_at', '<=', time - failuresRemembered)
    .execute();
  await db
    .deleteFrom('jobs')
    .where('status', '=', 'done')
    .where('due_at', '<=', time - doneRemembered)
    .execute();
  await db
    .deleteFrom('jobs')
    .where('status', '=', 'failed')
    .where('due_at', '<=', time - failedRemembered)
    .execute();
}
