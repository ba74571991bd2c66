// Calls of the tag "tags".

import type {
  DeleteTagPath,
  DeleteTagResponses,
  ListTaggedObjectsHeaders,
  ListTaggedObjectsPath,
  ListTaggedObjectsQuery,
  ListTaggedObjectsResponses,
} from '@cloud-api/types';
import {
  call,
  callJson,
  type CallOptions,
  type Client,
  type Result,
  type WithDeprecationStatus,
} from '../runtime.js';

/** Request of `deleteTag`. */
export interface DeleteTagRequest extends CallOptions {
  path: DeleteTagPath;
}

/** Result of `deleteTag`. */
export type DeleteTagResult = Result<WithDeprecationStatus<DeleteTagResponses, 299>>;

/**
 * Delete a tag
 *
 * Removes the tag from all objects. Only unrestricted users may call this.
 */
export function deleteTag(client: Client, request: DeleteTagRequest): Promise<DeleteTagResult> {
  return callJson(client, request, {
    id: 'deleteTag',
    method: 'DELETE',
    path: '/v4/tags/{label}',
    responses: { json: [200, 299, 401, 403, 404, 429, 500] },
  });
}

/** Request of `listTaggedObjects`. */
export interface ListTaggedObjectsRequest extends CallOptions {
  path: ListTaggedObjectsPath;
  query?: ListTaggedObjectsQuery;
  headers?: ListTaggedObjectsHeaders;
}

/** Result of `listTaggedObjects`. */
export type ListTaggedObjectsResult = Result<
  WithDeprecationStatus<ListTaggedObjectsResponses, 299>
>;

/**
 * List the objects that carry a tag
 *
 * Returns the compute instances, domains, volumes and NodeBalancers that carry the tag, all in one
 * list. Only unrestricted users may call this.
 */
export function listTaggedObjects(
  client: Client,
  request: ListTaggedObjectsRequest,
): Promise<ListTaggedObjectsResult> {
  return call(client, request, {
    id: 'listTaggedObjects',
    method: 'GET',
    path: '/v4/tags/{label}',
    styles: { headers: { 'X-Filter': { json: true } } },
    responses: { json: [200, 299, 400, 401, 403, 404, 429, 500] },
  });
}
