// Every fact of the models of real documents, whose folder CORPUS names, is on a page that needs no script.

import { describe, expect, it } from 'vitest';
import { noDocuments, realDocuments } from '../../../real-documents.ts';
import { docsAt } from '../pages.ts';
import { lackingFacts } from './complete-site.ts';

describe.skipIf(noDocuments).each(realDocuments)('the HTML of %s', (document) => {
  it('shows every fact of its model', async () => {
    const { api, pages } = await docsAt(document, 'html');
    expect(lackingFacts(api, pages).slice(0, 40)).toEqual([]);
  }, 600_000);
});
