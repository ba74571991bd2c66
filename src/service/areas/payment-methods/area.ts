// The area of payment methods.

import type { PaymentMethod } from '@cloud-api/types';
import { sql, type SelectQueryBuilder } from 'kysely';
import { pageOf } from '../../collections/page.ts';
import { personOf } from '../../host/person.ts';
import { fromJson, toJson } from '../../storage/json.ts';
import { flagOf } from '../../storage/tables/flag.ts';
import type { Tables } from '../../storage/tables.ts';
import type { PaymentMethodTable } from '../../storage/tables/resources.ts';
import { timestamp } from '../../time.ts';
import { locked, type Unit } from '../../unit.ts';
import type { Counter, MakeArea } from '../area.ts';
import { detailsOf } from './card.ts';

type Methods = SelectQueryBuilder<Tables, 'payment_methods', unknown>;

/** Counts those of an account's methods that a limit is about, the account locked: requests at the same time are counted one by one. */
function counting(about: (methods: Methods, now: Date) => Methods): Counter {
  return async (unit, { person: { account } }) => {
    await locked(unit, unit.db.selectFrom('accounts').where('id', '=', account).select('id')).executeTakeFirst();
    const methods = about(unit.db.selectFrom('payment_methods').where('account_id', '=', account), unit.now);
    const { count } = await methods.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
    return count;
  };
}

/** Those added in the day of UTC that a time is in; removed ones too. */
function addedOn(methods: Methods, now: Date): Methods {
  const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return methods.where('created_at', '>=', day).where('created_at', '<', day + 86_400_000);
}

function show({
  id,
  created,
  type,
  is_default,
  value,
}: Pick<PaymentMethodTable, 'created' | 'type' | 'is_default' | 'value'> & { readonly id: number }): PaymentMethod {
  return { id, created, type, is_default: is_default === 1, data: fromJson(value) };
}

/** A method that becomes the default takes that flag from every other. */
async function dropDefault({ db }: Unit, account: string): Promise<void> {
  await db
    .updateTable('payment_methods')
    .set({ is_default: 0 })
    .where('account_id', '=', account)
    .where('is_default', '=', 1)
    .execute();
}

export const paymentMethods: MakeArea<'paymentMethods'> = () => ({
  counters: {
    'active-payment-methods': counting((methods) => methods.where('active', '=', 1)),
    'payment-methods-per-day': counting(addedOn),
  },
  handlers: {
    async listPaymentMethods({ tx, identity, query }) {
      const { account } = personOf(identity);
      const active = tx.db
        .selectFrom('payment_methods')
        .where('account_id', '=', account)
        .where('active', '=', 1)
        .select(['id', 'created', 'type', 'is_default', 'value']);
      return {
        status: 200,
        body: await pageOf(active, query, { order: [{ by: 'id', direction: 'asc' }] }, (rows) => rows.map(show)),
      };
    },

    async createPaymentMethod({ tx, identity, body }) {
      const { account } = personOf(identity);
      if (body.is_default) await dropDefault(tx, account);
      const created = { created: timestamp(tx.now), created_at: tx.now.getTime() };
      const value = toJson(detailsOf(body.data));
      await tx.db
        .insertInto('payment_methods')
        .values({
          account_id: account,
          type: body.type,
          is_default: flagOf(body.is_default),
          active: 1,
          ...created,
          value,
        })
        .execute();
      return { status: 200, body: {} };
    },
  },
});
