// The claims about NodeBalancers (NBL), in the document.

import { fieldOf } from '../checks/field.ts';
import { filterableOnly } from '../checks/filterable.ts';
import { operationExists, scopeNeeded } from '../checks/operation.ts';
import { fieldAccepts, notWritable, requestField, requestFields, writable } from '../checks/request.ts';
import type { Claim } from '../claim.ts';
import { fields } from '../fields.ts';
import { nodeBalancer } from '../resources.ts';

const read = 'GET /v4/nodebalancers/{nodeBalancerId}';
const update = 'PUT /v4/nodebalancers/{nodeBalancerId}';
const remove = 'DELETE /v4/nodebalancers/{nodeBalancerId}';

export const claims: readonly Claim[] = [
  fieldOf('NBL-01', nodeBalancer, 'id', { types: 'integer' }),
  fieldOf('NBL-02', nodeBalancer, 'label', {
    types: 'string',
    filterable: true,
    good: ['abc', 'balancer-1', '-_-', 'x'.repeat(32)],
    bad: ['ab', 'x'.repeat(33), 'a b', 'a.b', 'abcé'],
  }),
  fieldOf('NBL-03', nodeBalancer, 'region', { types: 'string', filterable: true }),
  fieldOf('NBL-04', nodeBalancer, 'tags', { types: 'array', filterable: true }),
  fieldOf('NBL-05', nodeBalancer, 'created', { types: 'string' }),
  fieldOf('NBL-06', nodeBalancer, 'updated', { types: 'string' }),
  fieldOf('NBL-07', nodeBalancer, 'ipv4', { types: 'string', filterable: true, says: [/public IPv4 address/i] }),
  fieldOf('NBL-08', nodeBalancer, 'ipv6', { types: ['string', 'null'] }),
  fieldOf('NBL-09', nodeBalancer, 'hostname', {
    types: 'string',
    says: [/begins with the IP address/i, /ends with a fixed provider domain suffix/i],
  }),
  fieldOf('NBL-10', nodeBalancer, 'client_conn_throttle', {
    types: 'integer',
    says: [/connections per second/i, /0 disables/],
  }),
  fieldOf('NBL-11', nodeBalancer, 'transfer', { types: 'object' }),
  fieldOf('NBL-12', nodeBalancer, 'transfer.total', { types: ['number', 'null'] }),
  fieldOf('NBL-13', nodeBalancer, 'transfer.in', {
    types: ['number', 'null'],
    says: [/inbound/i, /\bMB\b/, /this month/],
  }),
  fieldOf('NBL-14', nodeBalancer, 'transfer.out', {
    types: ['number', 'null'],
    says: [/outbound/i, /\bMB\b/, /this month/],
  }),
  filterableOnly(
    'NBL-15',
    nodeBalancer,
    ['label', 'region', 'tags', 'ipv4'],
    ['id', 'created', 'transfer.total', 'transfer.out'],
  ),
  operationExists('NBL-16', read, { nodeBalancerId: 'integer' }, { fields: fields.nodeBalancer }),
  scopeNeeded('NBL-17', read, 'nodebalancers:read_only'),
  operationExists('NBL-18', update, { nodeBalancerId: 'integer' }, { fields: fields.nodeBalancer }),
  requestFields('NBL-19', update, { client_conn_throttle: 'integer', label: 'string', tags: 'array' }),
  writable('NBL-20', update, ['client_conn_throttle', 'label', 'tags']),
  scopeNeeded('NBL-21', update, 'nodebalancers:read_write'),
  operationExists('NBL-22', remove, { nodeBalancerId: 'integer' }, { empty: true }),
  scopeNeeded('NBL-23', remove, 'nodebalancers:read_write'),
  fieldAccepts('NBL-24', update, 'label', {
    good: ['abc', 'balancer-1', '-_-', 'x'.repeat(32)],
    bad: ['ab', 'x'.repeat(33), 'a b', 'a.b'],
  }),
  requestField('NBL-26', update, 'client_conn_throttle', {
    types: 'integer',
    says: [/0 disables/i],
    good: [0, 20],
    bad: [-1, 1.5, '0'],
  }),
  notWritable('NBL-27', update, ['region', 'ipv4', 'ipv6', 'hostname', 'transfer', 'created']),
];
