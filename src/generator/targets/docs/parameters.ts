// Parameters and headers as tables.

import { brief } from '../../code/markdown/commonmark.ts';
import { cell, code, ended, join, md, nothing, text, type Md } from '../../code/markdown/markdown.ts';
import type { Content, Example, Header, Parameter, Typed } from '../../model/types/api.ts';
import type { Assertion } from '../../model/types/schema.ts';
import { perComponent } from './components.ts';
import { leftOpen } from './schema-sentences.ts';
import { exampleViews, type ExampleView } from './examples.ts';
import { fieldEntries, presenceWords, tableOf, type FieldEntry, type FieldRow } from './field-rows.ts';
import { partsOf, type Parts } from './allof-members.ts';
import type { Links } from './page-links.ts';
import { detailOf, lineOf, tell, type DetailView, type Told } from './value-notes.ts';
import { typeWords } from './type-words.ts';
import { isShort, valueSpan } from './json-values.ts';

/** A row of a table of parameters; `in` is empty for the fields within one. */
export interface ParameterRow extends FieldRow {
  readonly in: Md;
}

export interface ParametersView {
  readonly rows: readonly ParameterRow[];
  readonly details: readonly DetailView[];
  readonly examples: readonly ExampleView[];
}

/** Parameters in the order given, with the fields within them. */
export function parametersView(parameters: readonly Parameter[], links: Links): ParametersView {
  return together(
    parameters.map((parameter) =>
      parameterViewOf(links, parameter.component, () => rowsOf(parameterEntry(parameter, links), links)),
    ),
  );
}

const parameterViewOf = perComponent<ParametersView>();

/** Headers of a response or of a part of a body. */
export function headersView(headers: readonly Header[], links: Links): ParametersView {
  return together(headers.map((header) => rowsOf(headerEntry(header, links), links)));
}

/** A parameter or a header, and all that is said of it. */
export interface ParameterEntry {
  readonly item: Parameter | Header;
  /** "path", "query", "header" or "cookie"; nothing for a header of a response. */
  readonly in: Md;
  readonly schema: Assertion;
  readonly parts: Parts;
  readonly told: Told;
  /** Examples that fit into a line, in words. */
  readonly examplesInLine: readonly Md[];
  /** The others. */
  readonly examples: readonly Example[];
  /** What lies within its value. */
  readonly fields: readonly FieldEntry[];
}

export function parameterEntry(parameter: Parameter, links: Links): ParameterEntry {
  return entry(parameter, md`${text(parameter.in)}`, parameterFacts(parameter), links);
}

export function headerEntry(header: Header, links: Links): ParameterEntry {
  return entry(header, nothing, [...(header.explode ? [md`Exploded.`] : []), ...leftOpen(header.unspecified)], links);
}

function together(views: readonly ParametersView[]): ParametersView {
  return {
    rows: views.flatMap(({ rows }) => rows),
    details: views.flatMap(({ details }) => details),
    examples: views.flatMap(({ examples }) => examples),
  };
}

/** The rows of one, and of what lies within it. */
function rowsOf(one: ParameterEntry, links: Links): ParametersView {
  const {
    row,
    detail,
    table: { rows, details },
    shown,
  } = described(one, links);
  return {
    rows: [{ ...row, in: one.in }, ...rows.map((inner) => ({ ...inner, in: nothing }))],
    details: [...(detail ? [detail] : []), ...details],
    examples: shown,
  };
}

function entry(item: Parameter | Header, place: Md, facts: readonly Md[], links: Links): ParameterEntry {
  const schema = typed(item)?.assertion ?? true;
  const parts = partsOf([schema]);
  const given = [...item.examples, ...(item.content?.examples ?? [])];
  const examplesInLine = inLine(given);
  return {
    item,
    in: place,
    schema,
    parts,
    told: withOwn(item, facts, tell(parts, links)),
    examplesInLine,
    examples: examplesInLine.length > 0 ? [] : given,
    fields: fieldEntries(inlineOnly(schema), links, 'request', item.name, 1),
  };
}

function described({ item, schema, parts, told, examplesInLine, examples, fields }: ParameterEntry, links: Links) {
  const name = code(item.name);
  const line = { ...told, facts: [...told.facts, ...examplesInLine] };
  return {
    row: {
      name: cell(name),
      type: cell(typeWords([schema], links)),
      presence: presenceWords(parts, item.required),
      notes: lineOf(line),
    },
    detail: detailOf(name, told),
    table: tableOf(fields, links),
    shown: exampleViews(examples, item.content?.mediaType).map((example) => ({
      ...example,
      title: md`${name}: ${example.title}`,
    })),
  };
}

// Plain values that need no description of their own: "Examples: `1` (the first page), `3`."
function inLine(examples: readonly Example[]): readonly Md[] {
  if (
    examples.length === 0 ||
    !examples.every(
      ({ value, description, unspecified }) =>
        value !== undefined &&
        typeof value !== 'object' &&
        isShort(value) &&
        description === undefined &&
        unspecified.length === 0,
    )
  )
    return [];
  const words = examples.map(
    ({ value, summary }) =>
      md`${valueSpan(value ?? null)}${summary === undefined ? nothing : md` (${text(summary.trim())})`}`,
  );
  return [md`${examples.length === 1 ? md`Example` : md`Examples`}: ${join(words, ', ')}.`];
}

// What the parameter says itself comes before what its schema says, unless they say the same.
function withOwn(item: Parameter | Header, facts: readonly Md[], told: Told): Told {
  const own = item.description?.trim() ? [{ written: item.description, ...brief(item.description) }] : [];
  const others = told.descriptions.filter(({ written }) => written.trim() !== item.description?.trim());
  const deprecated = item.deprecated && !told.facts.includes(md`**Deprecated.**`) ? [md`**Deprecated.**`] : [];
  const media =
    item.content === undefined
      ? []
      : [md`Sent as ${code(item.content.mediaType)}.`, ...leftOpen(item.content.unspecified)];
  return { ...told, descriptions: [...own, ...others], facts: [...deprecated, ...told.facts, ...media, ...facts] };
}

function typed(item: { readonly schema?: Typed; readonly content?: Content }): Typed | undefined {
  return item.schema ?? item.content?.schema;
}

// A parameter of a named schema links to its page, which has its fields.
function inlineOnly(schema: Assertion): readonly Assertion[] {
  return typeof schema === 'object' && schema.ref === undefined ? [schema] : [];
}

const usual: Readonly<Record<Parameter['in'], Parameter['style']>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

// How a list or an object is written into the address or the header; plain values are the same in every style.
function parameterFacts(parameter: Parameter): readonly Md[] {
  const { style, explode } = parameter;
  const unusual = style !== usual[parameter.in] || explode !== (style === 'form');
  const structured = !isPlain(parameter.schema?.assertion);
  return [
    parameter.content === undefined && (unusual || structured) ? sentenceOf(style, explode) : nothing,
    parameter.allowEmptyValue ? md`May be sent without a value.` : nothing,
    parameter.allowReserved ? md`Reserved characters need no percent-encoding.` : nothing,
    ...leftOpen(parameter.unspecified),
  ].filter((fact) => fact !== nothing);
}

function sentenceOf(style: Parameter['style'], explode: boolean): Md {
  return ended(join([md`Style ${code(style)}`, explode ? md`exploded` : md`not exploded`], ', '));
}

function isPlain(assertion: Assertion | undefined): boolean {
  if (typeof assertion !== 'object') return true;
  return assertion.types !== undefined && !assertion.types.some((type) => type === 'array' || type === 'object');
}
