// Detection of reference cycles without any other keyword.

import type { Node } from '../../source/node.ts';
import type { SchemaLocation } from '../types.ts';
import { reportAt, type ReadContext } from '../read-context.ts';
import { getRef } from '../resolve-reference.ts';

/** Reports each cycle of schemas that are only a reference, once. */
export function checkReferenceCycles(schemas: readonly SchemaLocation[], context: ReadContext): void {
  const visited = new Set<Node>();
  for (const start of schemas) {
    if (!refOnly(start.node, context)) continue;
    const path = new Set<Node>();
    let location: SchemaLocation | undefined = start;
    while (location && !visited.has(location.node)) {
      visited.add(location.node);
      path.add(location.node);
      const link = refOnly(location.node, context);
      const target: SchemaLocation | undefined = link && context.resolver.resolve(location, link.ref).target;
      if (link && target && path.has(target.node)) {
        reportAt(context, 'document/cyclic-reference', link.node, `"${link.ref}" leads back to itself`);
      }
      location = target;
    }
  }
}

function refOnly(node: Node, context: ReadContext): ReturnType<typeof getRef> {
  const reference = getRef(node);
  return reference && (context.version === '3.0' || reference.map.entries.size === 1) ? reference : undefined;
}
