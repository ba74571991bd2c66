// Page layout of the documentation site, in the frame of generated references.

import { address, html, nothing, text, textOf, type Html } from '../../src/generator/code/html/html.ts';
import { policyOf, type FrameView, type LinkView } from '../../src/generator/targets/docs/html/page-layout.ts';
import type { GuideSection } from '../../src/generator/targets/docs/html/guide.ts';
import { searchedPage, type SearchedPage } from '../../src/generator/targets/docs/html/search/indexed-page.ts';

export interface OwnPage {
  /** Relative to the site root; at most one directory deep. */
  readonly path: string;
  readonly title: Html;
  readonly lead: Html;
  /** Group in the side navigation; pages of single rules are linked only from the page that lists them. */
  readonly group: 'index' | 'guides' | 'reference' | 'rules';
  readonly sections: readonly GuideSection[];
}

/** Returns the pages as template views. */
export function framed(pages: readonly OwnPage[]): readonly SearchedPage[] {
  return pages.map((page) =>
    searchedPage('', page.path, 'docs/html/guide', () => ({
      title: page.title,
      lead: page.lead,
      sections: page.sections,
      frame: frameOf(page, pages),
    })),
  );
}

function frameOf(page: OwnPage, pages: readonly OwnPage[]): FrameView {
  const up = page.path.includes('/') ? '../' : '';
  const link = ({ title, path }: OwnPage): LinkView => ({
    label: title,
    address: address(up + path),
    current: path === page.path,
  });
  const inGroup = (group: OwnPage['group']): readonly OwnPage[] => pages.filter((each) => each.group === group);
  const row = inGroup(page.group);
  const at = row.indexOf(page);
  const isIndex = page.group === 'index';
  return {
    title: isIndex ? page.title : html`${page.title} · Ashlar`,
    summary: text(textOf(page.lead).slice(0, 200)),
    policy: policyOf(undefined),
    up: text(up),
    home: html`Ashlar`,
    version: nothing,
    style: address(`${up}assets/style.css`),
    script: address(`${up}assets/page.js`),
    trail: isIndex
      ? []
      : pages
          .filter(({ path, group }) => group === 'index' || (page.group === 'rules' && path === diagnosticsPath))
          .map(link),
    here: page.title,
    guides: inGroup('guides').map(link),
    areas: [],
    reference: inGroup('reference').map(link),
    before: row.slice(Math.max(0, at - 1), at).map(link),
    after: row.slice(at + 1, at + 2).map(link),
    contents: page.sections,
    hasContents: page.sections.length > 1,
  };
}

export const diagnosticsPath = 'reference/diagnostics.html';
