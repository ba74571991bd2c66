// HTML page of a named schema.

import { inlineMarkdownToHtml } from '../../../code/html/markdown-to-html.ts';
import { html, joinHtml, emptyHtml, escapeHtml, type Html } from '../../../code/html/html-and-svg.ts';
import type { Schema } from '../../../model/types/api.ts';
import { schemaFieldEntries } from '../field-rows.ts';
import { flattenSchemas } from '../flatten-schema-parts.ts';
import { fieldsTitle, describeNamedSchema, type SchemaUsageView } from '../schema-page-and-usage.ts';
import type { Links } from '../page-links.ts';
import { collectValueNotes } from '../value-notes.ts';
import { describeType } from '../type-descriptions.ts';
import { createAnchors, anchorNames } from './anchors.ts';
import { fieldsHtml, type FieldsHtml } from './field-list.ts';
import { frameView, type FrameView, type PageMetadata } from './page-layout.ts';
import { htmlAddresses, type PageLink, type DocsSite } from './site-addresses-and-data.ts';
import { valueNotesHtml, type ValueNotesHtml } from './value-notes.ts';
import { descriptionHtml, lineHtml, linesHtml, sentencesHtml } from './markdown-to-view.ts';

/** View of `docs/html/schema`. */
export interface SchemaHtml extends ValueNotesHtml {
  readonly frame: FrameView;
  readonly title: Html;
  readonly type: Html;
  readonly fields: FieldsHtml;
  readonly fieldsTitle: Html;
  readonly operations: readonly Html[];
  readonly schemas: readonly Html[];
  readonly isUsed: boolean;
}

export function schemaLink(schema: Pick<Schema, 'id' | 'name'>): PageLink {
  return { label: escapeHtml(schema.id), address: htmlAddresses.schema(schema.name.file) };
}

export function schemaPageHtml(
  schema: Schema,
  usage: SchemaUsageView,
  neighbors: Pick<PageMetadata, 'before' | 'after'>,
  links: Links,
  site: DocsSite,
): SchemaHtml {
  const context = { links, anchors: createAnchors() };
  const parts = flattenSchemas([schema.jsonSchema]);
  const notes = collectValueNotes(parts, links);
  const entries = schemaFieldEntries(schema, links);
  const title = escapeHtml(schema.id);
  const descriptions = notes.descriptions.map(({ source }) => source);
  const notesHtml = valueNotesHtml(notes, 1, context);
  const content = {
    ...notesHtml,
    title,
    description: joinHtml(
      descriptions.map((each) => descriptionHtml(each, 1)),
      '\n',
    ),
    type: lineHtml(describeType([schema.jsonSchema], links)),
    facts: [...notesHtml.facts, ...sentencesHtml(describeNamedSchema(parts, links))],
    fields: fieldsHtml(entries, anchorNames.field, 2, context),
    fieldsTitle: inlineMarkdownToHtml(fieldsTitle(entries.map(({ path }) => path))),
    operations: linesHtml(usage.operations),
    schemas: linesHtml(usage.schemas),
    isUsed: usage.operations.length + usage.schemas.length > 0,
  };
  const metadata: PageMetadata = {
    ...neighbors,
    path: htmlAddresses.schema(schema.name.file),
    title,
    summary: descriptions[0],
    trail: [{ label: html`Schemas`, address: htmlAddresses.schemas }],
    sections: pageSections(content),
  };
  return { ...content, frame: frameView(metadata, site) };
}

function pageSections({
  fieldsTitle: title,
  fields,
  blocks,
  isUsed,
}: Omit<SchemaHtml, 'frame'>): NonNullable<PageMetadata['sections']> {
  const sections: readonly (readonly [Html, Html, boolean])[] = [
    [title === emptyHtml ? html`Fields` : title, html`fields`, fields.fields.length > 0],
    [html`Values`, html`values`, blocks.values.length > 0],
    [html`Variants`, html`variants`, blocks.variants.length > 0],
    [html`Lifecycle`, html`lifecycle`, blocks.lifecycles.length > 0],
    [html`Rules`, html`rules`, blocks.rules.length > 0],
    [html`Conditions`, html`conditions`, blocks.conditions.length > 0],
    [html`Examples`, html`examples`, blocks.examples.length > 0],
    [html`Used by`, html`uses`, isUsed],
  ];
  return sections.flatMap(([label, anchor, isPresent]) => (isPresent ? [{ label, anchor }] : []));
}
