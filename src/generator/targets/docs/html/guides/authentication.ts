// Authentication guide: security schemes, scopes, and access by operation.

import { anchor, html, join, nothing, text, type Html } from '../../../../code/html/html.ts';
import { blockHtml } from '../../../../code/html/markdown-to-html.ts';
import type { Api, SecurityScheme } from '../../../../model/types/api.ts';
import { flowDrawing, flowMessages, type Flow } from '../../diagrams/oauth-flow.ts';
import { conventionWords } from '../../api-conventions.ts';
import { callerWords } from '../../index-page.ts';
import { accessWords, schemeViews, securityWords, type SchemeView } from '../../security.ts';
import type { Links } from '../../page-links.ts';
import { drawingHtml } from '../diagram-view.ts';
import { section, type GuideMaker, type GuideSection } from '../guide.ts';
import { line, lines, sentences } from '../markdown-to-view.ts';
import { operationCell, row } from './table-rows.ts';

export const authentication: GuideMaker = ({ api }, links) => {
  const sections = [
    ...schemeViews(api).flatMap((view, index) => {
      const scheme = api.securitySchemes[index];
      return scheme === undefined ? [] : schemeSections(scheme, view);
    }),
    ...conventions(links),
    ...whoMayCall(api),
  ];
  if (sections.length === 0) return undefined;
  return {
    name: 'authentication',
    title: html`Authentication and access`,
    summary: 'How a caller proves who it is, which scopes there are, and who may call which operation.',
    sections: [whatIsNeeded(links), ...sections],
  };
};

function whatIsNeeded(links: Links): GuideSection {
  const { security } = links.api;
  const lead =
    security.length > 1
      ? html`<p>One of these, unless an operation says otherwise:</p>`
      : html`<p>Unless an operation says otherwise:</p>`;
  return section(html`What requests need`, html`default`, {
    blocks: [lead],
    list: lines(securityWords(security, links)),
  });
}

/** Returns the sections of a scheme and of each of its flows. */
function schemeSections({ name, scheme }: SecurityScheme, view: SchemeView): readonly GuideSection[] {
  const flows = scheme.type === 'oauth2' ? scheme.flows : [];
  return [
    section(line(view.name), anchor(`scheme.${name}`), {
      blocks: [blockHtml(view.description, 2), html`<p>${join(sentences(view.facts), ' ')}</p>`],
    }),
    ...flows.flatMap((flow, index) => {
      const words = view.flows[index];
      return words === undefined ? [] : [flowSection(flow, name, words)];
    }),
  ];
}

function flowSection(flow: Flow, name: string, { grant, facts, scopes }: SchemeView['flows'][number]): GuideSection {
  const at = anchor(`scheme.${name}.${flow.grant}`);
  return section(html`${line(grant)} of <code>${text(name)}</code>`, at, {
    blocks: [drawingHtml(flowDrawing(flow, name), `flow-${at}`)],
    steps: flowMessages(flow).map(({ from, to, words }) => html`${text(from)} to ${text(to)}: ${text(words)}.`),
    list: lines(facts),
    tables:
      scopes.length === 0
        ? []
        : [
            {
              head: [html`Scope`, html`Allows`],
              rows: scopes.map(({ scope, description }) => row(line(scope), line(description))),
            },
          ],
  });
}

/** Describes the scope headers of responses, and the `caller` of conditions. */
function conventions(links: Links): readonly GuideSection[] {
  const { scopes } = links.api.conventions;
  const words = [...conventionWords({ ...(scopes && { scopes }) }, links), ...callerWords(links)];
  return words.length === 0 ? [] : [section(html`In answers and conditions`, html`convention`, { list: lines(words) })];
}

/** Lists the scopes, grants, and kinds of user that operations require. */
function whoMayCall(api: Api): readonly GuideSection[] {
  if (
    !api.operations.some(
      ({ facts, security }) => facts.access !== undefined || security.some(({ schemes }) => schemes.length > 0),
    )
  )
    return [];
  const scopesOf = (schemes: Api['security'][number]['schemes']): Html => {
    const scopes = schemes.flatMap((each) => each.scopes);
    return scopes.length > 0
      ? html`<code>${text(scopes.join(' '))}</code>`
      : schemes.length === 0
        ? html`no token`
        : nothing;
  };
  const rows = api.operations.map((operation) => {
    const scopes = [...new Set(operation.security.map(({ schemes }) => scopesOf(schemes)))];
    const { access } = operation.facts;
    return row(
      operationCell(operation),
      operation.security.length === 0 ? html`no token` : join(scopes, ' or '),
      access === undefined ? nothing : line(accessWords(access)),
    );
  });
  return [
    section(html`Who may call what`, html`access`, {
      tables: [{ head: [html`Operation`, html`Scopes`, html`Users`], rows }],
    }),
  ];
}
