// The claims about the account (PAY, OAC), its profile (SEC, SSH), StackScripts (SSC), monitoring (LVC, MSV, MCS), in the validators.

import { bodyFields, field, ignores, nullable, listed, rule, writable, type Samples, type Types } from '../checks.ts';
import { claim, type ValidatorCheck, type ValidatorClaim } from '../claim.ts';
import { answer, body } from '../interface.ts';
import { altered } from '../mutate.ts';
import { answers, answersNothing, paginated, path } from '../operations.ts';
import { exampleOf } from '../samples.ts';
import { fields } from '../../fields.ts';

const methods = 'GET /v4/account/payment-methods';
const pay = body('POST /v4/account/payment-methods');
const card = { card_number: '4111111111111111', expiry_month: 6, expiry_year: 2035, cvv: '123' };
const payment = { type: 'credit_card', is_default: true, data: card };
const paymentTypes: Types = { type: 'string', is_default: 'boolean', data: 'object' };
const cardTypes: Types = {
  'data.card_number': 'string',
  'data.expiry_month': 'integer',
  'data.expiry_year': 'integer',
  'data.cvv': 'string',
};
const expiring = (month: number, year: number): object => ({
  ...payment,
  data: { ...card, expiry_month: month, expiry_year: year },
});

const clients = 'GET /v4/account/oauth-clients';
const client = body('POST /v4/account/oauth-clients');
const application = { label: 'Example app', redirect_uri: 'https://app.example.com/callback', public: true };
const applicationTypes: Types = { label: 'string', redirect_uri: 'string', public: 'boolean' };
const applicationLabel: Samples = {
  good: ['x', 'x'.repeat(512)],
  bad: { minLength: [''], maxLength: ['x'.repeat(513)], type: [7] },
};

const questions = answer('GET /v4/profile/security-questions');
const answering = body('POST /v4/profile/security-questions');
const three = [1, 2, 11].map((id) => ({ question_id: id, response: 'Blue' }));
const repeated = [1, 2, 1].map((id) => ({ question_id: id, response: 'Blue' }));
const four = [...three, { question_id: 12, response: 'Blue' }];

const keys = 'GET /v4/profile/sshkeys';
const key = body('POST /v4/profile/sshkeys');
const text = 'AAAAC3NzaC1lZDI1NTE5AAAAIFDYWOCYXsx/YEGKrwzFq1h/QsJXCohAlanozKzQ9lRc';
const sshKey = { label: 'laptop', ssh_key: `ssh-ed25519 ${text} demo@example.com` };
const keyLabel: Samples = { good: ['x'.repeat(64), 'laptop'], bad: { maxLength: ['x'.repeat(65)], type: [7] } };

/** That keys of a type are accepted, whatever follows its prefix. */
function prefixed(prefix: string): ValidatorCheck {
  const { places, holds, breaks } = field(key, 'ssh_key', {
    good: [prefix, `${prefix}256`].flatMap((type) => [`${type} ${text}`, `${type} ${text} demo@example.com`]),
  });
  return { places, holds, breaks: [altered(key, 'ssh_key', 'pattern', prefix, `no-${prefix}`), ...breaks] };
}

const one = '/v4/compute/stackscripts/{stackscriptId}';
const script = body(`PUT ${one}`);
const scriptId = { stackscriptId: 'integer' } as const;
const scriptSample = {
  description: 'Says hello.',
  images: ['any/all'],
  is_public: true,
  label: 'hello',
  rev_note: 'First',
  script: '#!/bin/bash',
};
const scriptTypes: Types = {
  description: 'string',
  images: 'array',
  is_public: 'boolean',
  label: 'string',
  rev_note: 'string',
  script: 'string',
};

const monitors = 'GET /v4/longview/clients';
const monitor = '/v4/longview/clients/{clientId}';
const monitorId = { clientId: 'integer' } as const;
const named = { label: 'web-servers' };
const added = body('POST /v4/longview/clients');
const renamed = body(`PUT ${monitor}`);
const monitorLabel: Samples = {
  good: ['abc', 'x'.repeat(32), 'web_servers-1'],
  bad: { minLength: ['ab'], maxLength: ['x'.repeat(33)], pattern: ['a b c', 'a.b.c', 'abcé'], type: [7] },
};

