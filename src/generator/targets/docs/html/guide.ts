// Guide: a page on one topic across the whole API, and its table rows.

import {
  type Html,
  escapeRelativeUrl,
  html,
  joinHtml,
  emptyHtml,
  escapeHtml,
} from '../../../code/html/html-and-svg.ts';
import type { Links } from '../page-links.ts';
import {
  frameView,
  type FrameView,
  type LinkView,
  type PageMetadata,
  type PageSection,
  operationLink,
} from './page-layout.ts';
import { htmlAddresses, type DocsSite } from './site-addresses-and-data.ts';
import type { Operation } from '../../../model/types/api.ts';
import { requestMethod } from '../../../model/http-request.ts';

/** A guide; its links are relative to a page one directory down. */
export interface Guide {
  /** Name in the URL. */
  readonly name: string;
  readonly title: Html;
  /** Summary sentence, plain text. */
  readonly summary: string;
  readonly sections: readonly GuideSection[];
}

export interface GuideSection extends PageSection {
  /** Blocks before the lists and tables. */
  readonly blocks: readonly Html[];
  readonly list: readonly Html[];
  readonly steps: readonly Html[];
  readonly tables: readonly GuideTable[];
}

export interface GuideTable {
  readonly head: readonly Html[];
  /** Rows. `first` and `cells` together have one cell for each head cell. */
  readonly rows: readonly { readonly anchor: Html; readonly first: Html; readonly cells: readonly Html[] }[];
}

/** Builds a guide; `undefined` if the model has no content for it. */
export type GuideBuilder = (site: Omit<DocsSite, 'guides' | 'hasShared'>, links: Links) => Guide | undefined;

/** Creates a section; missing content is empty. */
export function guideSection(
  label: Html,
  anchor: Html,
  content: Partial<Omit<GuideSection, 'label' | 'anchor'>>,
): GuideSection {
  return { label, anchor, blocks: [], list: [], steps: [], tables: [], ...content };
}

/** View of `docs/html/guide`. */
export interface GuideHtml {
  readonly frame: FrameView;
  readonly title: Html;
  readonly lead: Html;
  readonly sections: readonly GuideSection[];
}

export function guideHtml(
  guide: Guide,
  lead: Html,
  neighbors: Pick<PageMetadata, 'before' | 'after'>,
  site: DocsSite,
): GuideHtml {
  const { name, title, summary, sections } = guide;
  return {
    title,
    lead,
    sections,
    frame: frameView({ ...neighbors, path: htmlAddresses.guide(name), title, summary, sections }, site),
  };
}

export type { LinkView };

export type GuideRow = GuideTable['rows'][number];

export function guideRow(first: Html, ...cells: readonly Html[]): GuideRow {
  return { anchor: emptyHtml, first, cells };
}

/** Returns a link to an operation, or to an anchor on its page, from a page one directory down. */
export function operationCell(operation: Operation, target = emptyHtml): Html {
  const { label, address } = operationLink(operation);
  const fragment = target === emptyHtml ? emptyHtml : html`#${target}`;
  return html`<a href="${escapeRelativeUrl(`../${address}`)}${fragment}">${label}</a>`;
}

/** Returns the method and the path of an operation. */
export function methodAndPathCell({ method, path }: Operation): Html {
  return html`<code>${escapeHtml(requestMethod(method))} ${escapeHtml(path)}</code>`;
}

/** Returns a comma-separated list of code spans. */
export function codeList(names: readonly string[]): Html {
  return joinHtml(
    names.map((name) => html`<code>${escapeHtml(name)}</code>`),
    ', ',
  );
}
