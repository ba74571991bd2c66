// HTML page of components.

import { html, type Html } from '../../../code/html/html.ts';
import { code } from '../../../code/markdown/markdown.ts';
import { brief } from '../../../code/markdown/commonmark.ts';
import type { Md } from '../../../code/markdown/markdown.ts';
import { exampleViews } from '../examples.ts';
import { linkWords } from '../responses.ts';
import { unusedComponents } from '../components-page.ts';
import { createAnchors, places } from './anchors.ts';
import { bodyHtml, responseHtml, type BodyHtml, type ResponseHtml } from './media-type-view.ts';
import { frameView, type FrameView, type PageFacts } from './page-layout.ts';
import { headersHtml, parametersHtml, type ParametersHtml } from './parameters.ts';
import { htmlAddresses, type Site } from './site-map.ts';
import { examplesHtml, type ExampleHtml } from './value-notes.ts';
import { described, line, lines } from './markdown-to-view.ts';

/** View of `docs/html/shared`. */
export interface SharedHtml {
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

export function sharedHtml(
  callbacks: readonly Md[],
  around: Pick<PageFacts, 'before' | 'after'>,
  site: Site,
): SharedHtml {
  const { api, top: links } = site;
  const part = { links, anchors: createAnchors() };
  const unused = unusedComponents(api);
  const content = {
    headers: headersHtml(
      api.components.headers.map(({ value }) => value),
      places.header,
      2,
      part,
    ),
    parameters: parametersHtml(
      unused.parameters.map(({ value }) => value),
      2,
      part,
    ),
    bodies: unused.bodies.map(({ name, value }) => ({ name: line(code(name)), body: bodyHtml(value, 3, part) })),
    responses: unused.responses.map(({ name, value }) => ({
      ...responseHtml(value, 3, part),
      status: line(code(name)),
    })),
    examples: unused.examples.map(({ name, value }) => ({
      name: line(code(name)),
      description:
        value.description === undefined || brief(value.description).whole ? html`` : described(value.description, 3),
      examples: examplesHtml(exampleViews([value])),
    })),
    links: lines(unused.links.map(({ value }) => linkWords(value, links))),
    callbacks: lines(callbacks),
  };
  const sections = [
    [html`Headers`, html`headers`, content.headers.fields],
    [html`Parameters`, html`parameters`, content.parameters.fields],
    [html`Request bodies`, html`bodies`, content.bodies],
    [html`Responses`, html`responses`, content.responses],
    [html`Examples`, html`examples`, content.examples],
    [html`Links`, html`links`, content.links],
    [html`Callbacks`, html`callbacks`, content.callbacks],
  ] as const;
  return {
    ...content,
    frame: frameView(
      {
        ...around,
        path: htmlAddresses.shared,
        title: html`Shared parts`,
        summary: 'What the document describes once.',
        sections: sections.flatMap(([label, anchor, held]) => (held.length > 0 ? [{ label, anchor }] : [])),
      },
      site,
    ),
  };
}
