// Deletes expired rows.

import { failureRetention } from '../oauth/login-throttle.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { day, hour } from './recurring-jobs.ts';

/** An exchanged code is kept as long as its token: a second exchange revokes the token (RFC 6749, section 4.1.2). */
const codeRetention = 2 * hour;

/** How long finished jobs remain listed; failed ones remain longer. */
const doneJobRetention = day;
const failedJobRetention = 30 * day;

/** Deletes tokens that cannot be refreshed, codes, sessions, failed logins, and finished jobs. */
export async function deleteExpired({ db, now }: Pick<UnitOfWork, 'db' | 'now'>): Promise<void> {
  const time = now.getTime();
  await db.deleteFrom('tokens').where('expires_at', '<=', time).where('refresh_hash', 'is', null).execute();
  await db
    .deleteFrom('authorization_codes')
    .where('expires_at', '<=', time - codeRetention)
    .execute();
  // A used refresh token is kept as long as there is a token to revoke.
  await db
    .deleteFrom('spent_refresh_tokens')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('tokens').whereRef('tokens.family', '=', 'spent_refresh_tokens.family').select('tokens.id'),
        ),
      ),
    )
    .execute();
  await db.deleteFrom('sessions').where('expires_at', '<=', time).execute();
  await db
    .deleteFrom('login_failures')
    .where('failed_at', '<=', time - failureRetention)
    .execute();
  await db
    .deleteFrom('jobs')
    .where('status', '=', 'done')
    .where('due_at', '<=', time - doneJobRetention)
    .execute();
  await db
    .deleteFrom('jobs')
    .where('status', '=', 'failed')
    .where('due_at', '<=', time - failedJobRetention)
    .execute();
}
