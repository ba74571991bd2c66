// Calls of the tag "users".

import type {
  DeleteUserPath,
  DeleteUserResponses,
  GetUserPath,
  GetUserResponses,
  UpdateUserPath,
  UpdateUserResponses,
  UserUpdate,
} from '@cloud-api/types';
import {
  callJson,
  type CallOptions,
  type Client,
  type Result,
  type WithDeprecationStatus,
} from '../runtime.js';

/** Request of `deleteUser`. */
export interface DeleteUserRequest extends CallOptions {
  path: DeleteUserPath;
}

/** Result of `deleteUser`. */
export type DeleteUserResult = Result<WithDeprecationStatus<DeleteUserResponses, 299>>;

/**
 * Delete a user
 *
 * Deletes a user. The user is logged out at once, and all grants of the user are removed. Only
 * unrestricted users may call this.
 */
export function deleteUser(client: Client, request: DeleteUserRequest): Promise<DeleteUserResult> {
  return callJson(client, request, {
    id: 'deleteUser',
    method: 'DELETE',
    path: '/v4/account/users/{username}',
    responses: { json: [200, 299, 400, 401, 403, 404, 429, 500] },
  });
}

/** Request of `getUser`. */
export interface GetUserRequest extends CallOptions {
  path: GetUserPath;
}

/** Result of `getUser`. */
export type GetUserResult = Result<WithDeprecationStatus<GetUserResponses, 299>>;

/**
 * Get a user
 *
 * Returns one user of the account. Only unrestricted users may call this.
 */
export function getUser(client: Client, request: GetUserRequest): Promise<GetUserResult> {
  return callJson(client, request, {
    id: 'getUser',
    method: 'GET',
    path: '/v4/account/users/{username}',
    responses: { json: [200, 299, 401, 403, 404, 429, 500] },
  });
}

/** Request of `updateUser`. */
export interface UpdateUserRequest extends CallOptions {
  path: UpdateUserPath;
  /** The fields to change. */
  body: UserUpdate;
}

/** Result of `updateUser`. */
export type UpdateUserResult = Result<WithDeprecationStatus<UpdateUserResponses, 299>>;

/**
 * Update a user
 *
 * Changes the e-mail address, the name or the restriction of a user. Making a user restricted
 * configures no grants by default. Only unrestricted users may call this.
 */
export function updateUser(client: Client, request: UpdateUserRequest): Promise<UpdateUserResult> {
  return callJson(client, request, {
    id: 'updateUser',
    method: 'PUT',
    path: '/v4/account/users/{username}',
    contentType: 'application/json',
    responses: { json: [200, 299, 400, 401, 403, 404, 413, 415, 429, 500] },
  });
}
