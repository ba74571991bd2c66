// Ashlar declares what openapi-typescript declares: for spec/, every golden document, every construct, and documents from chance.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentFrom } from '../../../fuzz/document.ts';
import { goldenFolder } from '../../../golden-harness/cases.ts';
import { modelOfSchemas } from '../../targets/model-of.ts';
import { compile, compilers } from '../compile.ts';
import { proof, settings, type Module } from './equal.ts';
import { modelAsFarAsItGoes } from './model.ts';
import { isFull } from '../../../tier.ts';

const root = join(import.meta.dirname, '../../../..');
const constructs = join(root, 'test/constructs/documents');
const documents = [
  join(root, 'spec/openapi.yaml'),
  ...readdirSync(constructs).map((name) => join(constructs, name)),
  ...readdirSync(goldenFolder)
    .map((claim) => join(goldenFolder, claim, 'document.yaml'))
    .filter((path) => existsSync(path)),
];

test('each path, operation and component has the same type', async () => {
  const modules: Module[] = [];
  for (const document of documents) {
    const api = await modelAsFarAsItGoes(document);
    if (api) modules.push(...proof(document.slice(root.length + 1), api));
  }
  expect(modules.length / 3).toBeGreaterThanOrEqual(70);
  expect(compile(new Map(modules), compilers['7'], settings)).toBe('');
});

const made = isFull ? 150 : 10;

test(`so has each of ${made} documents from chance`, async () => {
  const modules: Module[] = [];
  for (let seed = 1; seed <= made; seed++) {
    const api = await modelAsFarAsItGoes('random.json', JSON.stringify(documentFrom(seed)));
    if (api) modules.push(...proof(String(seed), api));
  }
  expect(modules.length / 3).toBe(made);
  expect(compile(new Map(modules), compilers['7'], settings)).toBe('');
}, 600_000);

test.each([
  [
    'a member named as a number is required apart',
    "X: { allOf: [{ $ref: '#/components/schemas/Y' }, { required: ['1', a, NaN] }] }\nY: { properties: { '1': { type: string }, a: {}, NaN: {} } }",
  ],
  [
    'a member is required of what may have none',
    "X: { allOf: [{ $ref: '#/components/schemas/Y' }, { properties: { a: { type: string } }, required: [b] }] }\nY: { type: [object, 'null'], properties: { b: { type: string } } }",
  ],
  [
    'a tuple with readings ends in itself',
    "X: { type: array, prefixItems: [{ properties: { id: { type: string, readOnly: true } } }], items: { $ref: '#/components/schemas/X' } }",
  ],
])('so has a document where %s', async (_, schemas) => {
  expect(compile(new Map(proof('a', await modelOfSchemas(schemas))), compilers['7'], settings)).toBe('');
});

describe('the proof fails where', () => {
  const from = 'X: { type: object, required: [a], properties: { a: { type: string }, b: { enum: [1, 2] } } }';

  test.each([
    ['a member is optional', 'X: { type: object, properties: { a: { type: string }, b: { enum: [1, 2] } } }', `'"X"'`],
    ['a member is missing', 'X: { type: object, required: [a], properties: { a: { type: string } } }', `'"X"'`],
    [
      'a value is missing',
      'X: { type: object, required: [a], properties: { a: { type: string }, b: { enum: [1] } } }',
      `'"X"'`,
    ],
    ['a schema is missing', 'Y: true', "'Differing<"],
  ])('%s', async (_, to, difference) => {
    const [[, own]] = proof('a', await modelOfSchemas(from));
    const modules = new Map(proof('a', await modelOfSchemas(to))).set('a/own.ts', own);
    expect(compile(modules, compilers['7'], settings)).toContain(
      `a/equal.ts(12,14): error TS2322: Type 'true' is not assignable to type ${difference}`,
    );
  });
});
