// Caching of rendered partials: pages that share the view of a partial also share its output.

import { expect, it } from 'vitest';
import { createTemplateCompiler } from '../../src/generator/output/template-compiler.ts';

const pageView = {
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

it('renders a tag group only once if 100 pages share it', () => {
  const renderPage = createTemplateCompiler()('docs/html/head');
  let labelReadCount = 0;
  const sharedTagGroup = {
    get label() {
      labelReadCount++;
      return 'Books';
    },
    address: 'tags/books.html',
    current: false,
    operations: [],
    more: '',
  };
  const pageTagGroup = { label: 'Loans', address: 'tags/loans.html', current: true, operations: [], more: '' };
  const pages = Array.from({ length: 100 }, (_, index) =>
    renderPage({ ...pageView, tagGroups: [sharedTagGroup, { ...pageTagGroup, label: `Loans ${index}` }] }),
  );
  expect(labelReadCount).toBe(1);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('<li><a href="tags/books.html">Books</a>');
    expect(page).toContain(`<li><a href="tags/loans.html" aria-current="page">Loans ${index}</a>`);
  }
});
