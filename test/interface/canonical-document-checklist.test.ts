// Tests the canonical document, which is generated from the model, against the API checklist.

import { describe } from 'vitest';

import { dereference } from './dereference.ts';
import { canonicalDocument } from './documents.ts';
import { defineClaimTests } from './define-claim-tests.ts';

describe('the canonical document', async () => {
  defineClaimTests(await dereference(canonicalDocument));
});
