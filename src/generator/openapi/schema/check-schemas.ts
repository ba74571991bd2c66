// Schema checks: keywords, values, references, duplicate anchors and `$id`s, and reference cycles.

import type { MapNode, Node } from '../../source/node.ts';
import { reportUnknownField, reportWrongType } from '../parser-combinators.ts';
import type { SchemaLocation } from '../types.ts';
import { childInResource, reportAt, type ReadContext, type NodeInResource, sourceLocation } from '../read-context.ts';
import { getRef } from '../resolve-reference.ts';
import { resolveOrReport } from '../read-reference.ts';
import { reportWrongValue, numberValue } from './check-keyword-value.ts';
import { schemaKeywords, type SubschemaForm, type SchemaKeyword } from './keyword-table.ts';
import { findAnchor, anchorKeywords } from '../schema-resources.ts';

/** Index of the reachable schemas. */
export interface ReachableSchemas {
  /** Reachable schemas, in traversal order. */
  readonly schemas: readonly SchemaLocation[];
  /** Schemas in `properties`, and the schemas that they reference. */
  readonly properties: ReadonlySet<Node>;
  /** Names of reference targets and of components. */
  readonly names: ReadonlySet<string>;
}

interface Subschema {
  readonly location: NodeInResource;
  readonly isProperty: boolean;
}

/** Checks the given schemas and all schemas that they contain or reference. */
export function checkSchemas(roots: readonly SchemaLocation[], context: ReadContext): ReachableSchemas {
  const visited = new Set<Node>();
  const properties = new Set<Node>();
  const schemas: SchemaLocation[] = [];
  const names = new Set<string>();
  const stack: Subschema[] = [...roots].reverse().map((location) => ({ location, isProperty: false }));
  for (let next = stack.pop(); next; next = stack.pop()) {
    const location = context.resolver.enterResource(next.location);
    // If a schema turns out to be a property after its first visit, its target is visited again.
    const isNewProperty = next.isProperty && !properties.has(location.node);
    if (isNewProperty) properties.add(location.node);
    const isFirstVisit = !visited.has(location.node);
    if (!isFirstVisit && !isNewProperty) continue;
    visited.add(location.node);
    const children = isFirstVisit ? checkSchema(location, context) : [];
    if (isFirstVisit) schemas.push(location);
    const target = resolveTarget(location, context, isFirstVisit);
    if (target) {
      names.add(context.resolver.componentName(target.node, 'schemas'));
      stack.push({ location: target, isProperty: next.isProperty });
    }
    for (const child of children.reverse()) stack.push(child);
  }
  return { schemas, properties, names };
}

function checkSchema(location: NodeInResource, context: ReadContext): Subschema[] {
  const { node } = location;
  if (node.kind !== 'map') {
    const isBoolean = node.kind === 'scalar' && typeof node.value === 'boolean';
    if (!isBoolean) reportWrongType(node, context, 'a schema');
    return [];
  }
  const children: Subschema[] = [];
  const ignoresSiblings = context.version === '3.0' && getRef(node) !== undefined;
  for (const entry of node.entries.values()) {
    const { key, value } = entry;
    const keyword = schemaKeywords.get(key);
    if (ignoresSiblings && key !== '$ref') {
      reportAt(
        context,
        'document/reference-siblings',
        entry,
        `\`${key}\` has no effect: OpenAPI 3.0 ignores fields next to \`$ref\``,
      );
    } else if (keyword) {
      checkVersion(key, keyword, value, context);
      keyword.checkValue(value, context, key, node);
      if (keyword.subschemas !== undefined)
        for (const child of collectSubschemas(location, key, keyword.subschemas, value, context)) children.push(child);
    } else if (key.startsWith('x-')) context.checkExtension('schema', entry);
    else reportUnknownField(entry, 'schema', schemaKeywords.keys(), context);
  }
  checkBounds(node, context);
  return children;
}

function checkVersion(key: string, { dialect }: SchemaKeyword, value: Node, context: ReadContext): void {
  if (dialect === undefined || (dialect === '3.0') === (context.version === '3.0')) return;
  reportAt(
    context,
    'document/keyword-version-mismatch',
    value,
    `\`${key}\` ${dialect === '3.0' ? 'was removed in' : 'requires'} OpenAPI 3.1; it is accepted`,
  );
}

