// Calls of the tag "nodebalancers".

import type {
  DeleteNodeBalancerPath,
  DeleteNodeBalancerResponses,
  GetNodeBalancerPath,
  GetNodeBalancerResponses,
  NodeBalancerConfigRebuild,
  NodeBalancerUpdate,
  RebuildNodeBalancerConfigPath,
  RebuildNodeBalancerConfigResponses,
  UpdateNodeBalancerPath,
  UpdateNodeBalancerResponses,
} from '@cloud-api/types';
import {
  callJson,
  type CallOptions,
  type Client,
  type Result,
  type WithDeprecationStatus,
} from '../runtime.js';

/** Request of `deleteNodeBalancer`. */
export interface DeleteNodeBalancerRequest extends CallOptions {
  path: DeleteNodeBalancerPath;
}

/** Result of `deleteNodeBalancer`. */
export type DeleteNodeBalancerResult = Result<
  WithDeprecationStatus<DeleteNodeBalancerResponses, 299>
>;

/**
 * Delete a NodeBalancer
 *
 * Deletes a NodeBalancer with its configs and nodes. Backend servers are untouched; its IP
 * addresses are lost.
 */
export function deleteNodeBalancer(
  client: Client,
  request: DeleteNodeBalancerRequest,
): Promise<DeleteNodeBalancerResult> {
  return callJson(client, request, {
    id: 'deleteNodeBalancer',
    method: 'DELETE',
    path: '/v4/nodebalancers/{nodeBalancerId}',
    responses: { json: [200, 299, 401, 403, 404, 429, 500] },
  });
}

/** Request of `getNodeBalancer`. */
export interface GetNodeBalancerRequest extends CallOptions {
  path: GetNodeBalancerPath;
}

/** Result of `getNodeBalancer`. */
export type GetNodeBalancerResult = Result<WithDeprecationStatus<GetNodeBalancerResponses, 299>>;

/**
 * View a NodeBalancer
 *
 * Returns one NodeBalancer.
 */
export function getNodeBalancer(
  client: Client,
  request: GetNodeBalancerRequest,
): Promise<GetNodeBalancerResult> {
  return callJson(client, request, {
    id: 'getNodeBalancer',
    method: 'GET',
    path: '/v4/nodebalancers/{nodeBalancerId}',
    responses: { json: [200, 299, 401, 403, 404, 429, 500] },
  });
}

/** Request of `updateNodeBalancer`. */
export interface UpdateNodeBalancerRequest extends CallOptions {
  path: UpdateNodeBalancerPath;
  /** The settings to change. */
  body: NodeBalancerUpdate;
}

/** Result of `updateNodeBalancer`. */
export type UpdateNodeBalancerResult = Result<
  WithDeprecationStatus<UpdateNodeBalancerResponses, 299>
>;

/**
 * Update a NodeBalancer
 *
 * Changes the label, the throttle or the tags of a NodeBalancer. A field that is not sent keeps
 * its value; `tags` replaces the present tags. The label must be unique on the account.
 */
export function updateNodeBalancer(
  client: Client,
  request: UpdateNodeBalancerRequest,
): Promise<UpdateNodeBalancerResult> {
  return callJson(client, request, {
    id: 'updateNodeBalancer',
    method: 'PUT',
    path: '/v4/nodebalancers/{nodeBalancerId}',
    contentType: 'application/json',
    responses: { json: [200, 299, 400, 401, 403, 404, 413, 415, 429, 500] },
  });
}

/** Request of `rebuildNodeBalancerConfig`. */
export interface RebuildNodeBalancerConfigRequest extends CallOptions {
  path: RebuildNodeBalancerConfigPath;
  /** The config and its nodes. */
  body: NodeBalancerConfigRebuild;
}

/** Result of `rebuildNodeBalancerConfig`. */
export type RebuildNodeBalancerConfigResult = Result<
  WithDeprecationStatus<RebuildNodeBalancerConfigResponses, 299>
>;

/**
 * Rebuild a config
 *
 * Updates a config and its nodes in one request. Existing nodes left out of `nodes` are deleted;
 * nodes with an `id` are updated; nodes without an `id` are created. The caller needs permission
 * to modify the config. A config field that is left out keeps its stored value, except
 * `proxy_protocol`, which is `none` when omitted. The port must be unique among the configs of the
 * NodeBalancer, and backends must be in its region.
 */
export function rebuildNodeBalancerConfig(
  client: Client,
  request: RebuildNodeBalancerConfigRequest,
): Promise<RebuildNodeBalancerConfigResult> {
  return callJson(client, request, {
    id: 'rebuildNodeBalancerConfig',
    method: 'POST',
    path: '/v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild',
    contentType: 'application/json',
    responses: { json: [200, 299, 400, 401, 403, 404, 413, 415, 429, 500] },
  });
}
