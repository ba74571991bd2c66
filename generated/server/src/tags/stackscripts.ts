// Handlers of the tag "stackscripts", with their request and response types.

import type {
  Caller,
  DeleteStackScriptResponses,
  GetStackScriptResponses,
  StackScript,
  UpdateStackScriptBody,
  UpdateStackScriptResponses,
} from '@cloud-api/types';
import type {
  DeleteStackScriptParameters,
  GetStackScriptParameters,
  UpdateStackScriptParameters,
} from '@cloud-api/validators';
import type { HandlerRequest, TypedResponse } from '../runtime/server/handler-types.js';

/** Request of `deleteStackScript`: `DELETE /v4/compute/stackscripts/{stackscriptId}`. */
export interface DeleteStackScriptRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: DeleteStackScriptParameters['path'];
  readonly resource: StackScript;
}

/** Response of `deleteStackScript`: `DELETE /v4/compute/stackscripts/{stackscriptId}`. */
export type DeleteStackScriptResponse =
  | TypedResponse<200, DeleteStackScriptResponses[200]>
  | TypedResponse<400, DeleteStackScriptResponses[400]>
  | TypedResponse<401, DeleteStackScriptResponses[401]>
  | TypedResponse<403, DeleteStackScriptResponses[403]>
  | TypedResponse<404, DeleteStackScriptResponses[404]>
  | TypedResponse<429, DeleteStackScriptResponses[429]>
  | TypedResponse<500, DeleteStackScriptResponses[500]>;

/** Request of `getStackScript`: `GET /v4/compute/stackscripts/{stackscriptId}`. */
export interface GetStackScriptRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: GetStackScriptParameters['path'];
  readonly resource: StackScript;
}

/** Response of `getStackScript`: `GET /v4/compute/stackscripts/{stackscriptId}`. */
export type GetStackScriptResponse =
  | TypedResponse<200, GetStackScriptResponses[200]>
  | TypedResponse<401, GetStackScriptResponses[401]>
  | TypedResponse<403, GetStackScriptResponses[403]>
  | TypedResponse<404, GetStackScriptResponses[404]>
  | TypedResponse<429, GetStackScriptResponses[429]>
  | TypedResponse<500, GetStackScriptResponses[500]>;

/** Request of `updateStackScript`: `PUT /v4/compute/stackscripts/{stackscriptId}`. */
export interface UpdateStackScriptRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: UpdateStackScriptParameters['path'];
  readonly body: UpdateStackScriptBody;
  readonly resource: StackScript;
  /** The resource with the body merged into it. */
  readonly merged: StackScript;
}

/** Response of `updateStackScript`: `PUT /v4/compute/stackscripts/{stackscriptId}`. */
export type UpdateStackScriptResponse =
  | TypedResponse<200, UpdateStackScriptResponses[200]>
  | TypedResponse<400, UpdateStackScriptResponses[400]>
  | TypedResponse<401, UpdateStackScriptResponses[401]>
  | TypedResponse<403, UpdateStackScriptResponses[403]>
  | TypedResponse<404, UpdateStackScriptResponses[404]>
  | TypedResponse<413, UpdateStackScriptResponses[413]>
  | TypedResponse<415, UpdateStackScriptResponses[415]>
  | TypedResponse<429, UpdateStackScriptResponses[429]>
  | TypedResponse<500, UpdateStackScriptResponses[500]>;

/** Handlers of the tag "stackscripts". `Tx` is the host's unit of work. */
export interface StackscriptsHandlers<Tx> {
  /**
   * Delete a StackScript
   *
   * Deletes a private StackScript on which the caller has read_write permission. A public one
   * cannot be deleted.
   */
  deleteStackScript(
    request: DeleteStackScriptRequest<Tx>,
  ): Promise<DeleteStackScriptResponse> | DeleteStackScriptResponse;
  /**
   * Get a StackScript
   *
   * Returns one StackScript, including the script text. It may be viewed without a token.
   */
  getStackScript(
    request: GetStackScriptRequest<Tx>,
  ): Promise<GetStackScriptResponse> | GetStackScriptResponse;
  /**
   * Update a StackScript
   *
   * Changes a StackScript. Making it public is irreversible: a public StackScript can be neither
   * made private nor deleted.
   */
  updateStackScript(
    request: UpdateStackScriptRequest<Tx>,
  ): Promise<UpdateStackScriptResponse> | UpdateStackScriptResponse;
}
