// Handlers of the tag "databases", with their request and response types.

import type {
  Caller,
  CreateDatabaseBackupBody,
  CreateDatabaseBackupResponses,
  Database,
  DeleteDatabaseResponses,
  GetDatabaseResponses,
  ListDatabaseBackupsResponses,
  UpdateDatabaseBody,
  UpdateDatabaseResponses,
} from '@cloud-api/types';
import type {
  CreateDatabaseBackupParameters,
  DeleteDatabaseParameters,
  GetDatabaseParameters,
  ListDatabaseBackupsParameters,
  UpdateDatabaseParameters,
} from '@cloud-api/validators';
import type {
  HandlerRequest,
  TypedResponse,
  WithDefaults,
} from '../runtime/server/handler-types.js';

/** Request of `deleteDatabase`: `DELETE /v4/databases/mysql/instances/{instanceId}`. */
export interface DeleteDatabaseRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: DeleteDatabaseParameters['path'];
  readonly resource: Database;
}

/** Response of `deleteDatabase`: `DELETE /v4/databases/mysql/instances/{instanceId}`. */
export type DeleteDatabaseResponse =
  | TypedResponse<200, DeleteDatabaseResponses[200]>
  | TypedResponse<400, DeleteDatabaseResponses[400]>
  | TypedResponse<401, DeleteDatabaseResponses[401]>
  | TypedResponse<403, DeleteDatabaseResponses[403]>
  | TypedResponse<404, DeleteDatabaseResponses[404]>
  | TypedResponse<429, DeleteDatabaseResponses[429]>
  | TypedResponse<500, DeleteDatabaseResponses[500]>;

/** Request of `getDatabase`: `GET /v4/databases/mysql/instances/{instanceId}`. */
export interface GetDatabaseRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: GetDatabaseParameters['path'];
  readonly resource: Database;
}

/** Response of `getDatabase`: `GET /v4/databases/mysql/instances/{instanceId}`. */
export type GetDatabaseResponse =
  | TypedResponse<200, GetDatabaseResponses[200]>
  | TypedResponse<401, GetDatabaseResponses[401]>
  | TypedResponse<403, GetDatabaseResponses[403]>
  | TypedResponse<404, GetDatabaseResponses[404]>
  | TypedResponse<429, GetDatabaseResponses[429]>
  | TypedResponse<500, GetDatabaseResponses[500]>;

/** Request of `updateDatabase`: `PUT /v4/databases/mysql/instances/{instanceId}`. */
export interface UpdateDatabaseRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: UpdateDatabaseParameters['path'];
  readonly body: UpdateDatabaseBody;
  readonly resource: Database;
  /** The resource with the body merged into it. */
  readonly merged: Database;
}

/** Response of `updateDatabase`: `PUT /v4/databases/mysql/instances/{instanceId}`. */
export type UpdateDatabaseResponse =
  | TypedResponse<200, UpdateDatabaseResponses[200]>
  | TypedResponse<400, UpdateDatabaseResponses[400]>
  | TypedResponse<401, UpdateDatabaseResponses[401]>
  | TypedResponse<403, UpdateDatabaseResponses[403]>
  | TypedResponse<404, UpdateDatabaseResponses[404]>
  | TypedResponse<413, UpdateDatabaseResponses[413]>
  | TypedResponse<415, UpdateDatabaseResponses[415]>
  | TypedResponse<429, UpdateDatabaseResponses[429]>
  | TypedResponse<500, UpdateDatabaseResponses[500]>;

/** Request of `listDatabaseBackups`: `GET /v4/databases/mysql/instances/{instanceId}/backups`. */
export interface ListDatabaseBackupsRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: ListDatabaseBackupsParameters['path'];
  readonly query: ListDatabaseBackupsParameters['query'];
  readonly headers: ListDatabaseBackupsParameters['header'];
  readonly resource: Database;
}

