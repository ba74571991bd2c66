// The fields of a value as rows: nested ones with dotted names, named schemas as links or opened.

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
  /** Whether it is of a named schema that is opened here: it is on that schema's page, too. */
  readonly elsewhere: boolean;
}

/** How many entries there may be with the named schemas that properties refer to; with more, those stay links. */
const mostWithProperties = 60;

/** After this many entries no further item or alternative is opened. */
const mostEntries = 150;

/** The fields of a value that fits all `assertions`, in the order in which a reader meets them; named schemas are links. `at` is the value's own dotted name. */
export function fieldEntries(
  assertions: readonly Assertion[],
  links: Links,
  reading: Reading,
  at = '',
  depth = 0,
): readonly FieldEntry[] {
  return entriesOf(assertions, { links, reading, most: 0, properties: false }, at, depth);
}

/** The same of the schema `id`, whose items and alternatives are opened where they are named schemas. */
export function schemaEntries({ id, assertion }: Schema, links: Links): readonly FieldEntry[] {
  return entriesOf([assertion], {
    links,
    reading: 'both',
    most: mostEntries,
    properties: false,
    inside: new Set([id]),
  });
}

/** The same of a body, opened as far as it is of named schemas; those of its properties, too, if few fields come of it. */
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

/** Entries as the rows of a table. */
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
  /** With this many entries, no further named schema is opened. */
  readonly most: number;
  /** Whether the named schemas of properties are opened, one below the other never. */
  readonly properties: boolean;
  /** Ids of the schemas that are open at the start. */
  readonly inside?: ReadonlySet<string>;
  /** Whether the fields at the start are on the page of a named schema. */
  readonly elsewhere?: boolean;
}

interface Walk extends Settings {
  readonly found: FieldEntry[];
}

/** Where an entry is. */
interface Scope {
  /** Ids of the schemas that are open around it: none is opened within itself. */
  readonly inside: ReadonlySet<string>;
  readonly elsewhere: boolean;
  readonly belowProperty: boolean;
  /** Whether it is in a named schema of a property: no other is opened there. */
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

/** What lies within an entry, in the named schemas that it refers to as well if these are opened. */
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

// Items, members of maps and alternatives that stand in the type of what holds them need an entry only when there is more to say.
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

// Drawings, rules and examples are on the page of the schema.
function toldAt(parts: Parts, links: Links, elsewhere: boolean): Told {
  const told = tell(parts, links);
  return elsewhere
    ? { ...told, blocks: { ...told.blocks, lifecycles: [], rules: [], conditions: [], examples: [] } }
    : told;
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
    ...alternatives.flatMap(({ branches, plain }) =>
      branches.map((branch, index) => [`(${index + 1})`, branch, plain] as const),
    ),
  ];
  return found.flatMap(([name, assertion, inType]) =>
    assertion === undefined || isSaidAbove(name, assertion) ? [] : [{ name, assertion, inType }],
  );
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
