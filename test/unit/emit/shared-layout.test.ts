// What many pages show beside their own is laid out once, and no page shows what another one's view holds.

import { expect, it } from 'vitest';
import { createTemplateCompiler } from '../../../src/generator/output/handlebars.ts';

const frame = {
  title: 't',
  summary: '',
  policy: 'p',
  style: 's',
  script: 'j',
  up: '',
  home: 'h',
  version: '1',
  guides: [],
  reference: [],
  trail: [],
};

it('an area beside a hundred pages is read once', () => {
  const layout = createTemplateCompiler()('docs/html/head');
  let reads = 0;
  const shared = {
    get label() {
      reads++;
      return 'Books';
    },
    address: 'areas/books.html',
    current: false,
    operations: [],
    more: '',
  };
  const own = { label: 'Loans', address: 'areas/loans.html', current: true, operations: [], more: '' };
  const pages = Array.from({ length: 100 }, (_, index) =>
    layout({ ...frame, tagGroups: [shared, { ...own, label: `Loans ${index}` }] }),
  );
  expect(reads).toBe(1);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('<li><a href="areas/books.html">Books</a>');
    expect(page).toContain(`<li><a href="areas/loans.html" aria-current="page">Loans ${index}</a>`);
  }
});
