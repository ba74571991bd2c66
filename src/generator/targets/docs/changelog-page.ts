// Markdown changelog page.

import { tableCell, escapeMarkdown, type Md } from '../../code/markdown/markdown.ts';
import { describeChangelog, type Changelog } from './changelog.ts';
import type { Links } from './page-links.ts';

/** View of `docs/changes`. */
export interface ChangelogView {
  readonly lead: Md;
  readonly sections: readonly {
    readonly heading: Md;
    readonly changes: readonly {
      readonly where: Md;
      readonly what: Md;
      readonly effect: Md;
      readonly affectedOperations: Md;
    }[];
  }[];
}

export function changelogView(changelog: Changelog, links: Links): ChangelogView {
  const { lead, sections } = describeChangelog(changelog, links);
  return {
    lead,
    sections: sections.map(({ heading, changes }) => ({
      heading: escapeMarkdown(heading),
      changes: changes.map(({ where, what, effect, affectedOperations }) => ({
        where: tableCell(where),
        what: tableCell(what),
        effect: tableCell(effect),
        affectedOperations: tableCell(affectedOperations),
      })),
    })),
  };
}
