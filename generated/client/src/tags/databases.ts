// Calls of the tag "databases".

import type {
  CreateDatabaseBackupPath,
  CreateDatabaseBackupResponses,
  DatabaseBackupCreate,
  DatabaseUpdate,
  DeleteDatabasePath,
  DeleteDatabaseResponses,
  GetDatabasePath,
  GetDatabaseResponses,
  ListDatabaseBackupsHeaders,
  ListDatabaseBackupsPath,
  ListDatabaseBackupsQuery,
  ListDatabaseBackupsResponses,
  UpdateDatabasePath,
  UpdateDatabaseResponses,
} from '@cloud-api/types';
import {
  call,
  callJson,
  type CallOptions,
  type Client,
  type Result,
  type WithDeprecationStatus,
} from '../runtime.js';

/** Request of `deleteDatabase`. */
export interface DeleteDatabaseRequest extends CallOptions {
  path: DeleteDatabasePath;
}

/** Result of `deleteDatabase`. */
export type DeleteDatabaseResult = Result<WithDeprecationStatus<DeleteDatabaseResponses, 299>>;

/**
 * Delete a database
 *
 * Deletes a database. The status must be `active`, `failed` or `degraded`. Open to unrestricted
 * users only, whatever the scopes of the token.
 */
export function deleteDatabase(
  client: Client,
  request: DeleteDatabaseRequest,
): Promise<DeleteDatabaseResult> {
  return callJson(client, request, {
    id: 'deleteDatabase',
    method: 'DELETE',
    path: '/v4/databases/mysql/instances/{instanceId}',
    responses: { json: [200, 299, 400, 401, 403, 404, 429, 500] },
  });
}

/** Request of `getDatabase`. */
export interface GetDatabaseRequest extends CallOptions {
  path: GetDatabasePath;
}

/** Result of `getDatabase`. */
export type GetDatabaseResult = Result<WithDeprecationStatus<GetDatabaseResponses, 299>>;

/**
 * View a database
 *
 * Returns one managed MySQL database.
 */
export function getDatabase(
  client: Client,
  request: GetDatabaseRequest,
): Promise<GetDatabaseResult> {
  return callJson(client, request, {
    id: 'getDatabase',
    method: 'GET',
    path: '/v4/databases/mysql/instances/{instanceId}',
    responses: { json: [200, 299, 401, 403, 404, 429, 500] },
  });
}

/** Request of `updateDatabase`. */
export interface UpdateDatabaseRequest extends CallOptions {
  path: UpdateDatabasePath;
  /** The settings to change. */
  body: DatabaseUpdate;
}

/** Result of `updateDatabase`. */
export type UpdateDatabaseResult = Result<WithDeprecationStatus<UpdateDatabaseResponses, 299>>;

/**
 * Update a database
 *
 * Changes the label, the allow list or the maintenance window of a database. A field that is not
 * sent keeps its value. The status must be `active`, and the caller needs read_write access to the
 * database. An `allow_list` overwrites the existing list; it may take a short time to apply, so it
 * is unsuitable for rapid successive updates.
 */
export function updateDatabase(
  client: Client,
  request: UpdateDatabaseRequest,
): Promise<UpdateDatabaseResult> {
  return callJson(client, request, {
    id: 'updateDatabase',
    method: 'PUT',
    path: '/v4/databases/mysql/instances/{instanceId}',
    contentType: 'application/json',
    responses: { json: [200, 299, 400, 401, 403, 404, 413, 415, 429, 500] },
  });
}

/** Request of `listDatabaseBackups`. */
export interface ListDatabaseBackupsRequest extends CallOptions {
  path: ListDatabaseBackupsPath;
  query?: ListDatabaseBackupsQuery;
  headers?: ListDatabaseBackupsHeaders;
}

/** Result of `listDatabaseBackups`. */
export type ListDatabaseBackupsResult = Result<
  WithDeprecationStatus<ListDatabaseBackupsResponses, 299>
>;

/**
 * List the backups of a database
 *
 * Returns the backups of a database, page by page. The database must not be provisioning.
 * Automatic backups are created every 24 hours at 00:00 UTC; each is kept 7 days.
 */
export function listDatabaseBackups(
  client: Client,
  request: ListDatabaseBackupsRequest,
): Promise<ListDatabaseBackupsResult> {
  return call(client, request, {
    id: 'listDatabaseBackups',
    method: 'GET',
    path: '/v4/databases/mysql/instances/{instanceId}/backups',
    styles: { headers: { 'X-Filter': { json: true } } },
    responses: { json: [200, 299, 400, 401, 403, 404, 429, 500] },
  });
}

/** Request of `createDatabaseBackup`. */
export interface CreateDatabaseBackupRequest extends CallOptions {
  path: CreateDatabaseBackupPath;
  /** The snapshot to take. */
  body: DatabaseBackupCreate;
}

/** Result of `createDatabaseBackup`. */
export type CreateDatabaseBackupResult = Result<
  WithDeprecationStatus<CreateDatabaseBackupResponses, 299>
>;

/**
 * Take a snapshot of a database
 *
 * Takes a snapshot backup of a database. The status must be `active`, and no other backup may be
 * in progress. A database has at most 3 snapshot backups; a fourth needs a deletion first. On a
 * high-availability cluster, the target `secondary` snapshots a replica node. A snapshot may take
 * several minutes; afterwards it can be viewed and restored.
 */
export function createDatabaseBackup(
  client: Client,
  request: CreateDatabaseBackupRequest,
): Promise<CreateDatabaseBackupResult> {
  return callJson(client, request, {
    id: 'createDatabaseBackup',
    method: 'POST',
    path: '/v4/databases/mysql/instances/{instanceId}/backups',
    contentType: 'application/json',
    responses: { json: [200, 299, 400, 401, 403, 404, 413, 415, 429, 500] },
  });
}
