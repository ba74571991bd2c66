// Constant values of a property in a union branch.

import type { Document, SchemaLocation } from '../../openapi/types.ts';
import type { MapNode, Node } from '../../source/node.ts';
import type { ReferenceResolver } from '../schema-ids/resolve-alias.ts';
import { listNode, mapNode, stringValue, stringValues } from './node-values.ts';

/** Returns the values that `const` or `enum` allow for `property` in the schema; empty if it is unconstrained. */
export function discriminatingConstants(
  root: SchemaLocation,
  property: string,
  document: Document,
  resolver: ReferenceResolver,
): readonly string[] {
  const seen = new Set<Node>();
  const search = (location: SchemaLocation): readonly string[] => {
    if (location.node.kind !== 'map' || seen.has(location.node)) return [];
    const { node } = location;
    seen.add(node);
    const values = viaReference(location, node, search);
    if (values.length > 0 || isOnlyReference(node)) return values;
    const value = mapNode(node, 'properties')?.entries.get(property)?.value;
    if (value) return constantValues(resolver.subschemaLocation(location, value));
    return ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) =>
      (listNode(node, keyword)?.items ?? []).flatMap((part) => search(resolver.subschemaLocation(location, part))),
    );
  };
  const viaReference = (
    location: SchemaLocation,
    node: MapNode,
    read: (target: SchemaLocation) => readonly string[],
  ): readonly string[] => {
    const ref = stringValue(node, '$ref');
    const target = ref === undefined ? undefined : resolver.resolve(location, ref);
    return target ? read(target) : [];
  };
  const isOnlyReference = (node: MapNode): boolean => document.version === '3.0' && node.entries.has('$ref');
  const constantValues = (location: SchemaLocation): readonly string[] => {
    if (location.node.kind !== 'map' || seen.has(location.node)) return [];
    seen.add(location.node);
    const constant = stringValue(location.node, 'const');
    if (constant !== undefined) return [constant];
    return stringValues(location.node, 'enum') ?? viaReference(location, location.node, constantValues);
  };
  return [...new Set(search(root))];
}
