// API checklist on the source document; in the full tier, each mutation of the document breaks its claim.

import { describe } from 'vitest';

import { dereference } from './dereference.ts';
import { sourceDocument } from './documents.ts';
import { defineClaimTests } from './define-claim-tests.ts';

describe('the source document', async () => {
  defineClaimTests(await dereference(sourceDocument));
});
