// Operations on payment methods.

import type { PaymentMethod, CreditCardDetails, CreditCardRequest } from '@cloud-api/types';
import { sql, type SelectQueryBuilder } from 'kysely';
import creditCardType from 'credit-card-type';
import { queryPage } from '../../collections/page.ts';
import { requirePrincipal } from '../../host/principal.ts';
import { fromJson, toJson } from '../../storage/json.ts';
import { toSqlBoolean } from '../../storage/tables/sql-boolean.ts';
import type { Tables } from '../../storage/tables.ts';
import type { PaymentMethodTable } from '../../storage/tables/resources.ts';
import { formatTimestamp } from '../../clock.ts';
import { lockRows, type UnitOfWork } from '../../unit-of-work.ts';
import type { LimitCounter, TagModuleFactory } from '../tag-module.ts';

/** The displayed brand of an unrecognized card. */
const unknownBrand = 'Unknown';

/** Returns brand, last four digits, and expiration month of a card. */
function cardDetails({ card_number, expiry_month, expiry_year }: CreditCardRequest): CreditCardDetails {
  const [brand] = creditCardType(card_number);
  return {
    card_type: brand?.niceType ?? unknownBrand,
    last_four: card_number.slice(-4),
    expiry: `${String(expiry_month).padStart(2, '0')}/${expiry_year}`,
  };
}

type PaymentMethodQuery = SelectQueryBuilder<Tables, 'payment_methods', unknown>;

/**
 * Creates a counter of the account's matching payment methods. The account is locked, so that concurrent requests are
 * counted one at a time.
 */
function createCounter(select: (methods: PaymentMethodQuery, now: Date) => PaymentMethodQuery): LimitCounter {
  return async (unit, { principal: { account } }) => {
    await lockRows(unit, unit.db.selectFrom('accounts').where('id', '=', account).select('id')).executeTakeFirst();
    const methods = select(unit.db.selectFrom('payment_methods').where('account_id', '=', account), unit.now);
    const { count } = await methods.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
    return count;
  };
}

/** Selects the methods added on the UTC day of `now`, including removed ones. */
function selectAddedOn(methods: PaymentMethodQuery, now: Date): PaymentMethodQuery {
  const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return methods.where('created_at', '>=', day).where('created_at', '<', day + 86_400_000);
}

function toApiPaymentMethod({
  id,
  created,
  type,
  is_default,
  value,
}: Pick<PaymentMethodTable, 'created' | 'type' | 'is_default' | 'value'> & { readonly id: number }): PaymentMethod {
  return { id, created, type, is_default: is_default === 1, data: fromJson(value) };
}

/** Clears the default flag of the previous default method. */
async function clearDefault({ db }: UnitOfWork, account: string): Promise<void> {
  await db
    .updateTable('payment_methods')
    .set({ is_default: 0 })
    .where('account_id', '=', account)
    .where('is_default', '=', 1)
    .execute();
}

export const paymentMethods: TagModuleFactory<'paymentMethods'> = () => ({
  counters: {
    'active-payment-methods': createCounter((methods) => methods.where('active', '=', 1)),
    'payment-methods-per-day': createCounter(selectAddedOn),
  },
  handlers: {
    async listPaymentMethods({ tx, identity, query }) {
      const { account } = requirePrincipal(identity);
      const activeMethods = tx.db
        .selectFrom('payment_methods')
        .where('account_id', '=', account)
        .where('active', '=', 1)
        .select(['id', 'created', 'type', 'is_default', 'value']);
      return {
        status: 200,
        body: await queryPage(activeMethods, query, { order: [{ column: 'id', direction: 'asc' }] }, (rows) =>
          rows.map(toApiPaymentMethod),
        ),
      };
    },

    async createPaymentMethod({ tx, identity, body }) {
      const { account } = requirePrincipal(identity);
      if (body.is_default) await clearDefault(tx, account);
      const creationTimes = { created: formatTimestamp(tx.now), created_at: tx.now.getTime() };
      const value = toJson(cardDetails(body.data));
      await tx.db
        .insertInto('payment_methods')
        .values({
          account_id: account,
          type: body.type,
          is_default: toSqlBoolean(body.is_default),
          active: 1,
          ...creationTimes,
          value,
        })
        .execute();
      return { status: 200, body: {} };
    },
  },
});
