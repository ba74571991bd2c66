// API checklist on the generated validators; in the full tier, each mutation breaks its claim.

import { describe } from 'vitest';

import { defineValidatorClaimTests } from './define-validator-claim-tests.ts';

describe('the generated validators', () => {
  defineValidatorClaimTests();
});
