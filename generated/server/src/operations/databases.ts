// Operations of the tag "databases", as data for the request pipeline.

import type {
  CreateDatabaseBackupBody,
  Database,
  DatabaseBackup,
  UpdateDatabaseBody,
} from '@cloud-api/types';
import {
  checkCreateDatabaseBackupBody,
  checkCreateDatabaseBackupResponse,
  checkDeleteDatabaseResponse,
  checkGetDatabaseResponse,
  checkListDatabaseBackupsResponse,
  checkUpdateDatabaseBody,
  checkUpdateDatabaseMerged,
  checkUpdateDatabaseResponse,
  checkUpdateDatabaseRules,
  readCreateDatabaseBackupParameters,
  readDeleteDatabaseParameters,
  readGetDatabaseParameters,
  readListDatabaseBackupsParameters,
  readUpdateDatabaseParameters,
} from '@cloud-api/validators';
import { createParameterReader } from '../runtime/server/adapt-parameter-reader.js';
import type { WithDefaults } from '../runtime/server/handler-types.js';
import type { OperationDescriptor, PreconditionInput } from '../runtime/server/operation-table.js';
import type {
  CreateDatabaseBackupRequest,
  DatabasesHandlers,
  DeleteDatabaseRequest,
  GetDatabaseRequest,
  ListDatabaseBackupsRequest,
  UpdateDatabaseRequest,
} from '../tags/databases.js';

