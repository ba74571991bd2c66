// Calls of the tag "stackscripts".

import type {
  DeleteStackScriptPath,
  DeleteStackScriptResponses,
  GetStackScriptPath,
  GetStackScriptResponses,
  StackScriptUpdate,
  UpdateStackScriptPath,
  UpdateStackScriptResponses,
} from '@cloud-api/types';
import {
  callJson,
  type CallOptions,
  type Client,
  type Result,
  type WithDeprecationStatus,
} from '../runtime.js';

/** Request of `deleteStackScript`. */
export interface DeleteStackScriptRequest extends CallOptions {
  path: DeleteStackScriptPath;
}

/** Result of `deleteStackScript`. */
export type DeleteStackScriptResult = Result<
  WithDeprecationStatus<DeleteStackScriptResponses, 299>
>;

/**
 * Delete a StackScript
 *
 * Deletes a private StackScript on which the caller has read_write permission. A public one cannot
 * be deleted.
 */
export function deleteStackScript(
  client: Client,
  request: DeleteStackScriptRequest,
): Promise<DeleteStackScriptResult> {
  return callJson(client, request, {
    id: 'deleteStackScript',
    method: 'DELETE',
    path: '/v4/compute/stackscripts/{stackscriptId}',
    responses: { json: [200, 299, 400, 401, 403, 404, 429, 500] },
  });
}

/** Request of `getStackScript`. */
export interface GetStackScriptRequest extends CallOptions {
  path: GetStackScriptPath;
}

/** Result of `getStackScript`. */
export type GetStackScriptResult = Result<WithDeprecationStatus<GetStackScriptResponses, 299>>;

/**
 * Get a StackScript
 *
 * Returns one StackScript, including the script text. It may be viewed without a token.
 */
export function getStackScript(
  client: Client,
  request: GetStackScriptRequest,
): Promise<GetStackScriptResult> {
  return callJson(client, request, {
    id: 'getStackScript',
    method: 'GET',
    path: '/v4/compute/stackscripts/{stackscriptId}',
    responses: { json: [200, 299, 401, 403, 404, 429, 500] },
  });
}

/** Request of `updateStackScript`. */
export interface UpdateStackScriptRequest extends CallOptions {
  path: UpdateStackScriptPath;
  /** The fields to change. */
  body: StackScriptUpdate;
}

/** Result of `updateStackScript`. */
export type UpdateStackScriptResult = Result<
  WithDeprecationStatus<UpdateStackScriptResponses, 299>
>;

/**
 * Update a StackScript
 *
 * Changes a StackScript. Making it public is irreversible: a public StackScript can be neither
 * made private nor deleted.
 */
export function updateStackScript(
  client: Client,
  request: UpdateStackScriptRequest,
): Promise<UpdateStackScriptResult> {
  return callJson(client, request, {
    id: 'updateStackScript',
    method: 'PUT',
    path: '/v4/compute/stackscripts/{stackscriptId}',
    contentType: 'application/json',
    responses: { json: [200, 299, 400, 401, 403, 404, 413, 415, 429, 500] },
  });
}