/** Response of `listDatabaseBackups`: `GET /v4/databases/mysql/instances/{instanceId}/backups`. */
export type ListDatabaseBackupsResponse =
  | TypedResponse<200, ListDatabaseBackupsResponses[200]>
  | TypedResponse<400, ListDatabaseBackupsResponses[400]>
  | TypedResponse<401, ListDatabaseBackupsResponses[401]>
  | TypedResponse<403, ListDatabaseBackupsResponses[403]>
  | TypedResponse<404, ListDatabaseBackupsResponses[404]>
  | TypedResponse<429, ListDatabaseBackupsResponses[429]>
  | TypedResponse<500, ListDatabaseBackupsResponses[500]>;

/**
 * Request of `createDatabaseBackup`: `POST /v4/databases/mysql/instances/{instanceId}/backups`.
 */
export interface CreateDatabaseBackupRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: CreateDatabaseBackupParameters['path'];
  readonly body: WithDefaults<CreateDatabaseBackupBody, 'target'>;
  readonly resource: Database;
}

/**
 * Response of `createDatabaseBackup`: `POST /v4/databases/mysql/instances/{instanceId}/backups`.
 */
export type CreateDatabaseBackupResponse =
  | TypedResponse<200, CreateDatabaseBackupResponses[200]>
  | TypedResponse<400, CreateDatabaseBackupResponses[400]>
  | TypedResponse<401, CreateDatabaseBackupResponses[401]>
  | TypedResponse<403, CreateDatabaseBackupResponses[403]>
  | TypedResponse<404, CreateDatabaseBackupResponses[404]>
  | TypedResponse<413, CreateDatabaseBackupResponses[413]>
  | TypedResponse<415, CreateDatabaseBackupResponses[415]>
  | TypedResponse<429, CreateDatabaseBackupResponses[429]>
  | TypedResponse<500, CreateDatabaseBackupResponses[500]>;

/** Handlers of the tag "databases". `Tx` is the host's unit of work. */
export interface DatabasesHandlers<Tx> {
  /**
   * Delete a database
   *
   * Deletes a database. The status must be `active`, `failed` or `degraded`. Open to unrestricted
   * users only, whatever the scopes of the token.
   */
  deleteDatabase(
    request: DeleteDatabaseRequest<Tx>,
  ): Promise<DeleteDatabaseResponse> | DeleteDatabaseResponse;
  /**
   * View a database
   *
   * Returns one managed MySQL database.
   */
  getDatabase(request: GetDatabaseRequest<Tx>): Promise<GetDatabaseResponse> | GetDatabaseResponse;
  /**
   * Update a database
   *
   * Changes the label, the allow list or the maintenance window of a database. A field that is not
   * sent keeps its value. The status must be `active`, and the caller needs read_write access to
   * the database. An `allow_list` overwrites the existing list; it may take a short time to apply,
   * so it is unsuitable for rapid successive updates.
   */
  updateDatabase(
    request: UpdateDatabaseRequest<Tx>,
  ): Promise<UpdateDatabaseResponse> | UpdateDatabaseResponse;
  /**
   * List the backups of a database
   *
   * Returns the backups of a database, page by page. The database must not be provisioning.
   * Automatic backups are created every 24 hours at 00:00 UTC; each is kept 7 days.
   */
  listDatabaseBackups(
    request: ListDatabaseBackupsRequest<Tx>,
  ): Promise<ListDatabaseBackupsResponse> | ListDatabaseBackupsResponse;
  /**
   * Take a snapshot of a database
   *
   * Takes a snapshot backup of a database. The status must be `active`, and no other backup may be
   * in progress. A database has at most 3 snapshot backups; a fourth needs a deletion first. On a
   * high-availability cluster, the target `secondary` snapshots a replica node. A snapshot may
   * take several minutes; afterwards it can be viewed and restored.
   */
  createDatabaseBackup(
    request: CreateDatabaseBackupRequest<Tx>,
  ): Promise<CreateDatabaseBackupResponse> | CreateDatabaseBackupResponse;
}
