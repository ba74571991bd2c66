// Every statement that a claim closes, in all columns.

import type { Closed } from './checklist.ts';
import { claims } from './claims/index.ts';
import { serviceClaims } from '../service/claims/index.ts';
import { validatorClaims } from './validators/claims.ts';

/** The ids and columns of all claims. */
export const closed: readonly Closed[] = [...claims, ...validatorClaims, ...serviceClaims].map(({ id, column }) => ({
  id,
  column,
}));
