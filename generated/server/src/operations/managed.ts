// Operations of the tag "managed", as data for the request pipeline.

import {
  checkCreateManagedServiceBody,
  checkCreateManagedServiceResponse,
  checkCreateManagedServiceRules,
  checkGetManagedComputeSettingsResponse,
  checkListManagedServicesResponse,
  checkUpdateManagedComputeSettingsBody,
  checkUpdateManagedComputeSettingsMerged,
  checkUpdateManagedComputeSettingsResponse,
  readCreateManagedServiceParameters,
  readGetManagedComputeSettingsParameters,
  readListManagedServicesParameters,
  readUpdateManagedComputeSettingsParameters,
} from '@cloud-api/validators';
import { createParameterReader } from '../runtime/server/adapt-parameter-reader.js';
import type { OperationDescriptor } from '../runtime/server/operation-table.js';
import type {
  CreateManagedServiceRequest,
  GetManagedComputeSettingsRequest,
  ListManagedServicesRequest,
  ManagedHandlers,
  UpdateManagedComputeSettingsRequest,
} from '../tags/managed.js';

/** Returns the operations of the tag "managed", bound to their handlers. */
export function managedOperations<Tx>(
  handlers: ManagedHandlers<Tx>,
): readonly OperationDescriptor<Tx>[] {
  return [
    {
      id: 'getManagedComputeSettings',
      method: 'GET',
      path: '/v4/managed/compute-settings/{computeId}',
      security: [
        [{ scheme: 'oauth', scopes: ['account:read_only'] }],
        [{ scheme: 'bearerAuth', scopes: ['account:read_only'] }],
      ],
      access: { kind: 'unrestricted' },
      resource: { schema: 'ManagedComputeSettings', parameter: 'computeId' },
      mode: 'read',
      responses: {
        200: { 'application/json': { ref: 'ManagedComputeSettings' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        404: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readGetManagedComputeSettingsParameters),
        response: checkGetManagedComputeSettingsResponse,
      },
      handle: (request: GetManagedComputeSettingsRequest<Tx>) =>
        handlers.getManagedComputeSettings(request),
    },
    {
      id: 'updateManagedComputeSettings',
      method: 'PUT',
      path: '/v4/managed/compute-settings/{computeId}',
      security: [
        [{ scheme: 'oauth', scopes: ['account:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['account:read_write'] }],
      ],
      access: { kind: 'unrestricted' },
      resource: { schema: 'ManagedComputeSettings', parameter: 'computeId' },
      mode: 'write',
      body: {
        required: true,
        contents: { 'application/json': { ref: 'ManagedComputeSettingsUpdate' } },
      },
      update: { merge: 'deep', shape: { ref: 'ManagedComputeSettings' } },
      responses: {
        200: { 'application/json': { ref: 'ManagedComputeSettings' } },
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
        parameters: createParameterReader(readUpdateManagedComputeSettingsParameters),
        body: checkUpdateManagedComputeSettingsBody,
        merged: checkUpdateManagedComputeSettingsMerged,
        response: checkUpdateManagedComputeSettingsResponse,
      },
      handle: (request: UpdateManagedComputeSettingsRequest<Tx>) =>
        handlers.updateManagedComputeSettings(request),
    },
    {
      id: 'listManagedServices',
      method: 'GET',
      path: '/v4/managed/services',
      security: [
        [{ scheme: 'oauth', scopes: ['account:read_only'] }],
        [{ scheme: 'bearerAuth', scopes: ['account:read_only'] }],
      ],
      access: { kind: 'unrestricted' },
      mode: 'read',
      responses: {
        200: { 'application/json': { ref: 'ManagedServicePage' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readListManagedServicesParameters),
        response: checkListManagedServicesResponse,
      },
      handle: (request: ListManagedServicesRequest<Tx>) => handlers.listManagedServices(request),
    },
    {
      id: 'createManagedService',
      method: 'POST',
      path: '/v4/managed/services',
      security: [
        [{ scheme: 'oauth', scopes: ['account:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['account:read_write'] }],
      ],
      access: { kind: 'unrestricted' },
      mode: 'write',
      body: {
        required: true,
        contents: { 'application/json': { ref: 'ManagedServiceCreate' } },
        defaults: true,
      },
      responses: {
        200: { 'application/json': { ref: 'ManagedService' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        413: { 'application/json': { ref: 'ErrorBody' } },
        415: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readCreateManagedServiceParameters),
        body: checkCreateManagedServiceBody,
        rules: checkCreateManagedServiceRules,
        response: checkCreateManagedServiceResponse,
      },
      handle: (request: CreateManagedServiceRequest<Tx>) => handlers.createManagedService(request),
    },
  ];
}
