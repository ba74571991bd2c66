// Where a reference leads in the end: through places that are nothing but another reference.

import type { Document, SchemaSite } from '../../document/openapi.ts';
import type { MapNode, Node } from '../../source/tree.ts';
import { textOf } from '../assertions/members.ts';

/** Follows references; what the document could not resolve is undefined (and was reported there). */
export interface Resolver {
  /** The site that `ref`, written in the schema at `site`, means: never a nameless place that only refers on. */
  follow(site: SchemaSite, ref: string): SchemaSite | undefined;
  /** The site that a component's own reference means, when the component is nothing else. */
  behind(site: SchemaSite): SchemaSite | undefined;
  /** The site of a schema that stands in the one at `site`: of another resource where it has an `$id`. */
  within(site: SchemaSite, child: Node): SchemaSite;
}

/** A resolver that stops at the nodes in `components`, which have names of their own. */
export function createResolver(document: Document, components: ReadonlySet<Node>): Resolver {
  const follow = (site: SchemaSite, ref: string): SchemaSite | undefined => {
    const passed = new Set<Node>();
    let at = document.resolveSchema(site, ref);
    while (at && !components.has(at.node)) {
      const onward = onlyReference(at.node, document);
      if (onward === undefined) return at;
      // A ring of nameless references means nothing; the ring itself is reported where it is read.
      if (passed.has(at.node)) return undefined;
      passed.add(at.node);
      at = document.resolveSchema(at, onward);
    }
    return at;
  };
  return {
    follow,
    behind: (site) => {
      const ref = onlyReference(site.node, document);
      return ref === undefined ? undefined : follow(site, ref);
    },
    within: (site, child) => {
      const id = document.version === '3.1' && child.kind === 'map' ? textOf(child, '$id') : undefined;
      if (id === undefined || id.startsWith('#')) return { node: child, resource: site.resource };
      return { node: child, resource: document.resolveSchema(site, id)?.resource ?? site.resource };
    },
  };
}

/** The `$ref` of a schema that says nothing else. In OpenAPI 3.0 a reference never says anything else. */
export function onlyReference(node: Node, { version }: Pick<Document, 'version'>): string | undefined {
  if (node.kind !== 'map') return undefined;
  const ref = textOf(node, '$ref');
  return version === '3.0' || node.entries.size === 1 ? ref : undefined;
}

/** The node of a schema's `$ref`, for the places of diagnostics. */
export function referenceNode(node: MapNode): Node | undefined {
  return node.entries.get('$ref')?.value;
}
