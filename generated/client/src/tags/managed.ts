// Calls of the tag "managed".

import type {
  CreateManagedServiceResponses,
  GetManagedComputeSettingsPath,
  GetManagedComputeSettingsResponses,
  ListManagedServicesHeaders,
  ListManagedServicesQuery,
  ListManagedServicesResponses,
  ManagedComputeSettingsUpdate,
  ManagedServiceCreate,
  UpdateManagedComputeSettingsPath,
  UpdateManagedComputeSettingsResponses,
} from '@cloud-api/types';
import {
  call,
  callJson,
  type CallOptions,
  type Client,
  type Result,
  type WithDeprecationStatus,
} from '../runtime.js';

/** Request of `getManagedComputeSettings`. */
export interface GetManagedComputeSettingsRequest extends CallOptions {
  path: GetManagedComputeSettingsPath;
}

/** Result of `getManagedComputeSettings`. */
export type GetManagedComputeSettingsResult = Result<
  WithDeprecationStatus<GetManagedComputeSettingsResponses, 299>
>;

/**
 * Get the managed settings of an instance
 *
 * Returns how support staff may reach a managed compute instance. Only unrestricted users may call
 * this.
 */
export function getManagedComputeSettings(
  client: Client,
  request: GetManagedComputeSettingsRequest,
): Promise<GetManagedComputeSettingsResult> {
  return callJson(client, request, {
    id: 'getManagedComputeSettings',
    method: 'GET',
    path: '/v4/managed/compute-settings/{computeId}',
    responses: { json: [200, 299, 401, 403, 404, 429, 500] },
  });
}

/** Request of `updateManagedComputeSettings`. */
export interface UpdateManagedComputeSettingsRequest extends CallOptions {
  path: UpdateManagedComputeSettingsPath;
  /** The fields to change. */
  body: ManagedComputeSettingsUpdate;
}

/** Result of `updateManagedComputeSettings`. */
export type UpdateManagedComputeSettingsResult = Result<
  WithDeprecationStatus<UpdateManagedComputeSettingsResponses, 299>
>;

/**
 * Update the managed settings of an instance
 *
 * Changes how support staff may reach a managed compute instance. Only unrestricted users may call
 * this.
 */
export function updateManagedComputeSettings(
  client: Client,
  request: UpdateManagedComputeSettingsRequest,
): Promise<UpdateManagedComputeSettingsResult> {
  return callJson(client, request, {
    id: 'updateManagedComputeSettings',
    method: 'PUT',
    path: '/v4/managed/compute-settings/{computeId}',
    contentType: 'application/json',
    responses: { json: [200, 299, 400, 401, 403, 404, 413, 415, 429, 500] },
  });
}

/** Request of `listManagedServices`. */
export interface ListManagedServicesRequest extends CallOptions {
  query?: ListManagedServicesQuery;
  headers?: ListManagedServicesHeaders;
}

/** Result of `listManagedServices`. */
export type ListManagedServicesResult = Result<
  WithDeprecationStatus<ListManagedServicesResponses, 299>
>;

/**
 * List managed services
 *
 * Returns the managed services of the account. Only unrestricted users may call this.
 */
export function listManagedServices(
  client: Client,
  request?: ListManagedServicesRequest,
): Promise<ListManagedServicesResult> {
  return call(client, request, {
    id: 'listManagedServices',
    method: 'GET',
    path: '/v4/managed/services',
    styles: { headers: { 'X-Filter': { json: true } } },
    responses: { json: [200, 299, 400, 401, 403, 429, 500] },
  });
}

/** Request of `createManagedService`. */
export interface CreateManagedServiceRequest extends CallOptions {
  /** The service to monitor. */
  body: ManagedServiceCreate;
}

/** Result of `createManagedService`. */
export type CreateManagedServiceResult = Result<
  WithDeprecationStatus<CreateManagedServiceResponses, 299>
>;

/**
 * Create a managed service
 *
 * Creates a managed service; monitoring begins. A region is required if the address is a private
 * IP, and must not be set otherwise. Only unrestricted users may call this.
 */
export function createManagedService(
  client: Client,
  request: CreateManagedServiceRequest,
): Promise<CreateManagedServiceResult> {
  return callJson(client, request, {
    id: 'createManagedService',
    method: 'POST',
    path: '/v4/managed/services',
    contentType: 'application/json',
    responses: { json: [200, 299, 400, 401, 403, 413, 415, 429, 500] },
  });
}
