// Checks of `$anchor`, `$dynamicAnchor`, and `$id` for duplicates.

import type { Node } from '../../source/node.ts';
import type { SchemaSite } from '../types.ts';
import { placeOf, slip, type Reading } from '../read-context.ts';
import { anchorIn, anchorKeywords } from '../schema-resources.ts';

/** Reports each anchor whose name exists in its resource already. */
export function checkAnchors(schemas: readonly SchemaSite[], reading: Reading): void {
  if (reading.version === '3.0') return;
  for (const { node, resource } of schemas) {
    const own = new Map<string, Node>();
    for (const { name, value } of anchorsOf(node)) {
      const first = anchorIn(resource, name);
      const before = first === node ? own.get(name) : anchorsOf(first).find((other) => other.name === name)?.value;
      own.set(name, value);
      if (!before) continue;
      const message =
        first === node
          ? `this schema is called "${name}" already; it is a dynamic anchor`
          : `another schema of this resource is called "${name}" too; the name leads there`;
      slip(reading, 'document/duplicate-anchor', value, message, {
        related: [{ place: placeOf(before), message: 'where that stands' }],
      });
    }
  }
}

/** Reports each `$id` that another schema or file has already. */
export function checkIdentifiers(schemas: readonly SchemaSite[], reading: Reading): void {
  for (const { node, resource } of schemas) {
    const { root, before, uri } = resource;
    const id = node.kind === 'map' ? node.entries.get('$id')?.value : undefined;
    // An `$id` with a fragment is from an older draft, and identifies no resource.
    if (root !== node || !before || id?.kind !== 'scalar' || String(id.value).includes('#')) continue;
    const first = before.kind === 'map' ? before.entries.get('$id')?.value : undefined;
    slip(
      reading,
      'document/duplicate-id',
      id,
      `something else is identified by ${uri} too; references by that lead there`,
      { related: [{ place: placeOf(first ?? before), message: 'where that stands' }] },
    );
  }
}

/** Returns the anchors of a schema, in document order. */
function anchorsOf(node: Node | undefined): readonly { readonly name: string; readonly value: Node }[] {
  if (node?.kind !== 'map') return [];
  return [...node.entries.values()].flatMap(({ key, value }) =>
    anchorKeywords.some((keyword) => keyword === key) && value.kind === 'scalar' && typeof value.value === 'string'
      ? [{ name: value.value, value }]
      : [],
  );
}
