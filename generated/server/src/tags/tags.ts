// Handlers of the tag "tags", with their request and response types.

import type { Caller, DeleteTagResponses, ListTaggedObjectsResponses, Tag } from '@cloud-api/types';
import type { DeleteTagParameters, ListTaggedObjectsParameters } from '@cloud-api/validators';
import type { HandlerRequest, TypedResponse } from '../runtime/server/handler-types.js';

/** Request of `deleteTag`: `DELETE /v4/tags/{label}`. */
export interface DeleteTagRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: DeleteTagParameters['path'];
  readonly resource: Tag;
}

/** Response of `deleteTag`: `DELETE /v4/tags/{label}`. */
export type DeleteTagResponse =
  | TypedResponse<200, DeleteTagResponses[200]>
  | TypedResponse<401, DeleteTagResponses[401]>
  | TypedResponse<403, DeleteTagResponses[403]>
  | TypedResponse<404, DeleteTagResponses[404]>
  | TypedResponse<429, DeleteTagResponses[429]>
  | TypedResponse<500, DeleteTagResponses[500]>;

/** Request of `listTaggedObjects`: `GET /v4/tags/{label}`. */
export interface ListTaggedObjectsRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: ListTaggedObjectsParameters['path'];
  readonly query: ListTaggedObjectsParameters['query'];
  readonly headers: ListTaggedObjectsParameters['header'];
  readonly resource: Tag;
}

/** Response of `listTaggedObjects`: `GET /v4/tags/{label}`. */
export type ListTaggedObjectsResponse =
  | TypedResponse<200, ListTaggedObjectsResponses[200]>
  | TypedResponse<400, ListTaggedObjectsResponses[400]>
  | TypedResponse<401, ListTaggedObjectsResponses[401]>
  | TypedResponse<403, ListTaggedObjectsResponses[403]>
  | TypedResponse<404, ListTaggedObjectsResponses[404]>
  | TypedResponse<429, ListTaggedObjectsResponses[429]>
  | TypedResponse<500, ListTaggedObjectsResponses[500]>;

/** Handlers of the tag "tags". `Tx` is the host's unit of work. */
export interface TagsHandlers<Tx> {
  /**
   * Delete a tag
   *
   * Removes the tag from all objects. Only unrestricted users may call this.
   */
  deleteTag(request: DeleteTagRequest<Tx>): Promise<DeleteTagResponse> | DeleteTagResponse;
  /**
   * List the objects that carry a tag
   *
   * Returns the compute instances, domains, volumes and NodeBalancers that carry the tag, all in
   * one list. Only unrestricted users may call this.
   */
  listTaggedObjects(
    request: ListTaggedObjectsRequest<Tx>,
  ): Promise<ListTaggedObjectsResponse> | ListTaggedObjectsResponse;
}
