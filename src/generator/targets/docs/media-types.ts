// Body of one media type: type, properties, examples, and encoding.

import { code, ended, join, md, nothing, sentence, text, type Md } from '../../code/markdown/markdown.ts';
import type { Content, Encoding } from '../../model/types/api.ts';
import { leftOpen } from './schema-sentences.ts';
import { exampleViews, type ExampleView } from './examples.ts';
import { bodyEntries, tableOf, type FieldEntry, type FieldsView, type Reading } from './field-rows.ts';
import { headersView, type ParametersView } from './parameters.ts';
import { partsOf } from './allof-members.ts';
import type { Links } from './page-links.ts';
import { detailOf, tell, type DetailView, type Told } from './value-notes.ts';
import { typeWords } from './type-words.ts';

export interface ContentView {
  readonly mediaType: Md;
  readonly type: Md;
  readonly facts: readonly Md[];
  readonly fields: FieldsView;
  /** Details of the body as a whole: at most one item. */
  readonly details: readonly DetailView[];
  readonly encoding: readonly EncodingView[];
  readonly examples: readonly ExampleView[];
}

export interface EncodingView {
  readonly words: Md;
  readonly headers: ParametersView;
}

/** Returns the view of a body, with the properties of its named schema expanded. */
export function contentView(content: Content, links: Links, reading: Exclude<Reading, 'both'>): ContentView {
  const { type, facts, told, fields } = contentEntry(content, links, reading);
  const detail = detailOf(md`The body`, told);
  return {
    mediaType: code(content.mediaType),
    type,
    facts: [...told.descriptions.map(({ line }) => ended(line)), ...facts],
    fields: tableOf(fields, links),
    details: detail ? [detail] : [],
    encoding: content.encoding.map((encoding) => ({
      words: encodingWords(encoding),
      headers: headersView(encoding.headers, links),
    })),
    examples: exampleViews(content.examples, content.mediaType),
  };
}

/** A body of one media type and its notes. */
export interface ContentEntry {
  readonly type: Md;
  readonly told: Told;
  /** Facts and unspecified behavior. */
  readonly facts: readonly Md[];
  readonly fields: readonly FieldEntry[];
}

export function contentEntry(content: Content, links: Links, reading: Exclude<Reading, 'both'>): ContentEntry {
  const assertion = content.schema?.assertion ?? true;
  const told = tell(partsOf([assertion]), links);
  return {
    type: typeWords([assertion], links),
    told,
    facts: [...told.facts, ...leftOpen(content.unspecified)],
    fields: bodyEntries(assertion, links, reading),
  };
}

/** Describes the encoding of one property of a body. */
export function encodingWords(encoding: Encoding): Md {
  const { contentType, style, explode, allowReserved, unspecified } = encoding;
  const words = [
    contentType === undefined ? nothing : md`sent as ${code(contentType)}`,
    style === undefined ? nothing : md`style ${code(style)}`,
    explode === undefined ? nothing : text(explode ? 'exploded' : 'not exploded'),
    allowReserved ? md`reserved characters need no percent-encoding` : nothing,
  ];
  const said = join(words, ', ');
  const named = said === nothing ? md`${code(encoding.property)}:` : sentence(md`${code(encoding.property)}: ${said}`);
  return join([named, ...leftOpen(unspecified)], ' ');
}
