// Reads discriminators, including implicit mappings.

import type { Document, SchemaLocation } from '../../openapi/types.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { MapNode, Node } from '../../source/node.ts';
import type { Discriminator } from '../types/schema.ts';
import { diagnosticLocationOfNode } from '../source-location.ts';
import { discriminatorMappings, type ReferenceResolver } from '../schema-ids/reference-resolver.ts';
import type { SchemaIds } from '../schema-ids/assign-schema-ids.ts';
import { childList, childMap, stringValue, stringValues } from './node-values.ts';

/**
 * Reads the discriminator of the schema `node`. For each branch that the explicit mapping omits, adds the constants of
 * the discriminating property, or else the name of its schema (OpenAPI 3.1, 4.8.25).
 */
export function readDiscriminator(
  location: SchemaLocation,
  node: MapNode,
  document: Document,
  schemaIds: SchemaIds,
  report: Pick<Report, 'add'>,
): Discriminator | undefined {
  const discriminatorNode = childMap(node, 'discriminator');
  const property = discriminatorNode && stringValue(discriminatorNode, 'propertyName');
  if (property === undefined) return undefined;
  const { resolver } = schemaIds;
  const mapping = new Map<string, string>();
  for (const { value, target, node: valueNode, location: targetLocation } of discriminatorMappings(
    location,
    node,
    document,
    resolver,
  )) {
    const id = targetLocation && schemaIds.idOf(targetLocation.node);
    if (id !== undefined) mapping.set(value, id);
    else {
      report.add('model/unknown-discriminator-target', {
        message: `unknown schema \`${target}\` in the discriminator mapping of \`${value}\``,
        location: diagnosticLocationOfNode(valueNode),
      });
    }
  }
  const mappedIds = new Set(mapping.values());
  for (const branch of unionBranches(node)) {
    const branchLocation = resolver.subschemaLocation(location, branch);
    const id = branchId(branchLocation, branch, schemaIds);
    if (id !== undefined && mappedIds.has(id)) continue;
    const values = discriminatingConstants(branchLocation, property, document, resolver);
    if (id === undefined && values.length === 0 && !isNull(branch)) {
      report.add('model/branch-without-discriminator-value', {
        message: `inline branch has no discriminator value: it sets no \`const\` for \`${property}\``,
        location: diagnosticLocationOfNode(branch),
        help: `move it to \`components\`, or set a \`const\` for \`${property}\``,
      });
    }
    if (id === undefined) continue;
    for (const value of values.length > 0 ? values : [id]) if (!mapping.has(value)) mapping.set(value, id);
  }
  return { property, mapping };
}

function unionBranches(node: MapNode): readonly Node[] {
  return ['oneOf', 'anyOf'].flatMap((keyword) => childList(node, keyword)?.items ?? []);
}

function branchId(location: SchemaLocation, branch: Node, schemaIds: SchemaIds): string | undefined {
  const ownId = schemaIds.idOf(branch);
  if (ownId !== undefined || branch.kind !== 'map') return ownId;
  const ref = stringValue(branch, '$ref');
  const target = ref === undefined ? undefined : schemaIds.resolver.resolve(location, ref);
  return target && schemaIds.idOf(target.node);
}

function isNull(branch: Node): boolean {
  return branch.kind === 'map' && stringValue(branch, 'type') === 'null';
}

/** Returns the values that `const` or `enum` allows for `property` in the schema; empty if it is unconstrained. */
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
    const values = followReference(location, node, search);
    if (values.length > 0 || isOnlyReference(node)) return values;
    const value = childMap(node, 'properties')?.entries.get(property)?.value;
    if (value) return constantValues(resolver.subschemaLocation(location, value));
    return ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) =>
      (childList(node, keyword)?.items ?? []).flatMap((part) => search(resolver.subschemaLocation(location, part))),
    );
  };
  const followReference = (
    location: SchemaLocation,
    node: MapNode,
    visit: (target: SchemaLocation) => readonly string[],
  ): readonly string[] => {
    const ref = stringValue(node, '$ref');
    const target = ref === undefined ? undefined : resolver.resolve(location, ref);
    return target ? visit(target) : [];
  };
  const isOnlyReference = (node: MapNode): boolean => document.version === '3.0' && node.entries.has('$ref');
  const constantValues = (location: SchemaLocation): readonly string[] => {
    if (location.node.kind !== 'map' || seen.has(location.node)) return [];
    seen.add(location.node);
    const constant = stringValue(location.node, 'const');
    if (constant !== undefined) return [constant];
    return stringValues(location.node, 'enum') ?? followReference(location, location.node, constantValues);
  };
  return [...new Set(search(root))];
}
