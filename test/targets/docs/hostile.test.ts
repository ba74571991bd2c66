// Injection safety of the docs: a hostile document adds no HTML or unsafe URLs, and does not change the page structure.

import { beforeAll, describe, expect, it } from 'vitest';
import { document, names, payload } from './hostile-document.ts';
import { decodeEntities, elementNames, linkUrls, render } from './render-commonmark.ts';
import { brokenLinks } from './markdown-links.ts';
import { brokenLinks as brokenHtmlLinks, duplicateIds, loadedUrls } from './html/site-links.ts';
import { validateHtml } from './html/validate-html.ts';
import { docsOf, documentOf, type Docs } from './generate-docs.ts';
import { isFull } from '../../tier.ts';

/** Sections of an operation page. */
const operationSections = [
  'Path',
  'Details',
  'Servers',
  'Authorization',
  'Parameters',
  'Request body',
  'Effect',
  'Preconditions',
  'Limits',
  'Events',
  'Request processing',
  'Responses',
  'Callbacks',
  'Unspecified behavior',
];
/** Elements that rendered Markdown may contain. */
const markdownElements = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'em',
  'strong',
  'code',
  'pre',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'br',
  'del',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'input',
]);

let docs: Docs;
/** Markdown pages as HTML. */
let renderedPages: ReadonlyMap<string, string>;
beforeAll(async () => {
  docs = await docsOf(document);
  renderedPages = new Map([...docs.pages].map(([path, text]) => [path, render(text)]));
});

describe('the Markdown of a hostile document', () => {
  it('has a page for each schema and operation', () => {
    expect([...docs.pages.keys()].filter((path) => path.startsWith('schemas/hostile'))).toHaveLength(names.length);
    expect([...docs.pages.keys()].filter((path) => path.startsWith('operations/'))).toHaveLength(names.length);
  });

  it('renders only Markdown elements', () => {
    for (const [path, html] of renderedPages)
      expect([path, elementNames(html).filter((name) => !markdownElements.has(name))]).toEqual([path, []]);
  });

  it('links only to web and mail addresses and to existing pages', () => {
    for (const [path, html] of renderedPages)
      expect([path, linkUrls(html).filter((url) => /^[a-z]+:/i.test(url) && !/^(?:https?|mailto):/.test(url))]).toEqual(
        [path, []],
      );
    expect(brokenLinks(renderedPages)).toEqual([]);
  });

  it('keeps the heading structure of each page', () => {
    for (const [path, html] of renderedPages) {
      const headings = [...html.matchAll(/<h([12])>(.*?)<\/h\1>/gs)].map(
        (match) => `${match[1] ?? ''} ${match[2] ?? ''}`,
      );
      const topHeadings = headings.filter((heading) => heading.startsWith('1'));
      expect([path, topHeadings.length]).toEqual([path, 1]);
      // llms.txt has a section for each tag, titled by its hostile name.
      const sections = headings
        .slice(1)
        .map((heading) => heading.slice(2))
        .filter((section) => path !== 'llms.txt' || !section.startsWith('Operations: '));
      expect(sections.filter((section) => !/^[A-Z][a-z ]+$/.test(section))).toEqual([]);
      if (path.startsWith('operations/')) expect(sections).toEqual(operationSections);
      if (path.startsWith('schemas/hostile'))
        expect(sections.filter((section) => section !== 'Used by')).toEqual([
          'Type',
          'Fields',
          'Rules',
          'Conditions',
          'Examples',
        ]);
    }
  });

  it('has the same number of cells in every row of a table', () => {
    // Renderers drop the excess cells of a row and add missing ones, so the cells are counted in the Markdown.
    const countCells = (row: string): number => row.replace(/\\\|/g, '').split('|').length - 2;
    const tables = [...docs.pages].flatMap(([path, text]) =>
      [...text.matchAll(/^\|.*\n\|(?: ?:?-+:? ?\|)+\n(?:\|.*(?:\n|$))*/gm)].map(
        ([table]) => [path, ...table.trim().split('\n').map(countCells)] as const,
      ),
    );
    expect(tables.filter(([path]) => path.startsWith('schemas/hostile')).length).toBeGreaterThanOrEqual(names.length);
    expect(tables.filter(([, headerCells, ...rows]) => rows.some((cells) => cells !== headerCells))).toEqual([]);
  });
});

