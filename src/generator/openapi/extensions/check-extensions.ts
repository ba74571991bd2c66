// Checks extension keywords: names, positions, and values; in schemas, also field paths and lifecycle states.

import type { MapNode, Node, Entry } from '../../source/node.ts';
import type { Document, SchemaLocation } from '../types.ts';
import { reportAt, type ReadContext, type ObjectKind } from '../read-context.ts';
import type { ReachableSchemas } from '../schema/check-schemas.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import {
  isExtensionName,
  extensionRegistry,
  type KeywordPosition,
  lintIgnoreKeyword,
  type ExtensionName,
} from './registry.ts';
import { stringPropertyNode, type ErrorReporter } from './value-parsers.ts';
import type { Vocabulary } from './types.ts';

/** Reports misplaced keywords and unknown names on every schema. */
export function checkSchemaExtensions(
  document: Document,
  { schemas, properties }: ReachableSchemas,
  context: ReadContext,
): void {
  for (const location of schemas) {
    if (location.node.kind !== 'map') continue;
    for (const entry of location.node.entries.values()) {
      if (!isExtensionName(entry.key)) continue;
      const allowed: readonly KeywordPosition[] = extensionRegistry[entry.key].positions;
      const isSchemaKeyword = allowed.some((position) => position === 'anything' || position.endsWith('schema'));
      if (isSchemaKeyword && !allowed.some((position) => isAtPosition(position, location.node, properties)))
        reportMisplacedKeyword(entry.key, entry, context);
      if (entry.key === 'x-rules') checkRuleFields(document, location, entry.value, context);
      if (entry.key === 'x-lifecycle') checkLifecycleStates(location.node, entry.value, context);
    }
  }
}

function isAtPosition(position: KeywordPosition, schema: Node, properties: ReadonlySet<Node>): boolean {
  switch (position) {
    case 'anything':
    case 'schema':
      return true;
    case 'object schema':
      return mayHaveType(schema, ['object']);
    case 'number schema':
      return mayHaveType(schema, ['number', 'integer']);
    case 'status schema':
      return mayHaveType(schema, ['string']);
    case 'property schema':
      return properties.has(schema);
    case 'root':
    case 'path item':
    case 'operation':
      return false;
    default:
      return position satisfies never;
  }
}

// A schema without `type` may get its type from a reference or a subschema, so only an explicit `type` can exclude it.
function mayHaveType(schema: Node, types: readonly string[]): boolean {
  const declaredType = schema.kind === 'map' ? schema.entries.get('type')?.value : undefined;
  if (!declaredType) return true;
  const declaredTypes = declaredType.kind === 'list' ? declaredType.items : [declaredType];
  return declaredTypes.some((item) => item.kind === 'scalar' && types.includes(String(item.value)));
}

function checkRuleFields(document: Document, location: SchemaLocation, rules: Node, context: ReadContext): void {
  for (const rule of rules.kind === 'list' ? rules.items : []) {
    const field = stringPropertyNode(rule, 'field');
    if (field) checkFieldPath(document, location, field, context);
  }
}

/** Reports a dotted path to a field that the schema does not declare. */
export function checkFieldPath(
  document: Document,
  location: SchemaLocation,
  field: { readonly text: string; readonly node: Node },
  context: ReadContext,
): void {
  const unknownField = findUnknownField(document, location, field.text);
  if (!unknownField) return;
  const help = didYouMean(unknownField.segment, unknownField.known);
  reportAt(
    context,
    'document/unresolved-name',
    field.node,
    `unknown field \`${unknownField.segment}\``,
    help === undefined ? {} : { help },
  );
}

function checkLifecycleStates(schema: MapNode, lifecycle: Node, context: ReadContext): void {
  const states = lifecycle.kind === 'map' ? lifecycle.entries.get('states')?.value : undefined;
  if (lifecycle.kind !== 'map' || states?.kind !== 'map') return;
  const values = allowedValues(schema);
  for (const entry of states.entries.values()) {
    if (!values || values.has(entry.key)) continue;
    const help = didYouMean(entry.key, values);
    reportAt(
      context,
      'document/unresolved-name',
      entry,
      `unknown state \`${entry.key}\`: the schema does not allow this value`,
      help === undefined ? {} : { help },
    );
  }
  const moves = lifecycle.entries.get('moves')?.value;
  for (const move of moves?.kind === 'list' ? moves.items : []) {
    for (const side of ['from', 'to']) {
      const value = move.kind === 'map' ? move.entries.get(side)?.value : undefined;
      const stateNodes = value?.kind === 'list' ? value.items : value ? [value] : [];
      for (const state of stateNodes) {
        const stateName = state.kind === 'scalar' ? String(state.value) : '';
        if (stateName === '' || stateName === 'any' || states.entries.has(stateName)) continue;
        const help = didYouMean(stateName, states.entries.keys());
        reportAt(
          context,
          'document/unresolved-name',
          state,
          `unknown state \`${stateName}\`: \`states\` does not list it`,
          help === undefined ? {} : { help },
        );
      }
    }
  }
}

/** Returns the values of an `enum`, or of a `oneOf` of constants; `undefined` if the schema has neither. */
function allowedValues(schema: MapNode): ReadonlySet<string> | undefined {
  const enumValues = schema.entries.get('enum')?.value;
  const branches = schema.entries.get('oneOf')?.value;
  const constants =
    branches?.kind === 'list'
      ? branches.items.map((branch) => (branch.kind === 'map' ? branch.entries.get('const')?.value : undefined))
      : [];
  const nodes = enumValues?.kind === 'list' ? enumValues.items : constants.filter((node) => node !== undefined);
  if (nodes.length === 0) return undefined;
  return new Set(nodes.map((node) => (node.kind === 'scalar' ? String(node.value) : '')));
}

