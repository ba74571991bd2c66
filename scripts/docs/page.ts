// Page layout of the documentation site, which shares its frame with generated HTML references.

import {
  escapeRelativeUrl,
  html,
  emptyHtml,
  escapeHtml,
  htmlToText,
  type Html,
} from '../../src/generator/code/html/html-and-svg.ts';
import {
  contentSecurityPolicy,
  type FrameView,
  type LinkView,
} from '../../src/generator/targets/docs/html/page-layout.ts';
import type { GuideSection } from '../../src/generator/targets/docs/html/guide.ts';
import { createIndexedPage, type IndexedPage } from '../../src/generator/targets/docs/html/search/index-files.ts';

export interface SitePage {
  /** Relative to the site root; at most one directory deep. */
  readonly path: string;
  readonly title: Html;
  readonly lead: Html;
  /** Group in the side navigation; rule pages are linked only from the page that lists them. */
  readonly group: 'index' | 'guides' | 'reference' | 'rules';
  readonly sections: readonly GuideSection[];
}

/** Returns the pages as template views. */
export function renderSitePages(pages: readonly SitePage[]): readonly IndexedPage[] {
  return pages.map((page) =>
    createIndexedPage('', page.path, 'docs/html/guide', () => ({
      title: page.title,
      lead: page.lead,
      sections: page.sections,
      frame: createFrame(page, pages),
    })),
  );
}

function createFrame(page: SitePage, pages: readonly SitePage[]): FrameView {
  const rootPath = page.path.includes('/') ? '../' : '';
  const link = ({ title, path }: SitePage): LinkView => ({
    label: title,
    address: escapeRelativeUrl(rootPath + path),
    current: path === page.path,
  });
  const inGroup = (group: SitePage['group']): readonly SitePage[] =>
    pages.filter((candidate) => candidate.group === group);
  const siblings = inGroup(page.group);
  const index = siblings.indexOf(page);
  const isIndex = page.group === 'index';
  return {
    title: isIndex ? page.title : html`${page.title} · Ashlar`,
    summary: escapeHtml(htmlToText(page.lead).slice(0, 200)),
    policy: contentSecurityPolicy(undefined),
    up: escapeHtml(rootPath),
    home: html`Ashlar`,
    version: emptyHtml,
    style: escapeRelativeUrl(`${rootPath}assets/style.css`),
    script: escapeRelativeUrl(`${rootPath}assets/page.js`),
    trail: isIndex
      ? []
      : pages
          .filter(({ path, group }) => group === 'index' || (page.group === 'rules' && path === diagnosticsPath))
          .map(link),
    here: page.title,
    guides: inGroup('guides').map(link),
    tagGroups: [],
    reference: inGroup('reference').map(link),
    before: siblings.slice(Math.max(0, index - 1), index).map(link),
    after: siblings.slice(index + 1, index + 2).map(link),
    contents: page.sections,
    hasContents: page.sections.length > 1,
  };
}

export const diagnosticsPath = 'reference/diagnostics.html';
