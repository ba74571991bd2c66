// Resolution of references through aliases.

import type { Document, SchemaSite } from '../../openapi/types.ts';
import type { Node } from '../../source/node.ts';
import { textOf } from '../read-schema/node-values.ts';

/** Resolves references; `undefined` if the document could not resolve one (reported there). */
export interface Resolver {
  /** Resolves the `$ref` of the schema at `location`; skips unnamed schemas that only reference another. */
  follow(site: SchemaSite, ref: string): SchemaSite | undefined;
  /** Resolves the reference of a component if it has no other keyword. */
  behind(site: SchemaSite): SchemaSite | undefined;
  /** Returns the location of a subschema; it enters another resource if it has an `$id`. */
  within(site: SchemaSite, child: Node): SchemaSite;
}

/** Creates a resolver that stops at components, and at the unnamed schemas that are aliases of components. */
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

/** Returns the aliases between the component at `location` and a schema; empty if it is not an alias. */
export function waypoints(document: Document, site: SchemaSite, components: ReadonlySet<Node>): readonly Node[] {
  const ref = onlyReference(site.node, document);
  return ref === undefined || bindsAnchors(document, site, ref)
    ? []
    : followed(document, site, ref, (node) => components.has(node)).passed;
}

interface Followed {
  /** `undefined` for a cycle of unnamed aliases, which is reported when it is read. */
  readonly end: SchemaSite | undefined;
  /** Nodes that only reference another. */
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

/**
 * Returns whether following the reference leaves a resource with dynamic anchors, which would then be missing from the
 * dynamic scope.
 */
function bindsAnchors(document: Document, at: SchemaSite, onward: string): boolean {
  return at.resource.dynamicAnchors.size > 0 && document.resolveSchema(at, onward)?.resource !== at.resource;
}

/** Returns the `$ref` of a schema without other keywords. In OpenAPI 3.0, other keywords are ignored. */
export function onlyReference(node: Node, { version }: Pick<Document, 'version'>): string | undefined {
  if (node.kind !== 'map') return undefined;
  const ref = textOf(node, '$ref');
  return version === '3.0' || node.entries.size === 1 ? ref : undefined;
}
