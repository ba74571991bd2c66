// Ashlar declares what openapi-typescript declares: for spec/, every golden document, every construct, and documents from chance.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../architecture/files.ts';
import type { CompileCase } from '../../../compile/case.ts';
import { documentFrom } from '../../../fuzz/document.ts';
import { goldenFolder } from '../../../golden-harness/cases.ts';
import { isFull } from '../../../tier.ts';
import { modelOfSchemas } from '../../targets/model-of.ts';
import { proof, type Module } from './equal.ts';
import { modelAsFarAsItGoes } from './model.ts';

const constructs = join(root, 'test/constructs/documents');
const documents = [
  join(root, 'spec/openapi.yaml'),
  ...readdirSync(constructs).map((name) => join(constructs, name)),
  ...readdirSync(goldenFolder)
    .map((claim) => join(goldenFolder, claim, 'document.yaml'))
    .filter((path) => existsSync(path)),
];

async function proofs(): Promise<ReadonlyMap<string, string>> {
  const modules: Module[] = [];
  for (const document of documents) {
    const api = await modelAsFarAsItGoes(document);
    if (api) modules.push(...proof(document.slice(root.length + 1), api));
  }
  if (modules.length / 3 < 70) throw new Error(`only ${modules.length / 3} documents have a model`);
  return new Map(modules);
}

const made = isFull ? 150 : 10;

async function proofsFromChance(): Promise<ReadonlyMap<string, string>> {
  const modules: Module[] = [];
  for (let seed = 1; seed <= made; seed++) {
    const api = await modelAsFarAsItGoes('random.json', JSON.stringify(documentFrom(seed)));
    if (!api) throw new Error(`there is no model of document ${seed}`);
    modules.push(...proof(`seed-${seed}`, api));
  }
  return new Map(modules);
}

const particular: Readonly<Record<string, string>> = {
  'a member named as a number is required apart':
    "X: { allOf: [{ $ref: '#/components/schemas/Y' }, { required: ['1', a, NaN] }] }\nY: { properties: { '1': { type: string }, a: {}, NaN: {} } }",
  'a member is required of what may have none':
    "X: { allOf: [{ $ref: '#/components/schemas/Y' }, { properties: { a: { type: string } }, required: [b] }] }\nY: { type: [object, 'null'], properties: { b: { type: string } } }",
  'a tuple with readings ends in itself':
    "X: { type: array, prefixItems: [{ properties: { id: { type: string, readOnly: true } } }], items: { $ref: '#/components/schemas/X' } }",
};

const from = 'X: { type: object, required: [a], properties: { a: { type: string }, b: { enum: [1, 2] } } }';

/** Schemas that differ from those, with what the proof reports of them. */
const different: Readonly<Record<string, readonly [to: string, difference: string]>> = {
  'optional-member': ['X: { type: object, properties: { a: { type: string }, b: { enum: [1, 2] } } }', `'"X"'`],
  'missing-member': ['X: { type: object, required: [a], properties: { a: { type: string } } }', `'"X"'`],
  'missing-value': [
    'X: { type: object, required: [a], properties: { a: { type: string }, b: { enum: [1] } } }',
    `'"X"'`,
  ],
  'missing-schema': ['Y: true', "'Differing<"],
};

async function wrongProofs(): Promise<ReadonlyMap<string, string>> {
  const [[, own]] = proof('', await modelOfSchemas(from));
  const modules: Module[] = [];
  for (const [name, [to]] of Object.entries(different))
    modules.push(...proof(name, await modelOfSchemas(to)), [`${name}/own.ts`, own]);
  return new Map(modules);
}

export const cases: readonly CompileCase[] = [
  { name: 'openapi-typescript: each path, operation and component has the same type', files: proofs },
  { name: `openapi-typescript: so has each of ${made} documents from chance`, files: proofsFromChance },
  ...Object.entries(particular).map(([claim, schemas]) => ({
    name: `openapi-typescript: so has a document where ${claim}`,
    files: async () => new Map(proof('a', await modelOfSchemas(schemas))),
  })),
  {
    name: 'openapi-typescript: the proof fails where a schema, a member or a value differs',
    files: wrongProofs,
    errors: Object.fromEntries(
      Object.entries(different).map(([name, [, difference]]) => [
        `${name}/equal.ts`,
        [
          `(11,14): error TS2322: Type 'true' is not assignable to type '"schemas"'`,
          `(12,14): error TS2322: Type 'true' is not assignable to type ${difference}`,
        ],
      ]),
    ),
  },
];
