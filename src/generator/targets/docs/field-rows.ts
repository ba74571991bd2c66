// Properties of a value as table rows: nested ones by dotted path, named schemas as links or expanded.

import { cell, code, md, nothing, type Md } from '../../code/markdown/markdown.ts';
import type { Schema } from '../../model/types/api.ts';
import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import { alternativesOf } from './union-alternatives.ts';
import { opened } from './inline-schemas.ts';
import { defaultOf, isMarked, partsOf, propertiesOf, requiredOf, type Parts } from './allof-members.ts';
import type { Links } from './page-links.ts';
import { detailOf, hasNone, lineOf, tell, type DetailView, type Told } from './value-notes.ts';
import { typeWords } from './type-words.ts';
import { isShort, valueSpan } from './json-values.ts';

/** A row of the property table; every value is escaped for a table cell. */
export interface FieldRow {
  readonly name: Md;
  readonly type: Md;
  /** "required", "optional", or the default; empty for items and alternatives. */
  readonly presence: Md;
  readonly notes: Md;
}

export interface FieldsView {
  readonly rows: readonly FieldRow[];
  /** Details that do not fit into a row, in row order. */
  readonly details: readonly DetailView[];
}

/** Direction of a value: read-only properties are omitted from requests, write-only ones from responses. */
export type Reading = 'request' | 'response' | 'both';

/** A property, item, or alternative within a value. */
export interface FieldEntry {
  /** Dotted path from the root value: `config.nodes[].address`. */
  readonly at: string;
  /** Nesting depth, from 0. */
  readonly depth: number;
  readonly assertions: readonly Assertion[];
  readonly parts: Parts;
  readonly told: Told;
  /** Whether a property is required; `undefined` for items and alternatives. */
  readonly required: boolean | undefined;
  /** Whether the entry belongs to an expanded named schema, whose page documents it too. */
  readonly elsewhere: boolean;
}

/** Maximum number of entries with expanded property schemas; beyond it, they remain links. */
const mostWithProperties = 60;

/** Number of entries after which no further item or alternative is expanded. */
const mostEntries = 150;

/**
 * Returns the properties of a value to which all `schemas` apply, in display order; named schemas are links. `path` is
 * the dotted path of the value.
 */
export function fieldEntries(
  assertions: readonly Assertion[],
  links: Links,
  reading: Reading,
  at = '',
  depth = 0,
): readonly FieldEntry[] {
  return entriesOf(assertions, { links, reading, most: 0, properties: false }, at, depth);
}

/** Returns the properties of a named schema, with items and alternatives that are named schemas expanded. */
export function schemaEntries({ id, assertion }: Schema, links: Links): readonly FieldEntry[] {
  return entriesOf([assertion], {
    links,
    reading: 'both',
    most: mostEntries,
    properties: false,
    inside: new Set([id]),
  });
}

/**
 * Returns the properties of a body, with its named schemas expanded. Schemas of properties are expanded too if the
 * result has at most `maxEntriesWithProperties` entries.
 */
export function bodyEntries(
  assertion: Assertion,
  links: Links,
  reading: 'request' | 'response',
): readonly FieldEntry[] {
  const { assertions, inside } = opened([assertion], new Set(), links.api);
  const settings = { links, reading, inside, elsewhere: reading === 'response' && inside.size > 0 };
  const entries = entriesOf(assertions, { ...settings, most: mostWithProperties + 1, properties: true });
  return entries.length <= mostWithProperties
    ? entries
    : entriesOf(assertions, { ...settings, most: mostEntries, properties: false });
}

function entriesOf(
  assertions: readonly Assertion[],
  { inside = new Set(), elsewhere = false, ...settings }: Settings,
  at = '',
  depth = 0,
): readonly FieldEntry[] {
  const walk: Walk = { ...settings, found: [] };
  within(walk, partsOf(assertions), at, depth, { inside, elsewhere, belowProperty: false, deep: false });
  return walk.found;
}

/** Returns entries as table rows. */
export function tableOf(entries: readonly FieldEntry[], links: Links): FieldsView {
  const rows: FieldRow[] = [];
  const details: DetailView[] = [];
  for (const { at, assertions, parts, told, required } of entries) {
    const name = code(at);
    rows.push({
      name: cell(name),
      type: cell(typeWords(assertions, links)),
      presence: presenceOf(parts, required),
      notes: lineOf(told),
    });
    const detail = detailOf(name, told);
    if (detail) details.push(detail);
  }
  return { rows, details };
}

interface Settings {
  readonly links: Links;
  readonly reading: Reading;
  /** Number of entries after which no further named schema is expanded. */
  readonly most: number;
  /** Whether the named schemas of properties are expanded, one level deep. */
  readonly properties: boolean;
  /** IDs of the schemas that are already expanded. */
  readonly inside?: ReadonlySet<string>;
  /** Whether the root properties are documented on the page of a named schema. */
  readonly elsewhere?: boolean;
}

