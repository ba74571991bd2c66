// Operations of the tag "nodebalancers", as data for the request pipeline.

import type { NodeBalancerConfig, RebuildNodeBalancerConfigBody } from '@cloud-api/types';
import {
  checkDeleteNodeBalancerResponse,
  checkGetNodeBalancerResponse,
  checkRebuildNodeBalancerConfigBody,
  checkRebuildNodeBalancerConfigMerged,
  checkRebuildNodeBalancerConfigResponse,
  checkRebuildNodeBalancerConfigRules,
  checkUpdateNodeBalancerBody,
  checkUpdateNodeBalancerMerged,
  checkUpdateNodeBalancerResponse,
  readDeleteNodeBalancerParameters,
  readGetNodeBalancerParameters,
  readRebuildNodeBalancerConfigParameters,
  readUpdateNodeBalancerParameters,
} from '@cloud-api/validators';
import { createParameterReader } from '../runtime/server/adapt-parameter-reader.js';
import type { WithDefaults } from '../runtime/server/handler-types.js';
import type { OperationDescriptor, PreconditionInput } from '../runtime/server/operation-table.js';
import type {
  DeleteNodeBalancerRequest,
  GetNodeBalancerRequest,
  NodebalancersHandlers,
  RebuildNodeBalancerConfigRequest,
  UpdateNodeBalancerRequest,
} from '../tags/nodebalancers.js';

