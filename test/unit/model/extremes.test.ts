// No document is too deep, too long a chain or too round for the model.

import { describe, expect, it } from 'vitest';
import { buildApi } from '../../../src/generator/model/build-api.ts';
import type { JsonSchema } from '../../../src/generator/model/types/schema.ts';
import { maxInlineDepth } from '../../../src/generator/model/schema-ids/reachable-schemas.ts';
import { printModel } from '../../../src/generator/model/print-model.ts';
import { subschemas } from '../../../src/generator/model/visit-schemas.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import type { Node } from '../../../src/generator/source/node.ts';
import { documentOf, map, nodeOf, scalar } from './nodes.ts';
import { isFull } from '../../tier.ts';

const depth = isFull ? 10_000 : 2000;

function nested(keyword: 'items' | 'allOf' | 'properties', depth: number): Node {
  let pointer = '/components/schemas/Deep';
  const pointers = Array.from({ length: depth }, () => {
    const own = pointer;
    pointer += { items: '/items', allOf: '/allOf/0', properties: '/properties/a' }[keyword];
    return own;
  });
  let node = scalar(true, pointer);
  for (const own of pointers.reverse()) {
    if (keyword === 'items') node = map({ type: scalar('array'), items: node }, own);
    else if (keyword === 'properties') node = map({ properties: map({ a: node }, `${own}/properties`) }, own);
    else node = map({ allOf: { ...nodeOf([], `${own}/allOf`), kind: 'list', items: [node] } }, own);
  }
  return node;
}

function depthOf(assertion: JsonSchema): number {
  let deepest = 0;
  const waiting = [{ assertion, at: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    deepest = Math.max(deepest, next.at);
    if (typeof next.assertion === 'boolean') continue;
    for (const { jsonSchema: inner } of subschemas(next.assertion)) waiting.push({ assertion: inner, at: next.at + 1 });
  }
  return deepest;
}

describe('a schema of thousands of levels', () => {
  it.each([
    ['items', depth],
    ['properties', 2_000],
    ['allOf', 2_000],
  ] as const)('becomes named schemas of a bounded depth: %s', (keyword, depth) => {
    const report = createReport();
    const api = buildApi(documentOf({ Deep: nested(keyword, depth) }), report);
    expect(report.hasErrors).toBe(false);
    expect(api?.schemas).toHaveLength(Math.ceil(depth / maxInlineDepth) - (depth % maxInlineDepth === 0 ? 0 : 1));
    for (const { jsonSchema } of api?.schemas ?? [])
      expect(depthOf(jsonSchema)).toBeLessThanOrEqual(maxInlineDepth + 2);
    expect(api && printModel(api).length).toBeGreaterThan(depth);
  });
});

describe('a chain of references', () => {
  it.each(['$ref', 'allOf'])('is an error if it has more than 500 schemas: %s', (keyword) => {
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

  it('is followed to its end', () => {
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

  it('that is a cycle is an error', () => {
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

describe(`${depth} schemas that all refer to one another`, () => {
  it('differ in their readings because one of them does', () => {
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
