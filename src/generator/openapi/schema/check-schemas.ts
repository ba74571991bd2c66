// Check of every schema of a document: keywords, values, and references.

import type { MapNode, Node } from '../../source/node.ts';
import { unknownField, wrongType } from '../object-parsers.ts';
import type { SchemaSite } from '../types.ts';
import { child, say, slip, type Reading, type Site } from '../read-context.ts';
import { refOf } from '../resolve-reference.ts';
import { resolveOrSay } from '../read-reference.ts';
import { checkExact } from '../unsafe-integers.ts';
import { checkBounds } from './contradictory-bounds.ts';
import { wrong } from './keyword-value.ts';
import { schemaKeywords, type Holds, type SchemaKeyword } from './keyword-table.ts';

/** Index of the reachable schemas. */
export interface SchemaFindings {
  /** Reachable schemas, in order of traversal. */
  readonly schemas: readonly SchemaSite[];
  /** Schemas under `properties`, and the targets of references there. */
  readonly properties: ReadonlySet<Node>;
  /** Names of reference targets and of components. */
  readonly names: ReadonlySet<string>;
}

interface Subschema {
  readonly site: Site;
  readonly property: boolean;
}

/** Checks the given schemas, and all that they contain or refer to. */
export function checkSchemas(starts: readonly SchemaSite[], reading: Reading): SchemaFindings {
  const met = new Set<Node>();
  const properties = new Set<Node>();
  const schemas: SchemaSite[] = [];
  const names = new Set<string>();
  const waiting: Subschema[] = [...starts].reverse().map((site) => ({ site, property: false }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const site = reading.references.enter(next.site);
    // A reference may turn out to be a property after its target was visited, so that is propagated again.
    const news = next.property && !properties.has(site.node);
    if (news) properties.add(site.node);
    const first = !met.has(site.node);
    if (!first && !news) continue;
    met.add(site.node);
    const found = first ? checkSchema(site, reading) : [];
    if (first) schemas.push(site);
    const target = targetOf(site, reading, first);
    if (target) {
      names.add(reading.references.nameOf(target.node, 'schemas'));
      waiting.push({ site: target, property: next.property });
    }
    for (const each of found.reverse()) waiting.push(each);
  }
  return { schemas, properties, names };
}

function checkSchema(site: Site, reading: Reading): Subschema[] {
  const { node } = site;
  if (node.kind !== 'map') {
    const isBoolean = node.kind === 'scalar' && typeof node.value === 'boolean';
    if (!isBoolean) wrongType(node, reading, 'a schema');
    return [];
  }
  const found: Subschema[] = [];
  const ignored = reading.version === '3.0' && refOf(node) !== undefined;
  for (const entry of node.entries.values()) {
    const { key, value } = entry;
    const keyword = schemaKeywords.get(key);
    if (ignored && key !== '$ref') {
      slip(
        reading,
        'document/reference-siblings',
        entry,
        `"${key}" stands beside $ref and has no effect in OpenAPI 3.0`,
      );
    } else if (keyword) {
      checkVersion(key, keyword, value, reading);
      keyword.judge(value, reading, key, node);
      if (withNumbers.has(key)) checkExact(value, reading);
      if (keyword.holds !== undefined)
        for (const each of subschemas(site, key, keyword.holds, value, reading)) found.push(each);
    } else if (key.startsWith('x-')) reading.extension('schema', entry);
    else unknownField(entry, 'schema', schemaKeywords.keys(), reading);
  }
  checkBounds(node, reading);
  return found;
}

const withNumbers = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'enum',
  'const',
  'default',
  'example',
  'examples',
]);

function checkVersion(key: string, { only }: SchemaKeyword, value: Node, reading: Reading): void {
  if (only === undefined || (only === '3.0') === (reading.version === '3.0')) return;
  slip(reading, 'document/other-version', value, `"${key}" belongs to OpenAPI ${only}; it is read as ${only} means it`);
}

function subschemas(site: Site, key: string, holds: Holds, value: Node, reading: Reading): Subschema[] {
  switch (holds) {
    case 'schema':
      if (key === 'items' && value.kind === 'list') {
        say(reading, 'document/schema-value', value, '"items" takes one schema, not a list', {
          help: 'A list of schemas is "prefixItems" in OpenAPI 3.1.',
        });
        return [];
      }
      return isSchema(value, key, reading) ? [{ site: child(site, value), property: false }] : [];
    case 'schemas':
      if (value.kind !== 'list' || value.items.length === 0) {
        wrong(value, reading, key, 'a list of at least one schema');
        return [];
      }
      return value.items
        .filter((item) => isSchema(item, key, reading))
        .map((item) => ({ site: child(site, item), property: false }));
    case 'named schemas':
      if (value.kind !== 'map') {
        wrong(value, reading, key, 'an object of schemas');
        return [];
      }
      return inMap(site, value, key === 'properties', reading);
    default:
      return holds satisfies never;
  }
}

function inMap(site: Site, map: MapNode, property: boolean, reading: Reading): Subschema[] {
  const found: Subschema[] = [];
  for (const { key, value } of map.entries.values())
    if (isSchema(value, key, reading)) found.push({ site: child(site, value), property });
  return found;
}

// OpenAPI 3.0 has boolean schemas only for `additionalProperties`, but their meaning elsewhere is clear.
function isSchema(value: Node, key: string, reading: Reading): boolean {
  if (value.kind === 'map') return true;
  const isBoolean = value.kind === 'scalar' && typeof value.value === 'boolean';
  if (!isBoolean) wrong(value, reading, key, 'a schema');
  else if (reading.version === '3.0' && key !== 'additionalProperties') {
    slip(reading, 'document/other-version', value, 'true and false are schemas since OpenAPI 3.1; it is read so');
  }
  return isBoolean;
}

function targetOf(site: Site, reading: Reading, first: boolean): Site | undefined {
  const { node } = site;
  if (node.kind !== 'map') return undefined;
  const link = refOf(node);
  const dynamic = textLink(node, '$dynamicRef');
  if (!first) return link && reading.references.resolve(site, link.ref).site;
  if (dynamic && reading.version !== '3.0') resolveOrSay(site, dynamic, 'schemas', reading);
  return link && resolveOrSay(site, link, 'schemas', reading);
}

function textLink(map: MapNode, key: string): { readonly ref: string; readonly node: Node } | undefined {
  const value = map.entries.get(key)?.value;
  return value?.kind === 'scalar' && typeof value.value === 'string' ? { ref: value.value, node: value } : undefined;
}
