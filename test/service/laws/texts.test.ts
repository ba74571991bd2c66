// What of a text that no database could keep?

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../claims/answers.ts';
import { ed25519 } from '../claims/public-keys.ts';
import { dropTemplates, storages } from '../harness/storages.ts';
import { startWorld, type World } from '../harness/world.ts';

afterAll(dropTemplates);

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The places of all texts in a value, dotted. */
function textsIn(value: Json, field = ''): string[] {
  if (typeof value === 'string') return [field];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inside]: [string, Json]) =>
        textsIn(inside, field === '' ? name : `${field}.${name}`),
      )
    : [];
}

/** The value with another text at that place. */
function having(value: Json, [name = '', ...rest]: readonly string[], text: string): Json {
  const inside = (member: Json): Json => (rest.length === 0 ? text : having(member, rest, text));
  if (Array.isArray(value)) return value.map((item: Json, index) => (String(index) === name ? inside(item) : item));
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([key, member]: [string, Json]) => [key, key === name ? inside(member) : member]),
  );
}

/** A request for each operation that changes something, with every text that it can have. */
function requests({ fixtures: is }: World): readonly (readonly [method: string, path: string, body: Json])[] {
  const service = {
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
    ['PUT', `/account/users/${is.username}`, { username: is.username, email: 'a@example.com' }],
    [
      'PUT',
      `/compute/instances/${is.compute_id}`,
      { label: 'text-a', group: 'a', tags: ['a', 'b'], backups: { schedule: { day: 'Monday', window: 'W4' } } },
    ],
    ['POST', `/compute/instances/${is.compute_id}/backups`, { label: 'a' }],
    [
      'PUT',
      `/databases/mysql/instances/${is.database_id}`,
      { label: 'text-a', allow_list: ['192.0.2.1'], updates: { frequency: 'weekly', week_of_month: null } },
    ],
    ['POST', `/databases/mysql/instances/${is.database_id}/backups`, { label: 'a', target: 'primary' }],
    [
      'PUT',
      `/compute/stackscripts/${is.stackscript_id}`,
      { label: 'text-a', description: 'a', images: ['a'], rev_note: 'a', script: '#!/bin/sh' },
    ],
    ['POST', '/longview/clients', { label: 'text-a' }],
    ['PUT', `/nodebalancers/${is.nodebalancer_id}`, { label: 'text-a', tags: ['a'] }],
    [
      'POST',
      `/nodebalancers/${is.nodebalancer_id}/configs/${is.nodebalancer_config_id}/rebuild`,
      { ...config, nodes: [{ address: '192.0.2.1:80', label: 'a', mode: 'accept' }] },
    ],
    [
      'POST',
      '/profile/security-questions',
      { security_questions: [1, 2, 3].map((question_id) => ({ question_id, response: 'a' })) },
    ],
    ['POST', '/profile/sshkeys', { label: 'a', ssh_key: ed25519 }],
    ['POST', `/domains/${is.domain_id}/records`, { type: 'TXT', name: 'text', target: 'a' }],
    [
      'POST',
      `/domains/${is.domain_id}/records`,
      { type: 'SRV', service: '_sip', protocol: '_tcp', target: 'a', priority: 1, weight: 1, port: 1 },
    ],
    ['POST', `/domains/${is.domain_id}/records`, { type: 'CAA', name: 'caa', tag: 'issue', target: 'ca.example.net' }],
    ['POST', '/managed/services', service],
    ['PUT', `/managed/compute-settings/${is.compute_id}`, { ssh: { access: true, user: 'a', ip: 'any', port: 22 } }],
    [
      'POST',
      `/networking/firewalls/${is.firewall_id}/devices`,
      { id: is.compute_without_firewall_id, type: 'compute' },
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

describe.each(storages)('on %s', (storage) => {
  let world: World;
  beforeAll(async () => void (world = await startWorld({ storage })));
  afterAll(() => world.close());

  const send = (method: string, path: string, body: unknown) =>
    world.raw(method, `/v4${path}`, { token: world.fixtures.tokens.unrestricted, body });

  it('refuses it by the field, wherever it is', async () => {
    for (const [method, path, body] of requests(world)) {
      for (const field of textsIn(body)) {
        for (const text of ['\0', 'x\0y', '\ud800', 'x\udfffy']) {
          const { status, json } = await send(method, path, having(body, field.split('.'), text));
          expect([method, path, field, status, json]).toMatchObject([
            method,
            path,
            field,
            400,
            { errors: expect.arrayContaining([expect.objectContaining({ field })]) as unknown },
          ]);
        }
      }
      // It was the text alone that was wrong.
      const { status, json } = await send(method, path, body);
      expect([method, path, status, status === 200 ? {} : json]).toEqual([method, path, 200, {}]);
    }
    expect(world.told).toEqual([]);
  });

  it('tells of it once, beside everything else', async () => {
    await refused(send('POST', '/profile/sshkeys', { label: '\0', ssh_key: 1 }), 400, 'label', 'ssh_key');
    await refused(
      send('PUT', `/nodebalancers/${world.fixtures.nodebalancer_id}`, { label: '\0', client_conn_throttle: -1 }),
      400,
      'label',
      'client_conn_throttle',
    );
    await refused(
      send(
        'POST',
        `/nodebalancers/${world.fixtures.nodebalancer_id}/configs/${world.fixtures.nodebalancer_config_id}/rebuild`,
        { check_interval: 1, check_timeout: 2, nodes: [{ address: 'a:80', label: '\0' }] },
      ),
      400,
      'check_interval',
      'nodes.0.label',
    );
  });

  it('lets it be where nothing is taken', async () => {
    expect(
      await send('POST', '/profile/sshkeys', { label: 'a', ssh_key: ed25519, id: '\0', unknown: { '\0': '\ud800' } }),
    ).toMatchObject({ status: 200 });
  });

  it.each(['%00', 'x%00y', '%ED%A0%80'])('finds nothing by the name of %s', async (name) => {
    const token = world.fixtures.tokens.unrestricted;
    for (const path of [`/v4/tags/${name}`, `/v4/account/users/${name}`])
      expect([400, 404]).toContain((await world.raw('GET', path, { token })).status);
    for (const path of [`oauth-clients/${name}`, `users/${name}/grants`, `accounts/${name}`])
      expect([400, 404]).toContain(
        (await world.raw('PUT', `/control/${path}`, { body: { status: 'active', grants: [], billing: null } })).status,
      );
    expect([200, 400, 404]).toContain((await world.raw('GET', `/control/events?kind=${name}`, {})).status);
    expect(world.told).toEqual([]);
  });

  it('numbers of any size are kept', async () => {
    const nodes = [{ address: 'a:80', label: 'a', weight: 1e300 }];
    const { status, json } = await send('POST', '/nodebalancers/6001/configs/4/rebuild', {
      proxy_protocol: 'v1',
      check_interval: 1e300,
      check_attempts: 1e300,
      nodes,
    });
    expect([status, json]).toMatchObject([200, { check_interval: 1e300, check_attempts: 1e300 }]);
    const rows = await world.units('read', ({ db }) =>
      db.selectFrom('nodes').where('config_id', '=', 4).select('weight').execute(),
    );
    expect(rows).toEqual([{ weight: 1e300 }]);
    expect(world.told).toEqual([]);
  });
});
