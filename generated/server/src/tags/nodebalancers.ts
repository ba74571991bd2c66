// Handlers of the tag "nodebalancers", with their request and response types.

import type {
  Caller,
  DeleteNodeBalancerResponses,
  GetNodeBalancerResponses,
  NodeBalancer,
  NodeBalancerConfig,
  RebuildNodeBalancerConfigBody,
  RebuildNodeBalancerConfigResponses,
  UpdateNodeBalancerBody,
  UpdateNodeBalancerResponses,
} from '@cloud-api/types';
import type {
  DeleteNodeBalancerParameters,
  GetNodeBalancerParameters,
  RebuildNodeBalancerConfigParameters,
  UpdateNodeBalancerParameters,
} from '@cloud-api/validators';
import type {
  HandlerRequest,
  TypedResponse,
  WithDefaults,
} from '../runtime/server/handler-types.js';

/** Request of `deleteNodeBalancer`: `DELETE /v4/nodebalancers/{nodeBalancerId}`. */
export interface DeleteNodeBalancerRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: DeleteNodeBalancerParameters['path'];
  readonly resource: NodeBalancer;
}

/** Response of `deleteNodeBalancer`: `DELETE /v4/nodebalancers/{nodeBalancerId}`. */
export type DeleteNodeBalancerResponse =
  | TypedResponse<200, DeleteNodeBalancerResponses[200]>
  | TypedResponse<401, DeleteNodeBalancerResponses[401]>
  | TypedResponse<403, DeleteNodeBalancerResponses[403]>
  | TypedResponse<404, DeleteNodeBalancerResponses[404]>
  | TypedResponse<429, DeleteNodeBalancerResponses[429]>
  | TypedResponse<500, DeleteNodeBalancerResponses[500]>;

/** Request of `getNodeBalancer`: `GET /v4/nodebalancers/{nodeBalancerId}`. */
export interface GetNodeBalancerRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: GetNodeBalancerParameters['path'];
  readonly resource: NodeBalancer;
}

/** Response of `getNodeBalancer`: `GET /v4/nodebalancers/{nodeBalancerId}`. */
export type GetNodeBalancerResponse =
  | TypedResponse<200, GetNodeBalancerResponses[200]>
  | TypedResponse<401, GetNodeBalancerResponses[401]>
  | TypedResponse<403, GetNodeBalancerResponses[403]>
  | TypedResponse<404, GetNodeBalancerResponses[404]>
  | TypedResponse<429, GetNodeBalancerResponses[429]>
  | TypedResponse<500, GetNodeBalancerResponses[500]>;

/** Request of `updateNodeBalancer`: `PUT /v4/nodebalancers/{nodeBalancerId}`. */
export interface UpdateNodeBalancerRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: UpdateNodeBalancerParameters['path'];
  readonly body: UpdateNodeBalancerBody;
  readonly resource: NodeBalancer;
  /** The resource with the body merged into it. */
  readonly merged: NodeBalancer;
}

/** Response of `updateNodeBalancer`: `PUT /v4/nodebalancers/{nodeBalancerId}`. */
export type UpdateNodeBalancerResponse =
  | TypedResponse<200, UpdateNodeBalancerResponses[200]>
  | TypedResponse<400, UpdateNodeBalancerResponses[400]>
  | TypedResponse<401, UpdateNodeBalancerResponses[401]>
  | TypedResponse<403, UpdateNodeBalancerResponses[403]>
  | TypedResponse<404, UpdateNodeBalancerResponses[404]>
  | TypedResponse<413, UpdateNodeBalancerResponses[413]>
  | TypedResponse<415, UpdateNodeBalancerResponses[415]>
  | TypedResponse<429, UpdateNodeBalancerResponses[429]>
  | TypedResponse<500, UpdateNodeBalancerResponses[500]>;

/**
 * Request of `rebuildNodeBalancerConfig`: `POST
 * /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild`.
 */
export interface RebuildNodeBalancerConfigRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: RebuildNodeBalancerConfigParameters['path'];
  readonly body: WithDefaults<RebuildNodeBalancerConfigBody, 'proxy_protocol'>;
  readonly resource: NodeBalancerConfig;
  /** The resource with the body merged into it. */
  readonly merged: NodeBalancerConfig;
}

/**
 * Response of `rebuildNodeBalancerConfig`: `POST
 * /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild`.
 */
export type RebuildNodeBalancerConfigResponse =
  | TypedResponse<200, RebuildNodeBalancerConfigResponses[200]>
  | TypedResponse<400, RebuildNodeBalancerConfigResponses[400]>
  | TypedResponse<401, RebuildNodeBalancerConfigResponses[401]>
  | TypedResponse<403, RebuildNodeBalancerConfigResponses[403]>
  | TypedResponse<404, RebuildNodeBalancerConfigResponses[404]>
  | TypedResponse<413, RebuildNodeBalancerConfigResponses[413]>
  | TypedResponse<415, RebuildNodeBalancerConfigResponses[415]>
  | TypedResponse<429, RebuildNodeBalancerConfigResponses[429]>
  | TypedResponse<500, RebuildNodeBalancerConfigResponses[500]>;

/** Handlers of the tag "nodebalancers". `Tx` is the host's unit of work. */
export interface NodebalancersHandlers<Tx> {
  /**
   * Delete a NodeBalancer
   *
   * Deletes a NodeBalancer with its configs and nodes. Backend servers are untouched; its IP
   * addresses are lost.
   */
  deleteNodeBalancer(
    request: DeleteNodeBalancerRequest<Tx>,
  ): Promise<DeleteNodeBalancerResponse> | DeleteNodeBalancerResponse;
  /**
   * View a NodeBalancer
   *
   * Returns one NodeBalancer.
   */
  getNodeBalancer(
    request: GetNodeBalancerRequest<Tx>,
  ): Promise<GetNodeBalancerResponse> | GetNodeBalancerResponse;
  /**
   * Update a NodeBalancer
   *
   * Changes the label, the throttle or the tags of a NodeBalancer. A field that is not sent keeps
   * its value; `tags` replaces the present tags. The label must be unique on the account.
   */
  updateNodeBalancer(
    request: UpdateNodeBalancerRequest<Tx>,
  ): Promise<UpdateNodeBalancerResponse> | UpdateNodeBalancerResponse;
  /**
   * Rebuild a config
   *
   * Updates a config and its nodes in one request. Existing nodes left out of `nodes` are deleted;
   * nodes with an `id` are updated; nodes without an `id` are created. The caller needs permission
   * to modify the config. A config field that is left out keeps its stored value, except
   * `proxy_protocol`, which is `none` when omitted. The port must be unique among the configs of
   * the NodeBalancer, and backends must be in its region.
   */
  rebuildNodeBalancerConfig(
    request: RebuildNodeBalancerConfigRequest<Tx>,
  ): Promise<RebuildNodeBalancerConfigResponse> | RebuildNodeBalancerConfigResponse;
}
