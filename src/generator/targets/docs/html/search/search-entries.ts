// Search entries and their kinds, extracted from the HTML views.

import { htmlToText, type Html } from '../../../../code/html/html-and-svg.ts';
import type { ContentHtml, ResponseHtml } from '../operation-parts.ts';
import type { FieldHtml } from '../field-list.ts';
import type { GuideHtml } from '../guide.ts';
import type { TagPageHtml } from '../index-pages.ts';
import type { OperationHtml } from '../operation.ts';
import type { SchemaHtml } from '../schema-page.ts';
import type { ComponentsHtml } from '../headers-and-unused-components-page.ts';
import type { HtmlTemplates } from '../template-views.ts';
import type { RuleHtml, ValueNotesHtml } from '../value-notes.ts';

/** A searchable page. */
export interface SearchPage {
  readonly kind: EntryKind;
  readonly title: string;
  /** Relative to the HTML directory. */
  readonly address: string;
  /** Method and path, if the page is an operation. */
  readonly method?: string;
  readonly path?: string;
}

/** A searchable term on a page. */
export interface SearchTerm {
  readonly kind: EntryKind;
  readonly text: string;
  /** Relative to the HTML directory. */
  readonly address: string;
  /** Anchor on the page. */
  readonly anchor: string;
}

export interface SearchEntries {
  readonly pages: readonly SearchPage[];
  readonly terms: readonly SearchTerm[];
}

/** Extractors by template; list pages are not searchable. Properties that a named schema documents are skipped. */
export const entryCollectors: {
  readonly [K in keyof HtmlTemplates]?: (view: HtmlTemplates[K], address: string) => SearchEntries;
} = {
  'docs/html/tag': collectTag,
  'docs/html/guide': collectGuide,
  'docs/html/operation': collectOperation,
  'docs/html/schema': collectSchema,
  'docs/html/shared': collectComponents,
};

function collectTag({ title }: TagPageHtml, address: string): SearchEntries {
  return { pages: [{ kind: 'tag', title: htmlToText(title), address }], terms: [] };
}

function collectGuide({ title, sections }: GuideHtml, address: string): SearchEntries {
  return {
    pages: [{ kind: 'guide', title: htmlToText(title), address }],
    terms: sections.flatMap(({ label, anchor, tables }) => [
      createTerm('section', label, address, anchor),
      ...tables.flatMap(({ rows }) =>
        rows.flatMap((row) => (row.anchor === '' ? [] : [createTerm('section', row.first, address, row.anchor)])),
      ),
    ]),
  };
}

function collectOperation(
  { title, method, path, parameters, body, preconditions, responses }: OperationHtml,
  address: string,
): SearchEntries {
  return {
    pages: [
      { kind: 'operation', title: htmlToText(title), address, method: htmlToText(method), path: htmlToText(path) },
    ],
    terms: [
      ...fieldTerms(parameters.fields, 'parameter', address),
      ...body.flatMap(({ contents }) => contents.flatMap((content) => contentTerms(content, address, 'body'))),
      ...ruleTerms(preconditions.rules, address),
      ...responses.flatMap((response) => responseTerms(response, address)),
    ],
  };
}

/** Returns a status with its first sentence, and the terms that are specific to the response. */
function responseTerms(
  { status, description, anchor, headers, contents }: ResponseHtml,
  address: string,
): readonly SearchTerm[] {
  const summary = htmlToText(description).replace(/\s+/g, ' ').trim();
  const firstSentence = /^.{1,90}?\.(?= |$)/.exec(summary)?.[0] ?? summary.slice(0, 90);
  return [
    { kind: 'status', text: `${htmlToText(status)} ${firstSentence}`.trim(), address, anchor: htmlToText(anchor) },
    ...fieldTerms(headers.fields, 'header', address),
    ...contents.flatMap((content) => contentTerms(content, address, htmlToText(anchor))),
  ];
}

function collectComponents({ frame, headers, parameters }: ComponentsHtml, address: string): SearchEntries {
  return {
    pages: [{ kind: 'section', title: htmlToText(frame.here), address }],
    terms: [...fieldTerms(headers.fields, 'header', address), ...fieldTerms(parameters.fields, 'parameter', address)],
  };
}

/** `anchor` is the anchor of the whole body. */
function contentTerms(content: ContentHtml, address: string, anchor: string): readonly SearchTerm[] {
  return [...fieldTerms(content.fields.fields, 'field', address), ...valueTerms(content, anchor, anchor, address)];
}

function collectSchema(schema: SchemaHtml, address: string): SearchEntries {
  return {
    pages: [{ kind: 'schema', title: htmlToText(schema.title), address }],
    terms: [...valueTerms(schema, 'values', '', address), ...fieldTerms(schema.fields.fields, 'field', address)],
  };
}

function fieldTerms(fields: readonly FieldHtml[], kind: EntryKind, address: string): readonly SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (const field of fields) {
    if (field.isOnSchemaPage) continue;
    const name = htmlToText(field.name);
    const anchor = htmlToText(field.anchor);
    // Items and alternatives have no name.
    if (/\p{L}[^.]*$/u.test(name)) terms.push({ kind, text: htmlToText(field.within) + name, address, anchor });
    if (field.more.length + field.listed.length > 0)
      for (const each of valueTerms(field, anchor, anchor, address)) terms.push(each);
  }
  return terms;
}

/**
 * Returns values, states, and rules. Values in a table have the anchor `tableAnchor`, and inline values have
 * `sentenceAnchor`. An empty anchor is the page itself.
 */
function valueTerms(
  { blocks: { values, variants, lifecycles, rules }, listed }: Pick<ValueNotesHtml, 'blocks' | 'listed'>,
  tableAnchor: string,
  sentenceAnchor: string,
  address: string,
): readonly SearchTerm[] {
  const valueTerm = (label: Html, anchor: string): SearchTerm => ({
    kind: 'value',
    text: htmlToText(label),
    address,
    anchor,
  });
  const states = lifecycles.flatMap((lifecycle) =>
    lifecycle.states.map(({ state, anchor }) => valueTerm(state, htmlToText(anchor))),
  );
  // A search for a state finds its description, not its name in a list of values.
  const otherLabels = listed.filter((label) => !states.some(({ text }) => text === htmlToText(label)));
  return [
    ...values.map((each) => valueTerm(each.value, tableAnchor)),
    ...variants.map((each) => valueTerm(each.value, sentenceAnchor)),
    ...states,
    ...otherLabels.map((label) => valueTerm(label, sentenceAnchor)),
    ...ruleTerms(rules, address),
  ];
}

function ruleTerms(rules: readonly RuleHtml[], address: string): readonly SearchTerm[] {
  return rules.map(({ description, anchor }) => createTerm('rule', description, address, anchor));
}

function createTerm(kind: EntryKind, label: Html, address: string, anchor: Html): SearchTerm {
  return { kind, text: htmlToText(label), address, anchor: htmlToText(anchor) };
}

/** The kinds of entries. The index encodes a kind as its position in this array. */
export const entryKinds = [
  'tag',
  'guide',
  'operation',
  'schema',
  'parameter',
  'field',
  'value',
  'rule',
  'section',
  'status',
  'header',
] as const;

type EntryKind = (typeof entryKinds)[number];

/** Name of the global function that the index files call. */
export const registerFunctionName = 'ashlarSearchIndex';
