// Operations of the tag "users", as data for the request pipeline.

import {
  checkDeleteUserResponse,
  checkGetUserResponse,
  checkUpdateUserBody,
  checkUpdateUserMerged,
  checkUpdateUserResponse,
  readDeleteUserParameters,
  readGetUserParameters,
  readUpdateUserParameters,
} from '@cloud-api/validators';
import { createParameterReader } from '../runtime/server/adapt-parameter-reader.js';
import type { OperationDescriptor } from '../runtime/server/operation-table.js';
import type {
  DeleteUserRequest,
  GetUserRequest,
  UpdateUserRequest,
  UsersHandlers,
} from '../tags/users.js';

/** Returns the operations of the tag "users", bound to their handlers. */
export function usersOperations<Tx>(
  handlers: UsersHandlers<Tx>,
): readonly OperationDescriptor<Tx>[] {
  return [
    {
      id: 'deleteUser',
      method: 'DELETE',
      path: '/v4/account/users/{username}',
      security: [
        [{ scheme: 'oauth', scopes: ['account:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['account:read_write'] }],
      ],
      access: { kind: 'unrestricted' },
      resource: { schema: 'User', parameter: 'username' },
      mode: 'write',
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
        parameters: createParameterReader(readDeleteUserParameters),
        response: checkDeleteUserResponse,
      },
      handle: (request: DeleteUserRequest<Tx>) => handlers.deleteUser(request),
    },
    {
      id: 'getUser',
      method: 'GET',
      path: '/v4/account/users/{username}',
      security: [
        [{ scheme: 'oauth', scopes: ['account:read_only'] }],
        [{ scheme: 'bearerAuth', scopes: ['account:read_only'] }],
      ],
      access: { kind: 'unrestricted' },
      resource: { schema: 'User', parameter: 'username' },
      mode: 'read',
      responses: {
        200: { 'application/json': { ref: 'User' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        404: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readGetUserParameters),
        response: checkGetUserResponse,
      },
      handle: (request: GetUserRequest<Tx>) => handlers.getUser(request),
    },
    {
      id: 'updateUser',
      method: 'PUT',
      path: '/v4/account/users/{username}',
      security: [
        [{ scheme: 'oauth', scopes: ['account:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['account:read_write'] }],
      ],
      access: { kind: 'unrestricted' },
      resource: { schema: 'User', parameter: 'username' },
      mode: 'write',
      body: { required: true, contents: { 'application/json': { ref: 'UserUpdate' } } },
      update: { merge: 'deep', shape: { ref: 'User' } },
      responses: {
        200: { 'application/json': { ref: 'User' } },
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
        parameters: createParameterReader(readUpdateUserParameters),
        body: checkUpdateUserBody,
        merged: checkUpdateUserMerged,
        response: checkUpdateUserResponse,
      },
      handle: (request: UpdateUserRequest<Tx>) => handlers.updateUser(request),
    },
  ];
}
