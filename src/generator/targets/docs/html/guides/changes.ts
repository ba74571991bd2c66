// Changelog guide, if an earlier document was given.

import { anchor, html, text } from '../../../../code/html/html.ts';
import { changesWords } from '../../changelog.ts';
import { section, type GuideMaker } from '../guide.ts';
import { line } from '../markdown-to-view.ts';
import { row } from './table-rows.ts';

export const changes: GuideMaker = ({ changelog }, links) => {
  if (changelog === undefined) return undefined;
  const { lead, sections } = changesWords(changelog, links);
  return {
    name: 'changes',
    title: html`Changelog`,
    summary: `What changed since version ${changelog.since}, and whom it breaks.`,
    sections: [
      section(html`Versions`, html`versions`, { blocks: [html`<p>${line(lead)}</p>`] }),
      ...sections.map(({ heading, level, changes: own }) =>
        section(text(heading), anchor(level), {
          tables: [
            {
              head: [html`Where`, html`What`, html`Effect`, html`Met by`],
              rows: own.map(({ where, what, effect, met }) => row(line(where), line(what), line(effect), line(met))),
            },
          ],
        }),
      ),
    ],
  };
};
