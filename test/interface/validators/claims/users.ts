// Claims about users (USR) in the validators.

import {
  checkBodyFields,
  checkField,
  checkIgnored,
  checkEnum,
  checkNullable,
  checkWritable,
  type Samples,
  type FieldTypes,
} from '../checks.ts';
import { claim, type ValidatorClaim } from '../claim.ts';
import { responseBody, requestBody } from '../validators-interface.ts';
import { checkEmptyResponse, checkOperation, checkPathParams } from '../operation-checks.ts';
import { fields } from '../../field-names.ts';

const read = 'GET /v4/account/users/{username}';
const update = 'PUT /v4/account/users/{username}';
const remove = 'DELETE /v4/account/users/{username}';
const userResponse = responseBody(read);
const updateBody = requestBody(update);

const username: Samples = {
  good: ['abc', 'x'.repeat(32), 'demo-user', 'ops_team', 'a1b', 'a-b_c'],
  bad: {
    minLength: ['ab', ''],
    maxLength: ['x'.repeat(33)],
    pattern: ['-abc', 'abc_', 'a--b', 'a__b', 'a.b', 'a b', 'abcé'],
    type: [7],
  },
};

const types: FieldTypes = { email: 'string', restricted: 'boolean', username: 'string' };
const sample = { email: 'demo@example.com', restricted: true, username: 'demo-user' };
const readOnlyFields = ['ssh_keys', 'tfa_enabled', 'verified_phone_number', 'password_created', 'last_login'];

export const claims: readonly ValidatorClaim[] = [
  claim(
    'USR-01',
    checkField(userResponse, 'email', {
      good: ['demo@example.com'],
      bad: { format: ['demo', 'demo@', ''], type: [7, null] },
    }),
  ),
  claim('USR-02', checkField(userResponse, 'username', username)),
  claim(
    'USR-06',
    checkNullable(userResponse, 'verified_phone_number', ['+15550100'], [15550100, true]),
    checkField(userResponse, 'verified_phone_number', { bad: { pattern: ['555 0100'] } }),
  ),
  claim(
    'USR-07',
    checkNullable(userResponse, 'password_created', ['2030-01-15T10:20:30Z'], [0, {}]),
    checkField(userResponse, 'password_created', { bad: { format: ['yesterday', '15/01/2030'] } }),
  ),
  claim(
    'USR-08',
    checkNullable(
      userResponse,
      'last_login',
      [{ login_datetime: '2030-01-15T10:20:30Z', status: 'failed' }],
      ['never', 0],
    ),
  ),
  claim('USR-10', checkEnum(userResponse, 'last_login.status', ['successful', 'failed'])),
  claim('USR-12', ...checkOperation(read, fields.user, { username: 'string' })),
  claim('USR-15', ...checkOperation(update, fields.user, { username: 'string' })),
  claim('USR-16', checkBodyFields(updateBody, sample, types)),
  claim('USR-17', ...checkWritable(updateBody, sample, types, fields.user)),
  claim('USR-20', checkEmptyResponse(remove), ...checkPathParams(remove, { username: 'string' })),
  claim('USR-23', checkField(updateBody, 'username', username)),
  claim(
    'USR-24',
    checkField(updateBody, 'email', { good: ['demo@example.com'], bad: { format: ['demo', 'demo@', ''], type: [7] } }),
  ),
  claim('USR-25', checkField(updateBody, 'restricted', { good: [true, false], bad: { type: ['true', 1, null] } })),
  claim('USR-29', checkIgnored(updateBody, {}, readOnlyFields)),
];
