// Claims about payment methods (PAY) in the document.

import { claimField } from '../checks/resource-field.ts';
import { claimFilterable } from '../checks/filterable.ts';
import { claimOperation, claimPaginated, claimScope } from '../checks/operation.ts';
import {
  claimRequestFieldAccepts,
  claimRequestField,
  claimRequestFields,
  claimWritable,
} from '../checks/request-body.ts';
import type { Claim } from '../claim.ts';
import { fields } from '../field-names.ts';
import { paymentMethod } from '../resources.ts';

const list = 'GET /v4/account/payment-methods';
const create = 'POST /v4/account/payment-methods';

export const claims: readonly Claim[] = [
  claimField('PAY-01', paymentMethod, 'id', { types: 'integer' }),
  claimField('PAY-02', paymentMethod, 'created', { types: 'string' }),
  claimField('PAY-03', paymentMethod, 'type', {
    types: 'string',
    description: [/credit_card/],
    good: ['credit_card', 'wallet'],
    bad: [7],
  }),
  claimField('PAY-04', paymentMethod, 'is_default', { types: 'boolean' }),
  claimField('PAY-05', paymentMethod, 'data', { types: 'object' }),
  claimField('PAY-06', paymentMethod, 'data.card_type', { types: 'string' }),
  claimField('PAY-07', paymentMethod, 'data.last_four', { types: 'string' }),
  claimField('PAY-08', paymentMethod, 'data.expiry', {
    types: 'string',
    description: [/month and year/i],
    good: ['06/2035'],
    bad: [2035],
  }),
  claimField('PAY-09', paymentMethod, 'data.email', { types: 'string', description: [/wallet/i] }),
  claimField('PAY-10', paymentMethod, 'data.wallet_id', { types: 'string', description: [/wallet/i] }),
  claimFilterable('PAY-11', paymentMethod, [], ['id', 'created', 'data.card_type', 'data.wallet_id']),
  claimOperation('PAY-12', list, {}, { page: fields.paymentMethod }),
  claimPaginated('PAY-13', list),
  claimScope('PAY-14', list, 'account:read_only'),
  claimOperation('PAY-15', create, {}, { empty: true }),
  claimRequestFields('PAY-16', create, {
    type: 'string',
    is_default: 'boolean',
    data: 'object',
    'data.card_number': 'string',
    'data.expiry_month': 'integer',
    'data.expiry_year': 'integer',
    'data.cvv': 'string',
  }),
  claimWritable('PAY-17', create, ['type', 'is_default', 'data']),
  claimScope('PAY-18', create, 'account:read_write'),
  claimRequestField('PAY-19', create, 'type', {
    types: 'string',
    values: ['credit_card'],
    description: [/wallet-type methods are added only in the web console/i],
    good: ['credit_card'],
    bad: ['wallet', ''],
  }),
  claimRequestField('PAY-20', create, 'data.card_number', {
    types: 'string',
    description: [/without spaces or dashes/i],
    good: ['4111111111111111'],
    bad: ['4111 1111 1111 1111', '4111-1111-1111-1111', 4111111111111111],
  }),
  claimRequestFieldAccepts('PAY-21', create, 'data.expiry_month', { good: [1, 6, 12], bad: [0, 13, 1.5, '6'] }),
  claimRequestField('PAY-22', create, 'data.expiry_year', {
    types: 'integer',
    good: [2035, 9999],
    bad: [35, 999, 20350, '2035'],
  }),
  claimRequestFieldAccepts('PAY-23', create, 'data.cvv', { good: ['123'], bad: [123, null] }),
  claimRequestFieldAccepts('PAY-24', create, 'is_default', { good: [true, false], bad: ['true', 0, null] }),
];
