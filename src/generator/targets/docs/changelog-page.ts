// Markdown changelog page.

import { cell, text, type Md } from '../../code/markdown/markdown.ts';
import { changesWords, type Changelog } from './changelog.ts';
import type { Links } from './page-links.ts';

/** View of `docs/changes`. */
export interface ChangesView {
  readonly lead: Md;
  readonly sections: readonly {
    readonly heading: Md;
    readonly changes: readonly { readonly where: Md; readonly what: Md; readonly effect: Md; readonly met: Md }[];
  }[];
}

export function changesView(changelog: Changelog, links: Links): ChangesView {
  const { lead, sections } = changesWords(changelog, links);
  return {
    lead,
    sections: sections.map(({ heading, changes }) => ({
      heading: text(heading),
      changes: changes.map(({ where, what, effect, met }) => ({
        where: cell(where),
        what: cell(what),
        effect: cell(effect),
        met: cell(met),
      })),
    })),
  };
}