interface Walk extends Settings {
  readonly found: FieldEntry[];
}

/** Context of an entry. */
interface Scope {
  /** IDs of the enclosing expanded schemas: a schema is not expanded within itself. */
  readonly inside: ReadonlySet<string>;
  readonly elsewhere: boolean;
  readonly belowProperty: boolean;
  /** Whether the entry is in an expanded property schema, in which no other one is expanded. */
  readonly deep: boolean;
}

function within(walk: Walk, parts: Parts, at: string, depth: number, scope: Scope): void {
  const required = requiredOf(parts);
  const properties = propertiesOf(parts);
  for (const [name, assertions] of properties)
    property(walk, assertions, at === '' ? name : `${at}.${name}`, depth, required.has(name), scope);
  for (const schema of parts.inline)
    for (const each of nested(schema))
      other(walk, each, at + (at === '' && each.name.startsWith('.') ? each.name.slice(1) : each.name), depth, scope);
}

/** Visits the content of an entry, and of the named schemas that it references if they are expanded. */
function inner(
  walk: Walk,
  assertions: readonly Assertion[],
  parts: Parts,
  at: string,
  depth: number,
  scope: Scope,
): void {
  const isOpened =
    parts.refs.length > 0 && walk.found.length < walk.most && (!scope.belowProperty || walk.properties) && !scope.deep;
  if (!isOpened) return within(walk, parts, at, depth, scope);
  const { assertions: all, inside } = opened(assertions, scope.inside, walk.links.api);
  within(walk, partsOf(all), at, depth, { ...scope, inside, elsewhere: true, deep: scope.belowProperty });
}

function property(
  walk: Walk,
  assertions: readonly Assertion[],
  at: string,
  depth: number,
  required: boolean,
  scope: Scope,
): void {
  const parts = partsOf(assertions);
  if (walk.reading === 'request' && isMarked(walk.links.api, parts, 'readOnly')) return;
  if (walk.reading === 'response' && isMarked(walk.links.api, parts, 'writeOnly')) return;
  const { elsewhere } = scope;
  walk.found.push({ at, depth, assertions, parts, told: toldAt(parts, walk.links, elsewhere), required, elsewhere });
  inner(walk, assertions, parts, at, depth + 1, { ...scope, belowProperty: true });
}

// Items, map values, and alternatives whose type is part of the parent's type need an entry only if they have more
// information.
function other(walk: Walk, { assertion, inType }: Inner, at: string, depth: number, scope: Scope): void {
  const parts = partsOf([assertion]);
  const { elsewhere } = scope;
  const told = toldAt(parts, walk.links, elsewhere);
  const silent =
    defaultOf(parts) === undefined && told.descriptions.length === 0 && told.facts.length === 0 && hasNone(told.blocks);
  const before = walk.found.length;
  inner(walk, [assertion], parts, at, depth + 1, scope);
  if (inType && silent && walk.found.length === before) return;
  walk.found.splice(before, 0, { at, depth, assertions: [assertion], parts, told, required: undefined, elsewhere });
}

// Diagrams, rules, conditions, and examples are shown on the page of the schema.
function toldAt(parts: Parts, links: Links, elsewhere: boolean): Told {
  const told = tell(parts, links);
  return elsewhere
    ? { ...told, blocks: { ...told.blocks, lifecycles: [], rules: [], conditions: [], examples: [] } }
    : told;
}

/** A subschema that is not a property. */
interface Inner {
  /** Suffix added to the path of the parent. */
  readonly name: string;
  readonly assertion: Assertion;
  /** Whether the parent's type includes the type of this one. */
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
    ...alternatives.flatMap(({ branches, plain }) =>
      branches.map((branch, index) => [`(${index + 1})`, branch, plain] as const),
    ),
  ];
  return found.flatMap(([name, assertion, inType]) =>
    assertion === undefined || isSaidAbove(name, assertion) ? [] : [{ name, assertion, inType }],
  );
}

// Sentences of the parent cover `true` and `false` for additional items and properties.
function isSaidAbove(name: string, assertion: Assertion): boolean {
  return typeof assertion === 'boolean' && !name.startsWith('./') && !name.startsWith('(');
}

/** Describes the presence of an entry: for items and alternatives, only the default. */
export function presenceOf(parts: Parts, required: boolean | undefined): Md {
  return required === undefined && defaultOf(parts) === undefined ? nothing : presenceWords(parts, required === true);
}

/** Returns "required", "optional", or "default `x`"; a long default is shown below the table. */
export function presenceWords(parts: Parts, required: boolean): Md {
  const byDefault = defaultOf(parts);
  if (byDefault === undefined) return required ? md`required` : md`optional`;
  const words = isShort(byDefault.value) ? md`default ${cell(valueSpan(byDefault.value))}` : md`default below`;
  return required ? md`required, ${words}` : words;
}
