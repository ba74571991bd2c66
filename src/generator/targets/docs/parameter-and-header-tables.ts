// Parameters and headers as tables.

import { summarizeDescription } from '../../code/markdown/commonmark-descriptions.ts';
import {
  escapeTableCell,
  codeSpan,
  withPeriod,
  joinMarkdown,
  md,
  emptyMarkdown,
  escapeMarkdown,
  type Markdown,
} from '../../code/markdown/markdown.ts';
import type { MediaType, Example, Header, Parameter, SchemaAndShapes } from '../../model/types/api.ts';
import type { Direction } from '../../model/shape/object-shape.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import { createComponentCache } from './component-cache.ts';
import { labeledUnspecifiedSentences } from './schema-sentences.ts';
import { exampleViews, type ExampleView } from './examples.ts';
import { fieldEntries, describePresence, fieldsView, type FieldEntry, type FieldRow } from './field-rows.ts';
import { flattenSchemas, type SchemaParts } from './flatten-schema-parts.ts';
import type { Links } from './page-links.ts';
import { detailView, formatLine, collectValueNotes, type DetailView, type ValueNotes } from './value-notes.ts';
import { describeType } from './type-descriptions.ts';
import { isShortValue, valueSpan } from './json-to-markdown.ts';

/** A row of a parameter table; `in` is empty for nested properties. */
export interface ParameterRow extends FieldRow {
  readonly in: Markdown;
}

export interface ParametersView {
  readonly rows: readonly ParameterRow[];
  readonly details: readonly DetailView[];
  readonly examples: readonly ExampleView[];
}

/** Returns parameters in document order, each followed by its nested properties. */
export function parametersView(parameters: readonly Parameter[], links: Links, direction: Direction): ParametersView {
  return mergeViews(
    parameters.map((parameter) =>
      parameterViewOf(links, componentKey(parameter, direction), () =>
        parameterRows(parameterEntry(parameter, links, direction), links),
      ),
    ),
  );
}

const parameterViewOf = createComponentCache<ParametersView>();

/** Returns the cache key of a parameter of `components`; `undefined` for others. */
export function componentKey({ component }: Parameter, direction: Direction): string | undefined {
  return component === undefined ? undefined : `${direction} ${component}`;
}

/** Returns the headers of a response or of a part of a multipart body. */
export function headersView(headers: readonly Header[], links: Links, direction: Direction): ParametersView {
  return mergeViews(headers.map((header) => parameterRows(headerEntry(header, links, direction), links)));
}

/** A parameter or header and its notes. */
export interface ParameterEntry {
  readonly item: Parameter | Header;
  /** "path", "query", "header", or "cookie"; empty for a response header. */
  readonly in: Markdown;
  readonly schema: JsonSchema;
  readonly parts: SchemaParts;
  readonly notes: ValueNotes;
  /** Examples that fit on a line, as sentences. */
  readonly inlineExamples: readonly Markdown[];
  /** Examples that need a block. */
  readonly examples: readonly Example[];
  /** Nested properties. */
  readonly fields: readonly FieldEntry[];
}

export function parameterEntry(parameter: Parameter, links: Links, direction: Direction): ParameterEntry {
  return createEntry(
    parameter,
    md`${escapeMarkdown(parameter.in)}`,
    describeSerialization(parameter),
    links,
    direction,
  );
}

export function headerEntry(header: Header, links: Links, direction: Direction): ParameterEntry {
  return createEntry(
    header,
    emptyMarkdown,
    [...(header.explode ? [md`Exploded.`] : []), ...labeledUnspecifiedSentences(header.unspecified)],
    links,
    direction,
  );
}

function mergeViews(views: readonly ParametersView[]): ParametersView {
  return {
    rows: views.flatMap(({ rows }) => rows),
    details: views.flatMap(({ details }) => details),
    examples: views.flatMap(({ examples }) => examples),
  };
}

/** Returns the rows of an entry and of its nested properties. */
function parameterRows(parameter: ParameterEntry, links: Links): ParametersView {
  const {
    row,
    detail,
    table: { rows, details },
    examples,
  } = entryView(parameter, links);
  return {
    rows: [{ ...row, in: parameter.in }, ...rows.map((inner) => ({ ...inner, in: emptyMarkdown }))],
    details: [...(detail ? [detail] : []), ...details],
    examples,
  };
}

