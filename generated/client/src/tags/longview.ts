// Calls of the tag "longview".

import type {
  CreateLongviewClientResponses,
  DeleteLongviewClientPath,
  DeleteLongviewClientResponses,
  GetLongviewClientPath,
  GetLongviewClientResponses,
  ListLongviewClientsQuery,
  ListLongviewClientsResponses,
  LongviewClientCreate,
  LongviewClientFilter,
  LongviewClientUpdate,
  UpdateLongviewClientPath,
  UpdateLongviewClientResponses,
} from '@cloud-api/types';
import {
  callJson,
  type CallOptions,
  type Client,
  type Result,
  type WithDeprecationStatus,
} from '../runtime.js';

/** Request of `listLongviewClients`. */
export interface ListLongviewClientsRequest extends CallOptions {
  query?: ListLongviewClientsQuery;
  /** Filter and sort order of the items, sent as the header `X-Filter`. */
  filter?: LongviewClientFilter;
}

/** Result of `listLongviewClients`. */
export type ListLongviewClientsResult = Result<
  WithDeprecationStatus<ListLongviewClientsResponses, 299>
>;

/**
 * List Longview clients
 *
 * Returns the Longview clients of the account. `api_key` and `install_code` are hidden in the
 * clients to which the caller lacks read-write access.
 */
export function listLongviewClients(
  client: Client,
  request?: ListLongviewClientsRequest,
): Promise<ListLongviewClientsResult> {
  return callJson(client, request, {
    id: 'listLongviewClients',
    method: 'GET',
    path: '/v4/longview/clients',
    filter: 'X-Filter',
    responses: { json: [200, 299, 400, 401, 403, 429, 500] },
  });
}

/** Request of `createLongviewClient`. */
export interface CreateLongviewClientRequest extends CallOptions {
  /** The Longview client to create. */
  body: LongviewClientCreate;
}

/** Result of `createLongviewClient`. */
export type CreateLongviewClientResult = Result<
  WithDeprecationStatus<CreateLongviewClientResponses, 299>
>;

/**
 * Create a Longview client
 *
 * Creates a Longview client. A new client monitors nothing until the client application on the
 * server is configured with the returned `install_code` and `api_key`.
 */
export function createLongviewClient(
  client: Client,
  request: CreateLongviewClientRequest,
): Promise<CreateLongviewClientResult> {
  return callJson(client, request, {
    id: 'createLongviewClient',
    method: 'POST',
    path: '/v4/longview/clients',
    contentType: 'application/json',
    responses: { json: [200, 299, 400, 401, 403, 413, 415, 429, 500] },
  });
}

/** Request of `deleteLongviewClient`. */
export interface DeleteLongviewClientRequest extends CallOptions {
  path: DeleteLongviewClientPath;
}

/** Result of `deleteLongviewClient`. */
export type DeleteLongviewClientResult = Result<
  WithDeprecationStatus<DeleteLongviewClientResponses, 299>
>;

/**
 * Delete a Longview client
 *
 * Deletes a Longview client. Its stored data is lost. The client application on the server is not
 * uninstalled.
 */
export function deleteLongviewClient(
  client: Client,
  request: DeleteLongviewClientRequest,
): Promise<DeleteLongviewClientResult> {
  return callJson(client, request, {
    id: 'deleteLongviewClient',
    method: 'DELETE',
    path: '/v4/longview/clients/{clientId}',
    responses: { json: [200, 299, 401, 403, 404, 429, 500] },
  });
}

/** Request of `getLongviewClient`. */
export interface GetLongviewClientRequest extends CallOptions {
  path: GetLongviewClientPath;
}

/** Result of `getLongviewClient`. */
export type GetLongviewClientResult = Result<
  WithDeprecationStatus<GetLongviewClientResponses, 299>
>;

/**
 * Get a Longview client
 *
 * Returns one Longview client. `api_key` and `install_code` are hidden if the caller lacks
 * read-write access to it.
 */
export function getLongviewClient(
  client: Client,
  request: GetLongviewClientRequest,
): Promise<GetLongviewClientResult> {
  return callJson(client, request, {
    id: 'getLongviewClient',
    method: 'GET',
    path: '/v4/longview/clients/{clientId}',
    responses: { json: [200, 299, 401, 403, 404, 429, 500] },
  });
}

/** Request of `updateLongviewClient`. */
export interface UpdateLongviewClientRequest extends CallOptions {
  path: UpdateLongviewClientPath;
  /** The fields to change. */
  body: LongviewClientUpdate;
}

/** Result of `updateLongviewClient`. */
export type UpdateLongviewClientResult = Result<
  WithDeprecationStatus<UpdateLongviewClientResponses, 299>
>;

/**
 * Update a Longview client
 *
 * Changes the label of a Longview client. Update cannot change what is monitored.
 */
export function updateLongviewClient(
  client: Client,
  request: UpdateLongviewClientRequest,
): Promise<UpdateLongviewClientResult> {
  return callJson(client, request, {
    id: 'updateLongviewClient',
    method: 'PUT',
    path: '/v4/longview/clients/{clientId}',
    contentType: 'application/json',
    responses: { json: [200, 299, 400, 401, 403, 404, 413, 415, 429, 500] },
  });
}
