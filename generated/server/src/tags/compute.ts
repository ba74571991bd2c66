// Handlers of the tag "compute", with their request and response types.

import type {
  Caller,
  ComputeInstance,
  CreateInstanceSnapshotBody,
  CreateInstanceSnapshotResponses,
  GetComputeInstanceResponses,
  ListInstanceBackupsResponses,
  UpdateComputeInstanceBody,
  UpdateComputeInstanceResponses,
} from '@cloud-api/types';
import type {
  CreateInstanceSnapshotParameters,
  GetComputeInstanceParameters,
  ListInstanceBackupsParameters,
  UpdateComputeInstanceParameters,
} from '@cloud-api/validators';
import type { HandlerRequest, TypedResponse } from '../runtime/server/handler-types.js';

/** Request of `getComputeInstance`: `GET /v4/compute/instances/{computeId}`. */
export interface GetComputeInstanceRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: GetComputeInstanceParameters['path'];
  readonly resource: ComputeInstance;
}

/** Response of `getComputeInstance`: `GET /v4/compute/instances/{computeId}`. */
export type GetComputeInstanceResponse =
  | TypedResponse<200, GetComputeInstanceResponses[200]>
  | TypedResponse<401, GetComputeInstanceResponses[401]>
  | TypedResponse<403, GetComputeInstanceResponses[403]>
  | TypedResponse<404, GetComputeInstanceResponses[404]>
  | TypedResponse<429, GetComputeInstanceResponses[429]>
  | TypedResponse<500, GetComputeInstanceResponses[500]>;

/** Request of `updateComputeInstance`: `PUT /v4/compute/instances/{computeId}`. */
export interface UpdateComputeInstanceRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: UpdateComputeInstanceParameters['path'];
  readonly body: UpdateComputeInstanceBody;
  readonly resource: ComputeInstance;
  /** The resource with the body merged into it. */
  readonly merged: ComputeInstance;
}

/** Response of `updateComputeInstance`: `PUT /v4/compute/instances/{computeId}`. */
export type UpdateComputeInstanceResponse =
  | TypedResponse<200, UpdateComputeInstanceResponses[200]>
  | TypedResponse<400, UpdateComputeInstanceResponses[400]>
  | TypedResponse<401, UpdateComputeInstanceResponses[401]>
  | TypedResponse<403, UpdateComputeInstanceResponses[403]>
  | TypedResponse<404, UpdateComputeInstanceResponses[404]>
  | TypedResponse<413, UpdateComputeInstanceResponses[413]>
  | TypedResponse<415, UpdateComputeInstanceResponses[415]>
  | TypedResponse<429, UpdateComputeInstanceResponses[429]>
  | TypedResponse<500, UpdateComputeInstanceResponses[500]>;

/** Request of `listInstanceBackups`: `GET /v4/compute/instances/{computeId}/backups`. */
export interface ListInstanceBackupsRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: ListInstanceBackupsParameters['path'];
  readonly resource: ComputeInstance;
}

/** Response of `listInstanceBackups`: `GET /v4/compute/instances/{computeId}/backups`. */
export type ListInstanceBackupsResponse =
  | TypedResponse<200, ListInstanceBackupsResponses[200]>
  | TypedResponse<401, ListInstanceBackupsResponses[401]>
  | TypedResponse<403, ListInstanceBackupsResponses[403]>
  | TypedResponse<404, ListInstanceBackupsResponses[404]>
  | TypedResponse<429, ListInstanceBackupsResponses[429]>
  | TypedResponse<500, ListInstanceBackupsResponses[500]>;

/** Request of `createInstanceSnapshot`: `POST /v4/compute/instances/{computeId}/backups`. */
export interface CreateInstanceSnapshotRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: CreateInstanceSnapshotParameters['path'];
  readonly body: CreateInstanceSnapshotBody;
  readonly resource: ComputeInstance;
}

/** Response of `createInstanceSnapshot`: `POST /v4/compute/instances/{computeId}/backups`. */
export type CreateInstanceSnapshotResponse =
  | TypedResponse<200, CreateInstanceSnapshotResponses[200]>
  | TypedResponse<400, CreateInstanceSnapshotResponses[400]>
  | TypedResponse<401, CreateInstanceSnapshotResponses[401]>
  | TypedResponse<403, CreateInstanceSnapshotResponses[403]>
  | TypedResponse<404, CreateInstanceSnapshotResponses[404]>
  | TypedResponse<413, CreateInstanceSnapshotResponses[413]>
  | TypedResponse<415, CreateInstanceSnapshotResponses[415]>
  | TypedResponse<429, CreateInstanceSnapshotResponses[429]>
  | TypedResponse<500, CreateInstanceSnapshotResponses[500]>;

/** Handlers of the tag "compute". `Tx` is the host's unit of work. */
export interface ComputeHandlers<Tx> {
  /**
   * View an instance
   *
   * Returns one compute instance with its settings.
   */
  getComputeInstance(
    request: GetComputeInstanceRequest<Tx>,
  ): Promise<GetComputeInstanceResponse> | GetComputeInstanceResponse;
  /**
   * Update an instance
   *
   * Changes settings of an instance. A field that is not sent keeps its value: `alerts` with one
   * key changes that alert only. `tags` replaces the present tags. Needs read_write permission on
   * the instance; adding or modifying tags needs an unrestricted user. `type` changes only by the
   * resize operation and `region` only through a cross data-centre migration.
   */
  updateComputeInstance(
    request: UpdateComputeInstanceRequest<Tx>,
  ): Promise<UpdateComputeInstanceResponse> | UpdateComputeInstanceResponse;
  /**
   * List the backups of an instance
   *
   * Returns the automatic backups of an instance and its snapshot. The list has no pages.
   */
  listInstanceBackups(
    request: ListInstanceBackupsRequest<Tx>,
  ): Promise<ListInstanceBackupsResponse> | ListInstanceBackupsResponse;
  /**
   * Take a snapshot of an instance
   *
   * Takes a snapshot backup of an instance. A new snapshot deletes the previous snapshot: an
   * instance has at most one.
   */
  createInstanceSnapshot(
    request: CreateInstanceSnapshotRequest<Tx>,
  ): Promise<CreateInstanceSnapshotResponse> | CreateInstanceSnapshotResponse;
}
