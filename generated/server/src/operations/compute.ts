// Operations of the tag "compute", as data for the request pipeline.

import type { Caller, ComputeInstance, UpdateComputeInstanceBody } from '@cloud-api/types';
import {
  checkCreateInstanceSnapshotBody,
  checkCreateInstanceSnapshotResponse,
  checkGetComputeInstanceResponse,
  checkListInstanceBackupsResponse,
  checkUpdateComputeInstanceBody,
  checkUpdateComputeInstanceMerged,
  checkUpdateComputeInstanceResponse,
  checkUpdateComputeInstanceRules,
  readCreateInstanceSnapshotParameters,
  readGetComputeInstanceParameters,
  readListInstanceBackupsParameters,
  readUpdateComputeInstanceParameters,
} from '@cloud-api/validators';
import { createParameterReader } from '../runtime/server/adapt-parameter-reader.js';
import type { OperationDescriptor, PreconditionInput } from '../runtime/server/operation-table.js';
import type {
  ComputeHandlers,
  CreateInstanceSnapshotRequest,
  GetComputeInstanceRequest,
  ListInstanceBackupsRequest,
  UpdateComputeInstanceRequest,
} from '../tags/compute.js';

/** Returns the operations of the tag "compute", bound to their handlers. */
export function computeOperations<Tx>(
  handlers: ComputeHandlers<Tx>,
): readonly OperationDescriptor<Tx>[] {
  return [
    {
      id: 'getComputeInstance',
      method: 'GET',
      path: '/v4/compute/instances/{computeId}',
      security: [
        [{ scheme: 'oauth', scopes: ['compute:read_only'] }],
        [{ scheme: 'bearerAuth', scopes: ['compute:read_only'] }],
      ],
      access: { kind: 'grant', grant: 'compute', level: 'read_only' },
      resource: { schema: 'ComputeInstance', parameter: 'computeId' },
      mode: 'read',
      responses: {
        200: { 'application/json': { ref: 'ComputeInstance' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        404: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readGetComputeInstanceParameters),
        response: checkGetComputeInstanceResponse,
      },
      handle: (request: GetComputeInstanceRequest<Tx>) => handlers.getComputeInstance(request),
    },
    {
      id: 'updateComputeInstance',
      method: 'PUT',
      path: '/v4/compute/instances/{computeId}',
      security: [
        [{ scheme: 'oauth', scopes: ['compute:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['compute:read_write'] }],
      ],
      access: { kind: 'grant', grant: 'compute', level: 'read_write' },
      resource: { schema: 'ComputeInstance', parameter: 'computeId' },
      mode: 'write',
      body: { required: true, contents: { 'application/json': { ref: 'ComputeInstanceUpdate' } } },
      update: { merge: 'deep', shape: { ref: 'ComputeInstance' } },
      preconditions: [
        {
          id: 'tags-need-unrestricted',
          message: 'Adding or modifying tags needs an unrestricted user.',
          status: 403,
          field: 'tags',
          holds: ({
            caller,
            body,
            resource,
          }: PreconditionInput & {
            readonly resource: ComputeInstance;
            readonly body: UpdateComputeInstanceBody;
            readonly caller: Caller;
          }) =>
            !caller.restricted ||
            body.tags === undefined ||
            (body.tags.every((tag) => resource.tags.includes(tag)) &&
              resource.tags.every((tag) => body.tags!.includes(tag))),
        },
      ],
      responses: {
        200: { 'application/json': { ref: 'ComputeInstance' } },
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
        parameters: createParameterReader(readUpdateComputeInstanceParameters),
        body: checkUpdateComputeInstanceBody,
        rules: checkUpdateComputeInstanceRules,
        merged: checkUpdateComputeInstanceMerged,
        response: checkUpdateComputeInstanceResponse,
      },
      handle: (request: UpdateComputeInstanceRequest<Tx>) =>
        handlers.updateComputeInstance(request),
    },
    {
      id: 'listInstanceBackups',
      method: 'GET',
      path: '/v4/compute/instances/{computeId}/backups',
      security: [
        [{ scheme: 'oauth', scopes: ['compute:read_only'] }],
        [{ scheme: 'bearerAuth', scopes: ['compute:read_only'] }],
      ],
      access: { kind: 'grant', grant: 'compute', level: 'read_only' },
      resource: { schema: 'ComputeInstance', parameter: 'computeId' },
      mode: 'read',
      responses: {
        200: { 'application/json': { ref: 'InstanceBackups' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        404: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readListInstanceBackupsParameters),
        response: checkListInstanceBackupsResponse,
      },
      handle: (request: ListInstanceBackupsRequest<Tx>) => handlers.listInstanceBackups(request),
    },
    {
      id: 'createInstanceSnapshot',
      method: 'POST',
      path: '/v4/compute/instances/{computeId}/backups',
      security: [
        [{ scheme: 'oauth', scopes: ['compute:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['compute:read_write'] }],
      ],
      access: { kind: 'grant', grant: 'compute', level: 'read_write' },
      resource: { schema: 'ComputeInstance', parameter: 'computeId' },
      mode: 'write',
      body: {
        required: true,
        contents: { 'application/json': { ref: 'SnapshotCreate' } },
        defaults: true,
      },
      responses: {
        200: { 'application/json': { ref: 'InstanceBackup' } },
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
        parameters: createParameterReader(readCreateInstanceSnapshotParameters),
        body: checkCreateInstanceSnapshotBody,
        response: checkCreateInstanceSnapshotResponse,
      },
      handle: (request: CreateInstanceSnapshotRequest<Tx>) =>
        handlers.createInstanceSnapshot(request),
    },
  ];
}