/** Returns the operations of the tag "nodebalancers", bound to their handlers. */
export function nodebalancersOperations<Tx>(
  handlers: NodebalancersHandlers<Tx>,
): readonly OperationDescriptor<Tx>[] {
  return [
    {
      id: 'deleteNodeBalancer',
      method: 'DELETE',
      path: '/v4/nodebalancers/{nodeBalancerId}',
      security: [
        [{ scheme: 'oauth', scopes: ['nodebalancers:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['nodebalancers:read_write'] }],
      ],
      access: { kind: 'grant', grant: 'nodebalancer', level: 'read_write' },
      resource: { schema: 'NodeBalancer', parameter: 'nodeBalancerId' },
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
        parameters: createParameterReader(readDeleteNodeBalancerParameters),
        response: checkDeleteNodeBalancerResponse,
      },
      handle: (request: DeleteNodeBalancerRequest<Tx>) => handlers.deleteNodeBalancer(request),
    },
    {
      id: 'getNodeBalancer',
      method: 'GET',
      path: '/v4/nodebalancers/{nodeBalancerId}',
      security: [
        [{ scheme: 'oauth', scopes: ['nodebalancers:read_only'] }],
        [{ scheme: 'bearerAuth', scopes: ['nodebalancers:read_only'] }],
      ],
      access: { kind: 'grant', grant: 'nodebalancer', level: 'read_only' },
      resource: { schema: 'NodeBalancer', parameter: 'nodeBalancerId' },
      mode: 'read',
      responses: {
        200: { 'application/json': { ref: 'NodeBalancer' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        404: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readGetNodeBalancerParameters),
        response: checkGetNodeBalancerResponse,
      },
      handle: (request: GetNodeBalancerRequest<Tx>) => handlers.getNodeBalancer(request),
    },
    {
      id: 'updateNodeBalancer',
      method: 'PUT',
      path: '/v4/nodebalancers/{nodeBalancerId}',
      security: [
        [{ scheme: 'oauth', scopes: ['nodebalancers:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['nodebalancers:read_write'] }],
      ],
      access: { kind: 'grant', grant: 'nodebalancer', level: 'read_write' },
      resource: { schema: 'NodeBalancer', parameter: 'nodeBalancerId' },
      mode: 'write',
      body: { required: true, contents: { 'application/json': { ref: 'NodeBalancerUpdate' } } },
      update: { merge: 'deep', shape: { ref: 'NodeBalancer' } },
      responses: {
        200: { 'application/json': { ref: 'NodeBalancer' } },
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
        parameters: createParameterReader(readUpdateNodeBalancerParameters),
        body: checkUpdateNodeBalancerBody,
        merged: checkUpdateNodeBalancerMerged,
        response: checkUpdateNodeBalancerResponse,
      },
      handle: (request: UpdateNodeBalancerRequest<Tx>) => handlers.updateNodeBalancer(request),
    },
    {
      id: 'rebuildNodeBalancerConfig',
      method: 'POST',
      path: '/v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild',
      security: [
        [{ scheme: 'oauth', scopes: ['nodebalancers:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['nodebalancers:read_write'] }],
      ],
      access: { kind: 'grant', grant: 'nodebalancer', level: 'read_write' },
      resource: {
        schema: 'NodeBalancerConfig',
        parameter: 'configId',
        within: { schema: 'NodeBalancer', parameter: 'nodeBalancerId' },
      },
      mode: 'write',
      body: {
        required: true,
        contents: { 'application/json': { ref: 'NodeBalancerConfigRebuild' } },
        defaults: ['proxy_protocol'],
      },
      update: { merge: 'deep', shape: { ref: 'NodeBalancerConfig' } },
      preconditions: [
        {
          id: 'certificate-needs-https',
          message: 'The protocols `http` and `tcp` do not support a certificate.',
          status: 400,
          field: 'ssl_cert',
          holds: ({
            body,
            resource,
          }: PreconditionInput & {
            readonly resource: NodeBalancerConfig;
            readonly body: WithDefaults<RebuildNodeBalancerConfigBody, 'proxy_protocol'>;
          }) =>
            body.ssl_cert === undefined ||
            body.ssl_cert === null ||
            (body.protocol !== undefined ? body.protocol : resource.protocol) === 'https',
        },
        {
          id: 'key-needs-https',
          message: 'The protocols `http` and `tcp` do not support a private key.',
          status: 400,
          field: 'ssl_key',
          holds: ({
            body,
            resource,
          }: PreconditionInput & {
            readonly resource: NodeBalancerConfig;
            readonly body: WithDefaults<RebuildNodeBalancerConfigBody, 'proxy_protocol'>;
          }) =>
            body.ssl_key === undefined ||
            body.ssl_key === null ||
            (body.protocol !== undefined ? body.protocol : resource.protocol) === 'https',
        },
        {
          id: 'kept-certificate-exists',
          message: 'There is no stored certificate to keep.',
          status: 400,
          field: 'ssl_cert',
          holds: ({
            body,
            resource,
          }: PreconditionInput & {
            readonly resource: NodeBalancerConfig;
            readonly body: WithDefaults<RebuildNodeBalancerConfigBody, 'proxy_protocol'>;
          }) =>
            body.ssl_cert === undefined ||
            body.ssl_cert === null ||
            body.ssl_cert !== '<REDACTED>' ||
            resource.ssl_cert !== null,
        },
        {
          id: 'kept-key-exists',
          message: 'There is no stored private key to keep.',
          status: 400,
          field: 'ssl_key',
          holds: ({
            body,
            resource,
          }: PreconditionInput & {
            readonly resource: NodeBalancerConfig;
            readonly body: WithDefaults<RebuildNodeBalancerConfigBody, 'proxy_protocol'>;
          }) =>
            body.ssl_key === undefined ||
            body.ssl_key === null ||
            body.ssl_key !== '<REDACTED>' ||
            resource.ssl_key !== null,
        },
      ],
      responses: {
        200: { 'application/json': { ref: 'NodeBalancerConfig' } },
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
        parameters: createParameterReader(readRebuildNodeBalancerConfigParameters),
        body: checkRebuildNodeBalancerConfigBody,
        rules: checkRebuildNodeBalancerConfigRules,
        merged: checkRebuildNodeBalancerConfigMerged,
        response: checkRebuildNodeBalancerConfigResponse,
      },
      handle: (request: RebuildNodeBalancerConfigRequest<Tx>) =>
        handlers.rebuildNodeBalancerConfig(request),
    },
  ];
}