/** The first segment of a field path that is not a declared property, and the declared names at that level. */
export interface UnknownField {
  readonly segment: string;
  readonly known: readonly string[];
}

/**
 * Resolves `path`, such as `updates.day_of_week` or `nodes.0.address`, through references and composition. Returns the
 * first segment that is not declared; `undefined` if all segments are declared.
 */
function findUnknownField(document: Document, location: SchemaLocation, path: string): UnknownField | undefined {
  let locations: readonly SchemaLocation[] = [location];
  for (const segment of path.split('.')) {
    const schemas = composedSchemas(document, locations);
    const isIndex = /^[0-9]+$/.test(segment);
    const next = schemas.flatMap((schema) => [
      ...propertySchema(schema, 'properties', segment),
      ...(isIndex ? itemsSchema(schema) : []),
    ]);
    if (next.length === 0) return { segment, known: schemas.flatMap((schema) => propertyNames(schema)) };
    locations = next;
  }
  return undefined;
}

/**
 * Returns the schemas that apply to the same value, or to its array items, through references and composition.
 */
function composedSchemas(document: Document, roots: readonly SchemaLocation[]): readonly SchemaLocation[] {
  const visited = new Map<Node, SchemaLocation>();
  const stack = [...roots];
  for (let location = stack.pop(); location; location = stack.pop()) {
    if (visited.has(location.node) || location.node.kind !== 'map') continue;
    visited.set(location.node, location);
    const { entries } = location.node;
    const ref = entries.get('$ref')?.value;
    const target =
      ref?.kind === 'scalar' && typeof ref.value === 'string' ? document.resolveSchema(location, ref.value) : undefined;
    if (target) stack.push(target);
    for (const key of ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'items']) {
      const value = entries.get(key)?.value;
      const parts = value?.kind === 'list' ? value.items : value ? [value] : [];
      for (const node of parts) stack.push({ node, resource: location.resource });
    }
  }
  return [...visited.values()];
}

function propertySchema({ node, resource }: SchemaLocation, key: string, name: string): readonly SchemaLocation[] {
  const map = node.kind === 'map' ? node.entries.get(key)?.value : undefined;
  const schema = map?.kind === 'map' ? map.entries.get(name)?.value : undefined;
  return schema ? [{ node: schema, resource }] : [];
}

function itemsSchema({ node, resource }: SchemaLocation): readonly SchemaLocation[] {
  const items = node.kind === 'map' ? node.entries.get('items')?.value : undefined;
  return items ? [{ node: items, resource }] : [];
}

function propertyNames({ node }: SchemaLocation): readonly string[] {
  const map = node.kind === 'map' ? node.entries.get('properties')?.value : undefined;
  return map?.kind === 'map' ? [...map.entries.keys()] : [];
}

/** Returns the value of the root's `x-ashlar`; `undefined` if the document does not use the vocabulary. */
export function readRootVocabulary(root: MapNode, report: ErrorReporter): Vocabulary | undefined {
  const entry = root.entries.get('x-ashlar');
  if (!entry) return undefined;
  return extensionRegistry['x-ashlar'].read(entry.value, report) ?? { version: 1, conventions: {}, allow: [] };
}

/**
 * Returns the keyword positions that match a kind of object. `checkSchemaExtensions` checks the conditions on schemas.
 */
function applicablePositions(kind: ObjectKind): readonly KeywordPosition[] {
  if (kind === 'schema')
    return ['schema', 'object schema', 'number schema', 'status schema', 'property schema', 'anything'];
  return kind === 'root' || kind === 'path item' || kind === 'operation' ? [kind, 'anything'] : ['anything'];
}

/** Checks an `x-` keyword of an object, except for the conditions on schemas (type, use as a property). */
export function checkExtension(kind: ObjectKind, entry: Entry, vocabulary: Vocabulary, context: ReadContext): void {
  const { key } = entry;
  if (key === lintIgnoreKeyword) return;
  if (!isExtensionName(key)) {
    if (vocabulary.allow.includes(key)) return;
    const help =
      didYouMean(key, [...Object.keys(extensionRegistry), ...vocabulary.allow]) ??
      'list third-party keywords in `allow` of `x-ashlar`';
    reportAt(context, 'document/unknown-extension', entry, `unknown keyword \`${key}\``, { help });
    return;
  }
  const allowed = applicablePositions(kind);
  if (!extensionRegistry[key].positions.some((position) => allowed.includes(position)))
    return reportMisplacedKeyword(key, entry, context);
  extensionRegistry[key].read(entry.value, createErrorReporter(context));
}

/** Reports a keyword at a position where it is not allowed. */
function reportMisplacedKeyword(key: ExtensionName, entry: Entry, context: ReadContext): void {
  reportAt(
    context,
    'document/misplaced-extension',
    entry,
    `misplaced \`${key}\`: expected on ${extensionRegistry[key].positions.map(withArticle).join(' or ')}`,
  );
}

function withArticle(position: KeywordPosition): string {
  return position === 'root' ? 'the root' : `${/^[aeiou]/.test(position) ? 'an' : 'a'} ${position}`;
}

/** Creates a callback that reports invalid keyword values. */
export function createErrorReporter(context: ReadContext): ErrorReporter {
  return (position, message, help) =>
    reportAt(context, 'document/invalid-extension-value', position, message, help === undefined ? {} : { help });
}
