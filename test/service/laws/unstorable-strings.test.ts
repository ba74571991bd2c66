// Tests that strings that no database can store are rejected.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../claims/helpers/response-assertions.ts';
import { ed25519 } from '../claims/helpers/public-keys.ts';
import { dropTemplates, storages } from '../harness/storages.ts';
import { startTestService, type TestService } from '../harness/test-service.ts';

afterAll(dropTemplates);

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Returns the dotted paths of all strings in a value. */
function stringPaths(value: Json, field = ''): string[] {
  if (typeof value === 'string') return [field];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, nested]: [string, Json]) =>
        stringPaths(nested, field === '' ? name : `${field}.${name}`),
      )
    : [];
}

/** Returns a copy of the value with this string at a path. */
function withString(value: Json, [name = '', ...nestedPath]: readonly string[], text: string): Json {
  const replaceNested = (nested: Json): Json => (nestedPath.length === 0 ? text : withString(nested, nestedPath, text));
  if (Array.isArray(value))
    return value.map((item: Json, index) => (String(index) === name ? replaceNested(item) : item));
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([key, propertyValue]: [string, Json]) => [
      key,
      key === name ? replaceNested(propertyValue) : propertyValue,
    ]),
  );
}

/** Returns valid requests for the operations that change resources, with all their string fields. */
function writeRequests({ fixtures }: TestService): readonly (readonly [method: string, path: string, body: Json])[] {
  const managedService = {
    label: 'a',
    service_type: 'url',
    address: 'https://a.example.com/',
    timeout: 30,
    region: '',
    consultation_group: 'a',
    notes: 'a',
    body: 'a',
  };
  const config = {
    protocol: 'http',
    algorithm: 'source',
    stickiness: 'table',
    check: 'http_body',
    check_path: '/',
    check_body: 'a',
    proxy_protocol: 'none',
    cipher_suite: 'legacy',
  };
  return [
    ['PUT', `/account/users/${fixtures.username}`, { username: fixtures.username, email: 'a@example.com' }],
    [
      'PUT',
      `/compute/instances/${fixtures.compute_id}`,
      { label: 'text-a', group: 'a', tags: ['a', 'b'], backups: { schedule: { day: 'Monday', window: 'W4' } } },
    ],
    ['POST', `/compute/instances/${fixtures.compute_id}/backups`, { label: 'a' }],
    [
      'PUT',
      `/databases/mysql/instances/${fixtures.database_id}`,
      { label: 'text-a', allow_list: ['192.0.2.1'], updates: { frequency: 'weekly', week_of_month: null } },
    ],
    ['POST', `/databases/mysql/instances/${fixtures.database_id}/backups`, { label: 'a', target: 'primary' }],
    [
      'PUT',
      `/compute/stackscripts/${fixtures.stackscript_id}`,
      { label: 'text-a', description: 'a', images: ['a'], rev_note: 'a', script: '#!/bin/sh' },
    ],
    ['POST', '/longview/clients', { label: 'text-a' }],
    ['PUT', `/nodebalancers/${fixtures.nodebalancer_id}`, { label: 'text-a', tags: ['a'] }],
    [
      'POST',
      `/nodebalancers/${fixtures.nodebalancer_id}/configs/${fixtures.nodebalancer_config_id}/rebuild`,
      { ...config, nodes: [{ address: '192.0.2.1:80', label: 'a', mode: 'accept' }] },
    ],
    [
      'POST',
      '/profile/security-questions',
      { security_questions: [1, 2, 3].map((question_id) => ({ question_id, response: 'a' })) },
    ],
    ['POST', '/profile/sshkeys', { label: 'a', ssh_key: ed25519 }],
    ['POST', `/domains/${fixtures.domain_id}/records`, { type: 'TXT', name: 'text', target: 'a' }],
    [
      'POST',
      `/domains/${fixtures.domain_id}/records`,
      { type: 'SRV', service: '_sip', protocol: '_tcp', target: 'a', priority: 1, weight: 1, port: 1 },
    ],
    [
      'POST',
      `/domains/${fixtures.domain_id}/records`,
      { type: 'CAA', name: 'caa', tag: 'issue', target: 'ca.example.net' },
    ],
    ['POST', '/managed/services', managedService],
    [
      'PUT',
      `/managed/compute-settings/${fixtures.compute_id}`,
      { ssh: { access: true, user: 'a', ip: 'any', port: 22 } },
    ],
    [
      'POST',
      `/networking/firewalls/${fixtures.firewall_id}/devices`,
      { id: fixtures.compute_without_firewall_id, type: 'compute' },
    ],
    ['POST', '/account/oauth-clients', { label: 'a', redirect_uri: 'https://a.example.com/' }],
    [
      'POST',
      '/account/payment-methods',
      {
        type: 'credit_card',
        is_default: true,
        data: { card_number: '4111111111111111', expiry_month: 12, expiry_year: 2031, cvv: '123' },
      },
    ],
  ];
}