/** Elements that the HTML templates may contain. */
const templateElements = new Set([
  ...markdownElements,
  'html',
  'head',
  'meta',
  'title',
  'link',
  'script',
  'body',
  'header',
  'nav',
  'main',
  'article',
  'section',
  'footer',
  'div',
  'span',
  'dl',
  'dt',
  'dd',
  'figure',
  'figcaption',
  'details',
  'summary',
  'noscript',
  'wbr',
  'var',
  'form',
  'label',
  'button',
  'textarea',
  'select',
  'option',
  'output',
  'template',
  'dialog',
  'search',
  'fieldset',
  'legend',
  'svg',
  'desc',
  'g',
  'rect',
  'path',
  'text',
]);

describe('the HTML of a hostile document', () => {
  let pages: ReadonlyMap<string, string>;
  let htmlPages: readonly (readonly [path: string, html: string])[];
  beforeAll(async () => {
    ({ pages } = await docsOf(document, 'html'));
    htmlPages = [...pages].filter(([path]) => path.endsWith('.html'));
  });

  it('contains only template elements, and no event handler or style attribute', () => {
    expect(htmlPages.filter(([path]) => path.startsWith('operations/'))).toHaveLength(names.length);
    for (const [path, page] of htmlPages) {
      expect([path, elementNames(page).filter((name) => !templateElements.has(name))]).toEqual([path, []]);
      expect([
        path,
        (page.match(/<[a-z][^>]*>/g) ?? []).filter((tag) =>
          / (?:on\w+|style|srcdoc|formaction)\s*=/i.test(tag.replace(/"[^"]*"/g, '""')),
        ),
      ]).toEqual([path, []]);
    }
  });

  it('links only to web and mail addresses and to existing fragments', () => {
    for (const [path, page] of htmlPages) {
      // `data:,` is the empty icon, which stops browsers from requesting one.
      expect([
        path,
        linkUrls(page).filter((url) => url !== 'data:,' && /^[a-z]+:/i.test(url) && !/^(?:https?|mailto):/.test(url)),
      ]).toEqual([path, []]);
      expect([path, loadedUrls(page).filter((url) => !/^(?:\.\.\/)?assets\//.test(url))]).toEqual([path, []]);
    }
    expect(brokenHtmlLinks(pages)).toEqual([]);
    expect(duplicateIds(pages)).toEqual([]);
  });

  it('loads only the scripts of the site, under a content security policy that allows no others', () => {
    for (const [path, page] of htmlPages) {
      // Data for scripts must not be able to end its element; all other scripts must be external.
      const unsafeScripts = [...page.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].filter(
        ([, attributes = '', content = '']) =>
          attributes.startsWith(' type="application/json"')
            ? content.includes('<')
            : content !== '' || !/ src="(?:\.\.\/)?assets\/[\w.-]+"/.test(attributes),
      );
      expect([path, unsafeScripts.map(([element]) => element)]).toEqual([path, []]);
      const policies = [...page.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g)].map(
        ([, policy = '']) => decodeEntities(policy),
      );
      expect([path, policies.length]).toEqual([path, 1]);
      // Requests may go to this machine and to valid host names.
      expect(policies[0]).toMatch(
        /^default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:;(?: connect-src 'self'(?: https?:\/\/[a-z0-9.-]+(?::\d+)?)* http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*;)? base-uri 'none'; form-action 'none'$/,
      );
      expect(page.indexOf('http-equiv')).toBeLessThan(page.indexOf('<title>'));
    }
  });

  it('contains the attacks as text', () => {
    // Otherwise, the other tests would pass because of omissions.
    const text = htmlPages.map(([, page]) => decodeEntities(page)).join('\n');
    for (const prefix of ['webhooks/', 'tags/', 'guides/', 'operations/', 'schemas/stateful.html'])
      expect([prefix, htmlPages.some(([path]) => path.startsWith(prefix))]).toEqual([prefix, true]);
    expect((text.match(/<script>alert\(1\)/g) ?? []).length).toBeGreaterThan(1000);
  });

  it('is valid HTML', async () => {
    for (const path of [
      'index.html',
      'schemas/hostile0.html',
      htmlPages.find(([path]) => path.startsWith('operations/'))?.[0] ?? '',
    ])
      expect([path, await validateHtml(pages.get(path) ?? '')]).toEqual([path, []]);
  });

  // A megabyte in the full tier.
  it('contains only template elements for a very long description', async () => {
    const { pages: longPages } = await docsOf(
      documentOf({
        Thing: {
          type: 'object',
          description: payload.repeat(Math.ceil((isFull ? 1e6 : 2e5) / payload.length)),
          properties: { a: { description: '['.repeat(1e4) } },
        },
      }),
      'html',
    );
    const elements = elementNames(longPages.get('schemas/thing.html') ?? '');
    expect(elements.filter((name) => !templateElements.has(name))).toEqual([]);
  });
});
