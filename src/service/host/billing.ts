// Whether a billing address is current, as adding a payment method needs (interface: Payment methods).

import type { BillingAddress } from '../storage/tables/identities.ts';

/** Letters and digits, with single spaces or hyphens between them, as postal codes are everywhere. */
const postalCode = /^[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)*$/;

/** Whether every part is there, with a valid postal code. */
export function isCurrent({ address, city, zip, country }: BillingAddress): boolean {
  return (
    address.trim() !== '' && city.trim() !== '' && country.trim() !== '' && zip.length <= 12 && postalCode.test(zip)
  );
}
