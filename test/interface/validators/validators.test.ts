// Tests the generated validators against the API checklist. In the full tier, each mutation must break its claim.

import { describe } from 'vitest';

import { defineValidatorClaimTests } from './define-validator-claim-tests.ts';

describe('the generated validators', () => {
  defineValidatorClaimTests();
});
