// Resolution of references through aliases, and the targets of discriminator mappings.

import type { Document, SchemaLocation } from '../../openapi/types.ts';
import type { Node, MapNode } from '../../source/node.ts';
import { stringValue, childMap } from '../read-schema/node-values.ts';

/** Resolves references; `undefined` if a reference cannot be resolved, which the document reader reports. */
export interface ReferenceResolver {
  /** Resolves the `$ref` of the schema at `location`; skips unnamed schemas that consist only of a reference. */
  resolve(location: SchemaLocation, ref: string): SchemaLocation | undefined;
  /** Resolves the reference of a component if it has no other keyword. */
  resolveAlias(location: SchemaLocation): SchemaLocation | undefined;
  /** Returns the location of a subschema, which is in another resource if it has an `$id`. */
  subschemaLocation(location: SchemaLocation, child: Node): SchemaLocation;
}

/** Creates a resolver that stops at components, and at the unnamed schemas that are aliases of components. */
export function createReferenceResolver(
  document: Document,
  components: ReadonlySet<Node>,
  aliases: ReadonlyMap<Node, string>,
): ReferenceResolver {
  return {
    resolve: (location, ref) =>
      followAliases(document, location, ref, (node) => components.has(node) || aliases.has(node)).end,
    resolveAlias: (location) => {
      const ref = aliasReference(location.node, document);
      return ref === undefined || leavesDynamicResource(document, location, ref)
        ? undefined
        : followAliases(document, location, ref, (node) => components.has(node)).end;
    },
    subschemaLocation: (location, child) => {
      const id = document.version !== '3.0' && child.kind === 'map' ? stringValue(child, '$id') : undefined;
      if (id === undefined || id.startsWith('#')) return { node: child, resource: location.resource };
      return { node: child, resource: document.resolveSchema(location, id)?.resource ?? location.resource };
    },
  };
}

/** Returns the aliases between the component at `location` and a schema; empty if it is not an alias. */
export function aliasChain(
  document: Document,
  location: SchemaLocation,
  components: ReadonlySet<Node>,
): readonly Node[] {
  const ref = aliasReference(location.node, document);
  return ref === undefined || leavesDynamicResource(document, location, ref)
    ? []
    : followAliases(document, location, ref, (node) => components.has(node)).aliases;
}

interface AliasResolution {
  /** `undefined` for a cycle of unnamed aliases, which is reported when it is read. */
  readonly end: SchemaLocation | undefined;
  /** Nodes that consist only of a reference. */
  readonly aliases: readonly Node[];
}

function followAliases(
  document: Document,
  location: SchemaLocation,
  ref: string,
  isEnd: (node: Node) => boolean,
): AliasResolution {
  const aliases = new Set<Node>();
  let current = document.resolveSchema(location, ref);
  while (current && !isEnd(current.node)) {
    const nextRef = aliasReference(current.node, document);
    if (nextRef === undefined || leavesDynamicResource(document, current, nextRef)) break;
    if (aliases.has(current.node)) return { end: undefined, aliases: [...aliases] };
    aliases.add(current.node);
    current = document.resolveSchema(current, nextRef);
  }
  return { end: current, aliases: [...aliases] };
}

/**
 * Returns whether following the reference leaves a resource with dynamic anchors, which would then be missing from the
 * dynamic scope.
 */
function leavesDynamicResource(document: Document, location: SchemaLocation, ref: string): boolean {
  return (
    location.resource.dynamicAnchors.size > 0 && document.resolveSchema(location, ref)?.resource !== location.resource
  );
}

/** Returns the `$ref` of a schema without other keywords. In OpenAPI 3.0, other keywords are ignored. */
export function aliasReference(node: Node, { version }: Pick<Document, 'version'>): string | undefined {
  if (node.kind !== 'map') return undefined;
  const ref = stringValue(node, '$ref');
  return version === '3.0' || node.entries.size === 1 ? ref : undefined;
}

/** An entry of a discriminator mapping; `location` is `undefined` if it cannot be resolved. */
export interface DiscriminatorMapping {
  readonly value: string;
  readonly target: string;
  readonly node: Node;
  readonly location: SchemaLocation | undefined;
}

/** Returns the explicit discriminator mapping of the schema `node`, in document order. */
export function discriminatorMappings(
  location: SchemaLocation,
  node: MapNode,
  document: Document,
  resolver: ReferenceResolver,
): readonly DiscriminatorMapping[] {
  const discriminator = childMap(node, 'discriminator');
  const mapping = discriminator && childMap(discriminator, 'mapping');
  if (!mapping) return [];
  return [...mapping.entries].flatMap(([value, { value: target }]) =>
    target.kind === 'scalar' && typeof target.value === 'string'
      ? [
          {
            value,
            target: target.value,
            node: target,
            location: resolveMappingTarget(location, target.value, document, resolver),
          },
        ]
      : [],
  );
}

function resolveMappingTarget(
  location: SchemaLocation,
  target: string,
  document: Document,
  resolver: ReferenceResolver,
): SchemaLocation | undefined {
  const component = document.components.schemas.get(target);
  if (component) return resolver.resolveAlias(component) ?? component;
  // An unknown name is a misspelled component, not a relative reference.
  return /^[A-Za-z0-9._-]+$/.test(target) && !/\.(?:ya?ml|json)$/i.test(target)
    ? undefined
    : resolver.resolve(location, target);
}
