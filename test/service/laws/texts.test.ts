// What of a text that no database could keep?

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../claims/answers.ts';
import { ed25519 } from '../claims/public-keys.ts';
import { dropTemplates, storages } from '../harness/storages.ts';
import { startWorld, type World } from '../harness/world.ts';

afterAll(dropTemplates);

describe.each(storages)('on %s', (storage) => {
  let world: World;
  beforeAll(async () => void (world = await startWorld({ storage })));
  afterAll(() => world.close());

  const send = (method: string, path: string, body: unknown) => world.raw(method, path, { token: world.fixtures.tokens.unrestricted, body });

  it.each(['\0', 'x\0y', '\ud800', 'x\udfffy'])('%j is refused where it is, beside everything else', async (text) => {
    await refused(send('POST', '/v4/profile/sshkeys', { label: text, ssh_key: `${ed25519} ${text}` }), 400, 'label', 'ssh_key');
    const security_questions = [1, 2, 999].map((question_id) => ({ question_id, response: question_id === 2 ? text : 'x' }));
    await refused(send('POST', '/v4/profile/security-questions', { security_questions }), 400, 'security_questions.1.response', 'security_questions.2.question_id');
    await refused(send('POST', '/v4/nodebalancers/6001/configs/4/rebuild', { proxy_protocol: 'v1', nodes: [{ address: 'a:80', label: text }, { id: 999_999 }] }), 400, 'nodes.0.label', 'nodes.1.id');
    expect(world.told).toEqual([]);
  });

  it.each(['\0', '\ud800', 'x\udfffy'])('%j in a record comes back as it went in', async (target) => {
    const { status, json } = await send('POST', `/v4/domains/${world.fixtures.domain_id}/records`, { type: 'TXT', target });
    expect([status, json]).toMatchObject([200, { target }]);
  });

  it('numbers of any size are kept', async () => {
    const nodes = [{ address: 'a:80', label: 'a', weight: 1e300 }];
    const { status, json } = await send('POST', '/v4/nodebalancers/6001/configs/4/rebuild', { proxy_protocol: 'v1', check_interval: 1e300, check_attempts: 1e300, nodes });
    expect([status, json]).toMatchObject([200, { check_interval: 1e300, check_attempts: 1e300 }]);
    const rows = await world.units('read', ({ db }) => db.selectFrom('nodes').where('config_id', '=', 4).select('weight').execute());
    expect(rows).toEqual([{ weight: 1e300 }]);
    expect(world.told).toEqual([]);
  });
});
