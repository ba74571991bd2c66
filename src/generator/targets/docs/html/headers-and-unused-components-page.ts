// HTML page of components.

import { html, type Html } from '../../../code/html/html-and-svg.ts';
import { codeSpan } from '../../../code/markdown/markdown.ts';
import { summarizeDescription } from '../../../code/markdown/commonmark-descriptions.ts';
import type { Markdown } from '../../../code/markdown/markdown.ts';
import { exampleViews } from '../examples.ts';
import { describeLink } from '../responses.ts';
import type { UnusedComponents } from '../headers-and-unused-components-page.ts';
import { createAnchors, anchorNames } from './anchors.ts';
import {
  requestBodyHtml,
  responseHtml,
  type BodyHtml,
  type ResponseHtml,
  headersHtml,
  parametersHtml,
  type ParametersHtml,
} from './operation-parts.ts';
import { frameView, type FrameView, type PageMetadata } from './page-layout.ts';
import { htmlAddresses, type DocsSite } from './site-addresses-and-data.ts';
import { examplesHtml, type ExampleHtml } from './value-notes.ts';
import { descriptionHtml, lineHtml, linesHtml } from './markdown-to-view.ts';

/** View of `docs/html/shared`. */
export interface ComponentsHtml {
  readonly frame: FrameView;
  readonly headers: ParametersHtml;
  readonly parameters: ParametersHtml;
  readonly bodies: readonly { readonly name: Html; readonly body: BodyHtml }[];
  readonly responses: readonly ResponseHtml[];
  readonly examples: readonly {
    readonly name: Html;
    readonly description: Html;
    readonly examples: readonly ExampleHtml[];
  }[];
  readonly links: readonly Html[];
  readonly callbacks: readonly Html[];
}

export function componentsHtml(
  unused: UnusedComponents,
  callbacks: readonly Markdown[],
  neighbors: Pick<PageMetadata, 'before' | 'after'>,
  site: DocsSite,
): ComponentsHtml {
  const { api, top: links } = site;
  const context = { links, anchors: createAnchors() };
  const content = {
    headers: headersHtml(
      api.components.headers.map(({ value }) => value),
      'response',
      anchorNames.header,
      2,
      context,
    ),
    parameters: parametersHtml(
      unused.parameters.map(({ value }) => value),
      'request',
      2,
      context,
    ),
    bodies: unused.bodies.map(({ name, value }) => ({
      name: lineHtml(codeSpan(name)),
      body: requestBodyHtml(value, 'request', 3, context),
    })),
    responses: unused.responses.map(({ name, value }) => ({
      ...responseHtml(value, 'response', 3, context),
      status: lineHtml(codeSpan(name)),
    })),
    examples: unused.examples.map(({ name, value }) => ({
      name: lineHtml(codeSpan(name)),
      description:
        value.description === undefined || summarizeDescription(value.description).isComplete
          ? html``
          : descriptionHtml(value.description, 3),
      examples: examplesHtml(exampleViews([value])),
    })),
    links: linesHtml(unused.links.map(({ value }) => describeLink(value, links))),
    callbacks: linesHtml(callbacks),
  };
  const sections = [
    [html`Headers`, html`headers`, content.headers.fields],
    [html`Unused parameters`, html`parameters`, content.parameters.fields],
    [html`Unused request bodies`, html`bodies`, content.bodies],
    [html`Unused responses`, html`responses`, content.responses],
    [html`Unused examples`, html`examples`, content.examples],
    [html`Unused links`, html`links`, content.links],
    [html`Unused callbacks`, html`callbacks`, content.callbacks],
  ] as const;
  return {
    ...content,
    frame: frameView(
      {
        ...neighbors,
        path: htmlAddresses.shared,
        title: html`Shared components`,
        summary: 'Headers that multiple responses share, and unused components.',
        sections: sections.flatMap(([label, anchor, items]) => (items.length > 0 ? [{ label, anchor }] : [])),
      },
      site,
    ),
  };
}
