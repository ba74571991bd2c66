// Statements with a claim, in all columns.

import type { ClaimedStatement } from './checklist.ts';
import { claims } from './claims/index.ts';
import { serviceClaims } from '../service/claims/index.ts';
import { validatorClaims } from './validators/claims.ts';

/** IDs and columns of all claims. */
export const claimedStatements: readonly ClaimedStatement[] = [...claims, ...validatorClaims, ...serviceClaims].map(
  ({ id, column }) => ({
    id,
    column,
  }),
);
