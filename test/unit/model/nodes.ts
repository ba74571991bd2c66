// How tests make located trees without a text: for documents that no reader of texts would let through.

import type { Document, SchemaLocation } from '../../../src/generator/openapi/types.ts';
import type { SchemaResource } from '../../../src/generator/openapi/schema-resources.ts';
import { emptyComponents } from '../../../src/generator/openapi/objects/root.ts';
import { childPointer, childNode, parsePointer } from '../../../src/generator/source/pointer.ts';
import { createSource } from '../../../src/generator/source/source-text.ts';
import type { Entry, MapNode, Node } from '../../../src/generator/source/node.ts';

export const source = createSource('made.json', '');

/** The scalar. */
export function scalar(value: string | number | boolean | null, pointer = ''): Node {
  return { kind: 'scalar', source, start: 0, end: 0, pointer, value, raw: String(value) };
}

/** The map of these members; their pointers are not changed. */
export function map(members: Readonly<Record<string, Node>>, pointer = ''): MapNode {
  const entries = new Map(
    Object.entries(members).map(([key, value]): [string, Entry] => [key, { key, start: 0, end: 0, value }]),
  );
  return { kind: 'map', source, start: 0, end: 0, pointer, entries };
}

/** The node of any value, of any width; nesting is the caller's business. */
export function nodeOf(value: unknown, pointer = ''): Node {
  if (Array.isArray(value)) {
    return {
      kind: 'list',
      source,
      start: 0,
      end: 0,
      pointer,
      items: value.map((item, index) => nodeOf(item, childPointer(pointer, index))),
    };
  }
  if (typeof value === 'object' && value !== null) {
    return map(
      Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, nodeOf(inner, childPointer(pointer, key))])),
      pointer,
    );
  }
  return scalar(
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null,
    pointer,
  );
}

/** A 3.1 document with nothing but these component schemas; references are pointers from its root. */
export function documentOf(schemas: Readonly<Record<string, Node>>): Document {
  const root = map({ components: map({ schemas: map(schemas, '/components/schemas') }, '/components') });
  const resource: SchemaResource = {
    uri: 'made.json',
    bases: ['made.json'],
    root,
    anchors: new Map(),
    dynamicAnchors: new Map(),
    disabledKeywords: new Set(),
  };
  const resolve = (_site: SchemaLocation, ref: string): SchemaLocation | undefined => {
    let node: Node | undefined = root;
    for (const segment of parsePointer(ref.replace(/^#/, '')) ?? []) node = node && childNode(node, segment);
    return node && { node, resource };
  };
  return {
    node: root,
    version: '3.1',
    file: 'made.json',
    info: { node: map({}), title: 't', version: '1' },
    servers: [],
    tags: [],
    paths: [],
    webhooks: [],
    components: {
      ...emptyComponents,
      schemas: new Map(Object.entries(schemas).map(([name, node]) => [name, { node, resource }])),
    },
    resolveSchema: resolve,
    resolveDynamic: (site, ref) => {
      const target = resolve(site, ref);
      return target && { site: target };
    },
  };
}
