// Step: calls the handler.

import type { Exchange } from '../request-context.ts';
import type { HandlerResponse } from '../handler.ts';
import { isLater } from '../maybe-promise.ts';

export function callHandler<Tx>(exchange: Exchange<Tx>, tx: Tx): Promise<undefined> | undefined {
  const { operation, now, caller, actor, parameters, body, mediaType, resource, merged, request } = exchange;
  const response = operation.handle({
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
  return isLater(response) ? response.then((late) => take(exchange, late)) : take(exchange, response);
}

function take<Tx>(exchange: Exchange<Tx>, response: HandlerResponse): undefined {
  exchange.response = response;
  // Checked within the unit of work, which is then rolled back: no server could send the response.
  const { status } = response;
  if (!Number.isInteger(status) || status < 200 || status > 599)
    throw new TypeError(`${exchange.operation.id} answered the status ${status}, which is none`);
}
