// Search entries, extracted from the HTML views.

import { textOf, type Html } from '../../../../code/html/html.ts';
import type { ContentHtml, ResponseHtml } from '../media-type-view.ts';
import type { FieldHtml } from '../field-list.ts';
import type { GuideHtml } from '../guide.ts';
import type { AreaHtml } from '../index-pages.ts';
import type { OperationHtml } from '../operation.ts';
import type { SchemaHtml } from '../schema.ts';
import type { SharedHtml } from '../components-page.ts';
import type { HtmlTemplates } from '../templates.ts';
import type { RuleHtml, ToldHtml } from '../value-notes.ts';
import type { Kind } from './entry-kinds.ts';

/** A searchable page. */
export interface FoundPage {
  readonly kind: Kind;
  readonly title: string;
  /** Relative to the HTML directory. */
  readonly address: string;
  /** Method and path, if the page is an operation. */
  readonly method?: string;
  readonly path?: string;
}

/** A searchable term on a page. */
export interface FoundTerm {
  readonly kind: Kind;
  readonly text: string;
  /** Relative to the HTML directory. */
  readonly address: string;
  /** Anchor on the page. */
  readonly place: string;
}

export interface Collected {
  readonly pages: readonly FoundPage[];
  readonly terms: readonly FoundTerm[];
}

/** Extractors by template; list pages are not searchable. Properties that a named schema documents are skipped. */
export const collectors: {
  readonly [K in keyof HtmlTemplates]?: (view: HtmlTemplates[K], address: string) => Collected;
} = {
  'docs/html/area': ofArea,
  'docs/html/guide': ofGuide,
  'docs/html/operation': ofOperation,
  'docs/html/schema': ofSchema,
  'docs/html/shared': ofShared,
};

function ofArea({ title }: AreaHtml, address: string): Collected {
  return { pages: [{ kind: 'area', title: textOf(title), address }], terms: [] };
}

function ofGuide({ title, sections }: GuideHtml, address: string): Collected {
  return {
    pages: [{ kind: 'guide', title: textOf(title), address }],
    terms: sections.flatMap(({ label, anchor, tables }) => [
      term('section', label, address, anchor),
      ...tables.flatMap(({ rows }) =>
        rows.flatMap((row) => (row.anchor === '' ? [] : [term('section', row.first, address, row.anchor)])),
      ),
    ]),
  };
}

function ofOperation(
  { title, method, path, parameters, body, preconditions, responses }: OperationHtml,
  address: string,
): Collected {
  return {
    pages: [{ kind: 'operation', title: textOf(title), address, method: textOf(method), path: textOf(path) }],
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
): readonly FoundTerm[] {
  const said = textOf(description).replace(/\s+/g, ' ').trim();
  const first = /^.{1,90}?\.(?= |$)/.exec(said)?.[0] ?? said.slice(0, 90);
  return [
    { kind: 'status', text: `${textOf(status)} ${first}`.trim(), address, place: textOf(anchor) },
    ...fieldTerms(headers.fields, 'header', address),
    ...contents.flatMap((content) => contentTerms(content, address, textOf(anchor))),
  ];
}

function ofShared({ frame, headers, parameters }: SharedHtml, address: string): Collected {
  return {
    pages: [{ kind: 'section', title: textOf(frame.here), address }],
    terms: [...fieldTerms(headers.fields, 'header', address), ...fieldTerms(parameters.fields, 'parameter', address)],
  };
}

/** `anchor` is the anchor of the whole body. */
function contentTerms(content: ContentHtml, address: string, place: string): readonly FoundTerm[] {
  return [...fieldTerms(content.fields.fields, 'field', address), ...toldTerms(content, place, place, address)];
}

function ofSchema(schema: SchemaHtml, address: string): Collected {
  return {
    pages: [{ kind: 'schema', title: textOf(schema.title), address }],
    terms: [...toldTerms(schema, 'values', '', address), ...fieldTerms(schema.fields.fields, 'field', address)],
  };
}

function fieldTerms(fields: readonly FieldHtml[], kind: Kind, address: string): readonly FoundTerm[] {
  const found: FoundTerm[] = [];
  for (const field of fields) {
    if (field.elsewhere) continue;
    const name = textOf(field.name);
    const place = textOf(field.anchor);
    // Items and alternatives have no name of their own.
    if (/\p{L}[^.]*$/u.test(name)) found.push({ kind, text: textOf(field.within) + name, address, place });
    if (field.more.length + field.listed.length > 0)
      for (const each of toldTerms(field, place, place, address)) found.push(each);
  }
  return found;
}

/**
 * Returns values, states, and rules. Values in a table have the anchor `table`, inline values the anchor `sentence`;
 * an empty anchor is the page itself.
 */
function toldTerms(
  { blocks: { values, variants, lifecycles, rules }, listed }: Pick<ToldHtml, 'blocks' | 'listed'>,
  table: string,
  sentence: string,
  address: string,
): readonly FoundTerm[] {
  const value = (words: Html, place: string): FoundTerm => ({ kind: 'value', text: textOf(words), address, place });
  const states = lifecycles.flatMap((lifecycle) =>
    lifecycle.states.map(({ state, anchor }) => value(state, textOf(anchor))),
  );
  // A state is found where it is described, not where its name is listed.
  const others = listed.filter((words) => !states.some(({ text }) => text === textOf(words)));
  return [
    ...values.map((each) => value(each.value, table)),
    ...variants.map((each) => value(each.value, sentence)),
    ...states,
    ...others.map((words) => value(words, sentence)),
    ...ruleTerms(rules, address),
  ];
}

function ruleTerms(rules: readonly RuleHtml[], address: string): readonly FoundTerm[] {
  return rules.map(({ words, anchor }) => term('rule', words, address, anchor));
}

function term(kind: Kind, words: Html, address: string, anchor: Html): FoundTerm {
  return { kind, text: textOf(words), address, place: textOf(anchor) };
}
