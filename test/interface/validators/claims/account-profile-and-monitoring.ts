// Claims about accounts (PAY, OAC), profiles (SEC, SSH), StackScripts (SSC), and monitoring (LVC, MSV, MCS).

import {
  checkBodyFields,
  checkField,
  checkIgnored,
  checkNullable,
  checkEnum,
  checkRule,
  checkWritable,
  type Samples,
  type FieldTypes,
} from '../checks.ts';
import { claim, type ValidatorCheck, type ValidatorClaim } from '../claim.ts';
import { responseBody, requestBody } from '../validators-interface.ts';
import { replaceInKeyword } from '../mutations.ts';
import { checkEmptyResponse, checkOperation, checkPagination, checkPathParams } from '../operation-checks.ts';
import { getSchemaExample } from '../samples.ts';
import { fields } from '../../field-names.ts';

const listPayments = 'GET /v4/account/payment-methods';
const paymentBody = requestBody('POST /v4/account/payment-methods');
const card = { card_number: '4111111111111111', expiry_month: 6, expiry_year: 2035, cvv: '123' };
const payment = { type: 'credit_card', is_default: true, data: card };
const paymentTypes: FieldTypes = { type: 'string', is_default: 'boolean', data: 'object' };
const cardTypes: FieldTypes = {
  'data.card_number': 'string',
  'data.expiry_month': 'integer',
  'data.expiry_year': 'integer',
  'data.cvv': 'string',
};
const paymentWithExpiry = (month: number, year: number): object => ({
  ...payment,
  data: { ...card, expiry_month: month, expiry_year: year },
});

const listOAuthClients = 'GET /v4/account/oauth-clients';
const oauthBody = requestBody('POST /v4/account/oauth-clients');
const application = { label: 'Example app', redirect_uri: 'https://app.example.com/callback', public: true };
const applicationTypes: FieldTypes = { label: 'string', redirect_uri: 'string', public: 'boolean' };
const applicationLabel: Samples = {
  good: ['x', 'x'.repeat(512)],
  bad: { minLength: [''], maxLength: ['x'.repeat(513)], type: [7] },
};

const questionList = responseBody('GET /v4/profile/security-questions');
const answersBody = requestBody('POST /v4/profile/security-questions');
const threeAnswers = [1, 2, 11].map((id) => ({ question_id: id, response: 'Blue' }));
const repeatedAnswers = [1, 2, 1].map((id) => ({ question_id: id, response: 'Blue' }));
const fourAnswers = [...threeAnswers, { question_id: 12, response: 'Blue' }];

const listSshKeys = 'GET /v4/profile/sshkeys';
const sshKeyBody = requestBody('POST /v4/profile/sshkeys');
const keyData = 'AAAAC3NzaC1lZDI1NTE5AAAAIFDYWOCYXsx/YEGKrwzFq1h/QsJXCohAlanozKzQ9lRc';
const sshKey = { label: 'laptop', ssh_key: `ssh-ed25519 ${keyData} demo@example.com` };
const keyLabel: Samples = { good: ['x'.repeat(64), 'laptop'], bad: { maxLength: ['x'.repeat(65)], type: [7] } };

/** Checks that SSH keys with this type prefix are accepted. */
function checkKeyPrefix(prefix: string): ValidatorCheck {
  const { parts, verify, mutations } = checkField(sshKeyBody, 'ssh_key', {
    good: [prefix, `${prefix}256`].flatMap((type) => [`${type} ${keyData}`, `${type} ${keyData} demo@example.com`]),
  });
  return {
    parts,
    verify,
    mutations: [replaceInKeyword(sshKeyBody, 'ssh_key', 'pattern', prefix, `no-${prefix}`), ...mutations],
  };
}

const scriptPath = '/v4/compute/stackscripts/{stackscriptId}';
const scriptBody = requestBody(`PUT ${scriptPath}`);
const scriptId = { stackscriptId: 'integer' } as const;
const scriptSample = {
  description: 'Installs nginx.',
  images: ['any/all'],
  is_public: true,
  label: 'nginx',
  rev_note: 'Initial revision',
  script: '#!/bin/bash',
};
const scriptTypes: FieldTypes = {
  description: 'string',
  images: 'array',
  is_public: 'boolean',
  label: 'string',
  rev_note: 'string',
  script: 'string',
};

