// Request pipeline step: calls the handler.

import type { RequestContext } from '../request-context.js';
import type { HandlerResponse } from '../handler-types.js';
import { isPromise } from '../is-promise.js';

export function callHandler<Tx>(context: RequestContext<Tx>, tx: Tx): Promise<undefined> | undefined {
  const { operation, now, caller, actor, parameters, body, mediaType, resource, merged, request } = context;
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
  return isPromise(response)
    ? response.then((awaited) => storeResponse(context, awaited))
    : storeResponse(context, response);
}

function storeResponse<Tx>(context: RequestContext<Tx>, response: HandlerResponse): undefined {
  context.response = response;
  // Checked inside the unit of work, so that an invalid status rolls it back: no server could send such a response.
  const { status } = response;
  if (!Number.isInteger(status) || status < 200 || status > 599)
    throw new TypeError(`${context.operation.id} returned ${status}, which is not a valid status`);
}
