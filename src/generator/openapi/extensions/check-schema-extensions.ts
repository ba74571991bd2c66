// Check of the extension keywords on schemas: position, fields, and lifecycle states.

import type { MapNode, Node } from '../../source/node.ts';
import type { Document, SchemaLocation } from '../types.ts';
import { reportAt, type ReadContext } from '../read-context.ts';
import type { SchemaIndex } from '../schema/check-schemas.ts';
import { didYouMean } from '../did-you-mean.ts';
import { reportMisplacedKeyword } from './check-extensions.ts';
import { findUnknownField } from './field-path.ts';
import { isExtensionName, extensionRegistry, type KeywordPosition } from './registry.ts';
import { stringPropertyNode } from './value-parsers.ts';

/** Reports misplaced keywords and unknown names on every schema. */
export function checkSchemaExtensions(
  document: Document,
  { schemas, properties }: SchemaIndex,
  context: ReadContext,
): void {
  for (const location of schemas) {
    if (location.node.kind !== 'map') continue;
    for (const entry of location.node.entries.values()) {
      if (!isExtensionName(entry.key)) continue;
      const allowed: readonly KeywordPosition[] = extensionRegistry[entry.key].positions;
      const onSchema = allowed.some((position) => position === 'anything' || position.endsWith('schema'));
      if (onSchema && !allowed.some((position) => isAtPosition(position, location.node, properties)))
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
    `no field "${unknownField.segment}" is declared there`,
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
      `the state "${entry.key}" is not among the values of the schema`,
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
          `no state "${stateName}" is listed`,
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