const listClients = 'GET /v4/longview/clients';
const clientPath = '/v4/longview/clients/{clientId}';
const clientId = { clientId: 'integer' } as const;
const longviewClient = { label: 'web-servers' };
const createClientBody = requestBody('POST /v4/longview/clients');
const updateClientBody = requestBody(`PUT ${clientPath}`);
const longviewLabel: Samples = {
  good: ['abc', 'x'.repeat(32), 'web_servers-1'],
  bad: { minLength: ['ab'], maxLength: ['x'.repeat(33)], pattern: ['a b c', 'a.b.c', 'abcé'], type: [7] },
};
const redactedSecret: Samples = { good: ['[REDACTED]', '0F1E2D3C'], bad: { type: [7, null] } };

const listServices = 'GET /v4/managed/services';
const serviceBody = requestBody('POST /v4/managed/services');
const serviceExample = getSchemaExample('ManagedServiceCreate');
const serviceSample = {
  ...getSchemaExample('ManagedServiceCreate', 1),
  body: 'ok',
  consultation_group: 'on-call',
  credentials: [9991],
  notes: 'Restart it.',
};
const serviceTypes: FieldTypes = {
  address: 'string',
  label: 'string',
  service_type: 'string',
  timeout: 'integer',
  body: 'string',
  consultation_group: 'string',
  credentials: 'array',
  notes: 'string',
  region: 'string',
};
const serviceAt = (address: string, region?: string): object => ({
  ...serviceExample,
  address,
  ...(region !== undefined && { region }),
});

const settingsPath = '/v4/managed/compute-settings/{computeId}';
const settingsBody = requestBody(`PUT ${settingsPath}`);
const computeId = { computeId: 'integer' } as const;
const settingsSample = { ssh: { access: true, user: 'support', ip: '192.0.2.10', port: 22 } };

