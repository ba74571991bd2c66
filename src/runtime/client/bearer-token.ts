// Bearer tokens: set on each request, and renewed if the server rejects them.

import type { Send } from './client.ts';
import { discardBody } from './limit-response-body.ts';
import { rejectOnAbort } from './abortable.ts';

/**
 * Returns a token for each request. After a 401, it is called again with the rejected token, once for all calls that
 * were sent with that token. If it returns a different token, the request is sent once more; otherwise, the caller gets
 * the 401.
 */
export type TokenSource = (rejected?: string) => string | undefined | Promise<string | undefined>;

/** A call to the token source after a token was rejected. */
interface Renewal {
  readonly rejected: string;
  readonly token: Promise<string | undefined>;
  settled: boolean;
}

/** Adds the token to requests that have no credentials yet, unless their operation accepts none. */
export function withBearerToken(send: Send, token: string | TokenSource): Send {
  let latestRenewal: Renewal | undefined;
  const renew = (source: TokenSource, rejected: string, earlier: Renewal | undefined): Promise<string | undefined> => {
    // Calls that were sent with the same token share its renewal, even if their 401 arrives later.
    if (latestRenewal?.rejected === rejected && latestRenewal !== earlier) return latestRenewal.token;
    const newRenewal: Renewal = {
      rejected,
      token: (async () => source(rejected))().finally(() => (newRenewal.settled = true)),
      settled: false,
    };
    latestRenewal = newRenewal;
    return newRenewal.token;
  };
  return async (request) => {
    const { headers, body, signal } = request.init;
    if (request.operation.anonymous || headers.has('authorization')) return send(request);
    const earlier = latestRenewal?.settled ? latestRenewal : undefined;
    const current = typeof token === 'string' ? token : await rejectOnAbort(Promise.resolve(token()), signal);
    if (current === undefined) return send(request);
    headers.set('authorization', `Bearer ${current}`);
    const response = await send(request);
    if (response.status !== 401 || typeof token === 'string' || body instanceof ReadableStream) return response;
    const renewed = await rejectOnAbort(renew(token, current, earlier), signal);
    if (renewed === undefined || renewed === current) return response;
    discardBody(response.body);
    headers.set('authorization', `Bearer ${renewed}`);
    return send(request);
  };
}
