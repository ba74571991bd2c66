// Request pipeline step: parses the parameters, and responds with 404 to an invalid path parameter.

import type { RequestContext } from '../request-context.js';
import { percentDecode } from '../../parameters/raw-request.js';
import { createErrorResponse, type ErrorResponse } from '../http-error.js';
import { createRecord } from '../value-shape.js';

/** Problems of other parameters are reported later, together with those of the body. */
export function readParameters<Tx>(context: RequestContext<Tx>): ErrorResponse | undefined {
  const { operation, encodedPath, query, request, now } = context;
  if (!operation.checks.parameters) {
    context.parameters = {
      ...context.parameters,
      path: createRecord(Object.entries(encodedPath).map(([name, text]) => [name, percentDecode(text, false)])),
    };
    return undefined;
  }
  context.parameters = operation.checks.parameters(
    { path: encodedPath, query, headers: request.headers },
    now.getTime(),
  );
  return context.parameters.problems.some((problem) => problem.in === 'path')
    ? createErrorResponse(404, 'Not found')
    : undefined;
}
