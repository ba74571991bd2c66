// Resolution of dotted field paths in schemas.

import type { Document, SchemaSite } from '../types.ts';
import type { Node } from '../../source/node.ts';

/** The first segment of a path that names no declared property, and the names that are declared there. */
export interface WrongField {
  readonly segment: string;
  readonly known: readonly string[];
}

/**
 * Resolves `path` (`updates.day_of_week`, `nodes.0.address`) through references and composition; `undefined` if every
 * segment is declared.
 */
export function wrongField(document: Document, site: SchemaSite, path: string): WrongField | undefined {
  let sites: readonly SchemaSite[] = [site];
  for (const segment of path.split('.')) {
    const parts = partsOf(document, sites);
    const isIndex = /^[0-9]+$/.test(segment);
    const next = parts.flatMap((part) => [...member(part, 'properties', segment), ...(isIndex ? elements(part) : [])]);
    if (next.length === 0) return { segment, known: parts.flatMap((part) => propertyNames(part)) };
    sites = next;
  }
  return undefined;
}

/** Returns the schemas that apply to the same value, through references and composition; also those of array items. */
function partsOf(document: Document, starts: readonly SchemaSite[]): readonly SchemaSite[] {
  const found = new Map<Node, SchemaSite>();
  const waiting = [...starts];
  for (let site = waiting.pop(); site; site = waiting.pop()) {
    if (found.has(site.node) || site.node.kind !== 'map') continue;
    found.set(site.node, site);
    const { entries } = site.node;
    const ref = entries.get('$ref')?.value;
    const target =
      ref?.kind === 'scalar' && typeof ref.value === 'string' ? document.resolveSchema(site, ref.value) : undefined;
    if (target) waiting.push(target);
    for (const key of ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'items']) {
      const value = entries.get(key)?.value;
      const parts = value?.kind === 'list' ? value.items : value ? [value] : [];
      for (const node of parts) waiting.push({ node, resource: site.resource });
    }
  }
  return [...found.values()];
}

function member({ node, resource }: SchemaSite, key: string, name: string): readonly SchemaSite[] {
  const map = node.kind === 'map' ? node.entries.get(key)?.value : undefined;
  const found = map?.kind === 'map' ? map.entries.get(name)?.value : undefined;
  return found ? [{ node: found, resource }] : [];
}

function elements({ node, resource }: SchemaSite): readonly SchemaSite[] {
  const items = node.kind === 'map' ? node.entries.get('items')?.value : undefined;
  return items ? [{ node: items, resource }] : [];
}

function propertyNames({ node }: SchemaSite): readonly string[] {
  const map = node.kind === 'map' ? node.entries.get('properties')?.value : undefined;
  return map?.kind === 'map' ? [...map.entries.keys()] : [];
}
