// All claims about the validators.

import type { ValidatorClaim } from './claim.ts';
import { claims as account } from './claims/account-profile-and-monitoring.ts';
import { claims as compute } from './claims/compute.ts';
import { claims as databases } from './claims/databases.ts';
import { claims as domainRecords } from './claims/domain-records.ts';
import { claims as filtering } from './claims/filtering.ts';
import { claims as general } from './claims/general.ts';
import { claims as identifiers } from './claims/identifiers.ts';
import { claims as networking } from './claims/networking.ts';
import { claims as tagListings } from './claims/tag-listings.ts';
import { claims as users } from './claims/users.ts';

/** All claims in column b. */
export const validatorClaims: readonly ValidatorClaim[] = [
  ...general,
  ...identifiers,
  ...filtering,
  ...users,
  ...compute,
  ...tagListings,
  ...networking,
  ...databases,
  ...account,
  ...domainRecords,
];