function collectSubschemas(
  location: NodeInResource,
  key: string,
  form: SubschemaForm,
  value: Node,
  context: ReadContext,
): Subschema[] {
  switch (form) {
    case 'schema':
      if (key === 'items' && value.kind === 'list') {
        reportWrongValue(value, context, key, 'one schema', 'use `prefixItems` (OpenAPI 3.1) for an array of schemas');
        return [];
      }
      return isSchema(value, key, context) ? [{ location: childInResource(location, value), isProperty: false }] : [];
    case 'schemas':
      if (value.kind !== 'list' || value.items.length === 0) {
        reportWrongValue(value, context, key, 'a non-empty array of schemas');
        return [];
      }
      return value.items
        .filter((item) => isSchema(item, key, context))
        .map((item) => ({ location: childInResource(location, item), isProperty: false }));
    case 'named schemas':
      if (value.kind !== 'map') {
        reportWrongValue(value, context, key, 'an object of schemas');
        return [];
      }
      return collectNamedSubschemas(location, value, key === 'properties', context);
    default:
      return form satisfies never;
  }
}

function collectNamedSubschemas(
  location: NodeInResource,
  map: MapNode,
  isProperty: boolean,
  context: ReadContext,
): Subschema[] {
  const children: Subschema[] = [];
  for (const { key, value } of map.entries.values())
    if (isSchema(value, key, context)) children.push({ location: childInResource(location, value), isProperty });
  return children;
}

// OpenAPI 3.0 allows boolean schemas only for `additionalProperties`, but their meaning elsewhere is clear.
function isSchema(value: Node, key: string, context: ReadContext): boolean {
  if (value.kind === 'map') return true;
  const isBoolean = value.kind === 'scalar' && typeof value.value === 'boolean';
  if (!isBoolean) reportWrongValue(value, context, key, 'a schema');
  else if (context.version === '3.0' && key !== 'additionalProperties') {
    reportAt(
      context,
      'document/keyword-version-mismatch',
      value,
      'a boolean schema requires OpenAPI 3.1; it is accepted',
    );
  }
  return isBoolean;
}

function resolveTarget(
  location: NodeInResource,
  context: ReadContext,
  isFirstVisit: boolean,
): NodeInResource | undefined {
  const { node } = location;
  if (node.kind !== 'map') return undefined;
  const reference = getRef(node);
  const dynamicReference = stringReference(node, '$dynamicRef');
  if (!isFirstVisit) return reference && context.resolver.resolve(location, reference.ref).target;
  if (dynamicReference && context.version !== '3.0') resolveOrReport(location, dynamicReference, 'schemas', context);
  return reference && resolveOrReport(location, reference, 'schemas', context);
}

function stringReference(map: MapNode, key: string): { readonly ref: string; readonly node: Node } | undefined {
  const value = map.entries.get(key)?.value;
  return value?.kind === 'scalar' && typeof value.value === 'string' ? { ref: value.value, node: value } : undefined;
}

/** Pairs of a lower and an upper bound, and whether equal values are contradictory too. */
export const boundPairs = [
  ['minimum', 'maximum', false],
  ['exclusiveMinimum', 'maximum', true],
  ['minimum', 'exclusiveMaximum', true],
  ['exclusiveMinimum', 'exclusiveMaximum', true],
  ['minLength', 'maxLength', false],
  ['minItems', 'maxItems', false],
  ['minContains', 'maxContains', false],
  ['minProperties', 'maxProperties', false],
] as const;

const lowerBounds: ReadonlySet<string> = new Set(boundPairs.map(([lowerBound]) => lowerBound));

/** Reports lower bounds that are above the upper bound, or equal to it if either bound is exclusive. */
export function checkBounds(schema: MapNode, context: ReadContext): void {
  if (!hasLowerBound(schema)) return;
  checkClosedArray(schema, context);
  for (const [lowerKeyword, upperKeyword, isExclusive] of boundPairs) {
    const low = schema.entries.get(lowerKeyword);
    const high = schema.entries.get(upperKeyword);
    const minimum = numberValue(low?.value);
    const maximum = numberValue(high?.value);
    if (!low || !high || minimum === undefined || maximum === undefined) continue;
    if (isExclusive ? minimum < maximum : minimum <= maximum) continue;
    reportAt(
      context,
      'document/contradictory-bounds',
      low.value,
      `\`${lowerKeyword}: ${minimum}\` conflicts with \`${upperKeyword}: ${maximum}\``,
      {
        related: [{ location: sourceLocation(high.value), message: `\`${upperKeyword}\` declared here` }],
      },
    );
  }
}

