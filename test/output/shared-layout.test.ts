// Caching of shared partial views in templates: pages share rendered partials, not their own views.

import { expect, it } from 'vitest';
import { createTemplateCompiler } from '../../src/generator/output/handlebars.ts';

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

it('renders a tag group that 100 pages share once', () => {
  const renderPage = createTemplateCompiler()('docs/html/head');
  let reads = 0;
  const sharedTagGroup = {
    get label() {
      reads++;
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
  expect(reads).toBe(1);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('<li><a href="tags/books.html">Books</a>');
    expect(page).toContain(`<li><a href="tags/loans.html" aria-current="page">Loans ${index}</a>`);
  }
});
