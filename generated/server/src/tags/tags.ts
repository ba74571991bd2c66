// The handlers of the tag "tags": what they are given, and what they may answer.

import type { Caller, DeleteTagResponses, ListTaggedObjectsResponses, Tag } from '@cloud-api/types';
import type { DeleteTagParameters, ListTaggedObjectsParameters } from '@cloud-api/validators';
import type { HandlerRequest, TypedResponse } from '../runtime/server/handler.js';

/** What the handler of `DELETE /v4/tags/{label}` is given. */
export interface DeleteTagRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: DeleteTagParameters['path'];
  readonly resource: Tag;
}

/** What `DELETE /v4/tags/{label}` may answer. */
export type DeleteTagResponse =
  | TypedResponse<200, DeleteTagResponses[200]>
  | TypedResponse<401, DeleteTagResponses[401]>
  | TypedResponse<403, DeleteTagResponses[403]>
  | TypedResponse<404, DeleteTagResponses[404]>
  | TypedResponse<429, DeleteTagResponses[429]>
  | TypedResponse<500, DeleteTagResponses[500]>;

/** What the handler of `GET /v4/tags/{label}` is given. */
export interface ListTaggedObjectsRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: ListTaggedObjectsParameters['path'];
  readonly query: ListTaggedObjectsParameters['query'];
  readonly headers: ListTaggedObjectsParameters['header'];
  readonly resource: Tag;
}

/** What `GET /v4/tags/{label}` may answer. */
export type ListTaggedObjectsResponse =
  | TypedResponse<200, ListTaggedObjectsResponses[200]>
  | TypedResponse<400, ListTaggedObjectsResponses[400]>
  | TypedResponse<401, ListTaggedObjectsResponses[401]>
  | TypedResponse<403, ListTaggedObjectsResponses[403]>
  | TypedResponse<404, ListTaggedObjectsResponses[404]>
  | TypedResponse<429, ListTaggedObjectsResponses[429]>
  | TypedResponse<500, ListTaggedObjectsResponses[500]>;

/** What answers the operations of the tag "tags". `Tx` is the host's unit of work. */
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
