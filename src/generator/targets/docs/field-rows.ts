// Properties of a value as table rows: nested ones by dotted path, named schemas as links or expanded.

import { escapeTableCell, codeSpan, md, emptyMarkdown, type Markdown } from '../../code/markdown/markdown.ts';
import type { Schema } from '../../model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import {
  expandReferences,
  declaredDefault,
  hasAnnotation,
  flattenSchemas,
  propertySchemas,
  requiredProperties,
  type SchemaParts,
  unionAlternatives,
} from './flatten-schema-parts.ts';
import type { Links } from './page-links.ts';
import {
  detailView,
  hasNoBlocks,
  formatLine,
  collectValueNotes,
  type DetailView,
  type ValueNotes,
} from './value-notes.ts';
import { describeType } from './type-descriptions.ts';
import { isShortValue, valueSpan } from './json-to-markdown.ts';

/** A row of the property table; every value is escaped for a table cell. */
export interface FieldRow {
  readonly name: Markdown;
  readonly type: Markdown;
  /** "required", "optional", or the default; empty for items and alternatives. */
  readonly presence: Markdown;
  readonly notes: Markdown;
}

export interface FieldsView {
  readonly rows: readonly FieldRow[];
  /** Details that do not fit into a row, in row order. */
  readonly details: readonly DetailView[];
}

/** Direction of a value: read-only properties are omitted from requests, write-only ones from responses. */
export type FieldDirection = 'request' | 'response' | 'both';

/** A property, item, or alternative within a value. */
export interface FieldEntry {
  /** Dotted path from the root value: `config.nodes[].address`. */
  readonly path: string;
  /** Nesting depth, from 0. */
  readonly depth: number;
  readonly schemas: readonly JsonSchema[];
  readonly parts: SchemaParts;
  readonly notes: ValueNotes;
  /** Whether a property is required; `undefined` for items and alternatives. */
  readonly isRequired: boolean | undefined;
  /** Whether the entry belongs to an expanded named schema, whose page documents it too. */
  readonly isOnSchemaPage: boolean;
}

/** Maximum number of entries with expanded property schemas; beyond it, they remain links. */
const maxEntriesWithProperties = 60;

/** Number of entries after which no further item or alternative is expanded. */
const maxEntries = 150;

/**
 * Returns the properties of a value to which all `schemas` apply, in display order; named schemas are links. `path` is
 * the dotted path of the value.
 */
export function fieldEntries(
  schemas: readonly JsonSchema[],
  links: Links,
  direction: FieldDirection,
  path = '',
  depth = 0,
): readonly FieldEntry[] {
  return collectEntries(schemas, { links, direction, entryLimit: 0, expandsProperties: false }, path, depth);
}

/** Returns the properties of a named schema. Expands items and alternatives that are named schemas. */
export function schemaFieldEntries({ id, jsonSchema: schema }: Schema, links: Links): readonly FieldEntry[] {
  return collectEntries([schema], {
    links,
    direction: 'both',
    entryLimit: maxEntries,
    expandsProperties: false,
    expandedIds: new Set([id]),
  });
}

/**
 * Returns the properties of a body, with its named schemas expanded. Schemas of properties are expanded too if the
 * result has at most `maxEntriesWithProperties` entries.
 */
export function bodyPropertyRows(
  schema: JsonSchema,
  links: Links,
  direction: 'request' | 'response',
): readonly FieldEntry[] {
  const { schemas, expandedIds } = expandReferences([schema], new Set(), links.api);
  const options = {
    links,
    direction,
    expandedIds,
    isOnSchemaPage: direction === 'response' && expandedIds.size > 0,
  };
  const entries = collectEntries(schemas, {
    ...options,
    entryLimit: maxEntriesWithProperties + 1,
    expandsProperties: true,
  });
  return entries.length <= maxEntriesWithProperties
    ? entries
    : collectEntries(schemas, { ...options, entryLimit: maxEntries, expandsProperties: false });
}

