// HTML views of request bodies and responses, by media type.

import { html, nothing, number, text, type Html } from '../../../code/html/html.ts';
import { code } from '../../../code/markdown/markdown.ts';
import type { Body, Content, Response } from '../../../model/types/api.ts';
import { contentEntry, encodingWords } from '../media-types.ts';
import { exampleViews } from '../examples.ts';
import { leftOpen } from '../schema-sentences.ts';
import { responseWords } from '../responses.ts';
import { places } from './anchors.ts';
import { placedPerComponent } from './components.ts';
import { fieldsHtml, type FieldsHtml } from './field-list.ts';
import { headersHtml, type ParametersHtml } from './parameters.ts';
import { examplesHtml, toldHtml, type ExampleHtml, type PagePart, type ToldHtml } from './value-notes.ts';
import { described, line, lines, sentences } from './markdown-to-view.ts';

/** View of `docs/html/content`. */
export interface ContentHtml extends ToldHtml {
  readonly mediaType: Html;
  readonly type: Html;
  readonly fields: FieldsHtml;
  /** Summary of the collapsed properties; empty if they are expanded. */
  readonly folded: Html;
  readonly encoding: readonly { readonly words: Html; readonly headers: ParametersHtml }[];
  readonly examples: readonly ExampleHtml[];
}

/** View of `docs/html/body`. */
export interface BodyHtml {
  readonly required: boolean;
  readonly description: Html;
  readonly open: readonly Html[];
  readonly contents: readonly ContentHtml[];
}

/** View of `docs/html/response`. */
export interface ResponseHtml {
  readonly anchor: Html;
  readonly status: Html;
  /** First digit of the status, as a CSS class. */
  readonly kind: Html;
  readonly description: Html;
  readonly open: readonly Html[];
  readonly contents: readonly ContentHtml[];
  readonly headers: ParametersHtml;
  readonly sharedHeaders: readonly Html[];
  readonly links: readonly Html[];
}

export function bodyHtml(body: Body, under: number, part: PagePart): BodyHtml {
  return {
    required: body.required,
    description: described(body.description, under),
    open: lines(leftOpen(body.unspecified)),
    contents: body.contents.map((content, index) =>
      contentHtml(content, 'request', (at) => places.bodyField(at, index + 1), under, part),
    ),
  };
}

const responseHtmlOf = placedPerComponent<ResponseHtml>();

export function responseHtml(response: Response, under: number, part: PagePart): ResponseHtml {
  const key = response.component === undefined ? undefined : `${under} ${response.status} ${response.component}`;
  return responseHtmlOf(part, key, (own) => newResponseHtml(response, under, own));
}

function newResponseHtml(response: Response, under: number, part: PagePart): ResponseHtml {
  const { status, open, headers, sharedHeaders, links } = responseWords(response, part.links);
  const { status: written } = response;
  return {
    anchor: part.anchors.take(places.status(written)),
    status: line(status),
    kind: text(/^[1-5]/.exec(written)?.[0] ?? 'x'),
    description: described(response.description, under),
    open: sentences(open),
    contents: response.contents.map((content, index) =>
      contentHtml(
        content,
        'response',
        (at) => places.statusField(written, at, index + 1),
        under,
        part,
        !/^[23]/.test(written),
      ),
    ),
    headers: headersHtml(headers, (name) => places.statusHeader(written, name), under, part),
    sharedHeaders: lines(sharedHeaders),
    links: lines(links),
  };
}

function contentHtml(
  content: Content,
  reading: 'request' | 'response',
  place: (at: string) => string,
  under: number,
  part: PagePart,
  folds = false,
): ContentHtml {
  const { type, told, facts, fields } = contentEntry(content, part.links, reading);
  return {
    ...toldHtml({ ...told, facts, inherited: [] }, under, part),
    mediaType: line(code(content.mediaType)),
    type: line(type),
    fields: fieldsHtml(fields, place, under, part),
    folded:
      folds && fields.some(({ elsewhere }) => elsewhere)
        ? html`${number(fields.length)} ${fields.length === 1 ? html`field` : html`fields`}`
        : nothing,
    encoding: content.encoding.map((encoding, index) => ({
      words: line(encodingWords(encoding)),
      headers: headersHtml(encoding.headers, (name) => place(`encoding ${index + 1} ${name}`), under, part),
    })),
    examples: examplesHtml(exampleViews(content.examples, content.mediaType)),
  };
}
