// Step: the handler.

import type { Exchange } from '../exchange.js';

export async function callHandler<Tx>(exchange: Exchange<Tx>, tx: Tx): Promise<undefined> {
  const { operation, now, caller, actor, parameters, body, mediaType, resource, merged, request } = exchange;
  exchange.response = await operation.handle({
    tx,
    now,
    caller,
    identity: actor,
    path: parameters.path,
    query: parameters.query,
    headers: parameters.headers,
    cookies: parameters.cookies,
    body,
    mediaType,
    resource: resource?.value,
    merged,
    request,
  });
  // Found here, in the unit of work, which is undone then: no server could send it.
  const { status } = exchange.response;
  if (!Number.isInteger(status) || status < 200 || status > 599) throw new TypeError(`${operation.id} answered the status ${status}, which is none`);
}