function collectEntries(
  schemas: readonly JsonSchema[],
  { expandedIds = new Set(), isOnSchemaPage = false, ...options }: TraversalOptions,
  path = '',
  depth = 0,
): readonly FieldEntry[] {
  const traversal: Traversal = { ...options, entries: [] };
  visitValue(traversal, flattenSchemas(schemas), path, depth, {
    expandedIds,
    isOnSchemaPage,
    isBelowProperty: false,
    isInPropertySchema: false,
  });
  return traversal.entries;
}

/** Returns entries as table rows. */
export function fieldsView(entries: readonly FieldEntry[], links: Links): FieldsView {
  const rows: FieldRow[] = [];
  const details: DetailView[] = [];
  for (const { path, schemas, parts, notes, isRequired } of entries) {
    const name = codeSpan(path);
    rows.push({
      name: escapeTableCell(name),
      type: escapeTableCell(describeType(schemas, links)),
      presence: describeEntryPresence(parts, isRequired),
      notes: formatLine(notes),
    });
    const detail = detailView(name, notes);
    if (detail) details.push(detail);
  }
  return { rows, details };
}

interface TraversalOptions {
  readonly links: Links;
  readonly direction: FieldDirection;
  /** Number of entries after which no further named schema is expanded. */
  readonly entryLimit: number;
  /** Whether the named schemas of properties are expanded, one level deep. */
  readonly expandsProperties: boolean;
  /** IDs of the schemas that are already expanded. */
  readonly expandedIds?: ReadonlySet<string>;
  /** Whether the root properties are documented on the page of a named schema. */
  readonly isOnSchemaPage?: boolean;
}

interface Traversal extends TraversalOptions {
  readonly entries: FieldEntry[];
}

/** Context of an entry. */
interface Scope {
  /** IDs of the enclosing expanded schemas: a schema is not expanded within itself. */
  readonly expandedIds: ReadonlySet<string>;
  readonly isOnSchemaPage: boolean;
  readonly isBelowProperty: boolean;
  /** Whether the entry is in an expanded property schema, in which no other one is expanded. */
  readonly isInPropertySchema: boolean;
}

function visitValue(traversal: Traversal, parts: SchemaParts, path: string, depth: number, scope: Scope): void {
  const required = requiredProperties(parts);
  const properties = propertySchemas(parts);
  for (const [name, schemas] of properties)
    visitProperty(traversal, schemas, path === '' ? name : `${path}.${name}`, depth, required.has(name), scope);
  for (const schema of parts.inline)
    for (const each of nestedSchemas(schema))
      visitUnnamed(
        traversal,
        each,
        path + (path === '' && each.suffix.startsWith('.') ? each.suffix.slice(1) : each.suffix),
        depth,
        scope,
      );
}

/** Visits the content of an entry, and of the named schemas that it references if they are expanded. */
function visitNested(
  traversal: Traversal,
  schemas: readonly JsonSchema[],
  parts: SchemaParts,
  path: string,
  depth: number,
  scope: Scope,
): void {
  const isExpanded =
    parts.refs.length > 0 &&
    traversal.entries.length < traversal.entryLimit &&
    (!scope.isBelowProperty || traversal.expandsProperties) &&
    !scope.isInPropertySchema;
  if (!isExpanded) return visitValue(traversal, parts, path, depth, scope);
  const { schemas: expanded, expandedIds } = expandReferences(schemas, scope.expandedIds, traversal.links.api);
  visitValue(traversal, flattenSchemas(expanded), path, depth, {
    ...scope,
    expandedIds,
    isOnSchemaPage: true,
    isInPropertySchema: scope.isBelowProperty,
  });
}

function visitProperty(
  traversal: Traversal,
  schemas: readonly JsonSchema[],
  path: string,
  depth: number,
  isRequired: boolean,
  scope: Scope,
): void {
  const parts = flattenSchemas(schemas);
  if (traversal.direction === 'request' && hasAnnotation(traversal.links.api, parts, 'readOnly')) return;
  if (traversal.direction === 'response' && hasAnnotation(traversal.links.api, parts, 'writeOnly')) return;
  const { isOnSchemaPage } = scope;
  traversal.entries.push({
    path,
    depth,
    schemas,
    parts,
    notes: entryNotes(parts, traversal.links, isOnSchemaPage),
    isRequired,
    isOnSchemaPage,
  });
  visitNested(traversal, schemas, parts, path, depth + 1, { ...scope, isBelowProperty: true });
}

