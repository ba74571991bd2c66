// Claims about events, which the control plane lists.

import assert from 'node:assert/strict';
import type { RawResponse } from '../harness/raw-request.ts';
import type { TestService } from '../harness/test-service.ts';
import { expectRawSuccess, asRecord, expectError } from './helpers/response-assertions.ts';
import { freshServiceClaim, type ServiceClaim } from './claim.ts';

const card = {
  type: 'credit_card',
  is_default: true,
  data: { card_number: '4111111111111111', expiry_month: 12, expiry_year: 2031, cvv: '123' },
};

async function listEvents({ raw, fixtures }: TestService): Promise<readonly Record<string, unknown>[]> {
  const { data } = await expectRawSuccess(raw('GET', new URL(fixtures.events_url).pathname));
  assert.ok(Array.isArray(data));
  return data.map(asRecord);
}

/** Returns the events that an action adds. */
async function collectAddedEvents(
  service: TestService,
  action: () => Promise<unknown>,
): Promise<readonly Record<string, unknown>[]> {
  const before = await listEvents(service);
  await action();
  return (await listEvents(service)).slice(before.length);
}

const addMethod = (
  { raw, fixtures: { tokens } }: TestService,
  body: object,
  token = tokens.unrestricted,
): Promise<RawResponse> => raw('POST', '/v4/account/payment-methods', { token, body });
const addDevice = (
  { raw, fixtures: { tokens, firewall_id } }: TestService,
  id: number,
  token = tokens.unrestricted,
): Promise<RawResponse> =>
  raw('POST', `/v4/networking/firewalls/${firewall_id}/devices`, { token, body: { id, type: 'compute' } });

export const claims: readonly ServiceClaim[] = [
  freshServiceClaim('EVT-01', async (service) => {
    const addedEvents = await collectAddedEvents(service, () => expectRawSuccess(addMethod(service, card)));
    assert.deepEqual(
      addedEvents.map(({ kind, created, entity, entity_id }) => [kind, created, entity, entity_id]),
      [['payment_method_add', '2030-01-15T10:20:30Z', 'account', null]],
    );
  }),
  freshServiceClaim('EVT-02', async (service) => {
    const addedEvents = await collectAddedEvents(service, async () => {
      await expectError(
        addMethod(service, { ...card, data: { ...card.data, expiry_year: 2029 } }),
        400,
        'data.expiry_month',
      );
      await expectError(addMethod(service, { ...card, data: { ...card.data, cvv: 'x' } }), 400, 'data.cvv');
      await expectError(addMethod(service, card, service.fixtures.tokens.longview_read_only), 403);
      await expectError(addMethod(service, card, 'unknown-token'), 401);
    });
    assert.deepEqual(addedEvents, []);
  }),
  freshServiceClaim('EVT-03', async (service) => {
    const { fixtures } = service;
    const addedEvents = await collectAddedEvents(service, () =>
      expectRawSuccess(addDevice(service, fixtures.compute_without_firewall_id)),
    );
    assert.deepEqual(
      addedEvents.map(({ kind, entity, entity_id }) => [kind, entity, entity_id]),
      [['firewall_device_add', 'firewall', fixtures.firewall_id]],
    );
  }),
  freshServiceClaim('EVT-04', async (service) => {
    const { fixtures } = service;
    const addedEvents = await collectAddedEvents(service, async () => {
      await expectError(addDevice(service, 2_147_483_647), 400, 'id');
      await expectError(addDevice(service, fixtures.compute_without_firewall_id, fixtures.tokens.restricted), 403);
      await expectError(addDevice(service, fixtures.compute_without_firewall_id, 'other-unrestricted-token'), 404);
    });
    assert.deepEqual(addedEvents, []);
  }),
  freshServiceClaim('EVT-05', async (service) => {
    const addedEvents = await collectAddedEvents(service, async () => {
      await expectRawSuccess(addMethod(service, card));
      await expectRawSuccess(addDevice(service, service.fixtures.compute_without_firewall_id, 'second-admin-token'));
    });
    assert.deepEqual(
      addedEvents.map(({ username }) => username),
      ['demo', 'second-admin'],
    );
  }),
];
