// Reachable schemas of a document, and the targets of references.

import type { Document, SchemaSite } from '../../openapi/types.ts';
import type { Node } from '../../source/node.ts';
import { eachSubschema } from '../read-schema/subschema-keywords.ts';
import { textOf } from '../read-schema/node-values.ts';
import { mappedSites } from './discriminator-targets.ts';
import type { Resolver } from './resolve-alias.ts';

/** Schemas nested deeper than this get an id, so that recursion over one schema needs a bounded stack. */
export const deepestInline = 100;

/** Result of the traversal. */
export interface Reached {
  /** Schemas that are referenced, or nested too deeply. */
  readonly targets: ReadonlyMap<Node, SchemaSite>;
  /** Resolved references by the schema that contains them. */
  readonly meant: ReadonlyMap<Node, readonly Meant[]>;
  /** Every resource with a reachable schema. */
  readonly resources: ReadonlySet<SchemaSite['resource']>;
}

/** A resolved reference: `undefined` if it cannot be resolved; with its anchor if it is dynamic. */
export interface Meant {
  readonly node: Node | undefined;
  readonly anchor?: string | undefined;
}

/** Traverses all schemas reachable from `starts`; iterative, so neither cycles nor depth are limited. */
export function collectTargets(starts: Iterable<SchemaSite>, document: Document, resolver: Resolver): Reached {
  const targets = new Map<Node, SchemaSite>();
  const seen = new Set<Node>();
  const dynamicNames = new Set<string>();
  const resources = new Set<SchemaSite['resource']>();
  const waiting: { readonly site: SchemaSite; readonly depth: number }[] = [];
  const meant = new Map<Node, Meant[]>();
  const referFrom = (from: Node, site: SchemaSite | undefined, anchor?: string): void => {
    meant.set(from, [...(meant.get(from) ?? []), { node: site?.node, anchor }]);
    refer(site);
  };
  const refer = (site: SchemaSite | undefined): void => {
    if (!site || targets.has(site.node)) return;
    targets.set(site.node, site);
    waiting.push({ site, depth: 0 });
  };
  const visit = (site: SchemaSite, depth: number): void => {
    const { node } = site;
    if (node.kind !== 'map' || seen.has(node)) return;
    seen.add(node);
    resources.add(site.resource);
    const ref = textOf(node, '$ref');
    if (ref !== undefined) referFrom(node, resolver.follow(site, ref));
    if (ref !== undefined && document.version === '3.0') return;
    const dynamic = textOf(node, '$dynamicRef');
    const initial = dynamic === undefined ? undefined : document.resolveDynamic(site, dynamic);
    if (dynamic !== undefined) referFrom(node, initial?.site, initial?.anchor);
    if (initial?.anchor !== undefined) dynamicNames.add(initial.anchor);
    for (const { site: mapped } of mappedSites(site, node, document, resolver)) referFrom(node, mapped);
    eachSubschema(node, (child) => {
      const inner = resolver.within(site, child);
      if (depth >= deepestInline && child.kind === 'map') refer(inner);
      else waiting.push({ site: inner, depth: depth + 1 });
    });
  };
  const drain = (): void => {
    for (let next = waiting.pop(); next; next = waiting.pop()) visit(next.site, next.depth);
  };

  for (const site of starts) waiting.push({ site, depth: 0 });
  drain();
  // A dynamic reference may resolve to any anchor of its name in any resource in the dynamic scope.
  for (let found = -1; found !== targets.size;) {
    found = targets.size;
    for (const resource of [...resources]) {
      for (const [name, node] of resource.dynamicAnchors) if (dynamicNames.has(name)) refer({ node, resource });
    }
    drain();
  }
  return { targets, meant, resources };
}
