// Very deep schemas, long chains of references, and large cycles.

import { describe, expect, it } from 'vitest';
import { buildApi } from '../../src/generator/model/build-api.ts';
import type { JsonSchema } from '../../src/generator/model/types/schema.ts';
import { maxInlineDepth } from '../../src/generator/model/schema-ids/reachable-schemas.ts';
import { printModel } from '../../src/generator/model/print/print-model.ts';
import { listSubschemas } from '../../src/generator/model/visit-schemas.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import type { Node } from '../../src/generator/source/node.ts';
import { documentOf, mapNode, nodeOf, scalarNode } from './build-source-nodes.ts';

/** Number of levels of a deep schema, and of schemas in a chain or cycle. */
const size = 10_000;

/** Builds a schema nested by a keyword, without recursion. */
function nestedSchema(keyword: 'items' | 'allOf' | 'properties', depth: number): Node {
  let pointer = '/components/schemas/Deep';
  const pointers = Array.from({ length: depth }, () => {
    const current = pointer;
    pointer += { items: '/items', allOf: '/allOf/0', properties: '/properties/a' }[keyword];
    return current;
  });
  let node = scalarNode(true, pointer);
  for (const levelPointer of pointers.reverse()) {
    if (keyword === 'items') node = mapNode({ type: scalarNode('array'), items: node }, levelPointer);
    else if (keyword === 'properties')
      node = mapNode({ properties: mapNode({ a: node }, `${levelPointer}/properties`) }, levelPointer);
    else
      node = mapNode({ allOf: { ...nodeOf([], `${levelPointer}/allOf`), kind: 'list', items: [node] } }, levelPointer);
  }
  return node;
}

/** Creates the schemas `S0`, `S1`, … */
function numberedSchemas(count: number, schemaAt: (index: number) => object): Readonly<Record<string, Node>> {
  const names = Array.from({ length: count }, (_, index) => `S${index}`);
  return Object.fromEntries(
    names.map((name, index) => [name, nodeOf(schemaAt(index), `/components/schemas/${name}`)] as const),
  );
}

function referenceTo(index: number): object {
  return { $ref: `#/components/schemas/S${index}` };
}

function measureDepth(jsonSchema: JsonSchema): number {
  let maxDepth = 0;
  const queue = [{ jsonSchema, depth: 1 }];
  for (let next = queue.pop(); next; next = queue.pop()) {
    maxDepth = Math.max(maxDepth, next.depth);
    if (typeof next.jsonSchema === 'boolean') continue;
    for (const subschema of listSubschemas(next.jsonSchema))
      queue.push({ jsonSchema: subschema.jsonSchema, depth: next.depth + 1 });
  }
  return maxDepth;
}

describe('a schema with thousands of levels', () => {
  it.each([
    ['items', size],
    ['properties', 2_000],
    ['allOf', 2_000],
  ] as const)('is split into named schemas of bounded depth: %s', (keyword, depth) => {
    const report = createReport();
    const api = buildApi(documentOf({ Deep: nestedSchema(keyword, depth) }), report);
    expect(report.hasErrors).toBe(false);
    expect(api?.schemas).toHaveLength(Math.ceil(depth / maxInlineDepth) - (depth % maxInlineDepth === 0 ? 0 : 1));
    const depths = (api?.schemas ?? []).map(({ jsonSchema }) => measureDepth(jsonSchema)).toSorted((a, b) => a - b);
    expect(depths.at(-1)).toBeLessThanOrEqual(maxInlineDepth + 2);
    expect(new Set(depths.slice(1)).size).toBe(1);
    expect(api && printModel(api).length).toBeGreaterThan(depth);
  });
});

describe('a chain of references', () => {
  it.each(['$ref', 'allOf'])('is an error above 500 schemas: %s', (keyword) => {
    const schemas = numberedSchemas(size, (index) => {
      if (index + 1 === size) return { type: 'string' };
      const reference = referenceTo(index + 1);
      return keyword === '$ref' ? reference : { allOf: [reference] };
    });
    const report = createReport();
    expect(buildApi(documentOf(schemas), report)).toBeUndefined();
    expect(report.diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      `model/reference-chain-too-long: \`S${size - 501}\` starts a reference chain of more than 500 schemas`,
    ]);
  });

  it('is followed to its end if it is within the limit', () => {
    const count = 499;
    const schemas = numberedSchemas(count, (index) =>
      index + 1 < count ? referenceTo(index + 1) : { type: 'string', readOnly: true },
    );
    const holder = nodeOf({ properties: { last: referenceTo(0) } }, '/components/schemas/Holder');
    const api = buildApi(documentOf({ ...schemas, Holder: holder }), createReport());
    expect(api?.schema('Holder')?.request.shape).toMatchObject({ properties: [] });
    expect(api?.schema('Holder')?.response.shape).toMatchObject({ properties: [{ name: 'last', readOnly: true }] });
  });

  it('is an error if it is a cycle', () => {
    const schemas = numberedSchemas(size, (index) => referenceTo((index + 1) % size));
    const report = createReport();
    expect(buildApi(documentOf(schemas), report)).toBeUndefined();
    expect(report.diagnostics.map(({ code }) => code)).toEqual(['model/infinite-recursion']);
  });
});

describe(`a cycle of ${size} schemas`, () => {
  it('has request variants of all schemas if one of them has a read-only property', () => {
    const schemas = numberedSchemas(size, (index) => ({
      properties: { next: referenceTo((index + 1) % size), ...(index === 0 && { id: { readOnly: true } }) },
    }));
    const api = buildApi(documentOf(schemas), createReport());
    expect(api?.schemas.every(({ hasRequestVariant }) => hasRequestVariant)).toBe(true);
  });
});
