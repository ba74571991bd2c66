// Roles of operations: queries and mutations.

import { contentKind } from '../../model/media-types.ts';
import { isMutation, isSafe, returnsStream } from '../../model/operations/affected-operations.ts';
import { isSuccess } from '../../model/operations/response-media-types.ts';
import type { Operation } from '../../model/types/api.ts';
import { hasBody } from '../../plugin/client-calls.ts';

/**
 * Returns the role of an operation. Only safe methods are queries, because queries are repeated at any time. Operations
 * that return a stream have no role: a stream can be read only once, and never becomes the data of a cache.
 */
export function operationRole(operation: Operation): 'query' | 'mutation' | undefined {
  if (isMutation(operation)) return 'mutation';
  if (!isSafe(operation) || returnsStream(operation)) return undefined;
  return isKeyable(operation) && hasSuccess(operation) ? 'query' : undefined;
}

/** Keys contain the body of a request, so it must be JSON. */
function isKeyable(operation: Operation): boolean {
  return !hasBody(operation) || (operation.requestBody?.content ?? []).every((each) => contentKind(each) === 'json');
}

function hasSuccess(operation: Operation): boolean {
  return operation.responses.some((response) => isSuccess(response, operation));
}
