// The claim that no field of a resource but the marked ones carries the filterable flag.

import assert from 'node:assert/strict';

import { claim, type Claim } from '../claim.ts';
import { branches, found, type Where } from '../find.ts';
import { at, changedAt, isNode, type Node, type Path } from '../tree.ts';
import type { Resource } from './field.ts';

/** The claim of a resource, for the marked fields and at least one that is not marked. */
export function filterableOnly(
  id: string,
  resource: Resource,
  marked: readonly string[],
  unmarked: readonly string[],
): Claim {
  return claim(
    id,
    ...resource.at.map((where) => ({
      holds: (document: Node) => {
        for (const name of flagged(document, where(document))) {
          assert(marked.includes(name), `${name} of ${resource.name} is filterable`);
        }
      },
      breaks: unmarked.map((name) => ({
        says: `${name} is filterable`,
        change: (document: Node) => flag(document, where, name),
      })),
    })),
  );
}

function flag(document: Node, where: Where, name: string): Node {
  const [path] = found(document, where(document), name);
  if (path === undefined) throw new Error(`a mutation finds no field ${name}`);
  return changedAt(document, [...path, 'x-filterable'], () => true);
}

/** The dotted names of the fields below a schema that carry the flag. */
function flagged(document: Node, schema: Path, prefix = '', depth = 5): string[] {
  if (depth === 0) return [];
  return branches(document, schema).flatMap((branch) => {
    const properties = at(document, [...branch, 'properties']);
    const own = isNode(properties) ? Object.entries(properties) : [];
    const named = own.flatMap(([name, value]) => {
      const below = flagged(document, [...branch, 'properties', name], `${prefix}${name}.`, depth - 1);
      return isNode(value) && value['x-filterable'] !== undefined ? [`${prefix}${name}`, ...below] : below;
    });
    const items = at(document, [...branch, 'items']);
    const listed = isNode(items)
      ? flagged(document, [...branch, 'items'], `${prefix.replace(/\.$/, '')}[].`, depth - 1)
      : [];
    const self = isNode(items) && items['x-filterable'] !== undefined ? [`${prefix}[]`] : [];
    return [...named, ...listed, ...self];
  });
}
