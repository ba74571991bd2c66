// Claims about timestamps, identifiers, ignored fields (GEN), pagination (PAG), and errors (ERR) in the validators.

import assert from 'node:assert/strict';

import { assertAccepts, assertRejects, checkField, checkIgnored, checkEnum } from '../checks.ts';
import { claim, type ValidatorCheck, type ValidatorClaim } from '../claim.ts';
import { setField } from '../locate-fields.ts';
import { responseBody, requestBody, parameters, type OperationPart } from '../validators-interface.ts';
import { redeclareField, dropKeyword } from '../mutations.ts';
import { pageSamples, pageSizeSamples, checkPathParams, checkQueryParameter } from '../operation-checks.ts';
import { getExample } from '../samples.ts';
import { callsWithBody, paginatedCalls } from '../../calls.ts';
import { invalidTimestamps, timestampsWithZone, timestampsWithoutZone } from '../../timestamp-samples.ts';

/** Fields that accept any ISO 8601 date-time, with optional fractional seconds and time zone. */
const optionalZoneFields: readonly (readonly [OperationPart, readonly string[]])[] = [
  [responseBody('GET /v4/account/users/{username}'), ['last_login.login_datetime']],
  [responseBody('GET /v4/compute/instances/{computeId}'), ['created', 'updated', 'backups.last_successful']],
  [responseBody('POST /v4/compute/instances/{computeId}/backups'), ['created', 'updated', 'finished']],
  [responseBody('GET /v4/nodebalancers/{nodeBalancerId}'), ['created', 'updated']],
  [responseBody('GET /v4/databases/mysql/instances/{instanceId}'), ['created', 'updated']],
  [responseBody('GET /v4/databases/mysql/instances/{instanceId}/backups'), ['data.0.created']],
  [responseBody('GET /v4/account/payment-methods'), ['data.0.created']],
  [responseBody('GET /v4/compute/stackscripts/{stackscriptId}'), ['created', 'updated']],
  [responseBody('POST /v4/profile/sshkeys'), ['created']],
  [responseBody('POST /v4/domains/{domainId}/records'), ['created', 'updated']],
  [responseBody('POST /v4/managed/services'), ['created', 'updated']],
  [responseBody('POST /v4/networking/firewalls/{firewallId}/devices'), ['created', 'updated']],
];
/** Fields with the format `date-time`, which requires a time zone. */
const zonedFields: typeof optionalZoneFields = [
  [responseBody('GET /v4/account/users/{username}'), ['password_created']],
  [responseBody('GET /v4/longview/clients/{clientId}'), ['created', 'updated']],
];

const checkTimestamps = (
  table: typeof optionalZoneFields,
  good: readonly string[],
  keyword: string,
): ValidatorCheck[] =>
  table.flatMap(([part, names]) =>
    names.map((name) => checkField(part, name, { good, bad: { [keyword]: invalidTimestamps } })),
  );

const listTagged = 'GET /v4/tags/{label}';
const taggedObjects = responseBody(listTagged);
const firewallDevices = responseBody('GET /v4/networking/firewalls/{firewallId}/devices');

/** Checks that a body requires this field. */
const checkRequiredField = (part: OperationPart, name: string, within?: unknown): ValidatorCheck =>
  checkField(part, name, { ...(within !== undefined && { within }), bad: { required: [undefined] } });

const paymentMethods = responseBody('GET /v4/account/payment-methods');

/** Checks that a wallet requires its `wallet_id`. */
const walletIdCheck: ValidatorCheck = {
  parts: [paymentMethods],
  verify: (validators) => {
    const withWallet = (data: object): unknown =>
      setField(setField(getExample(paymentMethods), 'data.0.type', 'wallet'), 'data.0.data', data);
    assertAccepts(validators, paymentMethods, withWallet({ email: 'demo@example.com', wallet_id: 'W2X3Y4Z5' }));
    assertRejects(
      validators,
      paymentMethods,
      withWallet({ email: 'demo@example.com' }),
      'data.0.data.wallet_id',
      'required',
    );
  },
  mutations: [
    dropKeyword(paymentMethods, 'data.0.data.wallet_id', 'required'),
    dropKeyword(paymentMethods, 'data.0.data', 'anyOf'),
  ],
};

const neutralNameChecks: readonly ValidatorCheck[] = [
  ...checkPathParams('GET /v4/compute/instances/{computeId}', { computeId: 'integer' }),
  ...checkPathParams('GET /v4/managed/compute-settings/{computeId}', { computeId: 'integer' }),
  checkRequiredField(taggedObjects, 'data.0.data.compute_id'),
  checkRequiredField(taggedObjects, 'data.0.data.compute_label'),
  checkEnum(firewallDevices, 'data.0.entity.type', ['compute']),
  checkEnum(requestBody('POST /v4/networking/firewalls/{firewallId}/devices'), 'type', ['compute']),
  checkRequiredField(responseBody('GET /v4/compute/stackscripts/{stackscriptId}'), 'user_avatar_id'),
  walletIdCheck,
];

const paymentMethodBody = requestBody('POST /v4/account/payment-methods');
const settingsBody = requestBody('PUT /v4/managed/compute-settings/{computeId}');
const serviceBody = requestBody('POST /v4/managed/services');

