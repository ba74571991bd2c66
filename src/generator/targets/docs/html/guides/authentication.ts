// Authentication guide: security schemes, scopes, and access by operation.

import { anchorId, html, joinHtml, emptyHtml, escapeHtml, type Html } from '../../../../code/html/html-and-svg.ts';
import { markdownToHtml } from '../../../../code/html/markdown-to-html.ts';
import type { Api, SecurityScheme } from '../../../../model/types/api.ts';
import { drawFlow, flowMessages, type Flow } from '../../diagrams/oauth-flow.ts';
import { describeConventions } from '../../convention-sentences.ts';
import { describeCallerVariable } from '../../index-and-llms-pages.ts';
import { describeAccess, securitySchemeViews, describeSecurity, type SecuritySchemeView } from '../../security.ts';
import type { Links } from '../../page-links.ts';
import { drawingHtml } from '../../diagrams/render-svg.ts';
import { guideSection, type GuideBuilder, type GuideSection, operationCell, guideRow } from '../guide.ts';
import { lineHtml, linesHtml, sentencesHtml } from '../markdown-to-view.ts';

export const authenticationGuide: GuideBuilder = ({ api }, links) => {
  const sections = [
    ...securitySchemeViews(api).flatMap((view, index) => {
      const scheme = api.securitySchemes[index];
      return scheme === undefined ? [] : schemeSections(scheme, view);
    }),
    ...conventionsSection(links),
    ...accessSection(api),
  ];
  if (sections.length === 0) return undefined;
  return {
    name: 'authentication',
    title: html`Authentication and authorization`,
    summary: 'How callers authenticate, the available scopes, and the access that each operation requires.',
    sections: [requirementsSection(links), ...sections],
  };
};

function requirementsSection(links: Links): GuideSection {
  const { security } = links.api;
  const lead =
    security.length > 1
      ? html`<p>Unless an operation specifies otherwise, one of these is required:</p>`
      : html`<p>Unless an operation specifies otherwise, this is required:</p>`;
  return guideSection(html`Default authentication`, html`default`, {
    blocks: [lead],
    list: linesHtml(describeSecurity(security, links)),
  });
}

/** Returns the sections of a scheme and of each of its flows. */
function schemeSections({ name, scheme }: SecurityScheme, view: SecuritySchemeView): readonly GuideSection[] {
  const flows = scheme.type === 'oauth2' ? scheme.flows : [];
  return [
    guideSection(lineHtml(view.name), anchorId(`scheme.${name}`), {
      blocks: [markdownToHtml(view.description, 2), html`<p>${joinHtml(sentencesHtml(view.facts), ' ')}</p>`],
    }),
    ...flows.flatMap((flow, index) => {
      const flowView = view.flows[index];
      return flowView === undefined ? [] : [flowSection(flow, name, flowView)];
    }),
  ];
}

function flowSection(
  flow: Flow,
  name: string,
  { grant, facts, scopes }: SecuritySchemeView['flows'][number],
): GuideSection {
  const sectionAnchor = anchorId(`scheme.${name}.${flow.grant}`);
  return guideSection(html`${lineHtml(grant)} for <code>${escapeHtml(name)}</code>`, sectionAnchor, {
    blocks: [drawingHtml(drawFlow(flow, name), `flow-${sectionAnchor}`)],
    steps: flowMessages(flow).map(
      ({ from, to, text }) => html`${escapeHtml(from)} to ${escapeHtml(to)}: ${escapeHtml(text)}.`,
    ),
    list: linesHtml(facts),
    tables:
      scopes.length === 0
        ? []
        : [
            {
              head: [html`Scope`, html`Allows`],
              rows: scopes.map(({ scope, description }) => guideRow(lineHtml(scope), lineHtml(description))),
            },
          ],
  });
}

/** Describes the scope headers of responses, and the `caller` of conditions. */
function conventionsSection(links: Links): readonly GuideSection[] {
  const { scopes } = links.api.conventions;
  const items = [...describeConventions({ ...(scopes && { scopes }) }, links), ...describeCallerVariable(links)];
  return items.length === 0
    ? []
    : [guideSection(html`Access conventions`, html`convention`, { list: linesHtml(items) })];
}

/** Lists the scopes, grants, and kinds of user that operations require. */
function accessSection(api: Api): readonly GuideSection[] {
  if (
    !api.operations.some(
      ({ extensions, security }) =>
        extensions.access !== undefined || security.some(({ schemes }) => schemes.length > 0),
    )
  )
    return [];
  const scopesOf = (schemes: Api['security'][number]['schemes']): Html => {
    const scopes = schemes.flatMap((each) => each.scopes);
    return scopes.length > 0
      ? html`<code>${escapeHtml(scopes.join(' '))}</code>`
      : schemes.length === 0
        ? html`no authentication`
        : emptyHtml;
  };
  const rows = api.operations.map((operation) => {
    const scopes = [...new Set(operation.security.map(({ schemes }) => scopesOf(schemes)))];
    const { access } = operation.extensions;
    return guideRow(
      operationCell(operation),
      operation.security.length === 0 ? html`no authentication` : joinHtml(scopes, ' or '),
      access === undefined ? emptyHtml : lineHtml(describeAccess(access)),
    );
  });
  return [
    guideSection(html`Access by operation`, html`access`, {
      tables: [{ head: [html`Operation`, html`Scopes`, html`Users`], rows }],
    }),
  ];
}
