// The headers of every response (interface: response headers).

import type { Answered, CommonHeaders } from '@cloud-api/server';
import { personOf } from './host/person.ts';

const always: CommonHeaders = {
  'Cache-Control': 'private, max-age=0, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  Vary: 'Authorization, X-Filter',
};

/** The same for everybody, and the account's UUID for whom a valid token names. */
export function headersOf({ identity }: Answered): CommonHeaders {
  return identity ? { ...always, 'X-Customer-UUID': personOf(identity).account } : always;
}
