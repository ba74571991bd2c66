// Calls of the tag "values".

import type { CreateValueResponses } from '../../types/operations.js';
import type { Value } from '../../types/schemas.js';
import { callJson, type CallOptions, type Client, type Result } from '../runtime.js';

/** Request of `createValue`. */
export interface CreateValueRequest extends CallOptions {
  body: Value;
}

/** Result of `createValue`. */
export type CreateValueResult = Result<CreateValueResponses>;

/** `POST /values` */
export function createValue(
  client: Client,
  request: CreateValueRequest,
): Promise<CreateValueResult> {
  return callJson(client, request, {
    id: 'createValue',
    method: 'POST',
    path: '/values',
    accept: '*/*',
    contentType: 'application/json',
    responses: { none: [204] },
  });
}
