// The claims about domain records (REC), in the document.

import { fieldOf } from '../checks/field.ts';
import { filterableOnly } from '../checks/filterable.ts';
import { operationExists, paginated, scopeNeeded } from '../checks/operation.ts';
import { requestField, requestFields, writable } from '../checks/request.ts';
import { periods, rounded, validValues } from '../checks/rounding.ts';
import { claim, type Claim } from '../claim.ts';
import { fields } from '../fields.ts';
import { field, request } from '../find.ts';
import { record } from '../resources.ts';

const list = 'GET /v4/domains/{domainId}/records';
const create = 'POST /v4/domains/{domainId}/records';

export const claims: readonly Claim[] = [
  fieldOf('REC-01', record, 'id', { types: 'integer' }),
  fieldOf('REC-02', record, 'created', { types: 'string' }),
  fieldOf('REC-03', record, 'updated', { types: 'string' }),
  fieldOf('REC-04', record, 'type', {
    types: 'string',
    values: ['A', 'AAAA', 'NS', 'MX', 'CNAME', 'TXT', 'SRV', 'CAA', 'PTR'],
  }),
  fieldOf('REC-05', record, 'name', { types: 'string' }),
  fieldOf('REC-06', record, 'target', { types: 'string' }),
  fieldOf('REC-07', record, 'ttl_sec', { types: 'integer' }),
  fieldOf('REC-08', record, 'priority', { types: 'integer', good: [0, 10], bad: [-1, '0'] }),
  fieldOf('REC-09', record, 'weight', { types: 'integer', good: [0, 10], bad: [-1, '0'] }),
  fieldOf('REC-10', record, 'port', { types: 'integer', good: [0, 10], bad: [-1, '0'] }),
  fieldOf('REC-11', record, 'service', { types: 'string', good: ['', '_sip.'], bad: [null] }),
  fieldOf('REC-12', record, 'protocol', { types: 'string', good: ['', '_sip.'], bad: [null] }),
  fieldOf('REC-13', record, 'tag', { types: 'string', values: ['issue', 'issuewild', 'iodef', ''] }),
  filterableOnly('REC-14', record, [], ['id', 'created']),
  operationExists('REC-15', list, { domainId: 'integer' }, { page: fields.record }),
  paginated('REC-16', list),
  scopeNeeded('REC-17', list, 'domains:read_only'),
  operationExists('REC-18', create, { domainId: 'integer' }, { fields: fields.record }),
  requestFields('REC-19', create, {
    type: 'string',
    name: 'string',
    port: 'integer',
    priority: 'integer',
    protocol: 'string',
    service: 'string',
    tag: 'string',
    target: 'string',
    ttl_sec: 'integer',
    weight: 'integer',
  }),
  writable('REC-20', create, [
    'type',
    'name',
    'port',
    'priority',
    'protocol',
    'service',
    'tag',
    'target',
    'ttl_sec',
    'weight',
  ]),
  scopeNeeded('REC-21', create, 'domains:read_write'),
  requestField('REC-22', create, 'type', {
    types: 'string',
    values: ['A', 'AAAA', 'NS', 'MX', 'CNAME', 'TXT', 'SRV', 'CAA', 'PTR'],
    good: ['A', 'AAAA', 'NS', 'MX', 'CNAME', 'TXT', 'SRV', 'CAA', 'PTR'],
    bad: ['SOA', 'a', '', null],
  }),
  claim(
    'REC-23',
    ...[request(create), ...record.at].map((where) => validValues(field(where, 'ttl_sec'), 'ttl_sec', periods)),
  ),
  requestField(
    'REC-24',
    create,
    'ttl_sec',
    { types: 'integer', good: [300, 400, 3500, 3600, 5000000], bad: ['300', 1.5] },
    rounded(field(request(create), 'ttl_sec'), 'ttl_sec', 'nearest'),
  ),
];
