// Documentation site of Ashlar: guides, generated reference pages, and an index.

import { readdirSync } from 'node:fs';
import { address, html, text, textOf, type Html } from '../../src/generator/code/html/html.ts';
import { builtScript } from '../../src/generator/code/runtime-sources.ts';
import { render } from '../../src/generator/output/render-templates.ts';
import { section } from '../../src/generator/targets/docs/html/guide.ts';
import { searchPages } from '../../src/generator/targets/docs/html/search/index-files.ts';
import { markdownPage, type Addresses } from './markdown.ts';
import { diagnosticsPath, framed, type OwnPage } from './page.ts';
import { referencePages, textAt } from './reference.ts';

/** Returns every file of the site by its path. */
export function ownSite(): ReadonlyMap<string, string> {
  const pages = framed(ownPages());
  const files = [
    ...pages.map(({ page }) => page),
    { path: 'assets/style.css', template: 'docs/html/style.css', view: {} } as const,
    ...searchPages('', pages, []),
    { path: 'assets/page.js', code: builtScript('page-script'), formatted: true },
    { path: 'assets/search.js', code: builtScript('search'), formatted: true },
  ];
  return new Map(render(files).map(({ path, text }) => [path, text]));
}

/** Returns the pages: index, guides, references, then rules. */
export function ownPages(): readonly OwnPage[] {
  const addresses = written();
  const rules = [...addresses.keys()].filter((path) => /^docs\/lint\/.*\//.test(path));
  const guides = [...addresses.keys()].filter((path) => !path.startsWith('docs/lint/'));
  const pages = [
    ...guides.map((path) => markdownPage(path, textAt(path), 'guides', addresses)),
    ...referencePages(addresses),
    ...rules.map((path) => markdownPage(path, textAt(path), 'rules', addresses)),
  ];
  return [index(pages), ...pages];
}

/** Reading order of the guides; others follow by name. */
const order = [
  'init',
  'documents',
  'vocabulary',
  'rules',
  'lint',
  'diff',
  'pull-requests',
  'client',
  'validators',
  'server',
  'scaffold',
  'templates',
  'monorepo',
  'release',
  'service',
  'seed-data',
  'benchmarks',
  'decisions',
];

function byOrder(one: string, other: string): number {
  const at = (name: string): number => [...order, name].indexOf(name);
  return at(one) - at(other);
}

/** Returns the site paths of the README, the guides, and the pages of lint rules. */
function written(): Addresses {
  const markdown = (folder: string): readonly string[] =>
    readdirSync(new URL(`../../${folder}`, import.meta.url))
      .filter((name) => name.endsWith('.md'))
      .sort();
  const named = (path: string, name: string): readonly [string, string] => [
    path,
    `guides/${name.replace(/\.md$/, '').toLowerCase()}.html`,
  ];
  const families = readdirSync(new URL('../../docs/lint', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return new Map([
    named('README.md', 'overview'),
    ...markdown('docs')
      .map((name) => name.replace(/\.md$/, ''))
      .sort(byOrder)
      .map((name) => named(`docs/${name}.md`, name)),
    named('CONTRIBUTING.md', 'contributing'),
    ['docs/lint/README.md', diagnosticsPath],
    ...families
      .sort()
      .flatMap((family) =>
        markdown(`docs/lint/${family}`).map(
          (name) => [`docs/lint/${family}/${name}`, `rules/${family}-${name.replace(/\.md$/, '.html')}`] as const,
        ),
      ),
  ]);
}

function index(pages: readonly OwnPage[]): OwnPage {
  const listed = (group: OwnPage['group']): readonly Html[] =>
    pages
      .filter((page) => page.group === group)
      .map(
        ({ path, title, lead }) =>
          html`<a href="${address(path)}">${title}</a>: ${text(/^.*?[.](?= |$)/.exec(textOf(lead))?.[0] ?? textOf(lead))}`,
      );
  return {
    path: 'index.html',
    group: 'index',
    title: html`Ashlar`,
    lead: html`One OpenAPI document in; types, validators, client, server and documentation that agree with it out.`,
    sections: [
      section(html`Guides`, html`guides`, { list: listed('guides') }),
      section(html`Reference`, html`reference`, { list: listed('reference') }),
      section(html`Rules of the linter`, html`rules`, { list: listed('rules') }),
    ],
  };
}
