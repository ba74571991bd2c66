// Who calls: the bearer token of each request, and another one where the server refuses it.

import type { Send } from './client.ts';
import { unlessAborted } from './waiting.ts';

/**
 * What gives a token for each request. Where a server refused one (401) it is asked again, and told which; another one than
 * that is tried once, and undefined leaves it at the refusal.
 */
export type TokenSource = (refused?: string) => string | undefined | Promise<string | undefined>;

/** Gives requests their token, unless they have credentials already, or their operation takes none. */
export function authorized(send: Send, token: string | TokenSource): Send {
  return async (sending) => {
    const { headers, body } = sending.init;
    if (sending.operation.anonymous || headers.has('authorization')) return send(sending);
    const { signal } = sending.init;
    const first = typeof token === 'string' ? token : await unlessAborted(Promise.resolve(token()), signal);
    if (first === undefined) return send(sending);
    headers.set('authorization', `Bearer ${first}`);
    const response = await send(sending);
    if (response.status !== 401 || typeof token === 'string' || body instanceof ReadableStream) return response;
    const other = await unlessAborted(Promise.resolve(token(first)), signal);
    if (other === undefined || other === first) return response;
    await response.body?.cancel();
    headers.set('authorization', `Bearer ${other}`);
    return send(sending);
  };
}
