// Resources guide: containment and references between resources.

import { address, html, nothing, number, text, type Html } from '../../../../code/html/html.ts';
import { keptFor } from '../../../../model/dependencies/kept.ts';
import { relationDiagrams } from '../../diagrams/resource-relations.ts';
import { resourcesOf, type Relation } from '../../diagrams/resources.ts';
import { codes } from './table-rows.ts';
import { diagramHtml } from '../diagram-view.ts';
import { section, type GuideMaker } from '../guide.ts';
import { htmlAddresses } from '../site-map.ts';

/** Maximum number of diagrams; more would make the page slow to load. */
const mostDiagrams = 30;

export const resources: GuideMaker = ({ api }) => {
  const found = resourcesOf(api);
  const relations = [...found.contains, ...found.refers];
  if (relations.length === 0) return undefined;
  const link = (id: string): Html => {
    const schema = api.schema(id);
    return schema === undefined
      ? html`<code>${text(id)}</code>`
      : html`<a href="${address(`../${htmlAddresses.schema(schema.name.file)}`)}"><code>${text(id)}</code></a>`;
  };
  const words = ({ from, to, fields }: Relation): Html =>
    fields.length === 0
      ? html`${link(from)} contains ${link(to)}.`
      : html`${link(from)} refers to ${link(to)} by ${codes(fields)}.`;
  const areas = api.areas.map(({ id }) => id);
  // Layout is expensive: the diagrams are cached.
  const blocks = keptFor(api, `relations ${JSON.stringify([found, areas])}`, () => {
    const diagrams = relationDiagrams(found, areas);
    const drawn = diagrams
      .slice(0, mostDiagrams)
      .map(
        ({ area, diagram }, index) =>
          html`${area === undefined ? nothing : html`<h3>${text(area)}</h3>`}${diagramHtml(diagram, `relations-${index + 1}`)}`,
      );
    return diagrams.length > drawn.length
      ? [
          ...drawn,
          html`<p>The relations of ${number(diagrams.length - drawn.length)} more areas are not drawn. All relations are listed below.</p>`,
        ]
      : drawn;
  });
  return {
    name: 'resources',
    title: html`Resources`,
    summary: 'Which resources there are, what they contain and what they refer to.',
    sections: [
      section(html`How they hang together`, html`relations`, {
        blocks,
        list: relations.map(words),
      }),
    ],
  };
};
