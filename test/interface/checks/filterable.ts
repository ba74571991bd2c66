// Claims about the filterable fields of a resource (`x-filterable`).

import assert from 'node:assert/strict';

import { claim, type Claim } from '../claim.ts';
import { collectBranches, findFields, type Locator } from '../locators.ts';
import { getAt, updateAt, isNode, type Node, type Path } from '../immutable-tree.ts';
import type { Resource } from './resource-field.ts';

/** Claims that only these fields of a resource are filterable; the mutations make `notFilterable` fields filterable. */
export function claimFilterable(
  id: string,
  resource: Resource,
  filterable: readonly string[],
  notFilterable: readonly string[],
): Claim {
  return claim(
    id,
    ...resource.locators.map((locate) => ({
      verify: (document: Node) => {
        for (const name of listFilterableFields(document, locate(document))) {
          assert(filterable.includes(name), `${name} of ${resource.name} is filterable`);
        }
      },
      mutations: notFilterable.map((name) => ({
        description: `${name} is filterable`,
        change: (document: Node) => markFilterable(document, locate, name),
      })),
    })),
  );
}

function markFilterable(document: Node, locate: Locator, name: string): Node {
  const [path] = findFields(document, locate(document), name);
  if (path === undefined) throw new Error(`a mutation cannot find the field ${name}`);
  return updateAt(document, [...path, 'x-filterable'], () => true);
}

/** Returns the dotted names of the filterable fields of a schema. */
function listFilterableFields(document: Node, schema: Path, prefix = '', depth = 5): string[] {
  if (depth === 0) return [];
  return collectBranches(document, schema).flatMap((branch) => {
    const properties = getAt(document, [...branch, 'properties']);
    const declaredFields = isNode(properties) ? Object.entries(properties) : [];
    const propertyFields = declaredFields.flatMap(([name, value]) => {
      const nestedFields = listFilterableFields(
        document,
        [...branch, 'properties', name],
        `${prefix}${name}.`,
        depth - 1,
      );
      return isNode(value) && value['x-filterable'] !== undefined
        ? [`${prefix}${name}`, ...nestedFields]
        : nestedFields;
    });
    const items = getAt(document, [...branch, 'items']);
    const itemFields = isNode(items)
      ? listFilterableFields(document, [...branch, 'items'], `${prefix.replace(/\.$/, '')}[].`, depth - 1)
      : [];
    const ownItems = isNode(items) && items['x-filterable'] !== undefined ? [`${prefix}[]`] : [];
    return [...propertyFields, ...itemFields, ...ownItems];
  });
}
