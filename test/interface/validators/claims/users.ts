// The claims about users (USR), in the validators.

import { bodyFields, field, ignores, listed, nullable, writable, type Samples, type Types } from '../checks.ts';
import { claim, type ValidatorClaim } from '../claim.ts';
import { answer, body } from '../interface.ts';
import { answers, answersNothing, path } from '../operations.ts';
import { fields } from '../../fields.ts';

const read = 'GET /v4/account/users/{username}';
const update = 'PUT /v4/account/users/{username}';
const remove = 'DELETE /v4/account/users/{username}';
const user = answer(read);
const sent = body(update);

const username: Samples = {
  good: ['abc', 'x'.repeat(32), 'demo-user', 'ops_team', 'a1b', 'a-b_c'],
  bad: {
    minLength: ['ab', ''],
    maxLength: ['x'.repeat(33)],
    pattern: ['-abc', 'abc_', 'a--b', 'a__b', 'a.b', 'a b', 'abcé'],
    type: [7],
  },
};

const types: Types = { email: 'string', restricted: 'boolean', username: 'string' };
const sample = { email: 'demo@example.com', restricted: true, username: 'demo-user' };
const readOnly = ['ssh_keys', 'tfa_enabled', 'verified_phone_number', 'password_created', 'last_login'];

export const claims: readonly ValidatorClaim[] = [
  claim(
    'USR-01',
    field(user, 'email', { good: ['demo@example.com'], bad: { format: ['demo', 'demo@', ''], type: [7, null] } }),
  ),
  claim('USR-02', field(user, 'username', username)),
  claim(
    'USR-06',
    nullable(user, 'verified_phone_number', ['+15550100'], [15550100, true]),
    field(user, 'verified_phone_number', { bad: { pattern: ['555 0100'] } }),
  ),
  claim(
    'USR-07',
    nullable(user, 'password_created', ['2030-01-15T10:20:30Z'], [0, {}]),
    field(user, 'password_created', { bad: { format: ['yesterday', '15/01/2030'] } }),
  ),
  claim(
    'USR-08',
    nullable(user, 'last_login', [{ login_datetime: '2030-01-15T10:20:30Z', status: 'failed' }], ['never', 0]),
  ),
  claim('USR-10', listed(user, 'last_login.status', ['successful', 'failed'])),
  claim('USR-12', answers(read, fields.user), ...path(read, { username: 'string' })),
  claim('USR-15', answers(update, fields.user), ...path(update, { username: 'string' })),
  claim('USR-16', bodyFields(sent, sample, types)),
  claim('USR-17', ...writable(sent, sample, types, fields.user)),
  claim('USR-20', answersNothing(remove), ...path(remove, { username: 'string' })),
  claim('USR-23', field(sent, 'username', username)),
  claim(
    'USR-24',
    field(sent, 'email', { good: ['demo@example.com'], bad: { format: ['demo', 'demo@', ''], type: [7] } }),
  ),
  claim('USR-25', field(sent, 'restricted', { good: [true, false], bad: { type: ['true', 1, null] } })),
  claim('USR-29', ignores(sent, {}, readOnly)),
];
