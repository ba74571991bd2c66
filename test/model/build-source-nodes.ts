// Node trees and documents without source text, for input that the parser would reject.

import type { Document, SchemaLocation } from '../../src/generator/openapi/types.ts';
import type { SchemaResource } from '../../src/generator/openapi/schema-resources.ts';
import { emptyComponents } from '../../src/generator/openapi/objects/root-and-components.ts';
import { childPointer, childNode, parsePointer } from '../../src/generator/source/pointer.ts';
import { createSource } from '../../src/generator/source/source-text.ts';
import type { Entry, MapNode, Node } from '../../src/generator/source/node.ts';

export const source = createSource('test.json', '');

/** Creates a scalar. */
export function scalarNode(value: string | number | boolean | null, pointer = ''): Node {
  return { kind: 'scalar', source, start: 0, end: 0, pointer, value, raw: String(value) };
}

/** Creates a map of these values; their pointers are not changed. */
export function mapNode(values: Readonly<Record<string, Node>>, pointer = ''): MapNode {
  const entries = new Map(
    Object.entries(values).map(([key, value]): [string, Entry] => [key, { key, start: 0, end: 0, value }]),
  );
  return { kind: 'map', source, start: 0, end: 0, pointer, entries };
}

/** Creates the node of any JSON value. Recursive, so not for deeply nested values. */
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
    return mapNode(
      Object.fromEntries(
        Object.entries(value).map(([key, property]) => [key, nodeOf(property, childPointer(pointer, key))]),
      ),
      pointer,
    );
  }
  return scalarNode(
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null,
    pointer,
  );
}

/** Creates a 3.1 document with these component schemas; references are pointers from its root. */
export function documentOf(schemas: Readonly<Record<string, Node>>): Document {
  const root = mapNode({ components: mapNode({ schemas: mapNode(schemas, '/components/schemas') }, '/components') });
  const resource: SchemaResource = {
    uri: 'test.json',
    bases: ['test.json'],
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
    file: 'test.json',
    info: { node: mapNode({}), title: 't', version: '1' },
    servers: [],
    tags: [],
    paths: [],
    webhooks: [],
    components: {
      ...emptyComponents,
      schemas: new Map(Object.entries(schemas).map(([name, node]) => [name, { node, resource }])),
    },
    resolveSchema: resolve,
    resolveDynamic: (location, ref) => {
      const target = resolve(location, ref);
      return target && { target };
    },
  };
}
