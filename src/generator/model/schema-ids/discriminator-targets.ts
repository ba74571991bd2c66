// Targets of discriminator mappings: component names or references.

import type { Document, SchemaLocation } from '../../openapi/types.ts';
import type { MapNode, Node } from '../../source/node.ts';
import { mapNode } from '../read-schema/node-values.ts';
import type { ReferenceResolver } from './reference-resolver.ts';

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
  const discriminator = mapNode(node, 'discriminator');
  const mapping = discriminator && mapNode(discriminator, 'mapping');
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
