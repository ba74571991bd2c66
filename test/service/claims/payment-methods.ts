// Claims about payment methods.

import assert from 'node:assert/strict';
import type { CreatePaymentMethodBody, PaymentMethod } from '@cloud-api/types';
import type { World } from '../harness/world.ts';
import {
  accepted,
  acceptedRaw,
  everyHas,
  isText,
  isTime,
  isWhole,
  memberwise,
  refused,
  type Called,
} from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { filtersNone } from './filterless.ts';
import { needsScope } from './scopes.ts';

const path = '/v4/account/payment-methods';
const card = { card_number: '4242424242420042', expiry_month: 6, expiry_year: 2035, cvv: '987' };
const body: CreatePaymentMethodBody = { type: 'credit_card', is_default: false, data: card };

const list = async ({ client }: World): Promise<PaymentMethod[]> =>
  (await accepted(client().paymentMethods.listPaymentMethods())).data;
const add = ({ client }: World, change: Partial<CreatePaymentMethodBody> = {}, token?: string): Promise<Called> =>
  client(token).paymentMethods.createPaymentMethod({ body: { ...body, ...change } });
const addCard = (world: World, data: Partial<typeof card>): Promise<Called> =>
  add(world, { data: { ...card, ...data } });
const addRaw = ({ raw, fixtures }: World, sent: unknown) =>
  raw('POST', path, { token: fixtures.tokens.unrestricted, body: sent });
const cardRaw = (world: World, data: object) => addRaw(world, { ...body, data: { ...card, ...data } });

/** Adds a method and answers it as it is listed. */
async function added(world: World, change: Partial<CreatePaymentMethodBody> = {}): Promise<PaymentMethod> {
  const before = await list(world);
  assert.deepEqual(await accepted(add(world, change)), {});
  const after = await list(world);
  assert.deepEqual(
    after.map(({ id }) => id).slice(0, -1),
    before.map(({ id }) => id),
  );
  return after.at(-1) ?? assert.fail('nothing was added');
}

/** Removes methods through the control plane, except the two of the demo world. */
async function clear(world: World): Promise<void> {
  for (const { id } of await list(world))
    if (id > 2) await acceptedRaw(world.raw('DELETE', `/control/payment-methods/${id}`));
}

/** What the demo world has: a card and a wallet. */
async function shown(world: World): Promise<Record<string, unknown>[]> {
  return (await list(world)).map(memberwise);
}

const field = (id: string, name: string, holds: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (world) => everyHas(await shown(world), name, holds));

/** A member of `data` that one of the two kinds has. */
const detail = (id: string, name: string, kind: 'card' | 'wallet', holds: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (world) => {
    const methods = await shown(world);
    const having = methods
      .filter(({ type }) => (type === 'credit_card') === (kind === 'card'))
      .map(({ data }) => memberwise(data));
    everyHas(having, name, holds);
    for (const { type, data } of methods)
      if ((type === 'credit_card') !== (kind === 'card')) assert.ok(!Object.hasOwn(memberwise(data), name));
  });

/** Asserts what a member of a card may be: accepted with some values, refused with others. */
const member = (
  id: string,
  name: keyof typeof card,
  good: readonly (string | number)[],
  bad: readonly unknown[],
): ServiceClaim =>
  freshClaim(id, async (world) => {
    for (const value of good) {
      await clear(world);
      assert.equal((await cardRaw(world, { [name]: value })).status, 200, `${value}`);
    }
    const before = (await list(world)).length;
    for (const value of bad) await refused(cardRaw(world, { [name]: value }), 400, `data.${name}`);
    const { [name]: gone, ...rest } = card;
    assert.ok(gone);
    await refused(addRaw(world, { ...body, data: rest }), 400, `data.${name}`);
    assert.equal((await list(world)).length, before);
  });

