// Claims about events, which the control plane lists.

import assert from 'node:assert/strict';
import type { RawResponse } from '../harness/raw.ts';
import type { World } from '../harness/world.ts';
import { acceptedRaw, memberwise, refused } from './answers.ts';
import { freshClaim, type ServiceClaim } from './claim.ts';

const card = {
  type: 'credit_card',
  is_default: true,
  data: { card_number: '4111111111111111', expiry_month: 12, expiry_year: 2031, cvv: '123' },
};

async function events({ raw, fixtures }: World): Promise<readonly Record<string, unknown>[]> {
  const { data } = await acceptedRaw(raw('GET', new URL(fixtures.events_url).pathname));
  assert.ok(Array.isArray(data));
  return data.map(memberwise);
}

/** What was added to the events meanwhile. */
async function added(world: World, act: () => Promise<unknown>): Promise<readonly Record<string, unknown>[]> {
  const before = await events(world);
  await act();
  return (await events(world)).slice(before.length);
}

const addMethod = (
  { raw, fixtures: { tokens } }: World,
  body: object,
  token = tokens.unrestricted,
): Promise<RawResponse> => raw('POST', '/v4/account/payment-methods', { token, body });
const addDevice = (
  { raw, fixtures: { tokens, firewall_id } }: World,
  id: number,
  token = tokens.unrestricted,
): Promise<RawResponse> =>
  raw('POST', `/v4/networking/firewalls/${firewall_id}/devices`, { token, body: { id, type: 'compute' } });

export const claims: readonly ServiceClaim[] = [
  freshClaim('EVT-01', async (world) => {
    const found = await added(world, () => acceptedRaw(addMethod(world, card)));
    assert.deepEqual(
      found.map(({ kind, created, entity, entity_id }) => [kind, created, entity, entity_id]),
      [['payment_method_add', '2030-01-15T10:20:30Z', 'account', null]],
    );
  }),
  freshClaim('EVT-02', async (world) => {
    const found = await added(world, async () => {
      await refused(addMethod(world, { ...card, data: { ...card.data, expiry_year: 2029 } }), 400, 'data.expiry_month');
      await refused(addMethod(world, { ...card, data: { ...card.data, cvv: 'x' } }), 400, 'data.cvv');
      await refused(addMethod(world, card, world.fixtures.tokens.longview_read_only), 403);
      await refused(addMethod(world, card, 'nobody'), 401);
    });
    assert.deepEqual(found, []);
  }),
  freshClaim('EVT-03', async (world) => {
    const { fixtures: is } = world;
    const found = await added(world, () => acceptedRaw(addDevice(world, is.compute_without_firewall_id)));
    assert.deepEqual(
      found.map(({ kind, entity, entity_id }) => [kind, entity, entity_id]),
      [['firewall_device_add', 'firewall', is.firewall_id]],
    );
  }),
  freshClaim('EVT-04', async (world) => {
    const { fixtures: is } = world;
    const found = await added(world, async () => {
      await refused(addDevice(world, 2_147_483_647), 400, 'id');
      await refused(addDevice(world, is.compute_without_firewall_id, is.tokens.restricted), 403);
      await refused(addDevice(world, is.compute_without_firewall_id, 'other-unrestricted-token'), 404);
    });
    assert.deepEqual(found, []);
  }),
  freshClaim('EVT-05', async (world) => {
    const found = await added(world, async () => {
      await acceptedRaw(addMethod(world, card));
      await acceptedRaw(addDevice(world, world.fixtures.compute_without_firewall_id, 'second-admin-token'));
    });
    assert.deepEqual(
      found.map(({ username }) => username),
      ['demo', 'second-admin'],
    );
  }),
];
