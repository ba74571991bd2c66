// HTML views of request bodies and responses, by media type.

import { html, emptyHtml, htmlNumber, escapeHtml, type Html } from '../../../code/html/html.ts';
import { codeSpan } from '../../../code/markdown/markdown.ts';
import type { RequestBody, MediaType, Response } from '../../../model/types/api.ts';
import { contentEntry, describeEncoding } from '../media-types.ts';
import { exampleViews } from '../examples.ts';
import { labeledUnspecifiedSentences } from '../schema-sentences.ts';
import { describeResponse } from '../responses.ts';
import { anchorNames } from './anchors.ts';
import { createHtmlComponentCache } from './component-cache.ts';
import { fieldsHtml, type FieldsHtml } from './field-list.ts';
import { headersHtml, type ParametersHtml } from './parameters.ts';
import {
  examplesHtml,
  valueNotesHtml,
  type ExampleHtml,
  type PageContext,
  type ValueNotesHtml,
} from './value-notes.ts';
import { descriptionHtml, lineHtml, linesHtml, sentencesHtml } from './markdown-to-view.ts';

/** View of `docs/html/content`. */
export interface ContentHtml extends ValueNotesHtml {
  readonly mediaType: Html;
  readonly type: Html;
  readonly fields: FieldsHtml;
  /** Summary of the collapsed properties; empty if they are expanded. */
  readonly folded: Html;
  readonly encoding: readonly { readonly description: Html; readonly headers: ParametersHtml }[];
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

export function bodyHtml(body: RequestBody, headingLevel: number, context: PageContext): BodyHtml {
  return {
    required: body.required,
    description: descriptionHtml(body.description, headingLevel),
    open: linesHtml(labeledUnspecifiedSentences(body.unspecified)),
    contents: body.content.map((content, index) =>
      contentHtml(content, 'request', (path) => anchorNames.bodyField(path, index + 1), headingLevel, context),
    ),
  };
}

const responseHtmlOf = createHtmlComponentCache<ResponseHtml>();

export function responseHtml(response: Response, headingLevel: number, context: PageContext): ResponseHtml {
  const key = response.component === undefined ? undefined : `${headingLevel} ${response.status} ${response.component}`;
  return responseHtmlOf(context, key, (cachedContext) => createResponseHtml(response, headingLevel, cachedContext));
}

function createResponseHtml(response: Response, headingLevel: number, context: PageContext): ResponseHtml {
  const { status, open, headers, sharedHeaders, links } = describeResponse(response, context.links);
  const { status: statusCode } = response;
  return {
    anchor: context.anchors.take(anchorNames.status(statusCode)),
    status: lineHtml(status),
    kind: escapeHtml(/^[1-5]/.exec(statusCode)?.[0] ?? 'x'),
    description: descriptionHtml(response.description, headingLevel),
    open: sentencesHtml(open),
    contents: response.content.map((content, index) =>
      contentHtml(
        content,
        'response',
        (path) => anchorNames.statusField(statusCode, path, index + 1),
        headingLevel,
        context,
        !/^[23]/.test(statusCode),
      ),
    ),
    headers: headersHtml(headers, (name) => anchorNames.statusHeader(statusCode, name), headingLevel, context),
    sharedHeaders: linesHtml(sharedHeaders),
    links: linesHtml(links),
  };
}

function contentHtml(
  content: MediaType,
  direction: 'request' | 'response',
  anchorName: (path: string) => string,
  headingLevel: number,
  context: PageContext,
  canCollapse = false,
): ContentHtml {
  const { type, notes, facts, fields } = contentEntry(content, context.links, direction);
  return {
    ...valueNotesHtml({ ...notes, facts, referencedSummaries: [] }, headingLevel, context),
    mediaType: lineHtml(codeSpan(content.mediaType)),
    type: lineHtml(type),
    fields: fieldsHtml(fields, anchorName, headingLevel, context),
    folded:
      canCollapse && fields.some(({ isOnSchemaPage }) => isOnSchemaPage)
        ? html`${htmlNumber(fields.length)} ${fields.length === 1 ? html`field` : html`fields`}`
        : emptyHtml,
    encoding: content.encoding.map((encoding, index) => ({
      description: lineHtml(describeEncoding(encoding)),
      headers: headersHtml(
        encoding.headers,
        (name) => anchorName(`encoding ${index + 1} ${name}`),
        headingLevel,
        context,
      ),
    })),
    examples: examplesHtml(exampleViews(content.examples, content.mediaType)),
  };
}
