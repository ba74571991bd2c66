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

/** A row of a parameter table; `in` is empty for nested properties. */
export interface ParameterRow extends FieldRow {
  readonly in: Md;
}

export interface ParametersView {
  readonly rows: readonly ParameterRow[];
  readonly details: readonly DetailView[];
  readonly examples: readonly ExampleView[];
}

/** Returns parameters in document order, each followed by its nested properties. */
export function parametersView(parameters: readonly Parameter[], links: Links): ParametersView {
  return together(
    parameters.map((parameter) =>
      parameterViewOf(links, parameter.component, () => rowsOf(parameterEntry(parameter, links), links)),
    ),
  );
}

const parameterViewOf = perComponent<ParametersView>();

/** Returns the headers of a response or of a part of a multipart body. */
export function headersView(headers: readonly Header[], links: Links): ParametersView {
  return together(headers.map((header) => rowsOf(headerEntry(header, links), links)));
}

/** A parameter or header and its notes. */
export interface ParameterEntry {
  readonly item: Parameter | Header;
  /** "path", "query", "header", or "cookie"; empty for a response header. */
  readonly in: Md;
  readonly schema: Assertion;
  readonly parts: Parts;
  readonly told: Told;
  /** Examples that fit on a line, as sentences. */
  readonly examplesInLine: readonly Md[];
  /** Examples that need a block. */
  readonly examples: readonly Example[];
  /** Nested properties. */
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

/** Returns the rows of an entry and of its nested properties. */
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

// Scalars without a description: "Examples: `1` (the first page), `3`."
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

// The description of the parameter precedes that of its schema, unless they are equal.
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

// A parameter of a named schema links to the page of the schema, which lists the properties.
function inlineOnly(schema: Assertion): readonly Assertion[] {
  return typeof schema === 'object' && schema.ref === undefined ? [schema] : [];
}

const usual: Readonly<Record<Parameter['in'], Parameter['style']>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

// Serialization matters for arrays and objects only: scalars are the same in every style.
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
