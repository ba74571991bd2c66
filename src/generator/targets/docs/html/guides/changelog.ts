// Changelog guide: the changes since an earlier document, if one was specified.

import { anchorId, html, escapeHtml } from '../../../../code/html/html.ts';
import { describeChangelog } from '../../changelog.ts';
import { guideSection, type GuideBuilder, guideRow } from '../guide.ts';
import { lineHtml } from '../markdown-to-view.ts';

export const changelogGuide: GuideBuilder = ({ changelog }, links) => {
  if (changelog === undefined) return undefined;
  const { lead, sections } = describeChangelog(changelog, links);
  return {
    name: 'changes',
    title: html`Changelog`,
    summary: `What changed since version ${changelog.since}, and whom it breaks.`,
    sections: [
      guideSection(html`Versions`, html`versions`, { blocks: [html`<p>${lineHtml(lead)}</p>`] }),
      ...sections.map(({ heading, level, changes }) =>
        guideSection(escapeHtml(heading), anchorId(level), {
          tables: [
            {
              head: [html`Where`, html`What`, html`Effect`, html`Met by`],
              rows: changes.map(({ where, what, effect, affectedOperations }) =>
                guideRow(lineHtml(where), lineHtml(what), lineHtml(effect), lineHtml(affectedOperations)),
              ),
            },
          ],
        }),
      ),
    ],
  };
};
