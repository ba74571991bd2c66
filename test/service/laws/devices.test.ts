// What a restricted user needs to add a device to a firewall: access to the firewall and to the instance.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropTemplates } from '../harness/storages.ts';
import { startWorld, type World } from '../harness/world.ts';

let world: World;
beforeAll(async () => void (world = await startWorld({ storage: 'sqlite' })));
afterAll(async () => {
  await world.close();
  await dropTemplates();
});

it('takes read_write on both; the error is about the field id', async () => {
  const grant = (entity: 'firewall' | 'compute', entity_id: number, level: 'read_only' | 'read_write') =>
    world.units('write', ({ db }) =>
      db.insertInto('grants').values({ username: 'restricted', entity, entity_id, level }).execute(),
    );
  const add = () =>
    world.raw('POST', '/v4/networking/firewalls/4003/devices', {
      token: world.fixtures.tokens.restricted,
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
  await world.units('write', ({ db }) =>
    db.deleteFrom('grants').where('username', '=', 'restricted').where('entity', '=', 'compute').execute(),
  );
  await grant('compute', 1013, 'read_write');
  expect(await add()).toMatchObject({ status: 200 });
});
