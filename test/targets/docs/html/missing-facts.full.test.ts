// Completeness of the HTML of the real documents in `CORPUS`, without scripts.

import { describe, expect, it } from 'vitest';
import { hasNoRealDocuments, realDocuments } from '../../../real-documents.ts';
import { docsAt } from '../generate-docs.ts';
import { findMissingFacts } from './missing-facts.ts';

describe.skipIf(hasNoRealDocuments).each(realDocuments)('the HTML of %s', (document) => {
  it('shows every fact of its model', async () => {
    const { api, pages } = await docsAt(document, 'html');
    expect(findMissingFacts(api, pages).slice(0, 40)).toEqual([]);
  }, 600_000);
});