/** Returns the operations of the tag "databases", bound to their handlers. */
export function databasesOperations<Tx>(
  handlers: DatabasesHandlers<Tx>,
): readonly OperationDescriptor<Tx>[] {
  return [
    {
      id: 'deleteDatabase',
      method: 'DELETE',
      path: '/v4/databases/mysql/instances/{instanceId}',
      security: [
        [{ scheme: 'oauth', scopes: ['databases:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['databases:read_write'] }],
        [{ scheme: 'oauth', scopes: [] }],
        [{ scheme: 'bearerAuth', scopes: [] }],
      ],
      access: { kind: 'unrestricted' },
      resource: { schema: 'Database', parameter: 'instanceId' },
      mode: 'write',
      preconditions: [
        {
          id: 'database-deletable',
          message: 'The database must be active, failed or degraded.',
          status: 400,
          holds: ({ resource }: PreconditionInput & { readonly resource: Database }) =>
            resource.status === 'active' ||
            resource.status === 'failed' ||
            resource.status === 'degraded',
        },
      ],
      responses: {
        200: { 'application/json': { ref: 'Empty' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        404: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readDeleteDatabaseParameters),
        response: checkDeleteDatabaseResponse,
      },
      handle: (request: DeleteDatabaseRequest<Tx>) => handlers.deleteDatabase(request),
    },
    {
      id: 'getDatabase',
      method: 'GET',
      path: '/v4/databases/mysql/instances/{instanceId}',
      security: [
        [{ scheme: 'oauth', scopes: ['databases:read_only'] }],
        [{ scheme: 'bearerAuth', scopes: ['databases:read_only'] }],
      ],
      access: { kind: 'grant', grant: 'database', level: 'read_only' },
      resource: { schema: 'Database', parameter: 'instanceId' },
      mode: 'read',
      responses: {
        200: { 'application/json': { ref: 'Database' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        404: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readGetDatabaseParameters),
        response: checkGetDatabaseResponse,
      },
      handle: (request: GetDatabaseRequest<Tx>) => handlers.getDatabase(request),
    },
    {
      id: 'updateDatabase',
      method: 'PUT',
      path: '/v4/databases/mysql/instances/{instanceId}',
      security: [
        [{ scheme: 'oauth', scopes: ['databases:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['databases:read_write'] }],
      ],
      access: { kind: 'grant', grant: 'database', level: 'read_write' },
      resource: { schema: 'Database', parameter: 'instanceId' },
      mode: 'write',
      body: { required: true, contents: { 'application/json': { ref: 'DatabaseUpdate' } } },
      update: { merge: 'deep', shape: { ref: 'Database' } },
      preconditions: [
        {
          id: 'database-active',
          message: 'The database must be active.',
          status: 400,
          holds: ({ resource }: PreconditionInput & { readonly resource: Database }) =>
            resource.status === 'active',
        },
        {
          id: 'weekly-takes-no-week',
          message: 'The week of the month must be null when the frequency is `weekly`.',
          status: 400,
          field: 'updates.week_of_month',
          holds: ({ body }: PreconditionInput & { readonly body: UpdateDatabaseBody }) =>
            body.updates === undefined ||
            body.updates.frequency === undefined ||
            body.updates.frequency !== 'weekly' ||
            body.updates.week_of_month === undefined ||
            body.updates.week_of_month === null,
        },
      ],
      responses: {
        200: { 'application/json': { ref: 'Database' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        404: { 'application/json': { ref: 'ErrorBody' } },
        413: { 'application/json': { ref: 'ErrorBody' } },
        415: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readUpdateDatabaseParameters),
        body: checkUpdateDatabaseBody,
        rules: checkUpdateDatabaseRules,
        merged: checkUpdateDatabaseMerged,
        response: checkUpdateDatabaseResponse,
      },
      handle: (request: UpdateDatabaseRequest<Tx>) => handlers.updateDatabase(request),
    },
    {
      id: 'listDatabaseBackups',
      method: 'GET',
      path: '/v4/databases/mysql/instances/{instanceId}/backups',
      security: [
        [{ scheme: 'oauth', scopes: ['databases:read_only'] }],
        [{ scheme: 'bearerAuth', scopes: ['databases:read_only'] }],
      ],
      access: { kind: 'grant', grant: 'database', level: 'read_only' },
      resource: { schema: 'Database', parameter: 'instanceId' },
      mode: 'read',
      preconditions: [
        {
          id: 'database-provisioned',
          message: 'The database must not be provisioning.',
          status: 400,
          holds: ({ resource }: PreconditionInput & { readonly resource: Database }) =>
            resource.status !== 'provisioning',
        },
      ],
      responses: {
        200: { 'application/json': { ref: 'DatabaseBackupPage' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        404: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readListDatabaseBackupsParameters),
        response: checkListDatabaseBackupsResponse,
      },
      handle: (request: ListDatabaseBackupsRequest<Tx>) => handlers.listDatabaseBackups(request),
    },
    {
      id: 'createDatabaseBackup',
      method: 'POST',
      path: '/v4/databases/mysql/instances/{instanceId}/backups',
      security: [
        [{ scheme: 'oauth', scopes: ['databases:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['databases:read_write'] }],
      ],
      access: { kind: 'grant', grant: 'database', level: 'read_write' },
      resource: { schema: 'Database', parameter: 'instanceId' },
      mode: 'write',
      body: {
        required: true,
        contents: { 'application/json': { ref: 'DatabaseBackupCreate' } },
        defaults: true,
      },
      preconditions: [
        {
          id: 'database-active',
          message: 'The database must be active.',
          status: 400,
          holds: ({ resource }: PreconditionInput & { readonly resource: Database }) =>
            resource.status === 'active',
        },
        {
          id: 'no-backup-in-progress',
          message: 'Another backup is in progress.',
          status: 400,
          holds: ({ resource }: PreconditionInput & { readonly resource: Database }) =>
            resource.status !== 'backing_up',
        },
        {
          id: 'secondary-needs-replica',
          message: 'A single node has no replica to take a snapshot of.',
          status: 400,
          field: 'target',
          holds: ({
            body,
            resource,
          }: PreconditionInput & {
            readonly resource: Database;
            readonly body: WithDefaults<CreateDatabaseBackupBody, 'target'>;
          }) =>
            body.target === undefined || body.target !== 'secondary' || resource.cluster_size > 1,
        },
      ],
      limits: [
        {
          id: 'snapshots-per-database',
          of: 'DatabaseBackup',
          per: 'database',
          max: 3,
          message: 'A database has at most 3 snapshot backups; delete one first.',
          where: (self: DatabaseBackup) => self.type === 'snapshot',
        },
      ],
      responses: {
        200: { 'application/json': { ref: 'Empty' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        404: { 'application/json': { ref: 'ErrorBody' } },
        413: { 'application/json': { ref: 'ErrorBody' } },
        415: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readCreateDatabaseBackupParameters),
        body: checkCreateDatabaseBackupBody,
        response: checkCreateDatabaseBackupResponse,
      },
      handle: (request: CreateDatabaseBackupRequest<Tx>) => handlers.createDatabaseBackup(request),
    },
  ];
}