export const claims: readonly ServiceClaim[] = [
  field('PAY-01', 'id', isWhole),
  field('PAY-02', 'created', isTime),
  serviceClaim('PAY-03', async (world) => {
    assert.deepEqual(
      (await shown(world)).map(({ type }) => type),
      ['credit_card', 'wallet'],
    );
  }),
  field('PAY-04', 'is_default', (value) => typeof value === 'boolean'),
  field('PAY-05', 'data', (data) => Object.keys(memberwise(data)).length > 0),
  detail('PAY-06', 'card_type', 'card', isText),
  detail('PAY-07', 'last_four', 'card', (digits) => typeof digits === 'string' && /^\d{4}$/.test(digits)),
  detail('PAY-08', 'expiry', 'card', (expiry) => typeof expiry === 'string' && /^(0[1-9]|1[0-2])\/\d{4}$/.test(expiry)),
  detail('PAY-09', 'email', 'wallet', isText),
  detail('PAY-10', 'wallet_id', 'wallet', isText),
  serviceClaim('PAY-11', (world) =>
    filtersNone(world, path, ['id', 'created', 'type', 'is_default', 'data', 'data.card_type']),
  ),
  serviceClaim('PAY-12', async ({ client }) => {
    const answer = await client().paymentMethods.listPaymentMethods();
    assert.equal(answer.status, 200);
    const page = await accepted(Promise.resolve(answer));
    assert.deepEqual(Object.keys(page).sort(), ['data', 'page', 'pages', 'results']);
    for (const method of page.data)
      assert.deepEqual(Object.keys(method).sort(), ['created', 'data', 'id', 'is_default', 'type']);
  }),
  freshClaim('PAY-13', async (world) => {
    const account = (
      await world.units('read', ({ db }) => db.selectFrom('accounts').select('id').executeTakeFirstOrThrow())
    ).id;
    const value = '{"email":"a@example.com","wallet_id":"W"}';
    const wallet = {
      account_id: account,
      type: 'wallet',
      is_default: 0,
      active: 1,
      created: '2030-01-01T00:00:00Z',
      created_at: 0,
      value,
    } as const;
    await world.units('write', ({ db }) =>
      db
        .insertInto('payment_methods')
        .values(Array.from({ length: 26 }, () => wallet))
        .execute(),
    );
    const page = (number: number) =>
      accepted(world.client().paymentMethods.listPaymentMethods({ query: { page: number, page_size: 25 } }));
    const [first, second] = [await page(1), await page(2)];
    assert.deepEqual([first.data.length, first.page, first.pages, first.results], [25, 1, 2, 28]);
    assert.deepEqual([second.data.length, second.page, second.pages, second.results], [3, 2, 2, 28]);
    assert.equal(new Set([...first.data, ...second.data].map(({ id }) => id)).size, 28);
    await refused(
      world.raw('GET', `${path}?page=0&page_size=24`, { token: world.fixtures.tokens.unrestricted }),
      400,
      'page',
      'page_size',
    );
  }),
  serviceClaim('PAY-14', ({ raw }) => needsScope('account:read_only', (request) => raw('GET', path, request))),
  freshClaim('PAY-15', async (world) => {
    const { status, json } = await addRaw(world, body);
    assert.deepEqual([status, json], [200, {}]);
    assert.equal((await list(world)).length, 3);
  }),
  freshClaim('PAY-16', async (world) => {
    const { data } = await added(world, { data: { ...card, expiry_month: 2, expiry_year: 2031 } });
    assert.deepEqual(data, { card_type: 'Visa', last_four: '0042', expiry: '02/2031' });
    const wrong = {
      type: 1,
      is_default: 'yes',
      data: { card_number: 1, expiry_month: '6', expiry_year: '2035', cvv: 987 },
    };
    await refused(
      addRaw(world, wrong),
      400,
      'type',
      'is_default',
      'data.card_number',
      'data.expiry_month',
      'data.expiry_year',
      'data.cvv',
    );
    await refused(addRaw(world, {}), 400, 'type', 'is_default', 'data');
    await refused(addRaw(world, { ...body, data: [] }), 400, 'data');
  }),
  serviceClaim('PAY-18', ({ raw }) =>
    needsScope('account:read_write', (request) => raw('POST', path, { ...request, body: {} })),
  ),
  freshClaim('PAY-19', async (world) => {
    assert.equal((await added(world)).type, 'credit_card');
    for (const type of ['wallet', 'paypal', 'Credit_Card', '', null])
      await refused(addRaw(world, { ...body, type }), 400, 'type');
  }),
  member(
    'PAY-20',
    'card_number',
    ['4111111111111111', '5555555555554444', '1234567890123', '1'.repeat(19)],
    [
      '4111 1111 1111 1111',
      '4111-1111-1111-1111',
      '4'.repeat(12),
      '4'.repeat(20),
      '411111111111111x',
      '',
      null,
      4111111111111111,
    ],
  ),
  member('PAY-21', 'expiry_month', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [0, 13, -1, 1.5, '6', null]),
  member('PAY-22', 'expiry_year', [2031, 9999], [999, 10000, 35, 2035.5, '2035', null]),
  member('PAY-23', 'cvv', ['123', '0000'], ['12', '12345', '12a', '', null, 123]),
  freshClaim('PAY-24', async (world) => {
    assert.equal((await added(world, { is_default: true })).is_default, true);
    assert.equal((await added(world, { is_default: false })).is_default, false);
    for (const is_default of ['true', 1, null])
      await refused(addRaw(world, { ...body, is_default }), 400, 'is_default');
  }),
  freshClaim('PAY-25', async (world) => {
    assert.deepEqual(
      (await list(world)).map((method) => method.is_default),
      [true, false],
    );
    const { id } = await added(world, { is_default: true });
    assert.deepEqual(
      (await list(world)).filter((method) => method.is_default).map((method) => method.id),
      [id],
    );
    await Promise.all([
      add(world, { is_default: true }),
      add(world, { is_default: true }),
      add(world, { is_default: true }),
    ]);
    const methods = await list(world);
    assert.deepEqual([methods.length, methods.filter((method) => method.is_default).length], [6, 1]);
  }),
  freshClaim('PAY-26', async (world) => {
    await added(world, { is_default: false });
    assert.deepEqual(
      (await list(world)).map((method) => method.is_default),
      [true, false, false],
    );
  }),
  freshClaim('PAY-27', async (world) => {
    // It is January 2030.
    const month = (expiry_year: number, expiry_month: number): Promise<Called> =>
      addCard(world, { expiry_month, expiry_year });
    await refused(month(2029, 12), 400, 'data.expiry_month');
    await refused(month(2029, 1), 400, 'data.expiry_month');
    for (const [year, number] of [
      [2030, 1],
      [2030, 2],
      [2031, 1],
    ] as const)
      await accepted(month(year, number));
    // The last moment of January, and the first of February, by UTC.
    world.clock.move(Date.parse('2030-01-31T23:59:59Z') - world.clock.now().getTime());
    await accepted(month(2030, 1));
    world.clock.move(1000);
    await clear(world);
    await refused(month(2030, 1), 400, 'data.expiry_month');
    await accepted(month(2030, 2));
  }),
  freshClaim('PAY-28', async (world) => {
    assert.deepEqual((await added(world)).data, { card_type: 'Visa', last_four: '0042', expiry: '06/2035' });
    const brands = {
      '378282246310005': 'American Express',
      '5105105105105100': 'Mastercard',
      '0000000000001234': 'Unknown',
    };
    for (const [card_number, card_type] of Object.entries(brands)) {
      assert.deepEqual((await added(world, { data: { ...card, card_number } })).data, {
        card_type,
        last_four: card_number.slice(-4),
        expiry: '06/2035',
      });
    }
    const { text } = await world.raw('GET', path, { token: world.fixtures.tokens.unrestricted });
    const stored = JSON.stringify(
      await world.units('read', ({ db }) => db.selectFrom('payment_methods').selectAll().execute()),
    );
    for (const kept of [text, stored]) {
      assert.ok(kept.includes('0042'));
      for (const secret of [card.card_number, card.cvv, '378282246310005', '5105105105105100'])
        assert.ok(!kept.includes(secret));
    }
  }),
  freshClaim('PAY-29', async (world) => {
    const bill = (billing: string | null): Promise<unknown> =>
      world.units('write', ({ db }) => db.updateTable('accounts').set({ billing }).execute());
    const address = { address: '1 Market Street', city: 'Springfield', zip: '12345', country: 'US' };
    for (const outdated of [null, { ...address, zip: '' }, { ...address, zip: '???' }, { ...address, city: '' }]) {
      await bill(outdated && JSON.stringify(outdated));
      await refused(add(world), 400);
    }
    assert.equal((await list(world)).length, 2);
    await bill(JSON.stringify(address));
    await accepted(add(world));
  }),
  freshClaim('PAY-30', async (world) => {
    const events = () =>
      world.units('read', ({ db }) =>
        db
          .selectFrom('events')
          .where('kind', '=', 'payment_method_add')
          .orderBy('id')
          .select(['username', 'created', 'account_id'])
          .execute(),
      );
    const before = (await events()).length;
    await refused(addCard(world, { expiry_year: 2029 }), 400, 'data.expiry_month');
    assert.equal((await events()).length, before);
    await accepted(add(world));
    const after = await events();
    assert.equal(after.length, before + 1);
    assert.deepEqual([after.at(-1)?.username, after.at(-1)?.created], ['demo', '2030-01-15T10:20:30Z']);
  }),
  freshClaim('PAY-31', async (world) => {
    // Two are there; of seven at the same time four have room.
    const seven = await Promise.all(Array.from({ length: 7 }, () => add(world)));
    assert.equal(seven.filter(({ ok }) => ok).length, 4);
    for (const lost of seven.filter(({ ok }) => !ok)) await refused(Promise.resolve(lost), 400);
    assert.equal((await list(world)).length, 6);
    await refused(add(world), 400);
    // A user with a grant is on the same account; another account has its own six.
    await refused(add(world, {}, world.fixtures.tokens.restricted_compute_rw), 400);
    await world.units('write', ({ db }) =>
      db
        .updateTable('accounts')
        .set({ billing: JSON.stringify({ address: '1', city: 'A', zip: '1', country: 'US' }) })
        .execute(),
    );
    await accepted(add(world, {}, 'other-unrestricted-token'));
    assert.equal((await list(world)).length, 6);
    await clear(world);
    await accepted(add(world));
  }),
  freshClaim('PAY-32', async (world) => {
    for (let count = 0; count < 60; count++) {
      if (count % 4 === 0) await clear(world);
      await accepted(add(world));
    }
    await clear(world);
    await refused(add(world), 400);
    world.clock.move(Date.parse('2030-01-15T23:59:59Z') - world.clock.now().getTime());
    await refused(add(world), 400);
    world.clock.move(1000);
    await accepted(add(world));
  }),
];