// Items, map values, and alternatives whose type is part of the parent's type need an entry only if they have more
// information.
function visitUnnamed(
  traversal: Traversal,
  { schema, isInParentType }: NestedSchema,
  path: string,
  depth: number,
  scope: Scope,
): void {
  const parts = flattenSchemas([schema]);
  const { isOnSchemaPage } = scope;
  const notes = entryNotes(parts, traversal.links, isOnSchemaPage);
  const hasNoNotes =
    declaredDefault(parts) === undefined &&
    notes.descriptions.length === 0 &&
    notes.facts.length === 0 &&
    hasNoBlocks(notes.blocks);
  const previousCount = traversal.entries.length;
  visitNested(traversal, [schema], parts, path, depth + 1, scope);
  if (isInParentType && hasNoNotes && traversal.entries.length === previousCount) return;
  traversal.entries.splice(previousCount, 0, {
    path,
    depth,
    schemas: [schema],
    parts,
    notes,
    isRequired: undefined,
    isOnSchemaPage,
  });
}

// Diagrams, rules, conditions, and examples are shown on the page of the schema.
function entryNotes(parts: SchemaParts, links: Links, isOnSchemaPage: boolean): ValueNotes {
  const notes = collectValueNotes(parts, links);
  return isOnSchemaPage
    ? { ...notes, blocks: { ...notes.blocks, lifecycles: [], rules: [], conditions: [], examples: [] } }
    : notes;
}

/** A subschema that is not a property. */
interface NestedSchema {
  /** Suffix added to the path of the parent. */
  readonly suffix: string;
  readonly schema: JsonSchema;
  /** Whether the parent's type includes the type of this one. */
  readonly isInParentType: boolean;
}

function nestedSchemas(schema: SchemaObject): readonly NestedSchema[] {
  const { array, object } = schema;
  const alternatives = unionAlternatives(schema);
  const isUnion = alternatives.length > 0;
  const isMap = !isUnion && object?.properties === undefined && object?.patternProperties === undefined;
  const candidates: (readonly [string, JsonSchema | undefined, boolean])[] = [
    ...(array?.prefixItems ?? []).map((item, index) => [`[${index}]`, item, !isUnion] as const),
    ['[]', array?.items, !isUnion],
    ['[]', array?.unevaluatedItems, false],
    ...[...(object?.patternProperties ?? [])].map(([pattern, value]) => [`./${pattern}/`, value, false] as const),
    ['.*', object?.additionalProperties, isMap],
    ['.*', object?.unevaluatedProperties, false],
    ...alternatives.flatMap(({ branches, isPlain: isInParentType }) =>
      branches.map((branch, index) => [`(${index + 1})`, branch, isInParentType] as const),
    ),
  ];
  return candidates.flatMap(([suffix, subschema, isInParentType]) =>
    subschema === undefined || isDescribedByParent(suffix, subschema)
      ? []
      : [{ suffix, schema: subschema, isInParentType }],
  );
}

// The sentences about the parent already describe `true` and `false` for additional items and properties.
function isDescribedByParent(suffix: string, schema: JsonSchema): boolean {
  return typeof schema === 'boolean' && !suffix.startsWith('./') && !suffix.startsWith('(');
}

/** Describes the presence of an entry: for items and alternatives, only the default. */
export function describeEntryPresence(parts: SchemaParts, isRequired: boolean | undefined): Markdown {
  return isRequired === undefined && declaredDefault(parts) === undefined
    ? emptyMarkdown
    : describePresence(parts, isRequired === true);
}

/** Returns "required", "optional", or "default `x`"; a long default is shown below the table. */
export function describePresence(parts: SchemaParts, isRequired: boolean): Markdown {
  const declared = declaredDefault(parts);
  if (declared === undefined) return isRequired ? md`required` : md`optional`;
  const defaultPhrase = isShortValue(declared.value)
    ? md`default ${escapeTableCell(valueSpan(declared.value))}`
    : md`default shown below`;
  return isRequired ? md`required, ${defaultPhrase}` : defaultPhrase;
}
