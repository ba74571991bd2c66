// What is kept of a credit card: never its number, never its security code.

import type { CreditCardDetails, CreditCardRequest } from '@cloud-api/types';
import creditCardType from 'credit-card-type';

/** What is shown of a card whose brand nobody knows. */
const unknown = 'Unknown';

/** The brand, the last four digits and the month of a card. */
export function detailsOf({ card_number, expiry_month, expiry_year }: CreditCardRequest): CreditCardDetails {
  const [brand] = creditCardType(card_number);
  return {
    card_type: brand?.niceType ?? unknown,
    last_four: card_number.slice(-4),
    expiry: `${String(expiry_month).padStart(2, '0')}/${expiry_year}`,
  };
}