function createEntry(
  item: Parameter | Header,
  location: Markdown,
  facts: readonly Markdown[],
  links: Links,
  direction: Direction,
): ParameterEntry {
  const schema = declaredSchema(item)?.jsonSchema ?? true;
  const parts = flattenSchemas([schema]);
  const allExamples = [...item.examples, ...(item.content?.examples ?? [])];
  const inlineExamples = describeInlineExamples(allExamples);
  return {
    item,
    in: location,
    schema,
    parts,
    notes: withParameterNotes(item, facts, collectValueNotes(parts, links)),
    inlineExamples,
    examples: inlineExamples.length > 0 ? [] : allExamples,
    fields: fieldEntries(inlineSchemas(schema), links, direction, item.name, 1),
  };
}

function entryView({ item, schema, parts, notes, inlineExamples, examples, fields }: ParameterEntry, links: Links) {
  const name = codeSpan(item.name);
  const inlineNotes = { ...notes, facts: [...notes.facts, ...inlineExamples] };
  return {
    row: {
      name: escapeTableCell(name),
      type: escapeTableCell(describeType([schema], links)),
      presence: describePresence(parts, item.required),
      notes: formatLine(inlineNotes),
    },
    detail: detailView(name, notes),
    table: fieldsView(fields, links),
    examples: exampleViews(examples, item.content?.mediaType).map((example) => ({
      ...example,
      title: md`${name}: ${example.title}`,
    })),
  };
}

// Scalars without a description: "Examples: `1` (the first page), `3`."
function describeInlineExamples(examples: readonly Example[]): readonly Markdown[] {
  if (
    examples.length === 0 ||
    !examples.every(
      ({ value, description, unspecified }) =>
        value !== undefined &&
        typeof value !== 'object' &&
        isShortValue(value) &&
        description === undefined &&
        unspecified.length === 0,
    )
  )
    return [];
  const phrases = examples.map(
    ({ value, summary }) =>
      md`${valueSpan(value ?? null)}${summary === undefined ? emptyMarkdown : md` (${escapeMarkdown(summary.trim())})`}`,
  );
  return [md`${examples.length === 1 ? md`Example` : md`Examples`}: ${joinMarkdown(phrases, ', ')}.`];
}

// The description of the parameter precedes that of its schema, unless they are equal.
function withParameterNotes(item: Parameter | Header, facts: readonly Markdown[], notes: ValueNotes): ValueNotes {
  const ownDescriptions = item.description?.trim()
    ? [{ source: item.description, ...summarizeDescription(item.description) }]
    : [];
  const otherDescriptions = notes.descriptions.filter(
    ({ source: description }) => description.trim() !== item.description?.trim(),
  );
  const deprecated = item.deprecated && !notes.facts.includes(md`**Deprecated.**`) ? [md`**Deprecated.**`] : [];
  const contentFacts =
    item.content === undefined
      ? []
      : [md`Sent as ${codeSpan(item.content.mediaType)}.`, ...labeledUnspecifiedSentences(item.content.unspecified)];
  return {
    ...notes,
    descriptions: [...ownDescriptions, ...otherDescriptions],
    facts: [...deprecated, ...notes.facts, ...contentFacts, ...facts],
  };
}

function declaredSchema(item: {
  readonly schema?: SchemaAndShapes;
  readonly content?: MediaType;
}): SchemaAndShapes | undefined {
  return item.schema ?? item.content?.schema;
}

// A parameter of a named schema links to the page of the schema, which lists the properties.
function inlineSchemas(schema: JsonSchema): readonly JsonSchema[] {
  return typeof schema === 'object' && schema.ref === undefined ? [schema] : [];
}

const defaultStyles: Readonly<Record<Parameter['in'], Parameter['style']>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

// Serialization matters for arrays and objects only: scalars are the same in every style.
function describeSerialization(parameter: Parameter): readonly Markdown[] {
  const { style, explode } = parameter;
  const isUnusual = style !== defaultStyles[parameter.in] || explode !== (style === 'form');
  const isStructured = !isScalar(parameter.schema?.jsonSchema);
  return [
    parameter.content === undefined && (isUnusual || isStructured) ? describeStyle(style, explode) : emptyMarkdown,
    parameter.allowEmptyValue ? md`Can be sent without a value.` : emptyMarkdown,
    parameter.allowReserved ? md`Reserved characters do not require percent-encoding.` : emptyMarkdown,
    ...labeledUnspecifiedSentences(parameter.unspecified),
  ].filter((fact) => fact !== emptyMarkdown);
}

function describeStyle(style: Parameter['style'], explode: boolean): Markdown {
  return withPeriod(joinMarkdown([md`Style ${codeSpan(style)}`, explode ? md`exploded` : md`not exploded`], ', '));
}

function isScalar(schema: JsonSchema | undefined): boolean {
  if (typeof schema !== 'object') return true;
  return schema.types !== undefined && !schema.types.some((type) => type === 'array' || type === 'object');
}
