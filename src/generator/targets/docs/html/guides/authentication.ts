// How a caller proves who it is: the security schemes, their flows and their scopes.

import { anchor, html, join, type Html } from '../../../../emit/code/html.ts';
import { blockHtml } from '../../../../emit/code/html-markdown.ts';
import { schemeViews, securityWords } from '../../security.ts';
import type { Links } from '../../site.ts';
import { section, type GuideMaker, type GuideSection } from '../guide.ts';
import { line, lines, sentences } from '../words.ts';

export const authentication: GuideMaker = ({ api }, links) => {
  const schemes = schemeViews(api).map((scheme, index) =>
    section(line(scheme.name), anchor(`scheme.${api.securitySchemes[index]?.name ?? ''}`), {
      blocks: [blockHtml(scheme.description, 2), html`<p>${join(sentences(scheme.facts), ' ')}</p>`],
      tables: scheme.flows.flatMap(({ scopes }) => (scopes.length === 0 ? [] : [{ head: [html`Scope`, html`Allows`], rows: scopes.map(({ scope, description }) => ({ anchor: html``, first: line(scope), cells: [line(description)] })) }])),
      list: scheme.flows.map(({ grant, facts }) => join([line(grant), ...lines(facts)], ', ')),
    }),
  );
  return {
    name: 'authentication',
    title: html`Authentication`,
    summary: 'How a caller proves who it is, and which scopes there are.',
    sections: [...unlessStated(api.security.length > 0, links), ...schemes],
  };
};

function unlessStated(stated: boolean, links: Links): readonly GuideSection[] {
  const words: readonly Html[] = lines(securityWords(links.api.security, links));
  const lead = stated && words.length > 1 ? html`<p>One of these, unless an operation says otherwise:</p>` : stated ? html`<p>Unless an operation says otherwise:</p>` : html``;
  return [section(html`What requests need`, html`default`, { blocks: [lead], list: words })];
}
