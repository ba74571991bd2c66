// Operations of the tag "oauth", as data for the request pipeline.

import {
  checkAuthorizeResponse,
  checkExchangeTokenBody,
  checkExchangeTokenResponse,
  readAuthorizeParameters,
  readExchangeTokenForm,
  readExchangeTokenParameters,
} from '@cloud-api/validators';
import { createParameterReader } from '../runtime/server/adapt-parameter-reader.js';
import type { OperationDescriptor } from '../runtime/server/operation-table.js';
import type { AuthorizeRequest, ExchangeTokenRequest, OauthHandlers } from '../tags/oauth.js';

/** Returns the operations of the tag "oauth", bound to their handlers. */
export function oauthOperations<Tx>(
  handlers: OauthHandlers<Tx>,
): readonly OperationDescriptor<Tx>[] {
  return [
    {
      id: 'authorize',
      method: 'GET',
      path: '/oauth/authorize',
      security: [],
      access: { kind: 'public' },
      mode: 'read',
      responses: {
        200: { 'text/html': {} },
        302: {},
        400: { 'application/json': { ref: 'TokenErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readAuthorizeParameters),
        response: checkAuthorizeResponse,
      },
      handle: (request: AuthorizeRequest<Tx>) => handlers.authorize(request),
    },
    {
      id: 'exchangeToken',
      method: 'POST',
      path: '/oauth/token',
      security: [],
      access: { kind: 'public' },
      mode: 'write',
      body: {
        required: true,
        contents: {
          'application/x-www-form-urlencoded': { ref: 'TokenRequest' },
          'multipart/form-data': { ref: 'TokenRequest' },
        },
        defaults: true,
      },
      responses: {
        200: { 'application/json': { ref: 'TokenResponse' } },
        400: { 'application/json': { ref: 'TokenErrorBody' } },
        401: { 'application/json': { ref: 'TokenErrorBody' } },
        413: { 'application/json': { ref: 'ErrorBody' } },
        415: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readExchangeTokenParameters),
        body: checkExchangeTokenBody,
        form: readExchangeTokenForm,
        response: checkExchangeTokenResponse,
      },
      handle: (request: ExchangeTokenRequest<Tx>) => handlers.exchangeToken(request),
    },
  ];
}
