// Request pipeline step: reads the bytes of the body.

import type { RequestContext } from '../request-context.js';
import { defaultBodyLimit } from '../service-options.js';
import { readBody } from '../body/read-body.js';

/** Does not read a body that the operation does not declare. */
export function readRequestBody<Tx>(context: RequestContext<Tx>): Promise<undefined> | undefined {
  const { operation, request, service } = context;
  if (!operation.body || !request.body) return undefined;
  return readBody(request, service.options.bodyLimit ?? defaultBodyLimit, (rawBody) => {
    context.rawBody = rawBody;
    return undefined;
  });
}
