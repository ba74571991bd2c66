// Whether a schema applies to the same value again and again: through references and in-place keywords alone.

import type { Node } from '../../source/tree.ts';
import type { SchemaSite } from '../openapi.ts';
import { say, type Reading } from '../reading.ts';
import { refOf } from '../references.ts';
import { schemaKeywords } from './keywords.ts';

/** Reports each circle of references that never reaches a part of the value, once. */
export function checkEndless(schemas: readonly SchemaSite[], reading: Reading): void {
  const done = new Set<Node>();
  const path = new Set<Node>();
  // The way is kept by hand: chains of references may be longer than the stack is deep.
  for (const start of schemas) {
    const way: { readonly site: SchemaSite; readonly next: Step[] }[] = [];
    const enter = (site: SchemaSite): void => {
      path.add(site.node);
      way.push({ site, next: stepsFrom(site, reading) });
    };
    if (!done.has(start.node)) enter(start);
    for (let last = way.at(-1); last; last = way.at(-1)) {
      const step = last.next.pop();
      if (!step) {
        path.delete(last.site.node);
        done.add(last.site.node);
        way.pop();
      } else if (path.has(step.to.node)) {
        say(reading, 'document/endless-schema', step.by, 'this schema applies itself to the same value, without end');
      } else if (!done.has(step.to.node)) enter(step.to);
    }
  }
}

interface Step {
  readonly to: SchemaSite;
  /** The reference or subschema that leads there. */
  readonly by: Node;
}

function stepsFrom(site: SchemaSite, reading: Reading): Step[] {
  const { node } = site;
  if (node.kind !== 'map') return [];
  const steps: Step[] = [];
  const link = refOf(node);
  const target = link && reading.references.resolve(site, link.ref).site;
  if (link && target) steps.push({ to: target, by: link.node });
  if (link && reading.version === '3.0') return steps;
  for (const [key, { value }] of node.entries) {
    if (!schemaKeywords.get(key)?.inPlace) continue;
    const parts = value.kind === 'list' ? value.items : key === 'dependentSchemas' && value.kind === 'map' ? [...value.entries.values()].map((entry) => entry.value) : [value];
    for (const part of parts) steps.push({ to: reading.references.enter({ node: part, resource: site.resource }), by: part });
  }
  return steps;
}
