// Boundary values for the schemas in `spec/`.

import { describe, expect, it } from 'vitest';
import type { Json } from './bundle-spec.ts';
import { accepts } from './validator.ts';

const keyBody = 'AAAAC3NzaC1lZDI1NTE5AAAAIFDYWOCYXsx/YEGKrwzFq1h/QsJXCohAlanozKzQ9lRc';
const card = { card_number: '4111111111111111', expiry_month: 6, expiry_year: 2035, cvv: '123' };
const client = { client_id: 'a', client_secret: 'b' };
const securityAnswer = (id: number): Json => ({ question_id: id, response: 'x' });

interface SchemaCase {
  readonly schema: string;
  readonly valid: readonly Json[];
  readonly invalid: readonly Json[];
}

const cases: readonly SchemaCase[] = [
  {
    schema: 'Username',
    valid: ['abc', 'a-b', 'a_b-c', '0'.repeat(32)],
    invalid: ['ab', '0'.repeat(33), '-ab', 'ab-', 'a--b', 'a__b', 'a-_b', 'a.b', 'ä-b', 'abc\n'],
  },
  {
    schema: 'Timestamp',
    valid: ['2030-01-15T10:20:30Z', '2030-01-15T10:20:30', '2030-01-15T10:20:30.5'],
    invalid: ['2030-01-15', '2030-01-15 10:20:30', '2030-01-15T10:20:30+01:00', ''],
  },
  {
    schema: 'UserUpdate',
    valid: [{}, { email: 'a@example.com' }, { ssh_keys: 5 }],
    invalid: [{ email: 'a' }, { restricted: 'true' }, { username: 'a' }, []],
  },
  {
    schema: 'LongviewLabel',
    valid: ['abc', '-_-', 'a--b'],
    invalid: ['ab', 'a b', 'a.b', 'a'.repeat(33)],
  },
  {
    schema: 'SshPublicKey',
    valid: [
      `ssh-dss ${keyBody}`,
      `ssh-rsa ${keyBody}`,
      `ecdsa-sha2-nistp256 ${keyBody}`,
      `ecdsa-sha2-nistp521 ${keyBody} a comment`,
      `ssh-ed25519 ${keyBody} demo@example.com\n`,
      `sk-ecdsa-sha2-nistp256@openssh.com ${keyBody}`,
    ],
    invalid: [
      `pgp-key ${keyBody}`,
      'plain text',
      'ssh-rsa',
      'ssh-rsa ',
      'ssh-rsa !!!',
      `sk-ssh-ed25519 ${keyBody}`,
      ` ssh-rsa ${keyBody}`,
    ],
  },
  {
    schema: 'SshKeyCreate',
    valid: [
      { label: '', ssh_key: `ssh-rsa ${keyBody}` },
      { label: 'a'.repeat(64), ssh_key: `ssh-rsa ${keyBody}` },
    ],
    invalid: [{ label: 'a'.repeat(65), ssh_key: `ssh-rsa ${keyBody}` }, { label: 'a' }],
  },
  {
    schema: 'CreditCard',
    valid: [card, { ...card, card_number: '4'.repeat(13), cvv: '1234' }],
    invalid: [
      { ...card, card_number: '4111 1111 1111 1111' },
      { ...card, card_number: '4111-1111-1111-1111' },
      { ...card, expiry_month: 0 },
      { ...card, expiry_month: 13 },
      { ...card, expiry_year: 35 },
      { ...card, cvv: 123 },
    ],
  },
  {
    schema: 'PaymentMethodCreate',
    valid: [{ type: 'credit_card', is_default: false, data: card }],
    invalid: [
      { type: 'wallet', is_default: false, data: card },
      { type: 'credit_card', data: card },
    ],
  },
  {
    schema: 'PaymentMethod',
    valid: [
      { id: 1, created: '2030-01-01T00:00:00', type: 'other', is_default: true, data: { email: 'a', wallet_id: 'b' } },
    ],
    invalid: [
      {
        id: 1,
        created: '2030-01-01T00:00:00',
        type: 'credit_card',
        is_default: true,
        data: { email: 'a', wallet_id: 'b' },
      },
    ],
  },
  {
    schema: 'SecurityAnswers',
    valid: [{ security_questions: [securityAnswer(1), securityAnswer(2), securityAnswer(3)] }],
    invalid: [
      { security_questions: [securityAnswer(1), securityAnswer(2)] },
      { security_questions: [securityAnswer(1), securityAnswer(2), securityAnswer(3), securityAnswer(4)] },
      { security_questions: [securityAnswer(1), securityAnswer(2), { question_id: 3, response: null }] },
    ],
  },
  {
    schema: 'ManagedComputeSettingsUpdate',
    valid: [
      {},
      { ssh: {} },
      { ssh: { user: null, port: null, ip: 'any' } },
      { ssh: { ip: '2001:db8::1', port: 65535 } },
    ],
    invalid: [
      { ssh: null },
      { ssh: { port: 0 } },
      { ssh: { port: '22' } },
      { ssh: { ip: 'all' } },
      { ssh: { user: '' } },
    ],
  },
  {
    schema: 'ManagedServiceCreate',
    valid: [{ label: 'a', service_type: 'tcp', address: 'tcp://192.0.2.1:22', timeout: 1 }],
    invalid: [
      { label: 'a', service_type: 'tcp', address: '192.0.2.1', timeout: 1 },
      { label: 'a', service_type: 'tcp', address: 'tcp://192.0.2.1:22', timeout: 0 },
      { label: 'a', service_type: 'icmp', address: 'tcp://192.0.2.1:22', timeout: 1 },
      { label: 'a', service_type: 'url', address: 'https://example.com', timeout: 1, credentials: ['1'] },
    ],
  },
  {
    schema: 'FirewallDeviceCreate',
    valid: [{ id: 1, type: 'compute' }],
    invalid: [{ id: 1 }, { type: 'compute' }, { id: '1', type: 'compute' }, { id: 1, type: 'nodebalancer' }],
  },
  {
    schema: 'RedirectUri',
    valid: ['https://example.com/callback?a=b', 'http://localhost:8080', 'com.example.app:/callback', 'datax:/a'],
    invalid: [
      '/callback',
      'https://example.com/#a',
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'data:text/html,x',
      'file:///a',
      'blob:x',
      '',
    ],
  },
  {
    schema: 'OAuthClientCreate',
    valid: [{ label: 'a'.repeat(512), redirect_uri: 'https://example.com' }],
    invalid: [
      { label: '', redirect_uri: 'https://example.com' },
      { label: 'a'.repeat(513), redirect_uri: 'https://example.com' },
      { label: 'a' },
    ],
  },
  {
    schema: 'TokenRequest',
    valid: [
      { ...client, code: 'c' },
      { ...client, grant_type: 'authorization_code', code: 'c' },
      { ...client, grant_type: 'refresh_token', refresh_token: 'r' },
    ],
    invalid: [
      client,
      { ...client, refresh_token: 'r' },
      { ...client, grant_type: 'refresh_token', code: 'c' },
      { ...client, grant_type: 'x', code: 'c' },
    ],
  },
  {
    schema: 'Filter',
    valid: [
      {},
      { a: 1, b: 'x', c: true },
      { '+or': [{ '+and': [{ a: 1 }] }] },
      { a: { '+gt': 1, '+lt': 2 } },
      { '+order_by': 'a', '+order': 'desc' },
    ],
    invalid: [
      [],
      { '+order': 'asc' },
      { '+order_by': 'a', '+order': 'up' },
      { '+and': { a: 1 } },
      { '+or': ['a'] },
      { '+eq': 1 },
      { a: { '+eq': 1 } },
      { a: { '+gt': '1' } },
      { a: { '+contains': 1 } },
      { '+or': [{ '+order_by': 'a' }] },
    ],
  },
  {
    schema: 'ErrorBody',
    valid: [{ errors: [{ reason: 'x' }] }, { errors: [{ reason: 'x', field: null }] }],
    invalid: [{}, { errors: [] }, { errors: [{ field: 'x' }] }, { errors: [{ reason: 'x', field: 1 }] }],
  },
  { schema: 'Empty', valid: [{}], invalid: [{ a: 1 }, null, []] },
];

describe.each(cases)('$schema', ({ schema, valid, invalid }) => {
  it.each(valid.map((value) => [JSON.stringify(value), value] as const))('accepts %s', (_json, value) => {
    expect(accepts(schema, value)).toBe(true);
  });
  it.each(invalid.map((value) => [JSON.stringify(value), value] as const))('rejects %s', (_json, value) => {
    expect(accepts(schema, value)).toBe(false);
  });
});

describe('the label of a volume', () => {
  const createVolume = (label: string): Json => ({
    id: 1,
    label,
    region: 'us-east',
    tags: [],
    status: 'active',
    created: '2030-01-01T00:00:00Z',
    updated: '2030-01-01T00:00:00Z',
    filesystem_path: `/dev/${label}`,
    size: 20,
    compute_id: null,
    compute_label: null,
    hardware_type: 'hdd',
  });
  it.each(['a', 'a-_b', 'a-', 'Z9'])('accepts %j', (label) => {
    expect(accepts('Volume', createVolume(label))).toBe(true);
  });
  it.each(['', '1a', 'a--b', 'a__b', 'a.b'])('rejects %j', (label) => {
    expect(accepts('Volume', createVolume(label))).toBe(false);
  });
});
