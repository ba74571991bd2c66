// Changelog guide: the changes since an earlier version of the document, if one was specified.

import { anchorId, html, escapeHtml } from '../../../../code/html/html-and-svg.ts';
import { describeChangelog } from '../../changelog.ts';
import { guideSection, type GuideBuilder, guideRow } from '../guide.ts';
import { lineHtml } from '../markdown-to-view.ts';

export const changelogGuide: GuideBuilder = ({ changelog }, links) => {
  if (changelog === undefined) return undefined;
  const { lead, sections } = describeChangelog(changelog, links);
  return {
    name: 'changes',
    title: html`Changelog`,
    summary: `Changes since version ${changelog.since}, and their effects on clients.`,
    sections: [
      guideSection(html`Compared versions`, html`versions`, { blocks: [html`<p>${lineHtml(lead)}</p>`] }),
      ...sections.map(({ heading, level, changes }) =>
        guideSection(html`${escapeHtml(heading)} changes`, anchorId(level), {
          tables: [
            {
              head: [html`Location`, html`Change`, html`Effect`, html`Affected operations`],
              rows: changes.map(({ location, change, effect, affectedOperations }) =>
                guideRow(lineHtml(location), lineHtml(change), lineHtml(effect), lineHtml(affectedOperations)),
              ),
            },
          ],
        }),
      ),
    ],
  };
};
