// Operations of the tag "oauth-clients", as data for the request pipeline.

import {
  checkCreateOAuthClientBody,
  checkCreateOAuthClientResponse,
  checkListOAuthClientsResponse,
  readCreateOAuthClientParameters,
  readListOAuthClientsParameters,
} from '@cloud-api/validators';
import { createParameterReader } from '../runtime/server/adapt-parameter-reader.js';
import type { OperationDescriptor } from '../runtime/server/operation-table.js';
import type {
  CreateOAuthClientRequest,
  ListOAuthClientsRequest,
  OauthClientsHandlers,
} from '../tags/oauth-clients.js';

/** Returns the operations of the tag "oauth-clients", bound to their handlers. */
export function oauthClientsOperations<Tx>(
  handlers: OauthClientsHandlers<Tx>,
): readonly OperationDescriptor<Tx>[] {
  return [
    {
      id: 'listOAuthClients',
      method: 'GET',
      path: '/v4/account/oauth-clients',
      security: [
        [{ scheme: 'oauth', scopes: ['account:read_only'] }],
        [{ scheme: 'bearerAuth', scopes: ['account:read_only'] }],
      ],
      access: { kind: 'grant', grant: 'account', level: 'read_only' },
      mode: 'read',
      responses: {
        200: { 'application/json': { ref: 'OAuthClientPage' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readListOAuthClientsParameters),
        response: checkListOAuthClientsResponse,
      },
      handle: (request: ListOAuthClientsRequest<Tx>) => handlers.listOAuthClients(request),
    },
    {
      id: 'createOAuthClient',
      method: 'POST',
      path: '/v4/account/oauth-clients',
      security: [
        [{ scheme: 'oauth', scopes: ['account:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['account:read_write'] }],
      ],
      access: { kind: 'grant', grant: 'account', level: 'read_write' },
      mode: 'write',
      body: {
        required: true,
        contents: { 'application/json': { ref: 'OAuthClientCreate' } },
        defaults: true,
      },
      responses: {
        200: { 'application/json': { ref: 'OAuthClient' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        413: { 'application/json': { ref: 'ErrorBody' } },
        415: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readCreateOAuthClientParameters),
        body: checkCreateOAuthClientBody,
        response: checkCreateOAuthClientResponse,
      },
      handle: (request: CreateOAuthClientRequest<Tx>) => handlers.createOAuthClient(request),
    },
  ];
}
