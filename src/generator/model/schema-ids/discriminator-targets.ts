// Which schemas the mapping of a discriminator names: by component name, or by reference.

import type { Document, SchemaSite } from '../../openapi/types.ts';
import type { MapNode, Node } from '../../source/node.ts';
import { mapOf } from '../read-schema/node-values.ts';
import type { Resolver } from './resolve-alias.ts';

/** One line of a mapping. The site is undefined where there is no such schema. */
export interface Mapped {
  readonly value: string;
  readonly target: string;
  readonly node: Node;
  readonly site: SchemaSite | undefined;
}

/** The mapping of the discriminator in the schema `node` at `site`, in the order written. */
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
  // What looks like a name and is none is a mistake in the name, not a reference to a file.
  return /^[A-Za-z0-9._-]+$/.test(target) && !/\.(?:ya?ml|json)$/i.test(target)
    ? undefined
    : resolver.follow(site, target);
}
