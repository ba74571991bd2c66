// Claims about payment methods.

import assert from 'node:assert/strict';
import type { CreatePaymentMethodBody, PaymentMethod } from '@cloud-api/types';
import type { TestService } from '../harness/test-service.ts';
import {
  expectSuccess,
  expectRawSuccess,
  assertAllHave,
  isString,
  isTime,
  isInteger,
  asRecord,
  expectError,
  type ClientResult,
} from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { expectNotFilterable } from './helpers/not-filterable.ts';
import { assertScope } from './helpers/assert-scope.ts';

const path = '/v4/account/payment-methods';
const card = { card_number: '4242424242420042', expiry_month: 6, expiry_year: 2035, cvv: '987' };
const body: CreatePaymentMethodBody = { type: 'credit_card', is_default: false, data: card };

const list = async ({ client }: TestService): Promise<PaymentMethod[]> =>
  (await expectSuccess(client().paymentMethods.listPaymentMethods())).data;
const add = (
  { client }: TestService,
  change: Partial<CreatePaymentMethodBody> = {},
  token?: string,
): Promise<ClientResult> => client(token).paymentMethods.createPaymentMethod({ body: { ...body, ...change } });
const addCard = (service: TestService, data: Partial<typeof card>) => add(service, { data: { ...card, ...data } });
const idsOf = (methods: readonly PaymentMethod[]): readonly number[] => methods.map(({ id }) => id);
const addRaw = ({ raw, fixtures }: TestService, requestBody: unknown) =>
  raw('POST', path, { token: fixtures.tokens.unrestricted, body: requestBody });
const addCardRaw = (service: TestService, data: object) => addRaw(service, { ...body, data: { ...card, ...data } });

/** Adds a method and returns it from the list. */
async function addAndFind(service: TestService, change: Partial<CreatePaymentMethodBody> = {}): Promise<PaymentMethod> {
  const before = await list(service);
  assert.deepEqual(await expectSuccess(add(service, change)), {});
  const after = await list(service);
  assert.deepEqual(idsOf(after).slice(0, -1), idsOf(before));
  return after.at(-1) ?? assert.fail('nothing was added');
}

/** Removes all methods except the two in the demo seed data, through the control plane. */
async function removeAddedMethods(service: TestService): Promise<void> {
  for (const { id } of await list(service))
    if (id > 2) await expectRawSuccess(service.raw('DELETE', `/control/payment-methods/${id}`));
}

/** Returns the methods in the demo seed data: a card and a wallet. */
const methodResponses = async (service: TestService) => (await list(service)).map(asRecord);

/** Creates a claim about a field in every response that contains a payment method. */
const fieldClaim = (id: string, name: string, isValid: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (service) => assertAllHave(await methodResponses(service), name, isValid));

/** Creates a claim about a property of `data` that only one of the two kinds of payment methods has. */
const detailClaim = (
  id: string,
  name: string,
  kind: 'card' | 'wallet',
  isValid: (value: unknown) => boolean,
): ServiceClaim =>
  serviceClaim(id, async (service) => {
    const methods = await methodResponses(service);
    const detailsOfKind = methods
      .filter(({ type }) => (type === 'credit_card') === (kind === 'card'))
      .map(({ data }) => asRecord(data));
    assertAllHave(detailsOfKind, name, isValid);
    for (const { type, data } of methods)
      if ((type === 'credit_card') !== (kind === 'card')) assert.ok(!Object.hasOwn(asRecord(data), name));
  });

