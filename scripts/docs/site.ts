// Documentation site of Ashlar: guides, generated reference pages, and an index.

import { readdirSync } from 'node:fs';
import {
  escapeRelativeUrl,
  html,
  escapeHtml,
  htmlToText,
  type Html,
} from '../../src/generator/code/html/html-and-svg.ts';
import { readDocsScript } from '../../src/generator/code/runtime-sources.ts';
import { renderPages } from '../../src/generator/output/render-templates.ts';
import { guideSection } from '../../src/generator/targets/docs/html/guide.ts';
import { createSearchIndexFiles } from '../../src/generator/targets/docs/html/search/index-files.ts';
import { createMarkdownPage, type SitePaths } from './markdown.ts';
import { diagnosticsPath, renderSitePages, type SitePage } from './page.ts';
import { createReferencePages, readText } from './reference.ts';

/** Returns every file of the site by its path. */
export function createSite(): ReadonlyMap<string, string> {
  const pages = renderSitePages(createPages());
  const files = [
    ...pages.map(({ page }) => page),
    { path: 'assets/style.css', template: 'docs/html/style.css', view: {} } as const,
    ...createSearchIndexFiles('', pages, []),
    { path: 'assets/page.js', code: readDocsScript('page-script'), isFormatted: true },
    { path: 'assets/search.js', code: readDocsScript('search'), isFormatted: true },
  ];
  return new Map(renderPages(files).map(({ path, text }) => [path, text]));
}

/** Returns the pages: index, guides, references, then rules. */
export function createPages(): readonly SitePage[] {
  const sitePaths = listSitePaths();
  const rules = [...sitePaths.keys()].filter((path) => /^docs\/lint\/.*\//.test(path));
  const guides = [...sitePaths.keys()].filter((path) => !path.startsWith('docs/lint/'));
  const pages = [
    ...guides.map((path) => createMarkdownPage(path, readText(path), 'guides', sitePaths)),
    ...createReferencePages(sitePaths),
    ...rules.map((path) => createMarkdownPage(path, readText(path), 'rules', sitePaths)),
  ];
  return [createIndexPage(pages), ...pages];
}

/** Reading order of the pages; others follow by name. */
const guideOrder = [
  'getting-started',
  'first-server',
  'express',
  'fastify',
  'hono',
  'cloudflare-workers',
  'react',
  'nextjs',
  'migrate-from-openapi-typescript',
  'migrate-from-hey-api',
  'write-a-host',
  'troubleshooting',
  'init',
  'configuration',
  'documents',
  'vocabulary',
  'rules',
  'lint',
  'diagnostics',
  'diff',
  'pull-requests',
  'client',
  'types',
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

function compareGuides(first: string, second: string): number {
  const position = (name: string): number => [...guideOrder, name].indexOf(name);
  return position(first) - position(second);
}

/** Returns the site paths of the README, the tutorials, the guides, and the pages of lint rules. */
function listSitePaths(): SitePaths {
  const markdown = (directory: string): readonly string[] =>
    readdirSync(new URL(`../../${directory}`, import.meta.url))
      .filter((name) => name.endsWith('.md'))
      .sort();
  const guidePath = (path: string, name: string): readonly [string, string] => [
    path,
    `guides/${name.replace(/\.md$/, '').toLowerCase()}.html`,
  ];
  const families = readdirSync(new URL('../../docs/lint', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return new Map([
    guidePath('README.md', 'overview'),
    ...['docs/tutorials', 'docs/guides', 'docs'].flatMap((directory) =>
      markdown(directory)
        .map((name) => name.replace(/\.md$/, ''))
        .sort(compareGuides)
        .map((name) => guidePath(`${directory}/${name}.md`, name)),
    ),
    guidePath('CONTRIBUTING.md', 'contributing'),
    ...markdown('docs/contributing').map((name) => guidePath(`docs/contributing/${name}`, `contributing-${name}`)),
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

function createIndexPage(pages: readonly SitePage[]): SitePage {
  const linksTo = (group: SitePage['group']): readonly Html[] =>
    pages
      .filter((page) => page.group === group)
      .map(
        ({ path, title, lead }) =>
          html`<a href="${escapeRelativeUrl(path)}">${title}</a>: ${escapeHtml(/^.*?[.](?= |$)/.exec(htmlToText(lead))?.[0] ?? htmlToText(lead))}`,
      );
  return {
    path: 'index.html',
    group: 'index',
    title: html`Ashlar`,
    lead: html`Generate types, validators, a client, a server, and docs from an OpenAPI document.`,
    sections: [
      guideSection(html`Guides`, html`guides`, { list: linksTo('guides') }),
      guideSection(html`Reference`, html`reference`, { list: linksTo('reference') }),
      guideSection(html`Lint rules`, html`rules`, { list: linksTo('rules') }),
    ],
  };
}
