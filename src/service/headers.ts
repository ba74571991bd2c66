// The headers of every response (interface: response headers).

import type { Answered, CommonHeaders } from '@cloud-api/server';
import { personOf } from './host/person.ts';

/** What does not change is prepared once by the pipeline. */
const always: CommonHeaders = Object.freeze({
  'Cache-Control': 'private, max-age=0, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  Vary: 'Authorization, X-Filter',
});

/** As many accounts as may well be at work at the same time. */
const remembered = 1000;

const byAccount = new Map<string, CommonHeaders>();

/** The same for everybody, and the account's UUID for whom a valid token names. */
export function headersOf({ identity }: Pick<Answered, 'identity'>): CommonHeaders {
  return identity ? headersFor(personOf(identity).account) : always;
}

function headersFor(account: string): CommonHeaders {
  const known = byAccount.get(account);
  if (known) return known;
  if (byAccount.size >= remembered) byAccount.clear();
  const headers: CommonHeaders = Object.freeze({ ...always, 'X-Customer-UUID': account });
  byAccount.set(account, headers);
  return headers;
}
