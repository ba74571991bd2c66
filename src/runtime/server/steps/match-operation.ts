// Request pipeline step: matches the request to an operation.

import { createRequestContext, type IncomingRequest, type RequestContext } from '../request-context.ts';
import { getDerivedOperationData } from '../derived-operation-data.ts';
import { createErrorResponse, type ErrorResponse } from '../http-error.ts';
import type { Route } from '../router.ts';
import { createRecord } from '../value-shape.ts';
import type { OperationDescriptor } from '../operation-table.ts';

/** HEAD falls back to the path's GET operation. */
export function matchOperation<Tx>(incoming: IncomingRequest<Tx>): RequestContext<Tx> | ErrorResponse {
  const { router, describeUnknownPath } = incoming.service;
  const route = router.find(incoming.path);
  if (!route) return createErrorResponse(404, describeUnknownPath(incoming.path));
  const { operations, allow } = route;
  incoming.allow = allow;
  const { method } = incoming.request;
  const operation = operations.get(method) ?? (method === 'HEAD' ? operations.get('GET') : undefined);
  if (!operation) return createErrorResponse(405, 'Method Not Allowed', { Allow: allow.join(', ') });
  return createRequestContext(incoming, operation, encodedParameters(route, operation));
}

function encodedParameters<Tx>(
  { values, parametersByOperation }: Route<Tx>,
  operation: OperationDescriptor<Tx>,
): RequestContext<Tx>['encodedPath'] {
  const cached = parametersByOperation.get(operation);
  if (cached) return cached;
  const parameters = createRecord(
    getDerivedOperationData(operation).parameters.map((name, index) => [name, values[index] ?? '']),
  ) as RequestContext<Tx>['encodedPath']; // All values are strings.
  parametersByOperation.set(operation, parameters);
  return parameters;
}