/** Checks that all invalid fields of a body are reported together, each with its name and keyword. */
const checkSimultaneousProblems = (
  part: OperationPart,
  invalidFields: Readonly<Record<string, readonly [unknown, string]>>,
): ValidatorCheck => ({
  parts: [part],
  verify: (validators) => {
    const sample = part.call.startsWith('PUT ') ? {} : getExample(part);
    const value = Object.entries(invalidFields).reduce(
      (result: unknown, [name, [fieldValue]]) => setField(result, name, fieldValue),
      sample,
    );
    const problemFields = validators.problems(part, value).map((problem) => problem.field);
    assert.deepEqual([...new Set(problemFields)].sort(), Object.keys(invalidFields).sort());
    for (const [name, [, keyword]] of Object.entries(invalidFields))
      assertRejects(validators, part, value, name, keyword);
  },
  mutations: Object.entries(invalidFields).map(([name, [, keyword]]) => dropKeyword(part, name, keyword)),
});

const listTaggedParameters = parameters(listTagged);

/** Checks that `page` and `page_size` are validated together. */
const pageParametersCheck: ValidatorCheck = {
  parts: [listTaggedParameters],
  verify: (validators) => {
    assertAccepts(validators, listTaggedParameters, { query: 'page=1&page_size=25' });
    assertRejects(validators, listTaggedParameters, { query: 'page=one&page_size=25' }, 'page', 'type');
    assertRejects(validators, listTaggedParameters, { query: 'page=1&page_size=many' }, 'page_size', 'type');
  },
  mutations: checkQueryParameter(listTagged, 'page', { good: ['1'], bad: { type: [] } }).mutations,
};

/** Checks that each field of the example body is rejected, with its name, if its type is wrong. */
function checkFieldTypes(call: string): ValidatorCheck {
  const part = requestBody(call);
  const sample = getExample(part);
  const names = Object.keys(typeof sample === 'object' && sample !== null ? sample : {});
  return {
    parts: [part],
    verify: (validators) => {
      for (const name of names) {
        const problems = validators
          .problems(part, setField(sample, name, { nonsense: [0] }))
          .concat(validators.problems(part, setField(sample, name, Infinity)));
        assert(
          problems.some((problem) => problem.field === name),
          `${call}: ${name} accepts any value`,
        );
      }
    },
    mutations: names.map((name) => redeclareField(part, name, {})),
  };
}

export const claims: readonly ValidatorClaim[] = [
  claim(
    'GEN-18',
    ...checkTimestamps(optionalZoneFields, [...timestampsWithZone, ...timestampsWithoutZone], 'pattern'),
    ...checkTimestamps(zonedFields, timestampsWithZone, 'format'),
  ),
  claim('GEN-20', ...neutralNameChecks),
  claim(
    'GEN-24',
    checkIgnored(requestBody('PUT /v4/compute/instances/{computeId}'), {}, [
      'backups.enabled',
      'backups.available',
      'backups.last_successful',
      'id',
    ]),
    ...callsWithBody.map((call) =>
      checkIgnored(requestBody(call), call.startsWith('PUT ') ? {} : getExample(requestBody(call)), []),
    ),
  ),
  claim('PAG-01', ...paginatedCalls.map((call) => checkQueryParameter(call, 'page', pageSamples))),
  claim('PAG-03', ...paginatedCalls.map((call) => checkQueryParameter(call, 'page_size', pageSizeSamples))),
  claim(
    'PAG-05',
    ...paginatedCalls.map((call) => checkQueryParameter(call, 'page_size', { good: [], bad: { minimum: ['24'] } })),
  ),
  claim(
    'PAG-06',
    ...paginatedCalls.map((call) => checkQueryParameter(call, 'page_size', { good: [], bad: { maximum: ['501'] } })),
  ),
  claim(
    'PAG-07',
    ...paginatedCalls.map((call) => checkQueryParameter(call, 'page', { good: [], bad: { minimum: ['0'] } })),
  ),
  claim(
    'PAG-08',
    pageParametersCheck,
    ...paginatedCalls.map((call) =>
      checkQueryParameter(call, 'page_size', { good: [], bad: { type: ['many', '25.5', 'true'] } }),
    ),
  ),
  claim(
    'ERR-06',
    checkField(paymentMethodBody, 'data.expiry_month', { good: [12], bad: { maximum: [13] } }),
    checkField(settingsBody, 'ssh.port', { good: [1, 22], bad: { minimum: [0] } }),
    checkField(requestBody('POST /v4/profile/security-questions'), 'security_questions.0.question_id', {
      good: [1],
      bad: { type: ['one'] },
    }),
  ),
  claim(
    'ERR-07',
    checkSimultaneousProblems(paymentMethodBody, {
      type: ['wallet', 'enum'],
      is_default: ['yes', 'type'],
      'data.cvv': [123, 'type'],
    }),
    checkSimultaneousProblems(settingsBody, { 'ssh.access': ['yes', 'type'], 'ssh.port': [0, 'minimum'] }),
    checkSimultaneousProblems(serviceBody, {
      label: ['', 'minLength'],
      timeout: ['30', 'type'],
      credentials: ['none', 'type'],
    }),
  ),
  claim('ERR-20', ...callsWithBody.map(checkFieldTypes)),
];
