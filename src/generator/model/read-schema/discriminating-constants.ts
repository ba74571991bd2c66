// Constant values of a property in a union branch.

import type { Document, SchemaSite } from '../../openapi/types.ts';
import type { MapNode, Node } from '../../source/node.ts';
import type { Resolver } from '../schema-ids/resolve-alias.ts';
import { listOf, mapOf, textOf, textsOf } from './node-values.ts';

/** Returns the values that `const` or `enum` allow for `property` in the schema; empty if it is unconstrained. */
export function constantsOf(
  site: SchemaSite,
  property: string,
  document: Document,
  resolver: Resolver,
): readonly string[] {
  const seen = new Set<Node>();
  const search = (at: SchemaSite): readonly string[] => {
    if (at.node.kind !== 'map' || seen.has(at.node)) return [];
    const { node } = at;
    seen.add(node);
    const found = behind(at, node, search);
    if (found.length > 0 || onlyRefers(node)) return found;
    const value = mapOf(node, 'properties')?.entries.get(property)?.value;
    if (value) return pinned(resolver.within(at, value));
    return ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) =>
      (listOf(node, keyword)?.items ?? []).flatMap((part) => search(resolver.within(at, part))),
    );
  };
  const behind = (at: SchemaSite, node: MapNode, go: (target: SchemaSite) => readonly string[]): readonly string[] => {
    const ref = textOf(node, '$ref');
    const target = ref === undefined ? undefined : resolver.follow(at, ref);
    return target ? go(target) : [];
  };
  const onlyRefers = (node: MapNode): boolean => document.version === '3.0' && node.entries.has('$ref');
  const pinned = (at: SchemaSite): readonly string[] => {
    if (at.node.kind !== 'map' || seen.has(at.node)) return [];
    seen.add(at.node);
    const constant = textOf(at.node, 'const');
    if (constant !== undefined) return [constant];
    return textsOf(at.node, 'enum') ?? behind(at, at.node, pinned);
  };
  return [...new Set(search(site))];
}