export const claims: readonly ValidatorClaim[] = [
  claim(
    'PAY-03',
    checkField(responseBody(listPayments), 'data.0.type', { good: ['credit_card'], bad: { type: [7, null] } }),
  ),
  claim('PAY-13', ...checkPagination(listPayments)),
  claim('PAY-16', checkBodyFields(paymentBody, payment, { ...paymentTypes, ...cardTypes })),
  claim('PAY-17', ...checkWritable(paymentBody, payment, paymentTypes, fields.paymentMethod)),
  claim('PAY-19', checkEnum(paymentBody, 'type', ['credit_card'], ['wallet', 'another', ''])),
  claim(
    'PAY-20',
    checkField(paymentBody, 'data.card_number', {
      good: ['4111111111111111'],
      bad: { pattern: ['4111 1111 1111 1111', '4111-1111-1111-1111', ''], type: [4111111111111111] },
    }),
  ),
  claim(
    'PAY-21',
    checkField(paymentBody, 'data.expiry_month', {
      good: [1, 12],
      bad: { minimum: [0], maximum: [13], type: ['6', 1.5] },
    }),
  ),
  claim(
    'PAY-22',
    checkField(paymentBody, 'data.expiry_year', {
      good: [2035, 9999],
      bad: { maximum: [10000], type: ['2035', 2035.5] },
    }),
    checkField(paymentBody, 'data.expiry_year', { bad: { minimum: [35, 999] } }),
  ),
  claim('PAY-23', checkField(paymentBody, 'data.cvv', { good: ['123', '1234'], bad: { type: [123] } })),
  claim('PAY-24', checkField(paymentBody, 'is_default', { good: [true, false], bad: { type: ['true', 1, null] } })),
  claim(
    'PAY-27',
    checkRule(paymentBody, 'card-not-expired', 'data.expiry_month', {
      good: [paymentWithExpiry(6, 2030), paymentWithExpiry(7, 2030), paymentWithExpiry(1, 2031)],
      bad: [paymentWithExpiry(5, 2030), paymentWithExpiry(12, 2029)],
    }),
  ),

  claim('OAC-02', checkEnum(responseBody(listOAuthClients), 'data.0.status', ['active', 'disabled', 'suspended'])),
  claim('OAC-03', checkField(responseBody(listOAuthClients), 'data.0.label', applicationLabel)),
  claim(
    'OAC-06',
    checkNullable(
      responseBody(listOAuthClients),
      'data.0.thumbnail_url',
      ['https://app.example.com/icon.png'],
      [7, {}],
    ),
    checkField(responseBody(listOAuthClients), 'data.0.thumbnail_url', { bad: { format: ['not a url'] } }),
  ),
  claim('OAC-10', ...checkPagination(listOAuthClients)),
  claim('OAC-13', checkBodyFields(oauthBody, application, applicationTypes, ['label', 'redirect_uri'])),
  claim('OAC-14', ...checkWritable(oauthBody, application, applicationTypes, fields.oauthClient)),
  claim('OAC-16', checkField(oauthBody, 'label', applicationLabel)),
  claim('OAC-17', checkField(oauthBody, 'label', { good: ['Example app'], bad: { required: [undefined] } })),
  claim(
    'OAC-18',
    checkField(oauthBody, 'redirect_uri', {
      good: ['https://app.example.com/callback'],
      bad: { required: [undefined] },
    }),
  ),
  claim(
    'OAC-19',
    checkField(oauthBody, 'redirect_uri', {
      good: ['https://app.example.com/callback', 'com.example.app:/callback'],
      bad: {
        pattern: ['callback', '', 'app.example.com/callback', 'https://app.example.com/ #x'],
        not: ['javascript:alert(1)'],
        type: [7],
      },
    }),
  ),
  claim(
    'OAC-20',
    checkField(oauthBody, 'public', { good: [true, false, undefined], bad: { type: ['true', 1, null] } }),
  ),

  claim('SEC-03', checkNullable(questionList, 'security_questions.0.response', ['Exampleville'], [7, {}])),
  claim(
    'SEC-12',
    checkBodyFields(
      answersBody,
      { security_questions: threeAnswers },
      {
        security_questions: 'array',
        'security_questions.0.question_id': 'integer',
        'security_questions.0.response': 'string',
      },
    ),
  ),
  claim(
    'SEC-13',
    ...checkWritable(answersBody, { security_questions: threeAnswers }, { security_questions: 'array' }, [
      'id',
      'question',
      'response',
    ]),
  ),
  claim(
    'SEC-17',
    checkField(answersBody, 'security_questions', { good: [threeAnswers] }),
    checkField(answersBody, 'security_questions', { bad: { minItems: [threeAnswers.slice(0, 2), []] } }),
  ),
  claim(
    'SEC-18',
    checkField(answersBody, 'security_questions', { good: [threeAnswers] }),
    checkField(answersBody, 'security_questions', { bad: { maxItems: [fourAnswers] } }),
  ),
  claim(
    'SEC-19',
    checkRule(answersBody, 'three-unique-questions', 'security_questions', {
      good: [{ security_questions: threeAnswers }],
      bad: [{ security_questions: repeatedAnswers }],
    }),
  ),

  claim('SSH-03', checkField(responseBody(listSshKeys), 'data.0.label', keyLabel)),
  claim('SSH-07', ...checkPagination(listSshKeys)),
  claim('SSH-10', checkBodyFields(sshKeyBody, sshKey, { label: 'string', ssh_key: 'string' })),
  claim('SSH-11', ...checkWritable(sshKeyBody, sshKey, { label: 'string', ssh_key: 'string' }, fields.sshKey)),
  claim('SSH-13', checkField(sshKeyBody, 'label', keyLabel)),
  claim('SSH-14', checkKeyPrefix('ssh-dss')),
  claim('SSH-15', checkKeyPrefix('ssh-rsa')),
  claim('SSH-16', checkKeyPrefix('ecdsa-sha2-nistp')),
  claim('SSH-17', checkKeyPrefix('ssh-ed25519')),
  claim('SSH-18', checkKeyPrefix('sk-ecdsa-sha2-nistp256')),
  claim(
    'SSH-19',
    checkField(sshKeyBody, 'ssh_key', {
      good: [sshKey.ssh_key],
      bad: { pattern: [`pgp-key ${keyData}`, `ssh-foo ${keyData}`, 'plain text', ''] },
    }),
  ),

  claim('SSC-23', ...checkOperation(`GET ${scriptPath}`, fields.stackScript, scriptId)),
  claim('SSC-25', ...checkOperation(`PUT ${scriptPath}`, fields.stackScript, scriptId)),
  claim('SSC-26', checkBodyFields(scriptBody, scriptSample, scriptTypes)),
  claim('SSC-27', ...checkWritable(scriptBody, scriptSample, scriptTypes, fields.stackScript)),
  claim('SSC-29', checkEmptyResponse(`DELETE ${scriptPath}`), ...checkPathParams(`DELETE ${scriptPath}`, scriptId)),
  claim('SSC-36', checkField(scriptBody, 'images.0', { good: ['any/all'] })),

  claim('LVC-02', checkField(responseBody(`GET ${clientPath}`), 'label', longviewLabel)),
  claim('LVC-05', checkField(responseBody(`GET ${clientPath}`), 'api_key', redactedSecret)),
  claim('LVC-06', checkField(responseBody(`GET ${clientPath}`), 'install_code', redactedSecret)),
  claim('LVC-13', ...checkPagination(listClients)),
  claim('LVC-16', checkBodyFields(createClientBody, longviewClient, { label: 'string' })),
  claim('LVC-17', ...checkWritable(createClientBody, longviewClient, { label: 'string' }, fields.longviewClient)),
  claim('LVC-19', ...checkOperation(`GET ${clientPath}`, fields.longviewClient, clientId)),
  claim('LVC-21', ...checkOperation(`PUT ${clientPath}`, fields.longviewClient, clientId)),
  claim('LVC-22', checkBodyFields(updateClientBody, longviewClient, { label: 'string' })),
  claim('LVC-23', ...checkWritable(updateClientBody, longviewClient, { label: 'string' }, fields.longviewClient)),
  claim('LVC-25', checkEmptyResponse(`DELETE ${clientPath}`), ...checkPathParams(`DELETE ${clientPath}`, clientId)),
  claim('LVC-27', checkField(createClientBody, 'label', longviewLabel)),
  claim('LVC-28', checkField(updateClientBody, 'label', longviewLabel)),
  claim('LVC-32', checkIgnored(updateClientBody, {}, ['apps'])),

  claim('MSV-16', ...checkPagination(listServices)),
  claim('MSV-20', checkBodyFields(serviceBody, serviceSample, serviceTypes)),
  claim('MSV-21', ...checkWritable(serviceBody, serviceSample, serviceTypes, fields.managedService)),
  claim(
    'MSV-26',
    checkRule(serviceBody, 'region-of-private-address', 'region', {
      good: [serviceAt('tcp://192.168.10.5:5672', 'us-east')],
      bad: [serviceAt('tcp://192.168.10.5:5672'), serviceAt('http://10.1.2.3/', ''), serviceAt('http://[fd00::1]/')],
    }),
  ),
  claim(
    'MSV-27',
    checkRule(serviceBody, 'no-region-of-public-address', 'region', {
      good: [serviceAt('https://shop.example.com/'), serviceAt('http://203.0.113.4/', '')],
      bad: [serviceAt('https://shop.example.com/', 'us-east'), serviceAt('http://203.0.113.4/', 'us-east')],
    }),
  ),
  claim('MSV-28', checkField(serviceBody, 'timeout', { good: [1, 30], bad: { type: ['30', 1.5] } })),
  claim(
    'MSV-29',
    checkField(serviceBody, 'credentials', { good: [[], [9991, 7]], bad: { type: ['9991', 9991] } }),
    checkField(serviceBody, 'credentials.0', { good: [9991], bad: { type: ['9991', 1.5] } }),
  ),

  claim('MCS-06', checkNullable(responseBody(`GET ${settingsPath}`), 'ssh.user', ['support'], [7, {}])),
  claim('MCS-08', checkNullable(responseBody(`GET ${settingsPath}`), 'ssh.port', [22], ['22', 1.5])),
  claim('MCS-10', ...checkOperation(`GET ${settingsPath}`, fields.managedSettings, computeId)),
  claim('MCS-13', ...checkOperation(`PUT ${settingsPath}`, fields.managedSettings, computeId)),
  claim(
    'MCS-14',
    checkBodyFields(settingsBody, settingsSample, {
      ssh: 'object',
      'ssh.access': 'boolean',
      'ssh.user': 'string',
      'ssh.ip': 'string',
      'ssh.port': 'integer',
    }),
  ),
  claim('MCS-15', ...checkWritable(settingsBody, settingsSample, { ssh: 'object' }, fields.managedSettings)),
  claim('MCS-18', checkField(settingsBody, 'ssh.user', { good: [null] })),
  claim('MCS-19', checkField(settingsBody, 'ssh.port', { good: [null] })),
  claim('MCS-20', checkField(settingsBody, 'ssh.access', { good: [true, false], bad: { type: ['true', 1, null] } })),
];
