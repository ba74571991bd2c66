// A guide: a page about the whole interface, put together from what the model says of it.

import type { Html } from '../../../code/html/html.ts';
import type { Links } from '../page-links.ts';
import { frameView, type FrameView, type LinkView, type PageFacts, type Section } from './page-layout.ts';
import { htmlAddresses, type Site } from './site-map.ts';

/** What a guide says; its links are those of a page one folder down. */
export interface Guide {
  /** The name in its address. */
  readonly name: string;
  readonly title: Html;
  /** What it answers, in a sentence of plain text. */
  readonly summary: string;
  readonly sections: readonly GuideSection[];
}

export interface GuideSection extends Section {
  /** Blocks before everything else. */
  readonly blocks: readonly Html[];
  readonly list: readonly Html[];
  readonly steps: readonly Html[];
  readonly tables: readonly GuideTable[];
}

export interface GuideTable {
  readonly head: readonly Html[];
  /** As many cells as there are in the head. */
  readonly rows: readonly { readonly anchor: Html; readonly first: Html; readonly cells: readonly Html[] }[];
}

/** Makes a guide, or none where the model says nothing of it. */
export type GuideMaker = (site: Omit<Site, 'guides' | 'hasShared'>, links: Links) => Guide | undefined;

/** A section; what is not given is empty. */
export function section(
  label: Html,
  anchor: Html,
  content: Partial<Omit<GuideSection, 'label' | 'anchor'>>,
): GuideSection {
  return { label, anchor, blocks: [], list: [], steps: [], tables: [], ...content };
}

/** The view of `docs/html/guide`. */
export interface GuideHtml {
  readonly frame: FrameView;
  readonly title: Html;
  readonly lead: Html;
  readonly sections: readonly GuideSection[];
}

export function guideHtml(
  guide: Guide,
  lead: Html,
  around: Pick<PageFacts, 'before' | 'after'>,
  site: Site,
): GuideHtml {
  const { name, title, summary, sections } = guide;
  return {
    title,
    lead,
    sections,
    frame: frameView({ ...around, path: htmlAddresses.guide(name), title, summary, sections }, site),
  };
}

export type { LinkView };
