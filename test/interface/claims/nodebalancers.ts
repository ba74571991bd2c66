// Claims about NodeBalancers (NBL) in the document.

import { claimField } from '../checks/resource-field.ts';
import { claimFilterable } from '../checks/filterable.ts';
import { claimOperation, claimScope } from '../checks/operation.ts';
import {
  claimRequestFieldAccepts,
  claimNotWritable,
  claimRequestField,
  claimRequestFields,
  claimWritable,
} from '../checks/request-body.ts';
import type { Claim } from '../claim.ts';
import { fields } from '../field-names.ts';
import { nodeBalancer } from '../resources.ts';

const read = 'GET /v4/nodebalancers/{nodeBalancerId}';
const update = 'PUT /v4/nodebalancers/{nodeBalancerId}';
const remove = 'DELETE /v4/nodebalancers/{nodeBalancerId}';

export const claims: readonly Claim[] = [
  claimField('NBL-01', nodeBalancer, 'id', { types: 'integer' }),
  claimField('NBL-02', nodeBalancer, 'label', {
    types: 'string',
    filterable: true,
    good: ['abc', 'balancer-1', '-_-', 'x'.repeat(32)],
    bad: ['ab', 'x'.repeat(33), 'a b', 'a.b', 'abcé'],
  }),
  claimField('NBL-03', nodeBalancer, 'region', { types: 'string', filterable: true }),
  claimField('NBL-04', nodeBalancer, 'tags', { types: 'array', filterable: true }),
  claimField('NBL-05', nodeBalancer, 'created', { types: 'string' }),
  claimField('NBL-06', nodeBalancer, 'updated', { types: 'string' }),
  claimField('NBL-07', nodeBalancer, 'ipv4', {
    types: 'string',
    filterable: true,
    description: [/public IPv4 address/i],
  }),
  claimField('NBL-08', nodeBalancer, 'ipv6', { types: ['string', 'null'] }),
  claimField('NBL-09', nodeBalancer, 'hostname', {
    types: 'string',
    description: [/begins with the IP address/i, /ends with a fixed provider domain suffix/i],
  }),
  claimField('NBL-10', nodeBalancer, 'client_conn_throttle', {
    types: 'integer',
    description: [/connections per second/i, /0 disables/],
  }),
  claimField('NBL-11', nodeBalancer, 'transfer', { types: 'object' }),
  claimField('NBL-12', nodeBalancer, 'transfer.total', { types: ['number', 'null'] }),
  claimField('NBL-13', nodeBalancer, 'transfer.in', {
    types: ['number', 'null'],
    description: [/inbound/i, /\bMB\b/, /this month/],
  }),
  claimField('NBL-14', nodeBalancer, 'transfer.out', {
    types: ['number', 'null'],
    description: [/outbound/i, /\bMB\b/, /this month/],
  }),
  claimFilterable(
    'NBL-15',
    nodeBalancer,
    ['label', 'region', 'tags', 'ipv4'],
    ['id', 'created', 'transfer.total', 'transfer.out'],
  ),
  claimOperation('NBL-16', read, { nodeBalancerId: 'integer' }, { fields: fields.nodeBalancer }),
  claimScope('NBL-17', read, 'nodebalancers:read_only'),
  claimOperation('NBL-18', update, { nodeBalancerId: 'integer' }, { fields: fields.nodeBalancer }),
  claimRequestFields('NBL-19', update, { client_conn_throttle: 'integer', label: 'string', tags: 'array' }),
  claimWritable('NBL-20', update, ['client_conn_throttle', 'label', 'tags']),
  claimScope('NBL-21', update, 'nodebalancers:read_write'),
  claimOperation('NBL-22', remove, { nodeBalancerId: 'integer' }, { empty: true }),
  claimScope('NBL-23', remove, 'nodebalancers:read_write'),
  claimRequestFieldAccepts('NBL-24', update, 'label', {
    good: ['abc', 'balancer-1', '-_-', 'x'.repeat(32)],
    bad: ['ab', 'x'.repeat(33), 'a b', 'a.b'],
  }),
  claimRequestField('NBL-26', update, 'client_conn_throttle', {
    types: 'integer',
    description: [/0 disables/i],
    good: [0, 20],
    bad: [-1, 1.5, '0'],
  }),
  claimNotWritable('NBL-27', update, ['region', 'ipv4', 'ipv6', 'hostname', 'transfer', 'created']),
];