describe.each(storages)('the service on %s', (storage) => {
  let service: TestService;
  beforeAll(async () => void (service = await startTestService({ storage })));
  afterAll(() => service.close());

  const send = (method: string, path: string, body: unknown) =>
    service.raw(method, `/v4${path}`, { token: service.fixtures.tokens.unrestricted, body });

  it('rejects a string that cannot be stored, in every field', async () => {
    for (const [method, path, body] of writeRequests(service)) {
      for (const field of stringPaths(body)) {
        for (const text of ['\0', 'x\0y', '\ud800', 'x\udfffy']) {
          const { status, json } = await send(method, path, withString(body, field.split('.'), text));
          expect([method, path, field, status, json]).toMatchObject([
            method,
            path,
            field,
            400,
            { errors: expect.arrayContaining([expect.objectContaining({ field })]) as unknown },
          ]);
        }
      }
      // Without such a string, the request is valid.
      const { status, json } = await send(method, path, body);
      expect([method, path, status, status === 200 ? {} : json]).toEqual([method, path, 200, {}]);
    }
    expect(service.reportedErrors).toEqual([]);
  });

  it('reports a string that cannot be stored only once, together with other errors', async () => {
    await expectError(send('POST', '/profile/sshkeys', { label: '\0', ssh_key: 1 }), 400, 'label', 'ssh_key');
    await expectError(
      send('PUT', `/nodebalancers/${service.fixtures.nodebalancer_id}`, { label: '\0', client_conn_throttle: -1 }),
      400,
      'label',
      'client_conn_throttle',
    );
    await expectError(
      send(
        'POST',
        `/nodebalancers/${service.fixtures.nodebalancer_id}/configs/${service.fixtures.nodebalancer_config_id}/rebuild`,
        { check_interval: 1, check_timeout: 2, nodes: [{ address: 'a:80', label: '\0' }] },
      ),
      400,
      'check_interval',
      'nodes.0.label',
    );
  });

  it('ignores a string that cannot be stored in an ignored property', async () => {
    expect(
      await send('POST', '/profile/sshkeys', { label: 'a', ssh_key: ed25519, id: '\0', unknown: { '\0': '\ud800' } }),
    ).toMatchObject({ status: 200 });
  });

  it.each(['%00', 'x%00y', '%ED%A0%80'])('finds no resource named %s', async (name) => {
    const token = service.fixtures.tokens.unrestricted;
    for (const path of [`/v4/tags/${name}`, `/v4/account/users/${name}`])
      expect([400, 404]).toContain((await service.raw('GET', path, { token })).status);
    for (const path of [`oauth-clients/${name}`, `users/${name}/grants`, `accounts/${name}`])
      expect([400, 404]).toContain(
        (await service.raw('PUT', `/control/${path}`, { body: { status: 'active', grants: [], billing: null } }))
          .status,
      );
    expect([200, 400, 404]).toContain((await service.raw('GET', `/control/events?kind=${name}`, {})).status);
    expect(service.reportedErrors).toEqual([]);
  });

  it('stores numbers of any size', async () => {
    const nodes = [{ address: 'a:80', label: 'a', weight: 1e300 }];
    const { status, json } = await send('POST', '/nodebalancers/6001/configs/4/rebuild', {
      proxy_protocol: 'v1',
      check_interval: 1e300,
      check_attempts: 1e300,
      nodes,
    });
    expect([status, json]).toMatchObject([200, { check_interval: 1e300, check_attempts: 1e300 }]);
    const rows = await service.runUnit('read', ({ db }) =>
      db.selectFrom('nodes').where('config_id', '=', 4).select('weight').execute(),
    );
    expect(rows).toEqual([{ weight: 1e300 }]);
    expect(service.reportedErrors).toEqual([]);
  });
});
