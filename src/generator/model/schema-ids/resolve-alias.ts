// Where a reference leads in the end: through places that are nothing but another reference.

import type { Document, SchemaSite } from '../../openapi/types.ts';
import type { Node } from '../../source/node.ts';
import { textOf } from '../read-schema/node-values.ts';

/** Follows references; what the document could not resolve is undefined (and was reported there). */
export interface Resolver {
  /** The site that `ref`, written in the schema at `site`, means: never a nameless place that only refers on. */
  follow(site: SchemaSite, ref: string): SchemaSite | undefined;
  /** The site that a component's own reference means, when the component is nothing else. */
  behind(site: SchemaSite): SchemaSite | undefined;
  /** The site of a schema that stands in the one at `site`: of another resource where it has an `$id`. */
  within(site: SchemaSite, child: Node): SchemaSite;
}

/**
 * A resolver that stops at the places that stand for components: those in `components`, and those that such a
 * component refers to on its way, which are aliases like it.
 */
export function createResolver(
  document: Document,
  components: ReadonlySet<Node>,
  aliases: ReadonlyMap<Node, string>,
): Resolver {
  return {
    follow: (site, ref) => followed(document, site, ref, (node) => components.has(node) || aliases.has(node)).end,
    behind: (site) => {
      const ref = onlyReference(site.node, document);
      return ref === undefined || bindsAnchors(document, site, ref)
        ? undefined
        : followed(document, site, ref, (node) => components.has(node)).end;
    },
    within: (site, child) => {
      const id = document.version !== '3.0' && child.kind === 'map' ? textOf(child, '$id') : undefined;
      if (id === undefined || id.startsWith('#')) return { node: child, resource: site.resource };
      return { node: child, resource: document.resolveSchema(site, id)?.resource ?? site.resource };
    },
  };
}

/** The nodes that the component at `site` refers to before it comes to a schema, when it is only a reference. */
export function waypoints(document: Document, site: SchemaSite, components: ReadonlySet<Node>): readonly Node[] {
  const ref = onlyReference(site.node, document);
  return ref === undefined || bindsAnchors(document, site, ref)
    ? []
    : followed(document, site, ref, (node) => components.has(node)).passed;
}

interface Followed {
  /** Undefined for a ring of nameless references, which means nothing; it is reported where it is read. */
  readonly end: SchemaSite | undefined;
  /** The nodes on the way that only refer on. */
  readonly passed: readonly Node[];
}

function followed(document: Document, site: SchemaSite, ref: string, stops: (node: Node) => boolean): Followed {
  const passed = new Set<Node>();
  let at = document.resolveSchema(site, ref);
  while (at && !stops(at.node)) {
    const onward = onlyReference(at.node, document);
    if (onward === undefined || bindsAnchors(document, at, onward)) break;
    if (passed.has(at.node)) return { end: undefined, passed: [...passed] };
    passed.add(at.node);
    at = document.resolveSchema(at, onward);
  }
  return { end: at, passed: [...passed] };
}

/** Whether going on leaves a resource that has dynamic anchors: whoever comes by has entered it. */
function bindsAnchors(document: Document, at: SchemaSite, onward: string): boolean {
  return at.resource.dynamicAnchors.size > 0 && document.resolveSchema(at, onward)?.resource !== at.resource;
}

/** The `$ref` of a schema that says nothing else. In OpenAPI 3.0 a reference never says anything else. */
export function onlyReference(node: Node, { version }: Pick<Document, 'version'>): string | undefined {
  if (node.kind !== 'map') return undefined;
  const ref = textOf(node, '$ref');
  return version === '3.0' || node.entries.size === 1 ? ref : undefined;
}
