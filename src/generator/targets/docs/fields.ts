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

/** A field, item or alternative within a value. */
export interface FieldEntry {
  /** Its dotted name, from the value down: `config.nodes[].address`. */
  readonly at: string;
  /** How many entries it lies within. */
  readonly depth: number;
  readonly assertions: readonly Assertion[];
  readonly parts: Parts;
  readonly told: Told;
  /** Whether a field must be there; undefined for items and alternatives. */
  readonly required: boolean | undefined;
}

/** The fields of a value that fits all `assertions`, and what lies within them. `at` is the value's own dotted name. */
export function fieldsOf(assertions: readonly Assertion[], links: Links, reading: Reading, at = ''): FieldsView {
  return tableOf(fieldEntries(assertions, links, reading, at), links);
}

/** The same as entries, in the order in which a reader meets them. */
export function fieldEntries(assertions: readonly Assertion[], links: Links, reading: Reading, at = '', depth = 0): readonly FieldEntry[] {
  const walk: Walk = { found: [], links, reading };
  within(walk, partsOf(assertions), at, depth);
  return walk.found;
}

/** Entries as the rows of a table. */
export function tableOf(entries: readonly FieldEntry[], links: Links): FieldsView {
  const rows: FieldRow[] = [];
  const details: DetailView[] = [];
  for (const { at, assertions, parts, told, required } of entries) {
    const name = code(at);
    rows.push({ name: cell(name), type: cell(typeWords(assertions, links)), presence: presenceOf(parts, required), notes: lineOf(told) });
    const detail = detailOf(name, told);
    if (detail) details.push(detail);
  }
  return { rows, details };
}

interface Walk {
  readonly found: FieldEntry[];
  readonly links: Links;
  readonly reading: Reading;
}

function within(walk: Walk, parts: Parts, at: string, depth: number): void {
  const required = requiredOf(parts);
  const properties = propertiesOf(parts);
  for (const [name, assertions] of properties) property(walk, assertions, at === '' ? name : `${at}.${name}`, depth, required.has(name));
  for (const schema of parts.inline) for (const inner of nested(schema)) other(walk, inner, at + (at === '' && inner.name.startsWith('.') ? inner.name.slice(1) : inner.name), depth);
}

function property(walk: Walk, assertions: readonly Assertion[], at: string, depth: number, required: boolean): void {
  const parts = partsOf(assertions);
  if (walk.reading === 'request' && isMarked(walk.links.api, parts, 'readOnly')) return;
  if (walk.reading === 'response' && isMarked(walk.links.api, parts, 'writeOnly')) return;
  walk.found.push({ at, depth, assertions, parts, told: tell(parts, walk.links), required });
  within(walk, parts, at, depth + 1);
}

// Items, members of maps and alternatives that stand in the type of what holds them need an entry only when there is more to say.
function other(walk: Walk, { assertion, inType }: Inner, at: string, depth: number): void {
  const parts = partsOf([assertion]);
  const told = tell(parts, walk.links);
  const silent = defaultOf(parts) === undefined && told.descriptions.length === 0 && told.facts.length === 0 && hasNone(told.blocks);
  const before = walk.found.length;
  within(walk, parts, at, depth + 1);
  if (inType && silent && walk.found.length === before) return;
  walk.found.splice(before, 0, { at, depth, assertions: [assertion], parts, told, required: undefined });
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

/** What is said of the presence of an entry: of an item or an alternative its default at most. */
export function presenceOf(parts: Parts, required: boolean | undefined): Md {
  return required === undefined && defaultOf(parts) === undefined ? nothing : presenceWords(parts, required === true);
}

/** "required", "optional" or "default `x`"; a default that is long is shown below the table. */
export function presenceWords(parts: Parts, required: boolean): Md {
  const byDefault = defaultOf(parts);
  if (byDefault === undefined) return required ? md`required` : md`optional`;
  const words = isShort(byDefault.value) ? md`default ${cell(valueSpan(byDefault.value))}` : md`default below`;
  return required ? md`required, ${words}` : words;
}
