// Body of one media type: type, properties, examples, and encoding.

import {
  codeSpan,
  withPeriod,
  joinMarkdown,
  md,
  emptyMarkdown,
  toSentence,
  escapeMarkdown,
  type Markdown,
} from '../../code/markdown/markdown.ts';
import type { MediaType, Encoding } from '../../model/types/api.ts';
import { labeledUnspecifiedSentences } from './schema-sentences.ts';
import { exampleViews, type ExampleView } from './examples.ts';
import { bodyPropertyRows, fieldsView, type FieldEntry, type FieldsView, type FieldDirection } from './field-rows.ts';
import { headersView, type ParametersView } from './parameter-and-header-tables.ts';
import { flattenSchemas } from './flatten-schema-parts.ts';
import type { Links } from './page-links.ts';
import { detailView, collectValueNotes, type DetailView, type ValueNotes } from './value-notes.ts';
import { describeType } from './type-descriptions.ts';

export interface MediaTypeView {
  readonly mediaType: Markdown;
  readonly type: Markdown;
  readonly facts: readonly Markdown[];
  readonly fields: FieldsView;
  /** Details of the body as a whole: at most one item. */
  readonly details: readonly DetailView[];
  readonly encoding: readonly EncodingView[];
  readonly examples: readonly ExampleView[];
}

export interface EncodingView {
  readonly description: Markdown;
  readonly headers: ParametersView;
}

/** Returns the view of a body, with the properties of its named schema expanded. */
export function mediaTypeView(
  content: MediaType,
  links: Links,
  direction: Exclude<FieldDirection, 'both'>,
): MediaTypeView {
  const { type, facts, notes, fields } = mediaTypeEntry(content, links, direction);
  const detail = detailView(md`Body`, notes);
  return {
    mediaType: codeSpan(content.mediaType),
    type,
    facts: [...notes.descriptions.map(({ line }) => withPeriod(line)), ...facts],
    fields: fieldsView(fields, links),
    details: detail ? [detail] : [],
    encoding: content.encoding.map((encoding) => ({
      description: describeEncoding(encoding),
      headers: headersView(encoding.headers, links, direction),
    })),
    examples: exampleViews(content.examples, content.mediaType),
  };
}

/** A body of one media type and its notes. */
export interface MediaTypeEntry {
  readonly type: Markdown;
  readonly notes: ValueNotes;
  /** Facts and unspecified behavior. */
  readonly facts: readonly Markdown[];
  readonly fields: readonly FieldEntry[];
}

export function mediaTypeEntry(
  content: MediaType,
  links: Links,
  direction: Exclude<FieldDirection, 'both'>,
): MediaTypeEntry {
  const schema = content.schema?.jsonSchema ?? true;
  const notes = collectValueNotes(flattenSchemas([schema]), links);
  return {
    type: describeType([schema], links),
    notes,
    facts: [...notes.facts, ...labeledUnspecifiedSentences(content.unspecified)],
    fields: bodyPropertyRows(schema, links, direction),
  };
}

/** Describes the encoding of one property of a body. */
export function describeEncoding(encoding: Encoding): Markdown {
  const { contentType, style, explode, allowReserved, unspecified } = encoding;
  const phrases = [
    contentType === undefined ? emptyMarkdown : md`sent as ${codeSpan(contentType)}`,
    style === undefined ? emptyMarkdown : md`style ${codeSpan(style)}`,
    explode === undefined ? emptyMarkdown : escapeMarkdown(explode ? 'exploded' : 'not exploded'),
    allowReserved ? md`reserved characters do not require percent-encoding` : emptyMarkdown,
  ];
  const joined = joinMarkdown(phrases, ', ');
  const sentenceWithName =
    joined === emptyMarkdown
      ? md`${codeSpan(encoding.property)}:`
      : toSentence(md`${codeSpan(encoding.property)}: ${joined}`);
  return joinMarkdown([sentenceWithName, ...labeledUnspecifiedSentences(unspecified)], ' ');
}
