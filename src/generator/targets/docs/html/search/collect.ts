// What can be searched for: gathered from the pages themselves, so that whatever is found is there.

import { textOf, type Html } from '../../../../emit/code/html.ts';
import type { ContentHtml } from '../content.ts';
import type { FieldHtml } from '../fields.ts';
import type { GuideHtml } from '../guide.ts';
import type { AreaHtml } from '../lists.ts';
import type { OperationHtml } from '../operation.ts';
import type { SchemaHtml } from '../schema.ts';
import type { HtmlTemplates } from '../templates.ts';
import type { BlocksHtml, RuleHtml } from '../told.ts';
import type { Kind } from './kinds.ts';

/** A page, by what it is found. */
export interface FoundPage {
  readonly kind: Kind;
  readonly title: string;
  /** Relative to the folder of the HTML. */
  readonly address: string;
  /** Of an operation. */
  readonly method?: string;
  readonly path?: string;
}

/** What stands on a page. */
export interface FoundTerm {
  readonly kind: Kind;
  readonly text: string;
  /** Relative to the folder of the HTML. */
  readonly address: string;
  /** The name of the place on the page. */
  readonly place: string;
}

export interface Collected {
  readonly pages: readonly FoundPage[];
  readonly terms: readonly FoundTerm[];
}

/** Templates whose pages can be found; those of lists cannot. Fields of answers are left to the schemas and requests that have them. */
export const collectors: { readonly [K in keyof HtmlTemplates]?: (view: HtmlTemplates[K], address: string) => Collected } = {
  'docs/html/area': ofArea,
  'docs/html/guide': ofGuide,
  'docs/html/operation': ofOperation,
  'docs/html/schema': ofSchema,
};

function ofArea({ title }: AreaHtml, address: string): Collected {
  return { pages: [{ kind: 'area', title: textOf(title), address }], terms: [] };
}

function ofGuide({ title, sections }: GuideHtml, address: string): Collected {
  return { pages: [{ kind: 'guide', title: textOf(title), address }], terms: sections.flatMap(({ label, anchor, tables }) => [term('section', label, address, anchor), ...tables.flatMap(({ rows }) => rows.flatMap((row) => (row.anchor === '' ? [] : [term('section', row.first, address, row.anchor)])))]) };
}

function ofOperation({ title, method, path, parameters, body, preconditions }: OperationHtml, address: string): Collected {
  return {
    pages: [{ kind: 'operation', title: textOf(title), address, method: textOf(method), path: textOf(path) }],
    terms: [
      ...fieldTerms(parameters.fields, 'parameter', address),
      ...body.flatMap(({ contents }) => contents.flatMap((content) => contentTerms(content, address))),
      ...ruleTerms(preconditions.rules, address),
    ],
  };
}

function contentTerms({ fields, blocks }: ContentHtml, address: string): readonly FoundTerm[] {
  return [...fieldTerms(fields.fields, 'field', address), ...blockTerms(blocks, 'body', address)];
}

function ofSchema({ title, fields, blocks }: SchemaHtml, address: string): Collected {
  return { pages: [{ kind: 'schema', title: textOf(title), address }], terms: [...blockTerms(blocks, 'values', address), ...fieldTerms(fields.fields, 'field', address)] };
}

function fieldTerms(fields: readonly FieldHtml[], kind: Kind, address: string): readonly FoundTerm[] {
  return fields.flatMap(({ within, name, anchor, blocks }) => {
    const text = textOf(within) + textOf(name);
    // What a value is when it stands in a list, or which of several it is, has no name of its own.
    const named = /\p{L}[^.]*$/u.test(textOf(name)) ? [{ kind, text, address, place: textOf(anchor) }] : [];
    return [...named, ...blockTerms(blocks, textOf(anchor), address)];
  });
}

/** Values and rules; values are found at `place`. */
function blockTerms({ values, rules }: BlocksHtml, place: string, address: string): readonly FoundTerm[] {
  return [...values.map(({ value }): FoundTerm => ({ kind: 'value', text: textOf(value), address, place })), ...ruleTerms(rules, address)];
}

function ruleTerms(rules: readonly RuleHtml[], address: string): readonly FoundTerm[] {
  return rules.map(({ words, anchor }) => term('rule', words, address, anchor));
}

function term(kind: Kind, words: Html, address: string, anchor: Html): FoundTerm {
  return { kind, text: textOf(words), address, place: textOf(anchor) };
}
