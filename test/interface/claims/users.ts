// Claims about users (USR) in the document.

import { claimField } from '../checks/resource-field.ts';
import { claimFilterable } from '../checks/filterable.ts';
import { claimOperation, claimScope } from '../checks/operation.ts';
import {
  claimRequestFieldAccepts,
  claimNotWritable,
  claimRequestFields,
  claimWritable,
} from '../checks/request-body.ts';
import type { Claim } from '../claim.ts';
import { fields } from '../field-names.ts';
import { user } from '../resources.ts';

const read = 'GET /v4/account/users/{username}';
const update = 'PUT /v4/account/users/{username}';
const remove = 'DELETE /v4/account/users/{username}';

export const claims: readonly Claim[] = [
  claimField('USR-01', user, 'email', {
    types: 'string',
    description: [/account-management communications/],
    good: ['demo@example.com'],
    bad: ['demo', 'demo@', 7],
  }),
  claimField('USR-02', user, 'username', {
    types: 'string',
    filterable: true,
    good: ['abc', 'demo-user', 'ops_team', 'a1b', 'a-b_c', 'x'.repeat(32)],
    bad: ['ab', 'x'.repeat(33), '-abc', 'abc_', 'a--b', 'a__b', 'a.b', 'a b', 'abcé'],
  }),
  claimField('USR-03', user, 'restricted', { types: 'boolean' }),
  claimField('USR-04', user, 'ssh_keys', {
    types: 'array',
    items: 'object',
    description: [/labels? of (the )?SSH keys/i, /user added|added by/i],
  }),
  claimField('USR-05', user, 'tfa_enabled', { types: 'boolean' }),
  claimField('USR-06', user, 'verified_phone_number', {
    types: ['string', 'null'],
    description: [/phone/i, /null if (there is )?no(ne)?/i],
  }),
  claimField('USR-07', user, 'password_created', {
    types: ['string', 'null'],
    description: [/null if no password/i],
    good: [null, '2030-01-15T10:20:30Z'],
    bad: ['yesterday', '15/01/2030'],
  }),
  claimField('USR-08', user, 'last_login', {
    types: ['object', 'null'],
    description: [/null if (there has been )?no(ne)?/i, /login/i],
  }),
  claimField('USR-09', user, 'last_login.login_datetime', { types: 'string' }),
  claimField('USR-10', user, 'last_login.status', { types: 'string', values: ['successful', 'failed'] }),
  claimFilterable(
    'USR-11',
    user,
    ['username'],
    ['email', 'restricted', 'last_login.login_datetime', 'last_login.status'],
  ),
  claimOperation('USR-12', read, { username: 'string' }, { fields: fields.user }),
  claimScope('USR-13', read, 'account:read_only'),
  claimOperation('USR-15', update, { username: 'string' }, { fields: fields.user }),
  claimRequestFields('USR-16', update, { email: 'string', restricted: 'boolean', username: 'string' }),
  claimWritable('USR-17', update, ['email', 'restricted', 'username']),
  claimScope('USR-18', update, 'account:read_write'),
  claimOperation('USR-20', remove, { username: 'string' }, { empty: true }),
  claimScope('USR-21', remove, 'account:read_write'),
  claimRequestFieldAccepts('USR-23', update, 'username', {
    good: ['abc', 'demo-user', 'ops_team', 'a1b', 'a-b_c', 'x'.repeat(32)],
    bad: ['ab', 'x'.repeat(33), '-abc', 'abc_', 'a--b', 'a__b', 'a.b', 'a b'],
  }),
  claimRequestFieldAccepts('USR-24', update, 'email', { good: ['demo@example.com'], bad: ['demo', 'demo@', '', 7] }),
  claimRequestFieldAccepts('USR-25', update, 'restricted', { good: [true, false], bad: ['true', 1, null] }),
  claimNotWritable('USR-29', update, [
    'ssh_keys',
    'tfa_enabled',
    'verified_phone_number',
    'password_created',
    'last_login',
  ]),
];
