// Check of the extension keywords on schemas: position, fields, and lifecycle states.

import type { MapNode, Node } from '../../source/node.ts';
import type { Document, SchemaSite } from '../types.ts';
import { say, type Reading } from '../read-context.ts';
import type { SchemaFindings } from '../schema/check-schemas.ts';
import { didYouMean } from '../did-you-mean.ts';
import { misplaced } from './check-extensions.ts';
import { wrongField } from './field-path.ts';
import { isKeyword, registry, type Position } from './registry.ts';
import { textMember } from './value-parsers.ts';

/** Reports misplaced keywords and unknown names on every schema. */
export function checkSchemaKeywords(
  document: Document,
  { schemas, properties }: SchemaFindings,
  reading: Reading,
): void {
  for (const site of schemas) {
    if (site.node.kind !== 'map') continue;
    for (const entry of site.node.entries.values()) {
      if (!isKeyword(entry.key)) continue;
      const allowed: readonly Position[] = registry[entry.key].on;
      const onSchema = allowed.some((position) => position === 'anything' || position.endsWith('schema'));
      if (onSchema && !allowed.some((position) => isAt(position, site.node, properties)))
        misplaced(entry.key, entry, reading);
      if (entry.key === 'x-rules') checkRuleFields(document, site, entry.value, reading);
      if (entry.key === 'x-lifecycle') checkStates(site.node, entry.value, reading);
    }
  }
}

function isAt(position: Position, schema: Node, properties: ReadonlySet<Node>): boolean {
  switch (position) {
    case 'anything':
    case 'schema':
      return true;
    case 'object schema':
      return mayBe(schema, ['object']);
    case 'number schema':
      return mayBe(schema, ['number', 'integer']);
    case 'status schema':
      return mayBe(schema, ['string']);
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
function mayBe(schema: Node, types: readonly string[]): boolean {
  const stated = schema.kind === 'map' ? schema.entries.get('type')?.value : undefined;
  if (!stated) return true;
  const list = stated.kind === 'list' ? stated.items : [stated];
  return list.some((item) => item.kind === 'scalar' && types.includes(String(item.value)));
}

function checkRuleFields(document: Document, site: SchemaSite, rules: Node, reading: Reading): void {
  for (const rule of rules.kind === 'list' ? rules.items : []) {
    const field = textMember(rule, 'field');
    if (field) checkField(document, site, field, reading);
  }
}

/** Reports a dotted path to a field that the schema does not declare. */
export function checkField(
  document: Document,
  site: SchemaSite,
  field: { readonly text: string; readonly node: Node },
  reading: Reading,
): void {
  const wrong = wrongField(document, site, field.text);
  if (!wrong) return;
  const help = didYouMean(wrong.segment, wrong.known);
  say(
    reading,
    'document/unknown-name',
    field.node,
    `no field "${wrong.segment}" is declared there`,
    help === undefined ? {} : { help },
  );
}

function checkStates(schema: MapNode, lifecycle: Node, reading: Reading): void {
  const states = lifecycle.kind === 'map' ? lifecycle.entries.get('states')?.value : undefined;
  if (lifecycle.kind !== 'map' || states?.kind !== 'map') return;
  const values = allowedValues(schema);
  for (const entry of states.entries.values()) {
    if (!values || values.has(entry.key)) continue;
    const help = didYouMean(entry.key, values);
    say(
      reading,
      'document/unknown-name',
      entry,
      `the state "${entry.key}" is not among the values of the schema`,
      help === undefined ? {} : { help },
    );
  }
  const moves = lifecycle.entries.get('moves')?.value;
  for (const move of moves?.kind === 'list' ? moves.items : []) {
    for (const end of ['from', 'to']) {
      const value = move.kind === 'map' ? move.entries.get(end)?.value : undefined;
      const named = value?.kind === 'list' ? value.items : value ? [value] : [];
      for (const state of named) {
        const written = state.kind === 'scalar' ? String(state.value) : '';
        if (written === '' || written === 'any' || states.entries.has(written)) continue;
        const help = didYouMean(written, states.entries.keys());
        say(
          reading,
          'document/unknown-name',
          state,
          `no state "${written}" is listed`,
          help === undefined ? {} : { help },
        );
      }
    }
  }
}

/** Returns the values of an `enum`, or of a `oneOf` of constants; `undefined` if the schema has neither. */
function allowedValues(schema: MapNode): ReadonlySet<string> | undefined {
  const listed = schema.entries.get('enum')?.value;
  const branches = schema.entries.get('oneOf')?.value;
  const constants =
    branches?.kind === 'list'
      ? branches.items.map((branch) => (branch.kind === 'map' ? branch.entries.get('const')?.value : undefined))
      : [];
  const nodes = listed?.kind === 'list' ? listed.items : constants.filter((node) => node !== undefined);
  if (nodes.length === 0) return undefined;
  return new Set(nodes.map((node) => (node.kind === 'scalar' ? String(node.value) : '')));
}
