// The claims about users (USR), in the document.

import { fieldOf } from '../checks/field.ts';
import { filterableOnly } from '../checks/filterable.ts';
import { operationExists, scopeNeeded } from '../checks/operation.ts';
import { fieldAccepts, notWritable, requestFields, writable } from '../checks/request.ts';
import type { Claim } from '../claim.ts';
import { fields } from '../fields.ts';
import { user } from '../resources.ts';

const read = 'GET /v4/account/users/{username}';
const update = 'PUT /v4/account/users/{username}';
const remove = 'DELETE /v4/account/users/{username}';

export const claims: readonly Claim[] = [
  fieldOf('USR-01', user, 'email', {
    types: 'string',
    says: [/account-management communications/],
    good: ['demo@example.com'],
    bad: ['demo', 'demo@', 7],
  }),
  fieldOf('USR-02', user, 'username', {
    types: 'string',
    filterable: true,
    good: ['abc', 'demo-user', 'ops_team', 'a1b', 'a-b_c', 'x'.repeat(32)],
    bad: ['ab', 'x'.repeat(33), '-abc', 'abc_', 'a--b', 'a__b', 'a.b', 'a b', 'abcé'],
  }),
  fieldOf('USR-03', user, 'restricted', { types: 'boolean' }),
  fieldOf('USR-04', user, 'ssh_keys', {
    types: 'array',
    items: 'object',
    says: [/labels? of (the )?SSH keys/i, /user added|added by/i],
  }),
  fieldOf('USR-05', user, 'tfa_enabled', { types: 'boolean' }),
  fieldOf('USR-06', user, 'verified_phone_number', {
    types: ['string', 'null'],
    says: [/phone/i, /null if (there is )?no(ne)?/i],
  }),
  fieldOf('USR-07', user, 'password_created', {
    types: ['string', 'null'],
    says: [/null if no password/i],
    good: [null, '2030-01-15T10:20:30Z'],
    bad: ['yesterday', '15/01/2030'],
  }),
  fieldOf('USR-08', user, 'last_login', {
    types: ['object', 'null'],
    says: [/null if (there has been )?no(ne)?/i, /login/i],
  }),
  fieldOf('USR-09', user, 'last_login.login_datetime', { types: 'string' }),
  fieldOf('USR-10', user, 'last_login.status', { types: 'string', values: ['successful', 'failed'] }),
  filterableOnly(
    'USR-11',
    user,
    ['username'],
    ['email', 'restricted', 'last_login.login_datetime', 'last_login.status'],
  ),
  operationExists('USR-12', read, { username: 'string' }, { fields: fields.user }),
  scopeNeeded('USR-13', read, 'account:read_only'),
  operationExists('USR-15', update, { username: 'string' }, { fields: fields.user }),
  requestFields('USR-16', update, { email: 'string', restricted: 'boolean', username: 'string' }),
  writable('USR-17', update, ['email', 'restricted', 'username']),
  scopeNeeded('USR-18', update, 'account:read_write'),
  operationExists('USR-20', remove, { username: 'string' }, { empty: true }),
  scopeNeeded('USR-21', remove, 'account:read_write'),
  fieldAccepts('USR-23', update, 'username', {
    good: ['abc', 'demo-user', 'ops_team', 'a1b', 'a-b_c', 'x'.repeat(32)],
    bad: ['ab', 'x'.repeat(33), '-abc', 'abc_', 'a--b', 'a__b', 'a.b', 'a b'],
  }),
  fieldAccepts('USR-24', update, 'email', { good: ['demo@example.com'], bad: ['demo', 'demo@', '', 7] }),
  fieldAccepts('USR-25', update, 'restricted', { good: [true, false], bad: ['true', 1, null] }),
  notWritable('USR-29', update, ['ssh_keys', 'tfa_enabled', 'verified_phone_number', 'password_created', 'last_login']),
];
