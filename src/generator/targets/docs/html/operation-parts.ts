// HTML views of parameters, headers, request bodies, and responses.

import { html, emptyHtml, htmlNumber, escapeHtml, type Html, joinHtml } from '../../../code/html/html-and-svg.ts';
import { codeSpan, md } from '../../../code/markdown/markdown.ts';
import type { RequestBody, MediaType, Response, Header, Parameter } from '../../../model/types/api.ts';
import type { Direction } from '../../../model/shape/object-shape.ts';
import { mediaTypeEntry, describeEncoding } from '../media-type-body.ts';
import { exampleViews } from '../examples.ts';
import { labeledUnspecifiedSentences } from '../schema-sentences.ts';
import { describeResponse, type SharedHeadersView } from '../responses.ts';
import { anchorNames } from './anchors.ts';
import { createHtmlComponentCache } from '../component-cache.ts';
import { fieldsHtml, type FieldsHtml, presenceHtml, type FieldHtml } from './field-list.ts';
import {
  examplesHtml,
  valueNotesHtml,
  type ExampleHtml,
  type PageContext,
  type ValueNotesHtml,
} from './value-notes.ts';
import { descriptionHtml, lineHtml, linesHtml, sentencesHtml } from './markdown-to-view.ts';
import { componentKey, headerEntry, parameterEntry, type ParameterEntry } from '../parameter-and-header-tables.ts';
import { describeType } from '../type-descriptions.ts';

/** View of `docs/html/content`. */
export interface ContentHtml extends ValueNotesHtml {
  readonly mediaType: Html;
  readonly type: Html;
  readonly fields: FieldsHtml;
  /** Summary of the collapsed properties; empty if they are expanded. */
  readonly collapsedFields: Html;
  readonly encoding: readonly { readonly description: Html; readonly headers: ParametersHtml }[];
  readonly examples: readonly ExampleHtml[];
}

/** View of `docs/html/body`. */
export interface BodyHtml {
  readonly required: boolean;
  readonly description: Html;
  readonly unspecified: readonly Html[];
  readonly contents: readonly ContentHtml[];
}

/** View of `docs/html/response`. */
export interface ResponseHtml {
  readonly anchor: Html;
  readonly status: Html;
  /** First digit of the status, as a CSS class. */
  readonly kind: Html;
  readonly description: Html;
  readonly unspecified: readonly Html[];
  readonly contents: readonly ContentHtml[];
  readonly headers: ParametersHtml;
  readonly sharedHeaders: readonly SharedHeadersView<Html>[];
  readonly links: readonly Html[];
}

export function requestBodyHtml(
  body: RequestBody,
  direction: Direction,
  headingLevel: number,
  context: PageContext,
): BodyHtml {
  return {
    required: body.required,
    description: descriptionHtml(body.description, headingLevel),
    unspecified: linesHtml(labeledUnspecifiedSentences(body.unspecified)),
    contents: body.content.map((content, index) =>
      contentHtml(content, direction, (path) => anchorNames.bodyField(path, index + 1), headingLevel, context),
    ),
  };
}

const responseHtmlOf = createHtmlComponentCache<ResponseHtml>();

export function responseHtml(
  response: Response,
  direction: Direction,
  headingLevel: number,
  context: PageContext,
): ResponseHtml {
  const { component, status } = response;
  const key = component === undefined ? undefined : `${direction} ${headingLevel} ${status} ${component}`;
  return responseHtmlOf(context, key, (cachedContext) =>
    createResponseHtml(response, direction, headingLevel, cachedContext),
  );
}

function createResponseHtml(
  response: Response,
  direction: Direction,
  headingLevel: number,
  context: PageContext,
): ResponseHtml {
  const { status, unspecified, headers, sharedHeaders, links } = describeResponse(response, context.links);
  const { status: statusCode } = response;
  return {
    anchor: context.anchors.take(anchorNames.status(statusCode)),
    status: lineHtml(status),
    kind: escapeHtml(/^[1-5]/.exec(statusCode)?.[0] ?? 'x'),
    description: descriptionHtml(response.description, headingLevel),
    unspecified: sentencesHtml(unspecified),
    contents: response.content.map((content, index) =>
      contentHtml(
        content,
        direction,
        (path) => anchorNames.statusField(statusCode, path, index + 1),
        headingLevel,
        context,
        !/^[23]/.test(statusCode),
      ),
    ),
    headers: headersHtml(
      headers,
      direction,
      (name) => anchorNames.statusHeader(statusCode, name),
      headingLevel,
      context,
    ),
    sharedHeaders: sharedHeaders.map(({ required, link, names }) => ({
      required,
      link: lineHtml(link),
      names: names.map(({ name, component, isLast }) => ({
        name: lineHtml(name),
        component: lineHtml(component),
        isLast,
      })),
    })),
    links: linesHtml(links),
  };
}