/** Reports `minItems` above the number of `prefixItems` if `items: false` forbids further items. */
function checkClosedArray({ entries }: MapNode, context: ReadContext): void {
  const low = entries.get('minItems');
  const items = entries.get('items');
  const minimum = numberValue(low?.value);
  if (!low || minimum === undefined || items?.value.kind !== 'scalar' || items.value.value !== false) return;
  const prefix = entries.get('prefixItems')?.value;
  const maximum = prefix?.kind === 'list' ? prefix.items.length : 0;
  if (minimum <= maximum) return;
  reportAt(
    context,
    'document/contradictory-bounds',
    low.value,
    `\`minItems: ${minimum}\` conflicts with \`items: false\`, which limits the length to ${maximum}`,
    { related: [{ location: sourceLocation(items.value), message: '`items` declared here' }] },
  );
}

/** Fast path: few schemas have a lower bound. */
function hasLowerBound({ entries }: MapNode): boolean {
  for (const key of entries.keys()) if (lowerBounds.has(key)) return true;
  return false;
}

/** Reports each anchor whose name is already used in its resource. */
export function checkAnchors(schemas: readonly SchemaLocation[], context: ReadContext): void {
  if (context.version === '3.0') return;
  for (const { node, resource } of schemas) {
    const declaredHere = new Map<string, Node>();
    for (const { name, value } of declaredAnchors(node)) {
      const first = findAnchor(resource, name);
      const earlier =
        first === node ? declaredHere.get(name) : declaredAnchors(first).find((anchor) => anchor.name === name)?.value;
      declaredHere.set(name, value);
      if (!earlier) continue;
      const message =
        first === node
          ? `duplicate anchor \`${name}\` in one schema; using \`$dynamicAnchor\``
          : `duplicate anchor \`${name}\`; references resolve to the first`;
      reportAt(context, 'document/duplicate-anchor', value, message, {
        related: [{ location: sourceLocation(earlier), message: 'first declared here' }],
      });
    }
  }
}

/** Reports each `$id` that another schema or file already uses. */
export function checkIds(schemas: readonly SchemaLocation[], context: ReadContext): void {
  for (const { node, resource } of schemas) {
    const { root, duplicateOf, uri } = resource;
    const id = node.kind === 'map' ? node.entries.get('$id')?.value : undefined;
    // An `$id` with a fragment is from an older draft and does not identify a resource.
    if (root !== node || !duplicateOf || id?.kind !== 'scalar' || String(id.value).includes('#')) continue;
    const first = duplicateOf.kind === 'map' ? duplicateOf.entries.get('$id')?.value : undefined;
    reportAt(context, 'document/duplicate-id', id, `duplicate \`$id\` \`${uri}\`; references resolve to the first`, {
      related: [{ location: sourceLocation(first ?? duplicateOf), message: 'first declared here' }],
    });
  }
}

/** Returns the anchors of a schema, in document order. */
function declaredAnchors(node: Node | undefined): readonly { readonly name: string; readonly value: Node }[] {
  if (node?.kind !== 'map') return [];
  return [...node.entries.values()].flatMap(({ key, value }) =>
    anchorKeywords.some((keyword) => keyword === key) && value.kind === 'scalar' && typeof value.value === 'string'
      ? [{ name: value.value, value }]
      : [],
  );
}

/** Reports each cycle of schemas that consist only of a reference, once. */
export function checkReferenceCycles(schemas: readonly SchemaLocation[], context: ReadContext): void {
  const visited = new Set<Node>();
  for (const start of schemas) {
    if (!getSoleReference(start.node, context)) continue;
    const path = new Set<Node>();
    let location: SchemaLocation | undefined = start;
    while (location && !visited.has(location.node)) {
      visited.add(location.node);
      path.add(location.node);
      const reference = getSoleReference(location.node, context);
      const target: SchemaLocation | undefined = reference && context.resolver.resolve(location, reference.ref).target;
      if (reference && target && path.has(target.node)) {
        reportAt(
          context,
          'document/cyclic-reference',
          reference.node,
          `cannot resolve \`${reference.ref}\`: the reference is cyclic`,
        );
      }
      location = target;
    }
  }
}

/** Returns the `$ref` of a schema that consists only of a reference. */
function getSoleReference(node: Node, context: ReadContext): ReturnType<typeof getRef> {
  const reference = getRef(node);
  return reference && (context.version === '3.0' || reference.map.entries.size === 1) ? reference : undefined;
}