/** Creates a claim that a card property accepts some values and rejects others. */
const cardFieldClaim = (
  id: string,
  name: keyof typeof card,
  validValues: readonly (string | number)[],
  invalidValues: readonly unknown[],
): ServiceClaim =>
  freshServiceClaim(id, async (service) => {
    for (const value of validValues) {
      await removeAddedMethods(service);
      assert.equal((await addCardRaw(service, { [name]: value })).status, 200, `${value}`);
    }
    const before = (await list(service)).length;
    for (const value of invalidValues) await expectError(addCardRaw(service, { [name]: value }), 400, `data.${name}`);
    const { [name]: omitted, ...otherProperties } = card;
    assert.ok(omitted);
    await expectError(addRaw(service, { ...body, data: otherProperties }), 400, `data.${name}`);
    assert.equal((await list(service)).length, before);
  });

export const claims: readonly ServiceClaim[] = [
  fieldClaim('PAY-01', 'id', isInteger),
  fieldClaim('PAY-02', 'created', isTime),
  serviceClaim('PAY-03', async (service) => {
    assert.deepEqual(
      (await methodResponses(service)).map(({ type }) => type),
      ['credit_card', 'wallet'],
    );
  }),
  fieldClaim('PAY-04', 'is_default', (value) => typeof value === 'boolean'),
  fieldClaim('PAY-05', 'data', (data) => Object.keys(asRecord(data)).length > 0),
  detailClaim('PAY-06', 'card_type', 'card', isString),
  detailClaim('PAY-07', 'last_four', 'card', (digits) => typeof digits === 'string' && /^\d{4}$/.test(digits)),
  detailClaim(
    'PAY-08',
    'expiry',
    'card',
    (expiry) => typeof expiry === 'string' && /^(0[1-9]|1[0-2])\/\d{4}$/.test(expiry),
  ),
  detailClaim('PAY-09', 'email', 'wallet', isString),
  detailClaim('PAY-10', 'wallet_id', 'wallet', isString),
  serviceClaim('PAY-11', (service) =>
    expectNotFilterable(service, path, ['id', 'created', 'type', 'is_default', 'data', 'data.card_type']),
  ),
  serviceClaim('PAY-12', async ({ client }) => {
    const response = await client().paymentMethods.listPaymentMethods();
    assert.equal(response.status, 200);
    const page = await expectSuccess(Promise.resolve(response));
    assert.deepEqual(Object.keys(page).sort(), ['data', 'page', 'pages', 'results']);
    for (const method of page.data)
      assert.deepEqual(Object.keys(method).sort(), ['created', 'data', 'id', 'is_default', 'type']);
  }),
  freshServiceClaim('PAY-13', async (service) => {
    const account = (
      await service.runUnit('read', ({ db }) => db.selectFrom('accounts').select('id').executeTakeFirstOrThrow())
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
    await service.runUnit('write', ({ db }) =>
      db
        .insertInto('payment_methods')
        .values(Array.from({ length: 26 }, () => wallet))
        .execute(),
    );
    const page = (number: number) =>
      expectSuccess(service.client().paymentMethods.listPaymentMethods({ query: { page: number, page_size: 25 } }));
    const [first, second] = [await page(1), await page(2)];
    assert.deepEqual([first.data.length, first.page, first.pages, first.results], [25, 1, 2, 28]);
    assert.deepEqual([second.data.length, second.page, second.pages, second.results], [3, 2, 2, 28]);
    assert.equal(new Set([...first.data, ...second.data].map(({ id }) => id)).size, 28);
    await expectError(
      service.raw('GET', `${path}?page=0&page_size=24`, { token: service.fixtures.tokens.unrestricted }),
      400,
      'page',
      'page_size',
    );
  }),
  serviceClaim('PAY-14', ({ raw }) => assertScope('account:read_only', (request) => raw('GET', path, request))),
  freshServiceClaim('PAY-15', async (service) => {
    const { status, json } = await addRaw(service, body);
    assert.deepEqual([status, json], [200, {}]);
    assert.equal((await list(service)).length, 3);
  }),
  freshServiceClaim('PAY-16', async (service) => {
    const { data } = await addAndFind(service, { data: { ...card, expiry_month: 2, expiry_year: 2031 } });
    assert.deepEqual(data, { card_type: 'Visa', last_four: '0042', expiry: '02/2031' });
    const invalidValues = {
      type: 1,
      is_default: 'yes',
      data: { card_number: 1, expiry_month: '6', expiry_year: '2035', cvv: 987 },
    };
    await expectError(
      addRaw(service, invalidValues),
      400,
      'type',
      'is_default',
      'data.card_number',
      'data.expiry_month',
      'data.expiry_year',
      'data.cvv',
    );
    await expectError(addRaw(service, {}), 400, 'type', 'is_default', 'data');
    await expectError(addRaw(service, { ...body, data: [] }), 400, 'data');
  }),
  serviceClaim('PAY-18', ({ raw }) =>
    assertScope('account:read_write', (request) => raw('POST', path, { ...request, body: {} })),
  ),
  freshServiceClaim('PAY-19', async (service) => {
    assert.equal((await addAndFind(service)).type, 'credit_card');
    for (const type of ['wallet', 'paypal', 'Credit_Card', '', null])
      await expectError(addRaw(service, { ...body, type }), 400, 'type');
  }),
  cardFieldClaim(
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
  cardFieldClaim('PAY-21', 'expiry_month', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [0, 13, -1, 1.5, '6', null]),
  cardFieldClaim('PAY-22', 'expiry_year', [2031, 9999], [999, 10000, 35, 2035.5, '2035', null]),
  cardFieldClaim('PAY-23', 'cvv', ['123', '0000'], ['12', '12345', '12a', '', null, 123]),
  freshServiceClaim('PAY-24', async (service) => {
    assert.equal((await addAndFind(service, { is_default: true })).is_default, true);
    assert.equal((await addAndFind(service, { is_default: false })).is_default, false);
    for (const is_default of ['true', 1, null])
      await expectError(addRaw(service, { ...body, is_default }), 400, 'is_default');
  }),
  freshServiceClaim('PAY-25', async (service) => {
    assert.deepEqual(
      (await list(service)).map((method) => method.is_default),
      [true, false],
    );
    const { id } = await addAndFind(service, { is_default: true });
    assert.deepEqual(
      (await list(service)).filter((method) => method.is_default).map((method) => method.id),
      [id],
    );
    await Promise.all([
      add(service, { is_default: true }),
      add(service, { is_default: true }),
      add(service, { is_default: true }),
    ]);
    const methods = await list(service);
    assert.deepEqual([methods.length, methods.filter((method) => method.is_default).length], [6, 1]);
  }),
  freshServiceClaim('PAY-26', async (service) => {
    await addAndFind(service, { is_default: false });
    assert.deepEqual(
      (await list(service)).map((method) => method.is_default),
      [true, false, false],
    );
  }),
  freshServiceClaim('PAY-27', async (service) => {
    // The current date is in January 2030.
    const addCardExpiring = (expiry_year: number, expiry_month: number): Promise<ClientResult> =>
      addCard(service, { expiry_month, expiry_year });
    await expectError(addCardExpiring(2029, 12), 400, 'data.expiry_month');
    await expectError(addCardExpiring(2029, 1), 400, 'data.expiry_month');
    for (const [year, number] of [
      [2030, 1],
      [2030, 2],
      [2031, 1],
    ] as const)
      await expectSuccess(addCardExpiring(year, number));
    // The last second of January, and the first of February, in UTC.
    service.clock.move(Date.parse('2030-01-31T23:59:59Z') - service.clock.now().getTime());
    await expectSuccess(addCardExpiring(2030, 1));
    service.clock.move(1000);
    await removeAddedMethods(service);
    await expectError(addCardExpiring(2030, 1), 400, 'data.expiry_month');
    await expectSuccess(addCardExpiring(2030, 2));
  }),
  freshServiceClaim('PAY-28', async (service) => {
    assert.deepEqual((await addAndFind(service)).data, { card_type: 'Visa', last_four: '0042', expiry: '06/2035' });
    const brands = {
      '378282246310005': 'American Express',
      '5105105105105100': 'Mastercard',
      '0000000000001234': 'Unknown',
    };
    for (const [card_number, card_type] of Object.entries(brands)) {
      assert.deepEqual((await addAndFind(service, { data: { ...card, card_number } })).data, {
        card_type,
        last_four: card_number.slice(-4),
        expiry: '06/2035',
      });
    }
    const { text } = await service.raw('GET', path, { token: service.fixtures.tokens.unrestricted });
    const stored = JSON.stringify(
      await service.runUnit('read', ({ db }) => db.selectFrom('payment_methods').selectAll().execute()),
    );
    for (const storedText of [text, stored]) {
      assert.ok(storedText.includes('0042'));
      for (const secret of [card.card_number, card.cvv, '378282246310005', '5105105105105100'])
        assert.ok(!storedText.includes(secret));
    }
  }),
  freshServiceClaim('PAY-29', async (service) => {
    const setBilling = (billing: string | null): Promise<unknown> =>
      service.runUnit('write', ({ db }) => db.updateTable('accounts').set({ billing }).execute());
    const address = { address: '1 Market Street', city: 'Springfield', zip: '12345', country: 'US' };
    for (const incompleteAddress of [
      null,
      { ...address, zip: '' },
      { ...address, zip: '???' },
      { ...address, city: '' },
    ]) {
      await setBilling(incompleteAddress && JSON.stringify(incompleteAddress));
      await expectError(add(service), 400);
    }
    assert.equal((await list(service)).length, 2);
    await setBilling(JSON.stringify(address));
    await expectSuccess(add(service));
  }),
  freshServiceClaim('PAY-30', async (service) => {
    const listEvents = () =>
      service.runUnit('read', ({ db }) => {
        const added = db.selectFrom('events').where('kind', '=', 'payment_method_add');
        return added.orderBy('id').select(['username', 'created']).execute();
      });
    const before = (await listEvents()).length;
    await expectError(addCard(service, { expiry_year: 2029 }), 400, 'data.expiry_month');
    assert.equal((await listEvents()).length, before);
    await expectSuccess(add(service));
    const after = await listEvents();
    assert.equal(after.length, before + 1);
    assert.deepEqual([after.at(-1)?.username, after.at(-1)?.created], ['demo', '2030-01-15T10:20:30Z']);
  }),
  freshServiceClaim('PAY-31', async (service) => {
    // Two payment methods exist, so four of seven concurrent requests succeed.
    const results = await Promise.all(Array.from({ length: 7 }, () => add(service)));
    assert.equal(results.filter(({ ok }) => ok).length, 4);
    for (const rejected of results.filter(({ ok }) => !ok)) await expectError(Promise.resolve(rejected), 400);
    assert.equal((await list(service)).length, 6);
    await expectError(add(service), 400);
    // A user with a grant shares the account's limit; another account has its own limit.
    await expectError(add(service, {}, service.fixtures.tokens.restricted_compute_rw), 400);
    const billing = JSON.stringify({ address: '1', city: 'A', zip: '1', country: 'US' });
    await service.runUnit('write', ({ db }) => db.updateTable('accounts').set({ billing }).execute());
    await expectSuccess(add(service, {}, 'other-unrestricted-token'));
    assert.equal((await list(service)).length, 6);
    await removeAddedMethods(service);
    await expectSuccess(add(service));
  }),
  freshServiceClaim('PAY-32', async (service) => {
    for (let count = 0; count < 60; count++) {
      if (count % 4 === 0) await removeAddedMethods(service);
      await expectSuccess(add(service));
    }
    await removeAddedMethods(service);
    await expectError(add(service), 400);
    service.clock.move(Date.parse('2030-01-15T23:59:59Z') - service.clock.now().getTime());
    await expectError(add(service), 400);
    service.clock.move(1000);
    await expectSuccess(add(service));
  }),
];