function contentHtml(
  content: MediaType,
  direction: Direction,
  anchorName: (path: string) => string,
  headingLevel: number,
  context: PageContext,
  canCollapse = false,
): ContentHtml {
  const { type, notes, facts, fields } = mediaTypeEntry(content, context.links, direction);
  return {
    ...valueNotesHtml({ ...notes, facts, referencedSummaries: [] }, headingLevel, context),
    mediaType: lineHtml(codeSpan(content.mediaType)),
    type: lineHtml(type),
    fields: fieldsHtml(fields, anchorName, headingLevel, context),
    collapsedFields:
      canCollapse && fields.some(({ isOnSchemaPage }) => isOnSchemaPage)
        ? html`${htmlNumber(fields.length)} ${fields.length === 1 ? html`field` : html`fields`}`
        : emptyHtml,
    encoding: content.encoding.map((encoding, index) => ({
      description: lineHtml(describeEncoding(encoding)),
      headers: headersHtml(
        encoding.headers,
        direction,
        (name) => anchorName(`encoding ${index + 1} ${name}`),
        headingLevel,
        context,
      ),
    })),
    examples: examplesHtml(exampleViews(content.examples, content.mediaType)),
  };
}

export interface ParametersHtml extends FieldsHtml {
  readonly examples: readonly ExampleHtml[];
}

const parameterHtmlOf = createHtmlComponentCache<ParametersHtml>();

export function parametersHtml(
  parameters: readonly Parameter[],
  direction: Direction,
  headingLevel: number,
  context: PageContext,
): ParametersHtml {
  return mergeLists(
    parameters.map((parameter) => {
      const component = componentKey(parameter, direction);
      const key = component === undefined ? undefined : `${headingLevel} ${component}`;
      return parameterHtmlOf(context, key, (cachedContext) =>
        entryHtml(
          parameterEntry(parameter, cachedContext.links, direction),
          (name) => anchorNames.parameter(parameter.in, name),
          headingLevel,
          cachedContext,
        ),
      );
    }),
  );
}

/** Returns headers as a list. `anchorName` returns the anchor name of a header by its name. */
export function headersHtml(
  headers: readonly Header[],
  direction: Direction,
  anchorName: (name: string) => string,
  headingLevel: number,
  context: PageContext,
): ParametersHtml {
  return mergeLists(
    headers.map((header) =>
      entryHtml(headerEntry(header, context.links, direction), anchorName, headingLevel, context),
    ),
  );
}

function mergeLists(lists: readonly ParametersHtml[]): ParametersHtml {
  return { fields: lists.flatMap(({ fields }) => fields), examples: lists.flatMap(({ examples }) => examples) };
}

/** Returns a parameter or header with its nested properties. */
function entryHtml(
  entry: ParameterEntry,
  anchorName: (name: string) => string,
  headingLevel: number,
  context: PageContext,
): ParametersHtml {
  const { item, examples } = entry;
  return {
    fields: [
      parameterHtml(entry, anchorName, headingLevel, context),
      ...fieldsHtml(entry.fields, anchorName, headingLevel, context).fields,
    ],
    examples: examplesHtml(
      exampleViews(examples, item.content?.mediaType).map((example) => ({
        ...example,
        title: md`${codeSpan(item.name)}: ${example.title}`,
      })),
    ),
  };
}

function parameterHtml(
  { item, in: location, schema, parts, notes, inlineExamples }: ParameterEntry,
  anchorName: (name: string) => string,
  headingLevel: number,
  context: PageContext,
): FieldHtml {
  const { facts, ...otherNotes } = valueNotesHtml(notes, headingLevel, context);
  return {
    ...otherNotes,
    facts: [...facts, ...sentencesHtml(inlineExamples)],
    anchor: context.anchors.take(anchorName(item.name)),
    within: emptyHtml,
    name: escapeHtml(item.name),
    depth: html`0`,
    type: lineHtml(describeType([schema], context.links)),
    required: item.required,
    isOnSchemaPage: false,
    presence: presenceHtml(parts, item.required),
    in: joinHtml([lineHtml(location)], ''),
  };
}
