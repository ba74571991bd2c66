// Very deep schemas, long reference chains, and large cycles.

import { describe, expect, it } from 'vitest';
import { buildApi } from '../../src/generator/model/build-api.ts';
import type { JsonSchema } from '../../src/generator/model/types/schema.ts';
import { maxInlineDepth } from '../../src/generator/model/schema-ids/reachable-schemas.ts';
import { printModel } from '../../src/generator/model/print/print-model.ts';
import { listSubschemas } from '../../src/generator/model/visit-schemas.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import type { Node } from '../../src/generator/source/node.ts';
import { documentOf, mapNode, nodeOf, scalarNode } from './nodes.ts';
import { isFull } from '../tier.ts';

const depth = isFull ? 10_000 : 2000;

/** Builds a schema nested by a keyword, without recursion. */
function nestedSchema(keyword: 'items' | 'allOf' | 'properties', depth: number): Node {
  let pointer = '/components/schemas/Deep';
  const pointers = Array.from({ length: depth }, () => {
    const current = pointer;
    pointer += { items: '/items', allOf: '/allOf/0', properties: '/properties/a' }[keyword];
    return current;
  });
  let node = scalarNode(true, pointer);
  for (const ownPointer of pointers.reverse()) {
    if (keyword === 'items') node = mapNode({ type: scalarNode('array'), items: node }, ownPointer);
    else if (keyword === 'properties')
      node = mapNode({ properties: mapNode({ a: node }, `${ownPointer}/properties`) }, ownPointer);
    else node = mapNode({ allOf: { ...nodeOf([], `${ownPointer}/allOf`), kind: 'list', items: [node] } }, ownPointer);
  }
  return node;
}

function depthOf(jsonSchema: JsonSchema): number {
  let maxDepth = 0;
  const waiting = [{ jsonSchema, depth: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    maxDepth = Math.max(maxDepth, next.depth);
    if (typeof next.jsonSchema === 'boolean') continue;
    for (const subschema of listSubschemas(next.jsonSchema))
      waiting.push({ jsonSchema: subschema.jsonSchema, depth: next.depth + 1 });
  }
  return maxDepth;
}

describe('a schema with thousands of levels', () => {
  it.each([
    ['items', depth],
    ['properties', 2_000],
    ['allOf', 2_000],
  ] as const)('is split into named schemas of bounded depth: %s', (keyword, depth) => {
    const report = createReport();
    const api = buildApi(documentOf({ Deep: nestedSchema(keyword, depth) }), report);
    expect(report.hasErrors).toBe(false);
    expect(api?.schemas).toHaveLength(Math.ceil(depth / maxInlineDepth) - (depth % maxInlineDepth === 0 ? 0 : 1));
    for (const { jsonSchema } of api?.schemas ?? [])
      expect(depthOf(jsonSchema)).toBeLessThanOrEqual(maxInlineDepth + 2);
    expect(api && printModel(api).length).toBeGreaterThan(depth);
  });
});

describe('a chain of references', () => {
  it.each(['$ref', 'allOf'])('is an error above 500 schemas: %s', (keyword) => {
    const link = (index: number): object => ({ $ref: `#/components/schemas/S${index}` });
    const schemas = Object.fromEntries(
      Array.from({ length: depth }, (_, index) => [
        `S${index}`,
        nodeOf(
          index + 1 === depth
            ? { type: 'string' }
            : keyword === '$ref'
              ? link(index + 1)
              : { allOf: [link(index + 1)] },
          `/components/schemas/S${index}`,
        ),
      ]),
    );
    const report = createReport();
    expect(buildApi(documentOf(schemas), report)).toBeUndefined();
    expect(report.diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      `model/reference-chain-too-long: "S${depth - 501}" applies a chain of more than 500 schemas to its value`,
    ]);
  });

  it('is followed to its end below the limit', () => {
    const depth = 499;
    const names = Array.from({ length: depth }, (_, index) => `S${index}`);
    const schemas = Object.fromEntries(
      names.map((name, index) => [
        name,
        nodeOf(
          index + 1 < depth ? { $ref: `#/components/schemas/S${index + 1}` } : { type: 'string', readOnly: true },
          `/components/schemas/${name}`,
        ),
      ]),
    );
    const holder = nodeOf({ properties: { last: { $ref: '#/components/schemas/S0' } } }, '/components/schemas/Holder');
    const api = buildApi(documentOf({ ...schemas, Holder: holder }), createReport());
    expect(api?.schema('Holder')?.request.shape).toMatchObject({ properties: [] });
    expect(api?.schema('Holder')?.response.shape).toMatchObject({ properties: [{ name: 'last', readOnly: true }] });
  });

  it('is an error if it is a cycle', () => {
    const names = Array.from({ length: depth }, (_, index) => `S${index}`);
    const schemas = Object.fromEntries(
      names.map((name, index) => [
        name,
        nodeOf({ $ref: `#/components/schemas/S${(index + 1) % depth}` }, `/components/schemas/${name}`),
      ]),
    );
    const report = createReport();
    expect(buildApi(documentOf(schemas), report)).toBeUndefined();
    expect(report.diagnostics.map(({ code }) => code)).toEqual(['model/infinite-recursion']);
  });
});

describe(`a cycle of ${depth} schemas`, () => {
  it('has request variants of all schemas if one of them has a read-only property', () => {
    const names = Array.from({ length: depth }, (_, index) => `S${index}`);
    const schemas = Object.fromEntries(
      names.map((name, index) => [
        name,
        nodeOf(
          {
            properties: {
              next: { $ref: `#/components/schemas/S${(index + 1) % depth}` },
              ...(index === 0 && { id: { readOnly: true } }),
            },
          },
          `/components/schemas/${name}`,
        ),
      ]),
    );
    const api = buildApi(documentOf(schemas), createReport());
    expect(api?.schemas.every(({ hasRequestVariant }) => hasRequestVariant)).toBe(true);
  });
});
