// Calls of the tag "compute".

import type {
  ComputeInstanceUpdateRequest,
  CreateInstanceSnapshotPath,
  CreateInstanceSnapshotResponses,
  GetComputeInstancePath,
  GetComputeInstanceResponses,
  ListInstanceBackupsPath,
  ListInstanceBackupsResponses,
  SnapshotCreate,
  UpdateComputeInstancePath,
  UpdateComputeInstanceResponses,
} from '@cloud-api/types';
import {
  callJson,
  type CallOptions,
  type Client,
  type Result,
  type WithDeprecationStatus,
} from '../runtime.js';

/** Request of `getComputeInstance`. */
export interface GetComputeInstanceRequest extends CallOptions {
  path: GetComputeInstancePath;
}

/** Result of `getComputeInstance`. */
export type GetComputeInstanceResult = Result<
  WithDeprecationStatus<GetComputeInstanceResponses, 299>
>;

/**
 * View an instance
 *
 * Returns one compute instance with its settings.
 */
export function getComputeInstance(
  client: Client,
  request: GetComputeInstanceRequest,
): Promise<GetComputeInstanceResult> {
  return callJson(client, request, {
    id: 'getComputeInstance',
    method: 'GET',
    path: '/v4/compute/instances/{computeId}',
    responses: { json: [200, 299, 401, 403, 404, 429, 500] },
  });
}

/** Request of `updateComputeInstance`. */
export interface UpdateComputeInstanceRequest extends CallOptions {
  path: UpdateComputeInstancePath;
  /** The settings to change. */
  body: ComputeInstanceUpdateRequest;
}

/** Result of `updateComputeInstance`. */
export type UpdateComputeInstanceResult = Result<
  WithDeprecationStatus<UpdateComputeInstanceResponses, 299>
>;

/**
 * Update an instance
 *
 * Changes settings of an instance. A field that is not sent keeps its value: `alerts` with one key
 * changes that alert only. `tags` replaces the present tags. Needs read_write permission on the
 * instance; adding or modifying tags needs an unrestricted user. `type` changes only by the resize
 * operation and `region` only through a cross data-centre migration.
 */
export function updateComputeInstance(
  client: Client,
  request: UpdateComputeInstanceRequest,
): Promise<UpdateComputeInstanceResult> {
  return callJson(client, request, {
    id: 'updateComputeInstance',
    method: 'PUT',
    path: '/v4/compute/instances/{computeId}',
    contentType: 'application/json',
    responses: { json: [200, 299, 400, 401, 403, 404, 413, 415, 429, 500] },
  });
}

/** Request of `listInstanceBackups`. */
export interface ListInstanceBackupsRequest extends CallOptions {
  path: ListInstanceBackupsPath;
}

/** Result of `listInstanceBackups`. */
export type ListInstanceBackupsResult = Result<
  WithDeprecationStatus<ListInstanceBackupsResponses, 299>
>;

/**
 * List the backups of an instance
 *
 * Returns the automatic backups of an instance and its snapshot. The list has no pages.
 */
export function listInstanceBackups(
  client: Client,
  request: ListInstanceBackupsRequest,
): Promise<ListInstanceBackupsResult> {
  return callJson(client, request, {
    id: 'listInstanceBackups',
    method: 'GET',
    path: '/v4/compute/instances/{computeId}/backups',
    responses: { json: [200, 299, 401, 403, 404, 429, 500] },
  });
}

/** Request of `createInstanceSnapshot`. */
export interface CreateInstanceSnapshotRequest extends CallOptions {
  path: CreateInstanceSnapshotPath;
  /** The snapshot to take. */
  body: SnapshotCreate;
}

/** Result of `createInstanceSnapshot`. */
export type CreateInstanceSnapshotResult = Result<
  WithDeprecationStatus<CreateInstanceSnapshotResponses, 299>
>;

/**
 * Take a snapshot of an instance
 *
 * Takes a snapshot backup of an instance. A new snapshot deletes the previous snapshot: an
 * instance has at most one.
 */
export function createInstanceSnapshot(
  client: Client,
  request: CreateInstanceSnapshotRequest,
): Promise<CreateInstanceSnapshotResult> {
  return callJson(client, request, {
    id: 'createInstanceSnapshot',
    method: 'POST',
    path: '/v4/compute/instances/{computeId}/backups',
    contentType: 'application/json',
    responses: { json: [200, 299, 400, 401, 403, 404, 413, 415, 429, 500] },
  });
}
