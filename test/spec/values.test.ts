// Do the schemas of `spec/` draw the lines where the interface draws them?

import { describe, expect, it } from 'vitest';
import type { Json } from './document.ts';
import { accepts } from './validator.ts';

const body = 'AAAAC3NzaC1lZDI1NTE5AAAAIFDYWOCYXsx/YEGKrwzFq1h/QsJXCohAlanozKzQ9lRc';
const card = { card_number: '4111111111111111', expiry_month: 6, expiry_year: 2035, cvv: '123' };
const client = { client_id: 'a', client_secret: 'b' };
const answer = (id: number): Json => ({ question_id: id, response: 'x' });

interface Line {
  readonly schema: string;
  readonly good: readonly Json[];
  readonly bad: readonly Json[];
}

const lines: readonly Line[] = [
  {
    schema: 'Username',
    good: ['abc', 'a-b', 'a_b-c', '0'.repeat(32)],
    bad: ['ab', '0'.repeat(33), '-ab', 'ab-', 'a--b', 'a__b', 'a-_b', 'a.b', 'ä-b', 'abc\n'],
  },
  {
    schema: 'Timestamp',
    good: ['2030-01-15T10:20:30Z', '2030-01-15T10:20:30', '2030-01-15T10:20:30.5'],
    bad: ['2030-01-15', '2030-01-15 10:20:30', '2030-01-15T10:20:30+01:00', ''],
  },
  {
    schema: 'UserUpdate',
    good: [{}, { email: 'a@example.com' }, { ssh_keys: 5 }],
    bad: [{ email: 'a' }, { restricted: 'true' }, { username: 'a' }, []],
  },
  {
    schema: 'LongviewLabel',
    good: ['abc', '-_-', 'a--b'],
    bad: ['ab', 'a b', 'a.b', 'a'.repeat(33)],
  },
  {
    schema: 'SshPublicKey',
    good: [
      `ssh-dss ${body}`,
      `ssh-rsa ${body}`,
      `ecdsa-sha2-nistp256 ${body}`,
      `ecdsa-sha2-nistp521 ${body} a comment`,
      `ssh-ed25519 ${body} demo@example.com\n`,
      `sk-ecdsa-sha2-nistp256@openssh.com ${body}`,
    ],
    bad: [
      `pgp-key ${body}`,
      'plain text',
      'ssh-rsa',
      'ssh-rsa ',
      'ssh-rsa !!!',
      `sk-ssh-ed25519 ${body}`,
      ` ssh-rsa ${body}`,
    ],
  },
  {
    schema: 'SshKeyCreate',
    good: [
      { label: '', ssh_key: `ssh-rsa ${body}` },
      { label: 'a'.repeat(64), ssh_key: `ssh-rsa ${body}` },
    ],
    bad: [{ label: 'a'.repeat(65), ssh_key: `ssh-rsa ${body}` }, { label: 'a' }],
  },
  {
    schema: 'CreditCard',
    good: [card, { ...card, card_number: '4'.repeat(13), cvv: '1234' }],
    bad: [
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
    good: [{ type: 'credit_card', is_default: false, data: card }],
    bad: [
      { type: 'wallet', is_default: false, data: card },
      { type: 'credit_card', data: card },
    ],
  },
  {
    schema: 'PaymentMethod',
    good: [
      { id: 1, created: '2030-01-01T00:00:00', type: 'other', is_default: true, data: { email: 'a', wallet_id: 'b' } },
    ],
    bad: [
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
    good: [{ security_questions: [answer(1), answer(2), answer(3)] }],
    bad: [
      { security_questions: [answer(1), answer(2)] },
      { security_questions: [answer(1), answer(2), answer(3), answer(4)] },
      { security_questions: [answer(1), answer(2), { question_id: 3, response: null }] },
    ],
  },
  {
    schema: 'ManagedComputeSettingsUpdate',
    good: [
      {},
      { ssh: {} },
      { ssh: { user: null, port: null, ip: 'any' } },
      { ssh: { ip: '2001:db8::1', port: 65535 } },
    ],
    bad: [{ ssh: null }, { ssh: { port: 0 } }, { ssh: { port: '22' } }, { ssh: { ip: 'all' } }, { ssh: { user: '' } }],
  },
  {
    schema: 'ManagedServiceCreate',
    good: [{ label: 'a', service_type: 'tcp', address: 'tcp://192.0.2.1:22', timeout: 1 }],
    bad: [
      { label: 'a', service_type: 'tcp', address: '192.0.2.1', timeout: 1 },
      { label: 'a', service_type: 'tcp', address: 'tcp://192.0.2.1:22', timeout: 0 },
      { label: 'a', service_type: 'icmp', address: 'tcp://192.0.2.1:22', timeout: 1 },
      { label: 'a', service_type: 'url', address: 'https://example.com', timeout: 1, credentials: ['1'] },
    ],
  },
  {
    schema: 'FirewallDeviceCreate',
    good: [{ id: 1, type: 'compute' }],
    bad: [{ id: 1 }, { type: 'compute' }, { id: '1', type: 'compute' }, { id: 1, type: 'nodebalancer' }],
  },
  {
    schema: 'RedirectUri',
    good: ['https://example.com/callback?a=b', 'http://localhost:8080', 'com.example.app:/callback', 'datax:/a'],
    bad: [
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
    good: [{ label: 'a'.repeat(512), redirect_uri: 'https://example.com' }],
    bad: [
      { label: '', redirect_uri: 'https://example.com' },
      { label: 'a'.repeat(513), redirect_uri: 'https://example.com' },
      { label: 'a' },
    ],
  },
  {
    schema: 'TokenRequest',
    good: [
      { ...client, code: 'c' },
      { ...client, grant_type: 'authorization_code', code: 'c' },
      { ...client, grant_type: 'refresh_token', refresh_token: 'r' },
    ],
    bad: [
      client,
      { ...client, refresh_token: 'r' },
      { ...client, grant_type: 'refresh_token', code: 'c' },
      { ...client, grant_type: 'x', code: 'c' },
    ],
  },
  {
    schema: 'Filter',
    good: [
      {},
      { a: 1, b: 'x', c: true },
      { '+or': [{ '+and': [{ a: 1 }] }] },
      { a: { '+gt': 1, '+lt': 2 } },
      { '+order_by': 'a', '+order': 'desc' },
    ],
    bad: [
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
    good: [{ errors: [{ reason: 'x' }] }, { errors: [{ reason: 'x', field: null }] }],
    bad: [{}, { errors: [] }, { errors: [{ field: 'x' }] }, { errors: [{ reason: 'x', field: 1 }] }],
  },
  { schema: 'Empty', good: [{}], bad: [{ a: 1 }, null, []] },
];

describe.each(lines)('$schema', ({ schema, good, bad }) => {
  it.each(good.map((value) => [JSON.stringify(value), value] as const))('accepts %s', (_text, value) => {
    expect(accepts(schema, value)).toBe(true);
  });
  it.each(bad.map((value) => [JSON.stringify(value), value] as const))('refuses %s', (_text, value) => {
    expect(accepts(schema, value)).toBe(false);
  });
});

describe('the label of a volume', () => {
  const volume = (label: string): Json => ({
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
  it.each(['a', 'a-_b', 'a-', 'Z9'])('may be %s', (label) => expect(accepts('Volume', volume(label))).toBe(true));
  it.each(['', '1a', 'a--b', 'a__b', 'a.b'])('may not be %s', (label) =>
    expect(accepts('Volume', volume(label))).toBe(false),
  );
});
