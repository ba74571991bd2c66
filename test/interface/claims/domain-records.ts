// Claims about domain records (REC) in the document.

import { claimField } from '../checks/resource-field.ts';
import { claimFilterable } from '../checks/filterable.ts';
import { claimOperation, claimPaginated, claimScope } from '../checks/operation.ts';
import { claimRequestField, claimRequestFields, claimWritable } from '../checks/request-body.ts';
import { checkRoundingMode, checkRoundingValues } from '../checks/rounding.ts';
import { claim, type Claim } from '../claim.ts';
import { fields } from '../field-names.ts';
import { field, requestBody } from '../locators.ts';
import { record } from '../resources.ts';
import { validPeriods } from '../domain-intervals.ts';

const list = 'GET /v4/domains/{domainId}/records';
const create = 'POST /v4/domains/{domainId}/records';

const recordTypes = ['A', 'AAAA', 'NS', 'MX', 'CNAME', 'TXT', 'SRV', 'CAA', 'PTR'];

export const claims: readonly Claim[] = [
  claimField('REC-01', record, 'id', { types: 'integer' }),
  claimField('REC-02', record, 'created', { types: 'string' }),
  claimField('REC-03', record, 'updated', { types: 'string' }),
  claimField('REC-04', record, 'type', { types: 'string', values: recordTypes }),
  claimField('REC-05', record, 'name', { types: 'string' }),
  claimField('REC-06', record, 'target', { types: 'string' }),
  claimField('REC-07', record, 'ttl_sec', { types: 'integer' }),
  claimField('REC-08', record, 'priority', { types: 'integer', good: [0, 10], bad: [-1, '0'] }),
  claimField('REC-09', record, 'weight', { types: 'integer', good: [0, 10], bad: [-1, '0'] }),
  claimField('REC-10', record, 'port', { types: 'integer', good: [0, 10], bad: [-1, '0'] }),
  claimField('REC-11', record, 'service', { types: 'string', good: ['', '_sip.'], bad: [null] }),
  claimField('REC-12', record, 'protocol', { types: 'string', good: ['', '_tcp'], bad: [null] }),
  claimField('REC-13', record, 'tag', { types: 'string', values: ['issue', 'issuewild', 'iodef', ''] }),
  claimFilterable('REC-14', record, [], ['id', 'created']),
  claimOperation('REC-15', list, { domainId: 'integer' }, { page: fields.record }),
  claimPaginated('REC-16', list),
  claimScope('REC-17', list, 'domains:read_only'),
  claimOperation('REC-18', create, { domainId: 'integer' }, { fields: fields.record }),
  claimRequestFields('REC-19', create, {
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
  claimWritable('REC-20', create, [
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
  claimScope('REC-21', create, 'domains:read_write'),
  claimRequestField('REC-22', create, 'type', {
    types: 'string',
    values: recordTypes,
    good: recordTypes,
    bad: ['SOA', 'a', '', null],
  }),
  claim(
    'REC-23',
    ...[requestBody(create), ...record.locators].map((locate) =>
      checkRoundingValues(field(locate, 'ttl_sec'), 'ttl_sec', validPeriods),
    ),
  ),
  claimRequestField(
    'REC-24',
    create,
    'ttl_sec',
    { types: 'integer', good: [300, 400, 3500, 3600, 5000000], bad: ['300', 1.5] },
    checkRoundingMode(field(requestBody(create), 'ttl_sec'), 'ttl_sec', 'nearest'),
  ),
];
