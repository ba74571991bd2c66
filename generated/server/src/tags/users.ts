// Handlers of the tag "users", with their request and response types.

import type {
  Caller,
  DeleteUserResponses,
  GetUserResponses,
  UpdateUserBody,
  UpdateUserResponses,
  User,
} from '@cloud-api/types';
import type {
  DeleteUserParameters,
  GetUserParameters,
  UpdateUserParameters,
} from '@cloud-api/validators';
import type { HandlerRequest, TypedResponse } from '../runtime/server/handler-types.js';

/** Request of `deleteUser`: `DELETE /v4/account/users/{username}`. */
export interface DeleteUserRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: DeleteUserParameters['path'];
  readonly resource: User;
}

/** Response of `deleteUser`: `DELETE /v4/account/users/{username}`. */
export type DeleteUserResponse =
  | TypedResponse<200, DeleteUserResponses[200]>
  | TypedResponse<400, DeleteUserResponses[400]>
  | TypedResponse<401, DeleteUserResponses[401]>
  | TypedResponse<403, DeleteUserResponses[403]>
  | TypedResponse<404, DeleteUserResponses[404]>
  | TypedResponse<429, DeleteUserResponses[429]>
  | TypedResponse<500, DeleteUserResponses[500]>;

/** Request of `getUser`: `GET /v4/account/users/{username}`. */
export interface GetUserRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: GetUserParameters['path'];
  readonly resource: User;
}

/** Response of `getUser`: `GET /v4/account/users/{username}`. */
export type GetUserResponse =
  | TypedResponse<200, GetUserResponses[200]>
  | TypedResponse<401, GetUserResponses[401]>
  | TypedResponse<403, GetUserResponses[403]>
  | TypedResponse<404, GetUserResponses[404]>
  | TypedResponse<429, GetUserResponses[429]>
  | TypedResponse<500, GetUserResponses[500]>;

/** Request of `updateUser`: `PUT /v4/account/users/{username}`. */
export interface UpdateUserRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: UpdateUserParameters['path'];
  readonly body: UpdateUserBody;
  readonly resource: User;
  /** The resource with the body merged into it. */
  readonly merged: User;
}

/** Response of `updateUser`: `PUT /v4/account/users/{username}`. */
export type UpdateUserResponse =
  | TypedResponse<200, UpdateUserResponses[200]>
  | TypedResponse<400, UpdateUserResponses[400]>
  | TypedResponse<401, UpdateUserResponses[401]>
  | TypedResponse<403, UpdateUserResponses[403]>
  | TypedResponse<404, UpdateUserResponses[404]>
  | TypedResponse<413, UpdateUserResponses[413]>
  | TypedResponse<415, UpdateUserResponses[415]>
  | TypedResponse<429, UpdateUserResponses[429]>
  | TypedResponse<500, UpdateUserResponses[500]>;

/** Handlers of the tag "users". `Tx` is the host's unit of work. */
export interface UsersHandlers<Tx> {
  /**
   * Delete a user
   *
   * Deletes a user. The user is logged out at once, and all grants of the user are removed. Only
   * unrestricted users may call this.
   */
  deleteUser(request: DeleteUserRequest<Tx>): Promise<DeleteUserResponse> | DeleteUserResponse;
  /**
   * Get a user
   *
   * Returns one user of the account. Only unrestricted users may call this.
   */
  getUser(request: GetUserRequest<Tx>): Promise<GetUserResponse> | GetUserResponse;
  /**
   * Update a user
   *
   * Changes the e-mail address, the name or the restriction of a user. Making a user restricted
   * configures no grants by default. Only unrestricted users may call this.
   */
  updateUser(request: UpdateUserRequest<Tx>): Promise<UpdateUserResponse> | UpdateUserResponse;
}
