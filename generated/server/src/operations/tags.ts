// Operations of the tag "tags", as data for the request pipeline.

import {
  checkDeleteTagResponse,
  checkListTaggedObjectsResponse,
  readDeleteTagParameters,
  readListTaggedObjectsParameters,
} from '@cloud-api/validators';
import { createParameterReader } from '../runtime/server/adapt-parameter-reader.js';
import type { OperationDescriptor } from '../runtime/server/operation-table.js';
import type { DeleteTagRequest, ListTaggedObjectsRequest, TagsHandlers } from '../tags/tags.js';

/** Returns the operations of the tag "tags", bound to their handlers. */
export function tagsOperations<Tx>(handlers: TagsHandlers<Tx>): readonly OperationDescriptor<Tx>[] {
  return [
    {
      id: 'deleteTag',
      method: 'DELETE',
      path: '/v4/tags/{label}',
      security: [
        [{ scheme: 'oauth', scopes: ['account:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['account:read_write'] }],
      ],
      access: { kind: 'unrestricted' },
      resource: { schema: 'Tag', parameter: 'label' },
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
        parameters: createParameterReader(readDeleteTagParameters),
        response: checkDeleteTagResponse,
      },
      handle: (request: DeleteTagRequest<Tx>) => handlers.deleteTag(request),
    },
    {
      id: 'listTaggedObjects',
      method: 'GET',
      path: '/v4/tags/{label}',
      security: [
        [{ scheme: 'oauth', scopes: ['account:read_only'] }],
        [{ scheme: 'bearerAuth', scopes: ['account:read_only'] }],
      ],
      access: { kind: 'unrestricted' },
      resource: { schema: 'Tag', parameter: 'label' },
      mode: 'read',
      responses: {
        200: { 'application/json': { ref: 'TaggedObjectPage' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        404: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readListTaggedObjectsParameters),
        response: checkListTaggedObjectsResponse,
      },
      handle: (request: ListTaggedObjectsRequest<Tx>) => handlers.listTaggedObjects(request),
    },
  ];
}
