// Resolution of dotted field paths in schemas.

import type { Document, SchemaLocation } from '../types.ts';
import type { Node } from '../../source/node.ts';

/** The first segment of a path that names no declared property, and the names that are declared there. */
export interface UnknownField {
  readonly segment: string;
  readonly known: readonly string[];
}

/**
 * Resolves `path` (`updates.day_of_week`, `nodes.0.address`) through references and composition; `undefined` if every
 * segment is declared.
 */
export function findUnknownField(document: Document, location: SchemaLocation, path: string): UnknownField | undefined {
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

/** Returns the schemas that apply to the same value, through references and composition; also those of array items. */
function composedSchemas(document: Document, starts: readonly SchemaLocation[]): readonly SchemaLocation[] {
  const visited = new Map<Node, SchemaLocation>();
  const stack = [...starts];
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
