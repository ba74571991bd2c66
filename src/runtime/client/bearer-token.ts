// Bearer tokens: set on each request, and renewed if the server rejects them.

import type { Send } from './client.ts';
import { discard } from './response-body.ts';
import { unlessAborted } from './abortable.ts';

/**
 * Returns a token for each request. After a 401 it is called again with the rejected token, once for all calls that
 * were sent with it. A different token is tried once; `undefined` returns the 401 to the caller.
 */
export type TokenSource = (rejected?: string) => string | undefined | Promise<string | undefined>;

interface Renewal {
  readonly rejected: string;
  readonly token: Promise<string | undefined>;
  settled: boolean;
}

/** Adds the token to requests that have no credentials yet, unless their operation takes none. */
export function authorized(send: Send, token: string | TokenSource): Send {
  let renewal: Renewal | undefined;
  const renew = (source: TokenSource, rejected: string, earlier: Renewal | undefined): Promise<string | undefined> => {
    // Calls that were sent with the same token share its renewal, also if their 401 arrives after it.
    if (renewal?.rejected === rejected && renewal !== earlier) return renewal.token;
    const started: Renewal = {
      rejected,
      token: (async () => source(rejected))().finally(() => (started.settled = true)),
      settled: false,
    };
    renewal = started;
    return started.token;
  };
  return async (sending) => {
    const { headers, body, signal } = sending.init;
    if (sending.operation.anonymous || headers.has('authorization')) return send(sending);
    const earlier = renewal?.settled ? renewal : undefined;
    const first = typeof token === 'string' ? token : await unlessAborted(Promise.resolve(token()), signal);
    if (first === undefined) return send(sending);
    headers.set('authorization', `Bearer ${first}`);
    const response = await send(sending);
    if (response.status !== 401 || typeof token === 'string' || body instanceof ReadableStream) return response;
    const other = await unlessAborted(renew(token, first, earlier), signal);
    if (other === undefined || other === first) return response;
    discard(response.body);
    headers.set('authorization', `Bearer ${other}`);
    return send(sending);
  };
}
