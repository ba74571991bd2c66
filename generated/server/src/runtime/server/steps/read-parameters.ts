// Step: parses the parameters; an invalid path parameter is 404.

import type { RequestContext } from '../request-context.js';
import { percentDecode } from '../../parameters/raw-request.js';
import { createErrorResponse, type ErrorResponse } from '../http-error.js';
import { createRecord } from '../value-shape.js';

/** Problems of other parameters are reported together with those of the body. */
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
