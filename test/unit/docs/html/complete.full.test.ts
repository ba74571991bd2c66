// Every fact of the models of real documents, whose folder CORPUS names, is on a page that needs no script.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../architecture/files.ts';
import { docsAt } from '../pages.ts';
import { lackingFacts } from './complete-site.ts';

const corpus = process.env['CORPUS'] ?? join(root, '../shared/corpus');
const documents = existsSync(corpus) ? readdirSync(corpus).filter((name) => /\.(?:json|yaml)$/.test(name)).map((name) => join(corpus, name)) : [];

describe.each(documents)('the HTML of %s', (document) => {
  it('shows every fact of its model', async () => {
    const { api, pages } = await docsAt(document, 'html');
    expect(lackingFacts(api, pages).slice(0, 40)).toEqual([]);
  }, 600_000);
});
