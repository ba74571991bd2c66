// The fields of a value as rows: nested inline ones with dotted names, named schemas as links.

import { cell, code, md, nothing, type Md } from '../../emit/code/markdown.ts';
import type { Assertion, ObjectSchema } from '../../model/declarations/assertions.ts';
import { alternativesOf } from './alternatives.ts';
import { defaultOf, isMarked, partsOf, propertiesOf, requiredOf, type Parts } from './parts.ts';
import type { Links } from './site.ts';
import { detailOf, hasNone, lineOf, tell, type DetailView, type Told } from './told.ts';
import { typeWords } from './types.ts';
import { isShort, valueSpan } from './values.ts';

/** One row of a table of fields; every piece is fit for a cell. */
export interface FieldRow {
  readonly name: Md;
  readonly type: Md;
  /** "required", "optional" or the default; nothing for items and alternatives. */
  readonly presence: Md;
  readonly notes: Md;
}

export interface FieldsView {
  readonly rows: readonly FieldRow[];
  /** What does not fit into the rows, in their order. */
  readonly details: readonly DetailView[];
}

/** Whose eyes a value is seen with: a request has no read-only fields, a response no write-only ones. */
export type Reading = 'request' | 'response' | 'both';

/** The fields of a value that fits all `assertions`, and what lies within them. `at` is the value's own dotted name. */
export function fieldsOf(assertions: readonly Assertion[], links: Links, reading: Reading, at = ''): FieldsView {
  const table: Table = { rows: [], details: [], links, reading };
  within(table, partsOf(assertions), at);
  return table;
}

interface Table {
  readonly rows: FieldRow[];
  readonly details: DetailView[];
  readonly links: Links;
  readonly reading: Reading;
}

function within(table: Table, parts: Parts, at: string): void {
  const required = requiredOf(parts);
  const properties = propertiesOf(parts);
  for (const [name, assertions] of properties) property(table, assertions, at === '' ? name : `${at}.${name}`, required.has(name));
  for (const schema of parts.inline) for (const inner of nested(schema)) other(table, inner, at + (at === '' && inner.name.startsWith('.') ? inner.name.slice(1) : inner.name));
}

function property(table: Table, assertions: readonly Assertion[], at: string, required: boolean): void {
  const parts = partsOf(assertions);
  if (table.reading === 'request' && isMarked(table.links.api, parts, 'readOnly')) return;
  if (table.reading === 'response' && isMarked(table.links.api, parts, 'writeOnly')) return;
  add(table, assertions, at, tell(parts, table.links), presenceWords(parts, required));
  within(table, parts, at);
}

// Items, members of maps and alternatives that stand in the type of what holds them need a row only when there is more to say.
function other(table: Table, { assertion, inType }: Inner, at: string): void {
  const parts = partsOf([assertion]);
  const told = tell(parts, table.links);
  const silent = told.descriptions.length === 0 && told.facts.length === 0 && hasNone(told.blocks);
  const inner: Table = { ...table, rows: [], details: [] };
  within(inner, parts, at);
  if (inType && silent && inner.rows.length === 0) return;
  add(table, [assertion], at, told, nothing);
  for (const row of inner.rows) table.rows.push(row);
  for (const detail of inner.details) table.details.push(detail);
}

function add(table: Table, assertions: readonly Assertion[], at: string, told: Told, presence: Md): void {
  const name = code(at);
  table.rows.push({ name: cell(name), type: cell(typeWords(assertions, table.links)), presence, notes: lineOf(told) });
  const detail = detailOf(name, told);
  if (detail) table.details.push(detail);
}

/** A schema inside another that is no property. */
interface Inner {
  /** What is added to the name of the outer one. */
  readonly name: string;
  readonly assertion: Assertion;
  /** True where the type of the outer one tells the type of this one. */
  readonly inType: boolean;
}

function nested(schema: ObjectSchema): readonly Inner[] {
  const { array, object } = schema;
  const alternatives = alternativesOf(schema);
  const choice = alternatives.length > 0;
  const isMap = !choice && object?.properties === undefined && object?.patternProperties === undefined;
  const found: (readonly [string, Assertion | undefined, boolean])[] = [
    ...(array?.prefixItems ?? []).map((item, index) => [`[${index}]`, item, !choice] as const),
    ['[]', array?.items, !choice],
    ['[]', array?.unevaluatedItems, false],
    ...[...(object?.patternProperties ?? [])].map(([pattern, value]) => [`./${pattern}/`, value, false] as const),
    ['.*', object?.additionalProperties, isMap],
    ['.*', object?.unevaluatedProperties, false],
    ...alternatives.flatMap(({ branches, plain }) => branches.map((branch, index) => [`(${index + 1})`, branch, plain] as const)),
  ];
  return found.flatMap(([name, assertion, inType]) => (assertion === undefined || isSaidAbove(name, assertion) ? [] : [{ name, assertion, inType }]));
}

// What `true` and `false` mean for the items or fields not named is said of the array or object itself.
function isSaidAbove(name: string, assertion: Assertion): boolean {
  return typeof assertion === 'boolean' && !name.startsWith('./') && !name.startsWith('(');
}

/** "required", "optional" or "default `x`"; a default that is long is shown below the table. */
export function presenceWords(parts: Parts, required: boolean): Md {
  const byDefault = defaultOf(parts);
  if (byDefault === undefined) return required ? md`required` : md`optional`;
  const words = isShort(byDefault.value) ? md`default ${cell(valueSpan(byDefault.value))}` : md`default below`;
  return required ? md`required, ${words}` : words;
}
