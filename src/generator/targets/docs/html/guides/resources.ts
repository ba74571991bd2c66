// Resources guide: containment and references between resources.

import {
  escapeRelativeUrl,
  html,
  emptyHtml,
  htmlNumber,
  escapeHtml,
  type Html,
} from '../../../../code/html/html-and-svg.ts';
import { relationDiagrams, findResources, type Relation } from '../../diagrams/resource-graph.ts';
import { memoizeByValue } from '../../page-model-slice.ts';
import { codeList, guideSection, type GuideBuilder } from '../guide.ts';
import { diagramHtml } from '../../diagrams/render-svg.ts';
import { htmlAddresses } from '../site-addresses-and-data.ts';

/** Maximum number of diagrams; more would make the page slow to load. */
const maxDiagrams = 30;

export const resourcesGuide: GuideBuilder = ({ api, memo }) => {
  const graph = findResources(api);
  const relations = [...graph.contains, ...graph.references];
  if (relations.length === 0) return undefined;
  const linkTo = (id: string): Html => {
    const schema = api.schema(id);
    return schema === undefined
      ? html`<code>${escapeHtml(id)}</code>`
      : html`<a href="${escapeRelativeUrl(`../${htmlAddresses.schema(schema.name.file)}`)}"><code>${escapeHtml(id)}</code></a>`;
  };
  const relationSentence = ({ from, to, fields }: Relation): Html =>
    fields.length === 0
      ? html`${linkTo(from)} contains ${linkTo(to)}.`
      : html`${linkTo(from)} references ${linkTo(to)} by ${codeList(fields)}.`;
  const tags = api.tagGroups.map(({ id }) => id);
  // The diagrams are cached because their layout is expensive.
  const blocks = memoizeByValue(memo, 'relations', [graph, tags], () => {
    const diagrams = relationDiagrams(graph, tags);
    const shownDiagrams = diagrams
      .slice(0, maxDiagrams)
      .map(
        ({ tag, diagram }, index) =>
          html`${tag === undefined ? emptyHtml : html`<h3>${escapeHtml(tag)}</h3>`}${diagramHtml(diagram, `relations-${index + 1}`)}`,
      );
    return diagrams.length > shownDiagrams.length
      ? [
          ...shownDiagrams,
          html`<p>Diagrams of ${htmlNumber(diagrams.length - shownDiagrams.length)} more tags are omitted. The list below has all relationships.</p>`,
        ]
      : shownDiagrams;
  });
  return {
    name: 'resources',
    title: html`Resources`,
    summary: 'Resources of the API, and the relationships between them.',
    sections: [
      guideSection(html`Resource relationships`, html`relations`, {
        blocks,
        list: relations.map(relationSentence),
      }),
    ],
  };
};
