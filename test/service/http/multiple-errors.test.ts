// Tests that the service reports all errors in a request in one response, and each error only once.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../harness/test-service.ts';

let service: TestService;
beforeAll(async () => void (service = await startTestService({ storage: 'sqlite' })));
afterAll(() => service.close());

const addressError =
  'Must be an IPv4 address, an IPv6 address in brackets or a host name, then `:` and a port from 1 to 65535.';

it.each([
  [
    'PUT',
    '/v4/databases/mysql/instances/2001',
    { label: '', allow_list: ['x'] },
    [
      ['label', 'must not be empty'],
      ['allow_list', 'Each item must be a single IP address or a CIDR range.'],
    ],
  ],
  [
    'PUT',
    '/v4/databases/mysql/instances/2001',
    { allow_list: ['x'], updates: { day_of_week: 8 } },
    [
      ['updates.day_of_week', 'must be at most 7'],
      ['allow_list', 'Each item must be a single IP address or a CIDR range.'],
    ],
  ],
  ['PUT', '/v4/compute/instances/1001', { tags: ['web', ''] }, [['tags.1', 'must not be empty']]],
  ['PUT', '/v4/nodebalancers/6001', { tags: [''] }, [['tags.0', 'must not be empty']]],
  [
    'POST',
    '/v4/nodebalancers/6001/configs/1/rebuild',
    { nodes: [{ address: 'a', label: 'x' }] },
    [['nodes.0.address', addressError]],
  ],
  [
    'POST',
    '/v4/nodebalancers/6001/configs/1/rebuild',
    {
      port: 0,
      check_interval: 5,
      check_timeout: 9,
      nodes: [
        { address: 'a', label: 'x' },
        { address: 'b', label: 'y' },
      ],
    },
    [
      ['port', 'must be at least 1'],
      ['nodes.0.address', addressError],
      ['nodes.1.address', addressError],
      ['check_interval', 'The check interval must be greater than the check timeout.'],
    ],
  ],
])('reports all errors in %s %s %j', async (method, path, body, problems) => {
  const { status, json } = await service.raw(method, path, { token: service.fixtures.tokens.unrestricted, body });
  expect([status, json]).toEqual([400, { errors: problems.map(([field, reason]) => ({ field, reason })) }]);
});

it.each([
  ['and', 249, 400, '`nolabel` is not a filterable field'],
  ['and', 250, 400, 'must be JSON, nested at most 500 levels deep'],
  ['or', 1100, 400, 'must be JSON, nested at most 500 levels deep'],
])('responds to a filter with `+%s` nested %i levels deep with %i: %s', async (operator, levels, expected, reason) => {
  const filter = `{"+${operator}":[`.repeat(levels) + '{"nolabel":1}' + ']}'.repeat(levels);
  const { status, json, text } = await service.raw('GET', '/v4/longview/clients', {
    token: service.fixtures.tokens.unrestricted,
    headers: { 'X-Filter': filter },
  });
  expect([status, json]).toMatchObject([expected, { errors: [{ reason }] }]);
  expect(text.length).toBeLessThan(1000);
});

it('limits the errors in the response to a filter with errors at every level', async () => {
  const filter = '{"nolabel":1,"+and":['.repeat(240) + '{}' + ']}'.repeat(240);
  const { status, json, text } = await service.raw('GET', '/v4/longview/clients', {
    token: service.fixtures.tokens.unrestricted,
    headers: { 'X-Filter': filter },
  });
  expect([status, (json as { errors: unknown[] }).errors.length]).toEqual([400, 101]);
  expect(text).toMatch(/"and at least \d+ more"|"and \d+ more"/);
  expect(text.length).toBeLessThan(100_000);
});

it.each([
  [
    'PUT',
    '/v4/account/users/restricted',
    { username: 'demo', email: 5 },
    ['email', 'username Another user has this username.'],
  ],
  [
    'PUT',
    '/v4/nodebalancers/6001',
    { label: 'to-be-deleted', client_conn_throttle: -1 },
    ['client_conn_throttle', 'label Another NodeBalancer has this label.'],
  ],
  [
    'PUT',
    '/v4/databases/mysql/instances/2001',
    { label: 'state-failed', allow_list: ['x'] },
    ['allow_list', 'label Another database of the account has this label.'],
  ],
  [
    'POST',
    '/v4/databases/mysql/instances/2001/backups',
    { label: 'before_upgrade', target: 5 },
    ['target', 'label Another backup of the database has this label.'],
  ],
  [
    'POST',
    '/v4/domains/3001/records',
    { type: 'CNAME', name: 'www', target: 5 },
    ['target', 'name Another record has this name, but the name of a CNAME record must be unique.'],
  ],
  ['POST', '/v4/domains/3001/records', { type: 'MX', name: 5, target: 'mail.example.com' }, ['name']],
  [
    'POST',
    '/v4/networking/firewalls/4001/devices',
    { id: 999_999, type: 'volume' },
    ['type', 'id The account has no instance with this ID.'],
  ],
  ['POST', '/v4/profile/sshkeys', { label: 5, ssh_key: 'ssh-rsa AAAA' }, ['label', 'ssh_key']],
  [
    'POST',
    '/v4/profile/security-questions',
    {
      security_questions: [
        { question_id: 1, response: '' },
        { question_id: 77, response: 'a' },
        { question_id: 3, response: 'c' },
      ],
    },
    ['security_questions.0.response', 'security_questions.1.question_id There is no such security question.'],
  ],
  [
    'POST',
    '/v4/nodebalancers/6001/configs/1/rebuild',
    {
      port: 443,
      check_attempts: 0,
      nodes: [
        { id: 77, weight: 0 },
        { id: 'x', label: 'y', address: '192.168.130.10:80' },
      ],
    },
    [
      'check_attempts',
      'nodes.0.weight',
      'nodes.1.id',
      'port Another config of the NodeBalancer already uses port 443.',
      'nodes.0.id The config has no such node.',
    ],
  ],
])('reports conflicts together with other errors: %s %s %j', async (method, path, body, expected) => {
  const { status, json } = await service.raw(method, path, { token: service.fixtures.tokens.unrestricted, body });
  const { errors } = json as { errors: { field: string; reason: string }[] };
  const reportedErrors = errors.map(({ field, reason }) => `${field} ${reason}`).sort();
  expect([status, reportedErrors.length]).toEqual([400, expected.length]);
  for (const expectedError of expected)
    expect(reportedErrors).toContainEqual(
      expect.stringMatching(
        new RegExp(`^${expectedError.replaceAll('.', '\\.')}${expectedError.includes(' ') ? '$' : ' '}`),
      ),
    );
});
