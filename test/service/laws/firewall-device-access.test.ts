// Tests that adding a device to a firewall requires access to both the firewall and the instance.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropTemplates } from '../harness/storages.ts';
import { startTestService, type TestService } from '../harness/test-service.ts';

let service: TestService;
beforeAll(async () => void (service = await startTestService({ storage: 'sqlite' })));
afterAll(async () => {
  await service.close();
  await dropTemplates();
});

test('adding a device requires read_write access to both; errors about the instance name the field id', async () => {
  const addGrant = (entity: 'firewall' | 'compute', entity_id: number, level: 'read_only' | 'read_write') =>
    service.runUnit('write', ({ db }) =>
      db.insertInto('grants').values({ username: 'restricted', entity, entity_id, level }).execute(),
    );
  const addDevice = () =>
    service.raw('POST', '/v4/networking/firewalls/4003/devices', {
      token: service.fixtures.tokens.restricted,
      body: { id: 1013, type: 'compute' },
    });
  const reason = 'Your user needs the grant firewall with level read_write on this resource.';
  expect(await addDevice()).toMatchObject({ status: 403, json: { errors: [{ reason }] } });
  await addGrant('firewall', 4003, 'read_write');
  const forbidden = {
    status: 403,
    json: {
      errors: [
        { field: 'id', reason: 'Assigning a firewall to an instance requires read_write access to the instance.' },
      ],
    },
  };
  expect(await addDevice()).toMatchObject(forbidden);
  await addGrant('compute', 1013, 'read_only');
  expect(await addDevice()).toMatchObject(forbidden);
  await service.runUnit('write', ({ db }) =>
    db.deleteFrom('grants').where('username', '=', 'restricted').where('entity', '=', 'compute').execute(),
  );
  await addGrant('compute', 1013, 'read_write');
  expect(await addDevice()).toMatchObject({ status: 200 });
});
