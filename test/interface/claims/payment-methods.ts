// The claims about payment methods (PAY), in the document.

import { fieldOf } from '../checks/field.ts';
import { filterableOnly } from '../checks/filterable.ts';
import { operationExists, paginated, scopeNeeded } from '../checks/operation.ts';
import { fieldAccepts, requestField, requestFields, writable } from '../checks/request.ts';
import type { Claim } from '../claim.ts';
import { fields } from '../fields.ts';
import { paymentMethod } from '../resources.ts';

const list = 'GET /v4/account/payment-methods';
const create = 'POST /v4/account/payment-methods';

export const claims: readonly Claim[] = [
  fieldOf('PAY-01', paymentMethod, 'id', { types: 'integer' }),
  fieldOf('PAY-02', paymentMethod, 'created', { types: 'string' }),
  fieldOf('PAY-03', paymentMethod, 'type', {
    types: 'string',
    says: [/credit_card/],
    good: ['credit_card', 'wallet'],
    bad: [7],
  }),
  fieldOf('PAY-04', paymentMethod, 'is_default', { types: 'boolean' }),
  fieldOf('PAY-05', paymentMethod, 'data', { types: 'object' }),
  fieldOf('PAY-06', paymentMethod, 'data.card_type', { types: 'string' }),
  fieldOf('PAY-07', paymentMethod, 'data.last_four', { types: 'string' }),
  fieldOf('PAY-08', paymentMethod, 'data.expiry', {
    types: 'string',
    says: [/month and year/i],
    good: ['06/2035'],
    bad: [2035],
  }),
  fieldOf('PAY-09', paymentMethod, 'data.email', { types: 'string', says: [/wallet/i] }),
  fieldOf('PAY-10', paymentMethod, 'data.wallet_id', { types: 'string', says: [/wallet/i] }),
  filterableOnly('PAY-11', paymentMethod, [], ['id', 'created', 'data.card_type', 'data.wallet_id']),
  operationExists('PAY-12', list, {}, { page: fields.paymentMethod }),
  paginated('PAY-13', list),
  scopeNeeded('PAY-14', list, 'account:read_only'),
  operationExists('PAY-15', create, {}, { empty: true }),
  requestFields('PAY-16', create, {
    type: 'string',
    is_default: 'boolean',
    data: 'object',
    'data.card_number': 'string',
    'data.expiry_month': 'integer',
    'data.expiry_year': 'integer',
    'data.cvv': 'string',
  }),
  writable('PAY-17', create, ['type', 'is_default', 'data']),
  scopeNeeded('PAY-18', create, 'account:read_write'),
  requestField('PAY-19', create, 'type', {
    types: 'string',
    values: ['credit_card'],
    says: [/wallet-type methods are added only in the web console/i],
    good: ['credit_card'],
    bad: ['wallet', ''],
  }),
  requestField('PAY-20', create, 'data.card_number', {
    types: 'string',
    says: [/without spaces or dashes/i],
    good: ['4111111111111111'],
    bad: ['4111 1111 1111 1111', '4111-1111-1111-1111', 4111111111111111],
  }),
  fieldAccepts('PAY-21', create, 'data.expiry_month', { good: [1, 6, 12], bad: [0, 13, 1.5, '6'] }),
  requestField('PAY-22', create, 'data.expiry_year', {
    types: 'integer',
    good: [2035, 9999],
    bad: [35, 999, 20350, '2035'],
  }),
  fieldAccepts('PAY-23', create, 'data.cvv', { good: ['123'], bad: [123, null] }),
  fieldAccepts('PAY-24', create, 'is_default', { good: [true, false], bad: ['true', 0, null] }),
];
