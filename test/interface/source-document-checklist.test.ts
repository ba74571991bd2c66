// Tests the source document against the API checklist. In the full tier, each mutation must break its claim.

import { describe } from 'vitest';

import { dereference } from './dereference.ts';
import { sourceDocument } from './documents.ts';
import { defineClaimTests } from './define-claim-tests.ts';

describe('the source document', async () => {
  defineClaimTests(await dereference(sourceDocument));
});
