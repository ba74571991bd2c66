// Handlers of the tag "longview", with their request and response types.

import type {
  Caller,
  CreateLongviewClientBody,
  CreateLongviewClientResponses,
  DeleteLongviewClientResponses,
  GetLongviewClientResponses,
  ListLongviewClientsResponses,
  LongviewClient,
  UpdateLongviewClientBody,
  UpdateLongviewClientResponses,
} from '@cloud-api/types';
import type {
  DeleteLongviewClientParameters,
  GetLongviewClientParameters,
  ListLongviewClientsParameters,
  UpdateLongviewClientParameters,
} from '@cloud-api/validators';
import type { HandlerRequest, TypedResponse } from '../runtime/server/handler-types.js';

/** Request of `listLongviewClients`: `GET /v4/longview/clients`. */
export interface ListLongviewClientsRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly query: ListLongviewClientsParameters['query'];
  readonly headers: ListLongviewClientsParameters['header'];
}

/** Response of `listLongviewClients`: `GET /v4/longview/clients`. */
export type ListLongviewClientsResponse =
  | TypedResponse<200, ListLongviewClientsResponses[200]>
  | TypedResponse<400, ListLongviewClientsResponses[400]>
  | TypedResponse<401, ListLongviewClientsResponses[401]>
  | TypedResponse<403, ListLongviewClientsResponses[403]>
  | TypedResponse<429, ListLongviewClientsResponses[429]>
  | TypedResponse<500, ListLongviewClientsResponses[500]>;

/** Request of `createLongviewClient`: `POST /v4/longview/clients`. */
export interface CreateLongviewClientRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly body: CreateLongviewClientBody;
}

/** Response of `createLongviewClient`: `POST /v4/longview/clients`. */
export type CreateLongviewClientResponse =
  | TypedResponse<200, CreateLongviewClientResponses[200]>
  | TypedResponse<400, CreateLongviewClientResponses[400]>
  | TypedResponse<401, CreateLongviewClientResponses[401]>
  | TypedResponse<403, CreateLongviewClientResponses[403]>
  | TypedResponse<413, CreateLongviewClientResponses[413]>
  | TypedResponse<415, CreateLongviewClientResponses[415]>
  | TypedResponse<429, CreateLongviewClientResponses[429]>
  | TypedResponse<500, CreateLongviewClientResponses[500]>;

/** Request of `deleteLongviewClient`: `DELETE /v4/longview/clients/{clientId}`. */
export interface DeleteLongviewClientRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: DeleteLongviewClientParameters['path'];
  readonly resource: LongviewClient;
}

/** Response of `deleteLongviewClient`: `DELETE /v4/longview/clients/{clientId}`. */
export type DeleteLongviewClientResponse =
  | TypedResponse<200, DeleteLongviewClientResponses[200]>
  | TypedResponse<401, DeleteLongviewClientResponses[401]>
  | TypedResponse<403, DeleteLongviewClientResponses[403]>
  | TypedResponse<404, DeleteLongviewClientResponses[404]>
  | TypedResponse<429, DeleteLongviewClientResponses[429]>
  | TypedResponse<500, DeleteLongviewClientResponses[500]>;

/** Request of `getLongviewClient`: `GET /v4/longview/clients/{clientId}`. */
export interface GetLongviewClientRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: GetLongviewClientParameters['path'];
  readonly resource: LongviewClient;
}

/** Response of `getLongviewClient`: `GET /v4/longview/clients/{clientId}`. */
export type GetLongviewClientResponse =
  | TypedResponse<200, GetLongviewClientResponses[200]>
  | TypedResponse<401, GetLongviewClientResponses[401]>
  | TypedResponse<403, GetLongviewClientResponses[403]>
  | TypedResponse<404, GetLongviewClientResponses[404]>
  | TypedResponse<429, GetLongviewClientResponses[429]>
  | TypedResponse<500, GetLongviewClientResponses[500]>;

/** Request of `updateLongviewClient`: `PUT /v4/longview/clients/{clientId}`. */
export interface UpdateLongviewClientRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: UpdateLongviewClientParameters['path'];
  readonly body: UpdateLongviewClientBody;
  readonly resource: LongviewClient;
  /** The resource with the body merged into it. */
  readonly merged: LongviewClient;
}

/** Response of `updateLongviewClient`: `PUT /v4/longview/clients/{clientId}`. */
export type UpdateLongviewClientResponse =
  | TypedResponse<200, UpdateLongviewClientResponses[200]>
  | TypedResponse<400, UpdateLongviewClientResponses[400]>
  | TypedResponse<401, UpdateLongviewClientResponses[401]>
  | TypedResponse<403, UpdateLongviewClientResponses[403]>
  | TypedResponse<404, UpdateLongviewClientResponses[404]>
  | TypedResponse<413, UpdateLongviewClientResponses[413]>
  | TypedResponse<415, UpdateLongviewClientResponses[415]>
  | TypedResponse<429, UpdateLongviewClientResponses[429]>
  | TypedResponse<500, UpdateLongviewClientResponses[500]>;

/** Handlers of the tag "longview". `Tx` is the host's unit of work. */
export interface LongviewHandlers<Tx> {
  /**
   * List Longview clients
   *
   * Returns the Longview clients of the account. `api_key` and `install_code` are hidden in the
   * clients to which the caller lacks read-write access.
   */
  listLongviewClients(
    request: ListLongviewClientsRequest<Tx>,
  ): Promise<ListLongviewClientsResponse> | ListLongviewClientsResponse;
  /**
   * Create a Longview client
   *
   * Creates a Longview client. A new client monitors nothing until the client application on the
   * server is configured with the returned `install_code` and `api_key`.
   */
  createLongviewClient(
    request: CreateLongviewClientRequest<Tx>,
  ): Promise<CreateLongviewClientResponse> | CreateLongviewClientResponse;
  /**
   * Delete a Longview client
   *
   * Deletes a Longview client. Its stored data is lost. The client application on the server is
   * not uninstalled.
   */
  deleteLongviewClient(
    request: DeleteLongviewClientRequest<Tx>,
  ): Promise<DeleteLongviewClientResponse> | DeleteLongviewClientResponse;
  /**
   * Get a Longview client
   *
   * Returns one Longview client. `api_key` and `install_code` are hidden if the caller lacks
   * read-write access to it.
   */
  getLongviewClient(
    request: GetLongviewClientRequest<Tx>,
  ): Promise<GetLongviewClientResponse> | GetLongviewClientResponse;
  /**
   * Update a Longview client
   *
   * Changes the label of a Longview client. Update cannot change what is monitored.
   */
  updateLongviewClient(
    request: UpdateLongviewClientRequest<Tx>,
  ): Promise<UpdateLongviewClientResponse> | UpdateLongviewClientResponse;
}