const services = 'GET /v4/managed/services';
const service = body('POST /v4/managed/services');
const watched = exampleOf('ManagedServiceCreate');
const serviceSample = {
  ...exampleOf('ManagedServiceCreate', 1),
  body: 'ok',
  consultation_group: 'on-call',
  credentials: [9991],
  notes: 'Restart it.',
};
const serviceTypes: Types = {
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
const at = (address: string, region?: string): object => ({
  ...watched,
  address,
  ...(region !== undefined && { region }),
});

const settings = '/v4/managed/compute-settings/{computeId}';
const setting = body(`PUT ${settings}`);
const computeId = { computeId: 'integer' } as const;
const ssh = { ssh: { access: true, user: 'support', ip: '192.0.2.10', port: 22 } };

export const claims: readonly ValidatorClaim[] = [
  claim('PAY-03', field(answer(methods), 'data.0.type', { good: ['credit_card'], bad: { type: [7, null] } })),
  claim('PAY-13', ...paginated(methods)),
  claim('PAY-16', bodyFields(pay, payment, { ...paymentTypes, ...cardTypes })),
  claim('PAY-17', ...writable(pay, payment, paymentTypes, fields.paymentMethod)),
  claim('PAY-19', listed(pay, 'type', ['credit_card'], ['wallet', 'another', ''])),
  claim(
    'PAY-20',
    field(pay, 'data.card_number', {
      good: ['4111111111111111'],
      bad: { pattern: ['4111 1111 1111 1111', '4111-1111-1111-1111', ''], type: [4111111111111111] },
    }),
  ),
  claim(
    'PAY-21',
    field(pay, 'data.expiry_month', { good: [1, 12], bad: { minimum: [0], maximum: [13], type: ['6', 1.5] } }),
  ),
  claim(
    'PAY-22',
    field(pay, 'data.expiry_year', { good: [2035, 9999], bad: { maximum: [10000], type: ['2035', 2035.5] } }),
    field(pay, 'data.expiry_year', { bad: { minimum: [35, 999] } }),
  ),
  claim('PAY-23', field(pay, 'data.cvv', { good: ['123', '1234'], bad: { type: [123] } })),
  claim('PAY-24', field(pay, 'is_default', { good: [true, false], bad: { type: ['true', 1, null] } })),
  claim(
    'PAY-27',
    rule(pay, 'card-not-expired', 'data.expiry_month', {
      good: [expiring(6, 2030), expiring(7, 2030), expiring(1, 2031)],
      bad: [expiring(5, 2030), expiring(12, 2029)],
    }),
  ),

  claim('OAC-02', listed(answer(clients), 'data.0.status', ['active', 'disabled', 'suspended'])),
  claim('OAC-03', field(answer(clients), 'data.0.label', applicationLabel)),
  claim(
    'OAC-06',
    nullable(answer(clients), 'data.0.thumbnail_url', ['https://app.example.com/icon.png'], [7, {}]),
    field(answer(clients), 'data.0.thumbnail_url', { bad: { format: ['no url'] } }),
  ),
  claim('OAC-10', ...paginated(clients)),
  claim('OAC-13', bodyFields(client, application, applicationTypes, ['label', 'redirect_uri'])),
  claim('OAC-14', ...writable(client, application, applicationTypes, fields.oauthClient)),
  claim('OAC-16', field(client, 'label', applicationLabel)),
  claim('OAC-17', field(client, 'label', { good: ['Example app'], bad: { required: [undefined] } })),
  claim(
    'OAC-18',
    field(client, 'redirect_uri', { good: ['https://app.example.com/callback'], bad: { required: [undefined] } }),
  ),
  claim(
    'OAC-19',
    field(client, 'redirect_uri', {
      good: ['https://app.example.com/callback', 'com.example.app:/callback'],
      bad: {
        pattern: ['callback', '', 'app.example.com/callback', 'https://app.example.com/ #x'],
        not: ['javascript:alert(1)'],
        type: [7],
      },
    }),
  ),
  claim('OAC-20', field(client, 'public', { good: [true, false, undefined], bad: { type: ['true', 1, null] } })),

  claim('SEC-03', nullable(questions, 'security_questions.0.response', ['Exampleville'], [7, {}])),
  claim(
    'SEC-12',
    bodyFields(
      answering,
      { security_questions: three },
      {
        security_questions: 'array',
        'security_questions.0.question_id': 'integer',
        'security_questions.0.response': 'string',
      },
    ),
  ),
  claim(
    'SEC-13',
    ...writable(answering, { security_questions: three }, { security_questions: 'array' }, [
      'id',
      'question',
      'response',
    ]),
  ),
  claim(
    'SEC-17',
    field(answering, 'security_questions', { good: [three] }),
    field(answering, 'security_questions', { bad: { minItems: [three.slice(0, 2), []] } }),
  ),
  claim(
    'SEC-18',
    field(answering, 'security_questions', { good: [three] }),
    field(answering, 'security_questions', { bad: { maxItems: [four] } }),
  ),
  claim(
    'SEC-19',
    rule(answering, 'three-unique-questions', 'security_questions', {
      good: [{ security_questions: three }],
      bad: [{ security_questions: repeated }],
    }),
  ),

  claim('SSH-03', field(answer(keys), 'data.0.label', keyLabel)),
  claim('SSH-07', ...paginated(keys)),
  claim('SSH-10', bodyFields(key, sshKey, { label: 'string', ssh_key: 'string' })),
  claim('SSH-11', ...writable(key, sshKey, { label: 'string', ssh_key: 'string' }, fields.sshKey)),
  claim('SSH-13', field(key, 'label', keyLabel)),
  ...['ssh-dss', 'ssh-rsa', 'ecdsa-sha2-nistp', 'ssh-ed25519', 'sk-ecdsa-sha2-nistp256'].map((prefix, index) =>
    claim(`SSH-${String(14 + index)}`, prefixed(prefix)),
  ),
  claim(
    'SSH-19',
    field(key, 'ssh_key', {
      good: [sshKey.ssh_key],
      bad: { pattern: [`pgp-key ${text}`, `ssh-foo ${text}`, 'plain text', ''] },
    }),
  ),

  claim('SSC-23', answers(`GET ${one}`, fields.stackScript), ...path(`GET ${one}`, scriptId)),
  claim('SSC-25', answers(`PUT ${one}`, fields.stackScript), ...path(`PUT ${one}`, scriptId)),
  claim('SSC-26', bodyFields(script, scriptSample, scriptTypes)),
  claim('SSC-27', ...writable(script, scriptSample, scriptTypes, fields.stackScript)),
  claim('SSC-29', answersNothing(`DELETE ${one}`), ...path(`DELETE ${one}`, scriptId)),
  claim('SSC-36', field(script, 'images.0', { good: ['any/all'] })),

  claim('LVC-02', field(answer(`GET ${monitor}`), 'label', monitorLabel)),
  ...['api_key', 'install_code'].map((name, index) =>
    claim(
      `LVC-0${String(5 + index)}`,
      field(answer(`GET ${monitor}`), name, { good: ['[REDACTED]', '0F1E2D3C'], bad: { type: [7, null] } }),
    ),
  ),
  claim('LVC-13', ...paginated(monitors)),
  claim('LVC-16', bodyFields(added, named, { label: 'string' })),
  claim('LVC-17', ...writable(added, named, { label: 'string' }, fields.longviewClient)),
  claim('LVC-19', answers(`GET ${monitor}`, fields.longviewClient), ...path(`GET ${monitor}`, monitorId)),
  claim('LVC-21', answers(`PUT ${monitor}`, fields.longviewClient), ...path(`PUT ${monitor}`, monitorId)),
  claim('LVC-22', bodyFields(renamed, named, { label: 'string' })),
  claim('LVC-23', ...writable(renamed, named, { label: 'string' }, fields.longviewClient)),
  claim('LVC-25', answersNothing(`DELETE ${monitor}`), ...path(`DELETE ${monitor}`, monitorId)),
  claim('LVC-27', field(added, 'label', monitorLabel)),
  claim('LVC-28', field(renamed, 'label', monitorLabel)),
  claim('LVC-32', ignores(renamed, {}, ['apps'])),

  claim('MSV-16', ...paginated(services)),
  claim('MSV-20', bodyFields(service, serviceSample, serviceTypes)),
  claim('MSV-21', ...writable(service, serviceSample, serviceTypes, fields.managedService)),
  claim(
    'MSV-26',
    rule(service, 'region-of-private-address', 'region', {
      good: [at('tcp://192.168.10.5:5672', 'us-east')],
      bad: [at('tcp://192.168.10.5:5672'), at('http://10.1.2.3/', ''), at('http://[fd00::1]/')],
    }),
  ),
  claim(
    'MSV-27',
    rule(service, 'no-region-of-public-address', 'region', {
      good: [at('https://shop.example.com/'), at('http://203.0.113.4/', '')],
      bad: [at('https://shop.example.com/', 'us-east'), at('http://203.0.113.4/', 'us-east')],
    }),
  ),
  claim('MSV-28', field(service, 'timeout', { good: [1, 30], bad: { type: ['30', 1.5] } })),
  claim(
    'MSV-29',
    field(service, 'credentials', { good: [[], [9991, 7]], bad: { type: ['9991', 9991] } }),
    field(service, 'credentials.0', { good: [9991], bad: { type: ['9991', 1.5] } }),
  ),

  claim('MCS-06', nullable(answer(`GET ${settings}`), 'ssh.user', ['support'], [7, {}])),
  claim('MCS-08', nullable(answer(`GET ${settings}`), 'ssh.port', [22], ['22', 1.5])),
  claim('MCS-10', answers(`GET ${settings}`, fields.managedSettings), ...path(`GET ${settings}`, computeId)),
  claim('MCS-13', answers(`PUT ${settings}`, fields.managedSettings), ...path(`PUT ${settings}`, computeId)),
  claim(
    'MCS-14',
    bodyFields(setting, ssh, {
      ssh: 'object',
      'ssh.access': 'boolean',
      'ssh.user': 'string',
      'ssh.ip': 'string',
      'ssh.port': 'integer',
    }),
  ),
  claim('MCS-15', ...writable(setting, ssh, { ssh: 'object' }, fields.managedSettings)),
  claim('MCS-18', field(setting, 'ssh.user', { good: [null] })),
  claim('MCS-19', field(setting, 'ssh.port', { good: [null] })),
  claim('MCS-20', field(setting, 'ssh.access', { good: [true, false], bad: { type: ['true', 1, null] } })),
];
