// Operations of the tag "longview", as data for the request pipeline.

import {
  checkCreateLongviewClientBody,
  checkCreateLongviewClientResponse,
  checkDeleteLongviewClientResponse,
  checkGetLongviewClientResponse,
  checkListLongviewClientsResponse,
  checkUpdateLongviewClientBody,
  checkUpdateLongviewClientMerged,
  checkUpdateLongviewClientResponse,
  readCreateLongviewClientParameters,
  readDeleteLongviewClientParameters,
  readGetLongviewClientParameters,
  readListLongviewClientsParameters,
  readUpdateLongviewClientParameters,
} from '@cloud-api/validators';
import { createParameterReader } from '../runtime/server/adapt-parameter-reader.js';
import type { OperationDescriptor } from '../runtime/server/operation-table.js';
import type {
  CreateLongviewClientRequest,
  DeleteLongviewClientRequest,
  GetLongviewClientRequest,
  ListLongviewClientsRequest,
  LongviewHandlers,
  UpdateLongviewClientRequest,
} from '../tags/longview.js';

/** Returns the operations of the tag "longview", bound to their handlers. */
export function longviewOperations<Tx>(
  handlers: LongviewHandlers<Tx>,
): readonly OperationDescriptor<Tx>[] {
  return [
    {
      id: 'listLongviewClients',
      method: 'GET',
      path: '/v4/longview/clients',
      security: [
        [{ scheme: 'oauth', scopes: ['longview:read_only'] }],
        [{ scheme: 'bearerAuth', scopes: ['longview:read_only'] }],
      ],
      access: { kind: 'own' },
      mode: 'read',
      responses: {
        200: { 'application/json': { ref: 'LongviewClientPage' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readListLongviewClientsParameters),
        response: checkListLongviewClientsResponse,
      },
      handle: (request: ListLongviewClientsRequest<Tx>) => handlers.listLongviewClients(request),
    },
    {
      id: 'createLongviewClient',
      method: 'POST',
      path: '/v4/longview/clients',
      security: [
        [{ scheme: 'oauth', scopes: ['longview:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['longview:read_write'] }],
      ],
      access: { kind: 'grant', grant: 'add_longview', level: 'read_write' },
      mode: 'write',
      body: {
        required: true,
        contents: { 'application/json': { ref: 'LongviewClientCreate' } },
        defaults: true,
      },
      responses: {
        200: { 'application/json': { ref: 'LongviewClient' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        413: { 'application/json': { ref: 'ErrorBody' } },
        415: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readCreateLongviewClientParameters),
        body: checkCreateLongviewClientBody,
        response: checkCreateLongviewClientResponse,
      },
      handle: (request: CreateLongviewClientRequest<Tx>) => handlers.createLongviewClient(request),
    },
    {
      id: 'deleteLongviewClient',
      method: 'DELETE',
      path: '/v4/longview/clients/{clientId}',
      security: [
        [{ scheme: 'oauth', scopes: ['longview:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['longview:read_write'] }],
      ],
      access: { kind: 'grant', grant: 'longview', level: 'read_write' },
      resource: { schema: 'LongviewClient', parameter: 'clientId' },
      mode: 'write',
      responses: {
        200: { 'application/json': { ref: 'Empty' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        404: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readDeleteLongviewClientParameters),
        response: checkDeleteLongviewClientResponse,
      },
      handle: (request: DeleteLongviewClientRequest<Tx>) => handlers.deleteLongviewClient(request),
    },
    {
      id: 'getLongviewClient',
      method: 'GET',
      path: '/v4/longview/clients/{clientId}',
      security: [
        [{ scheme: 'oauth', scopes: ['longview:read_only'] }],
        [{ scheme: 'bearerAuth', scopes: ['longview:read_only'] }],
      ],
      access: { kind: 'grant', grant: 'longview', level: 'read_only' },
      resource: { schema: 'LongviewClient', parameter: 'clientId' },
      mode: 'read',
      responses: {
        200: { 'application/json': { ref: 'LongviewClient' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        404: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readGetLongviewClientParameters),
        response: checkGetLongviewClientResponse,
      },
      handle: (request: GetLongviewClientRequest<Tx>) => handlers.getLongviewClient(request),
    },
    {
      id: 'updateLongviewClient',
      method: 'PUT',
      path: '/v4/longview/clients/{clientId}',
      security: [
        [{ scheme: 'oauth', scopes: ['longview:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['longview:read_write'] }],
      ],
      access: { kind: 'grant', grant: 'longview', level: 'read_write' },
      resource: { schema: 'LongviewClient', parameter: 'clientId' },
      mode: 'write',
      body: { required: true, contents: { 'application/json': { ref: 'LongviewClientUpdate' } } },
      update: { merge: 'deep', shape: { ref: 'LongviewClient' } },
      responses: {
        200: { 'application/json': { ref: 'LongviewClient' } },
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
        parameters: createParameterReader(readUpdateLongviewClientParameters),
        body: checkUpdateLongviewClientBody,
        merged: checkUpdateLongviewClientMerged,
        response: checkUpdateLongviewClientResponse,
      },
      handle: (request: UpdateLongviewClientRequest<Tx>) => handlers.updateLongviewClient(request),
    },
  ];
}
