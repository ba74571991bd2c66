// Adding a device to a firewall requires access of a restricted user to both firewall and instance.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropTemplates } from '../harness/storages.ts';
import { startTestService, type TestService } from '../harness/test-service.ts';

let service: TestService;
beforeAll(async () => void (service = await startTestService({ storage: 'sqlite' })));
afterAll(async () => {
  await service.close();
  await dropTemplates();
});

it('requires read_write on both, with an error on the field id', async () => {
  const grant = (entity: 'firewall' | 'compute', entity_id: number, level: 'read_only' | 'read_write') =>
    service.runUnit('write', ({ db }) =>
      db.insertInto('grants').values({ username: 'restricted', entity, entity_id, level }).execute(),
    );
  const add = () =>
    service.raw('POST', '/v4/networking/firewalls/4003/devices', {
      token: service.fixtures.tokens.restricted,
      body: { id: 1013, type: 'compute' },
    });
  const reason = 'Your user needs the grant firewall on this resource, level read_write.';
  expect(await add()).toMatchObject({ status: 403, json: { errors: [{ reason }] } });
  await grant('firewall', 4003, 'read_write');
  const forbidden = {
    status: 403,
    json: {
      errors: [{ field: 'id', reason: 'Assigning a firewall to an instance needs read_write access to the instance.' }],
    },
  };
  expect(await add()).toMatchObject(forbidden);
  await grant('compute', 1013, 'read_only');
  expect(await add()).toMatchObject(forbidden);
  await service.runUnit('write', ({ db }) =>
    db.deleteFrom('grants').where('username', '=', 'restricted').where('entity', '=', 'compute').execute(),
  );
  await grant('compute', 1013, 'read_write');
  expect(await add()).toMatchObject({ status: 200 });
});
