// Targets of discriminator mappings: component names or references.

import type { Document, SchemaSite } from '../../openapi/types.ts';
import type { MapNode, Node } from '../../source/node.ts';
import { mapOf } from '../read-schema/node-values.ts';
import type { Resolver } from './resolve-alias.ts';

/** An entry of a discriminator mapping; `location` is `undefined` if it cannot be resolved. */
export interface Mapped {
  readonly value: string;
  readonly target: string;
  readonly node: Node;
  readonly site: SchemaSite | undefined;
}

/** Returns the explicit discriminator mapping of the schema `node`, in document order. */
export function mappedSites(
  site: SchemaSite,
  node: MapNode,
  document: Document,
  resolver: Resolver,
): readonly Mapped[] {
  const discriminator = mapOf(node, 'discriminator');
  const mapping = discriminator && mapOf(discriminator, 'mapping');
  if (!mapping) return [];
  return [...mapping.entries].flatMap(([value, { value: target }]) =>
    target.kind === 'scalar' && typeof target.value === 'string'
      ? [{ value, target: target.value, node: target, site: siteOf(site, target.value, document, resolver) }]
      : [],
  );
}

function siteOf(site: SchemaSite, target: string, document: Document, resolver: Resolver): SchemaSite | undefined {
  const component = document.components.schemas.get(target);
  if (component) return resolver.behind(component) ?? component;
  // An unknown name is a misspelled component, not a relative reference.
  return /^[A-Za-z0-9._-]+$/.test(target) && !/\.(?:ya?ml|json)$/i.test(target)
    ? undefined
    : resolver.follow(site, target);
}
