// Checks for duplicate anchors and `$id`s, and for cycles of schemas that are only references.

import type { Node } from '../../source/node.ts';
import type { SchemaLocation } from '../types.ts';
import { sourceLocation, reportRecoverable, type ReadContext, reportAt } from '../read-context.ts';
import { findAnchor, anchorKeywords } from '../schema-resources.ts';
import { getRef } from '../resolve-reference.ts';

/** Reports each anchor whose name is already used in its resource. */
export function checkAnchors(schemas: readonly SchemaLocation[], context: ReadContext): void {
  if (context.version === '3.0') return;
  for (const { node, resource } of schemas) {
    const declaredHere = new Map<string, Node>();
    for (const { name, value } of declaredAnchors(node)) {
      const first = findAnchor(resource, name);
      const earlier =
        first === node ? declaredHere.get(name) : declaredAnchors(first).find((anchor) => anchor.name === name)?.value;
      declaredHere.set(name, value);
      if (!earlier) continue;
      const message =
        first === node
          ? `this schema is called "${name}" already; it is a dynamic anchor`
          : `another schema of this resource is called "${name}" too; the name leads there`;
      reportRecoverable(context, 'document/duplicate-anchor', value, message, {
        related: [{ location: sourceLocation(earlier), message: 'where that stands' }],
      });
    }
  }
}

/** Reports each `$id` that another schema or file already has. */
export function checkIds(schemas: readonly SchemaLocation[], context: ReadContext): void {
  for (const { node, resource } of schemas) {
    const { root, duplicateOf, uri } = resource;
    const id = node.kind === 'map' ? node.entries.get('$id')?.value : undefined;
    // An `$id` with a fragment is from an older draft, and identifies no resource.
    if (root !== node || !duplicateOf || id?.kind !== 'scalar' || String(id.value).includes('#')) continue;
    const first = duplicateOf.kind === 'map' ? duplicateOf.entries.get('$id')?.value : undefined;
    reportRecoverable(
      context,
      'document/duplicate-id',
      id,
      `something else is identified by ${uri} too; references by that lead there`,
      { related: [{ location: sourceLocation(first ?? duplicateOf), message: 'where that stands' }] },
    );
  }
}

/** Returns the anchors of a schema, in document order. */
function declaredAnchors(node: Node | undefined): readonly { readonly name: string; readonly value: Node }[] {
  if (node?.kind !== 'map') return [];
  return [...node.entries.values()].flatMap(({ key, value }) =>
    anchorKeywords.some((keyword) => keyword === key) && value.kind === 'scalar' && typeof value.value === 'string'
      ? [{ name: value.value, value }]
      : [],
  );
}

/** Reports each cycle of schemas that are only a reference, once. */
export function checkReferenceCycles(schemas: readonly SchemaLocation[], context: ReadContext): void {
  const visited = new Set<Node>();
  for (const start of schemas) {
    if (!getSoleReference(start.node, context)) continue;
    const path = new Set<Node>();
    let location: SchemaLocation | undefined = start;
    while (location && !visited.has(location.node)) {
      visited.add(location.node);
      path.add(location.node);
      const reference = getSoleReference(location.node, context);
      const target: SchemaLocation | undefined = reference && context.resolver.resolve(location, reference.ref).target;
      if (reference && target && path.has(target.node)) {
        reportAt(context, 'document/cyclic-reference', reference.node, `"${reference.ref}" leads back to itself`);
      }
      location = target;
    }
  }
}

/** Returns the `$ref` of a schema that is only a reference. */
function getSoleReference(node: Node, context: ReadContext): ReturnType<typeof getRef> {
  const reference = getRef(node);
  return reference && (context.version === '3.0' || reference.map.entries.size === 1) ? reference : undefined;
}
