// Detection of reference cycles without any other keyword.

import type { Node } from '../../source/node.ts';
import type { SchemaSite } from '../types.ts';
import { say, type Reading } from '../read-context.ts';
import { refOf } from '../resolve-reference.ts';

/** Reports each cycle of schemas that are only a reference, once. */
export function checkRings(schemas: readonly SchemaSite[], reading: Reading): void {
  const done = new Set<Node>();
  for (const start of schemas) {
    if (!onlyReference(start.node, reading)) continue;
    const path = new Set<Node>();
    let site: SchemaSite | undefined = start;
    while (site && !done.has(site.node)) {
      done.add(site.node);
      path.add(site.node);
      const link = onlyReference(site.node, reading);
      const target: SchemaSite | undefined = link && reading.references.resolve(site, link.ref).site;
      if (link && target && path.has(target.node)) {
        say(reading, 'document/cyclic-reference', link.node, `"${link.ref}" leads back to itself`);
      }
      site = target;
    }
  }
}

function onlyReference(node: Node, reading: Reading): ReturnType<typeof refOf> {
  const link = refOf(node);
  return link && (reading.version === '3.0' || link.map.entries.size === 1) ? link : undefined;
}
