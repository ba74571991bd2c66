// HTML page of a named schema.

import { inlineHtml } from '../../../code/html/markdown-to-html.ts';
import { html, join, nothing, text, type Html } from '../../../code/html/html.ts';
import type { Schema } from '../../../model/types/api.ts';
import { schemaEntries } from '../field-rows.ts';
import { partsOf } from '../allof-members.ts';
import { fieldsTitle, schemaFacts, type UsesView } from '../schema-page.ts';
import type { Links } from '../page-links.ts';
import { tell } from '../value-notes.ts';
import { typeWords } from '../type-words.ts';
import { createAnchors, places } from './anchors.ts';
import { fieldsHtml, type FieldsHtml } from './field-list.ts';
import { frameView, type FrameView, type PageFacts } from './page-layout.ts';
import { htmlAddresses, type PageLink, type Site } from './site-map.ts';
import { toldHtml, type ToldHtml } from './value-notes.ts';
import { described, line, lines, sentences } from './markdown-to-view.ts';

/** View of `docs/html/schema`. */
export interface SchemaHtml extends ToldHtml {
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
  return { label: text(schema.id), address: htmlAddresses.schema(schema.name.file) };
}

export function schemaHtml(
  schema: Schema,
  uses: UsesView,
  page: Pick<PageFacts, 'before' | 'after'>,
  links: Links,
  site: Site,
): SchemaHtml {
  const part = { links, anchors: createAnchors() };
  const parts = partsOf([schema.assertion]);
  const told = tell(parts, links);
  const entries = schemaEntries(schema, links);
  const title = text(schema.id);
  const written = told.descriptions.map((each) => each.written);
  const own = toldHtml(told, 1, part);
  const content = {
    ...own,
    title,
    description: join(
      written.map((each) => described(each, 1)),
      '\n',
    ),
    type: line(typeWords([schema.assertion], links)),
    facts: [...own.facts, ...sentences(schemaFacts(parts, links))],
    fields: fieldsHtml(entries, places.field, 2, part),
    fieldsTitle: inlineHtml(fieldsTitle(entries.map(({ at }) => at))),
    operations: lines(uses.operations),
    schemas: lines(uses.schemas),
    isUsed: uses.operations.length + uses.schemas.length > 0,
  };
  const facts: PageFacts = {
    ...page,
    path: htmlAddresses.schema(schema.name.file),
    title,
    summary: written[0],
    trail: [{ label: html`Schemas`, address: htmlAddresses.schemas }],
    sections: sectionsOf(content),
  };
  return { ...content, frame: frameView(facts, site) };
}

function sectionsOf({
  fieldsTitle: title,
  fields,
  blocks,
  isUsed,
}: Omit<SchemaHtml, 'frame'>): NonNullable<PageFacts['sections']> {
  const sections: readonly (readonly [Html, Html, boolean])[] = [
    [title === nothing ? html`Fields` : title, html`fields`, fields.fields.length > 0],
    [html`Values`, html`values`, blocks.values.length > 0],
    [html`Variants`, html`variants`, blocks.variants.length > 0],
    [html`Lifecycle`, html`lifecycle`, blocks.lifecycles.length > 0],
    [html`Rules`, html`rules`, blocks.rules.length > 0],
    [html`Conditions`, html`conditions`, blocks.conditions.length > 0],
    [html`Examples`, html`examples`, blocks.examples.length > 0],
    [html`Used by`, html`uses`, isUsed],
  ];
  return sections.flatMap(([label, anchor, there]) => (there ? [{ label, anchor }] : []));
}
