// Operations of the tag "stackscripts", as data for the request pipeline.

import type { StackScript, UpdateStackScriptBody } from '@cloud-api/types';
import {
  checkDeleteStackScriptResponse,
  checkGetStackScriptResponse,
  checkUpdateStackScriptBody,
  checkUpdateStackScriptMerged,
  checkUpdateStackScriptResponse,
  readDeleteStackScriptParameters,
  readGetStackScriptParameters,
  readUpdateStackScriptParameters,
} from '@cloud-api/validators';
import { createParameterReader } from '../runtime/server/adapt-parameter-reader.js';
import type { OperationDescriptor, PreconditionInput } from '../runtime/server/operation-table.js';
import type {
  DeleteStackScriptRequest,
  GetStackScriptRequest,
  StackscriptsHandlers,
  UpdateStackScriptRequest,
} from '../tags/stackscripts.js';

/** Returns the operations of the tag "stackscripts", bound to their handlers. */
export function stackscriptsOperations<Tx>(
  handlers: StackscriptsHandlers<Tx>,
): readonly OperationDescriptor<Tx>[] {
  return [
    {
      id: 'deleteStackScript',
      method: 'DELETE',
      path: '/v4/compute/stackscripts/{stackscriptId}',
      security: [
        [{ scheme: 'oauth', scopes: ['stackscripts:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['stackscripts:read_write'] }],
      ],
      access: { kind: 'grant', grant: 'stackscript', level: 'read_write' },
      resource: { schema: 'StackScript', parameter: 'stackscriptId' },
      mode: 'write',
      preconditions: [
        {
          id: 'private-only',
          message: 'A public StackScript cannot be deleted.',
          status: 400,
          holds: ({ resource }: PreconditionInput & { readonly resource: StackScript }) =>
            !resource.is_public,
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
        parameters: createParameterReader(readDeleteStackScriptParameters),
        response: checkDeleteStackScriptResponse,
      },
      handle: (request: DeleteStackScriptRequest<Tx>) => handlers.deleteStackScript(request),
    },
    {
      id: 'getStackScript',
      method: 'GET',
      path: '/v4/compute/stackscripts/{stackscriptId}',
      security: [
        [{ scheme: 'oauth', scopes: ['stackscripts:read_only'] }],
        [{ scheme: 'bearerAuth', scopes: ['stackscripts:read_only'] }],
        [],
      ],
      access: { kind: 'public' },
      resource: { schema: 'StackScript', parameter: 'stackscriptId' },
      mode: 'read',
      preconditions: [
        {
          id: 'public-or-mine',
          message: 'Not found',
          status: 404,
          holds: ({ resource }: PreconditionInput & { readonly resource: StackScript }) =>
            resource.is_public || resource.mine,
        },
      ],
      responses: {
        200: { 'application/json': { ref: 'StackScript' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        404: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readGetStackScriptParameters),
        response: checkGetStackScriptResponse,
      },
      handle: (request: GetStackScriptRequest<Tx>) => handlers.getStackScript(request),
    },
    {
      id: 'updateStackScript',
      method: 'PUT',
      path: '/v4/compute/stackscripts/{stackscriptId}',
      security: [
        [{ scheme: 'oauth', scopes: ['stackscripts:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['stackscripts:read_write'] }],
      ],
      access: { kind: 'grant', grant: 'stackscript', level: 'read_write' },
      resource: { schema: 'StackScript', parameter: 'stackscriptId' },
      mode: 'write',
      body: { required: true, contents: { 'application/json': { ref: 'StackScriptUpdate' } } },
      update: { merge: 'deep', shape: { ref: 'StackScript' } },
      preconditions: [
        {
          id: 'public-stays-public',
          message: 'A public StackScript cannot be made private.',
          status: 400,
          field: 'is_public',
          holds: ({
            resource,
            body,
          }: PreconditionInput & {
            readonly resource: StackScript;
            readonly body: UpdateStackScriptBody;
          }) => !resource.is_public || body.is_public === undefined || body.is_public,
        },
      ],
      responses: {
        200: { 'application/json': { ref: 'StackScript' } },
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
        parameters: createParameterReader(readUpdateStackScriptParameters),
        body: checkUpdateStackScriptBody,
        merged: checkUpdateStackScriptMerged,
        response: checkUpdateStackScriptResponse,
      },
      handle: (request: UpdateStackScriptRequest<Tx>) => handlers.updateStackScript(request),
    },
  ];
}
