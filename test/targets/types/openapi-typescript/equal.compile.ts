// Compile cases: Ashlar and openapi-typescript print equal types for real, golden, construct, and random documents.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypeScript, { astToString } from 'openapi-typescript';
import { root } from '../../../architecture/files.ts';
import type { CompileCase } from '../../../compile/case.ts';
import { documentFrom } from '../../../fuzz/document.ts';
import { goldenDirectory } from '../../../golden-harness/cases.ts';
import type { TypesOptions } from '../../../../src/generator/plugin/target.ts';
import { isFull } from '../../../tier.ts';
import { modelOf, modelOfSchemas } from '../../model-of.ts';
import { renderTypeModules } from '../render-openapi-module.ts';
import { createProof, type Module } from './equal.ts';
import { buildPartialModel } from './build-partial-model.ts';

const constructs = join(root, 'test/constructs/documents');
const documents = [
  join(root, 'spec/openapi.yaml'),
  ...readdirSync(constructs).map((name) => join(constructs, name)),
  ...readdirSync(goldenDirectory)
    .map((claim) => join(goldenDirectory, claim, 'document.yaml'))
    .filter((path) => existsSync(path)),
];

async function proveDocuments(options: TypesOptions): Promise<ReadonlyMap<string, string>> {
  const modules: Module[] = [];
  let modelCount = 0;
  for (const document of documents) {
    const api = await buildPartialModel(document);
    if (!api) continue;
    modelCount++;
    modules.push(...createProof(document.slice(root.length + 1), api, options));
  }
  if (modelCount < 70) throw new Error(`only ${modelCount} documents have a model`);
  return new Map(modules);
}

const randomCount = isFull ? 150 : 10;

async function proveRandomDocuments(): Promise<ReadonlyMap<string, string>> {
  const modules: Module[] = [];
  for (let seed = 1; seed <= randomCount; seed++) {
    const api = await buildPartialModel('random.json', JSON.stringify(documentFrom(seed)));
    if (!api) throw new Error(`document ${seed} has no model`);
    modules.push(...createProof(`seed-${seed}`, api));
  }
  return new Map(modules);
}

/** Compares with the output of openapi-typescript for the document itself, without corrections. */
async function proveUnmodifiedDocument(options: TypesOptions): Promise<ReadonlyMap<string, string>> {
  const document = readFileSync(join(import.meta.dirname, 'keywords.yaml'), 'utf8');
  const reference = astToString(await openapiTypeScript(document, { ...options, silent: true }));
  return new Map(createProof('keywords', await modelOf(document), options, reference));
}

const edgeCases: Readonly<Record<string, string>> = {
  'allOf requires a property whose name is a number':
    "X: { allOf: [{ $ref: '#/components/schemas/Y' }, { required: ['1', a, NaN] }] }\nY: { properties: { '1': { type: string }, a: {}, NaN: {} } }",
  'allOf requires a property of a nullable base':
    "X: { allOf: [{ $ref: '#/components/schemas/Y' }, { properties: { a: { type: string } }, required: [b] }] }\nY: { type: [object, 'null'], properties: { b: { type: string } } }",
  'a tuple whose types depend on the direction contains itself as rest items':
    "X: { type: array, prefixItems: [{ properties: { id: { type: string, readOnly: true } } }], items: { $ref: '#/components/schemas/X' } }",
};

const baseSchema = 'X: { type: object, required: [a], properties: { a: { type: string }, b: { enum: [1, 2] } } }';

/** Schemas that differ from `baseSchema`, and the difference that the proof reports. */
const differences: Readonly<Record<string, readonly [schemas: string, difference: string]>> = {
  'optional-property': ['X: { type: object, properties: { a: { type: string }, b: { enum: [1, 2] } } }', `'"X"'`],
  'missing-property': ['X: { type: object, required: [a], properties: { a: { type: string } } }', `'"X"'`],
  'missing-value': [
    'X: { type: object, required: [a], properties: { a: { type: string }, b: { enum: [1] } } }',
    `'"X"'`,
  ],
  'missing-schema': ['Y: true', "'Differing<"],
};

async function proveDifferences(): Promise<ReadonlyMap<string, string>> {
  const base = renderTypeModules(await modelOfSchemas(baseSchema));
  const modules: Module[] = [];
  for (const [name, [schemas]] of Object.entries(differences)) {
    modules.push(...createProof(name, await modelOfSchemas(schemas)));
    for (const [path, code] of base) modules.push([`${name}/ashlar/${path}`, code]);
  }
  return new Map(modules);
}

export const cases: readonly CompileCase[] = [
  {
    name: 'openapi-typescript: each path, operation, and component has the same type',
    files: () => proveDocuments({}),
  },
  ...(isFull
    ? [
        {
          name: 'openapi-typescript: each path, operation, and component has the same type with readWriteMarkers',
          files: () => proveDocuments({ readWriteMarkers: true }),
        },
      ]
    : []),
  { name: `openapi-typescript: types are equal for ${randomCount} random documents`, files: proveRandomDocuments },
  ...[{}, { readWriteMarkers: true }].map((options: TypesOptions) => ({
    name: `openapi-typescript: properties have the same modifiers as in its own output${options.readWriteMarkers ? ' with readWriteMarkers' : ''}`,
    files: () => proveUnmodifiedDocument(options),
  })),
  ...Object.entries(edgeCases).map(([claim, schemas]) => ({
    name: `openapi-typescript: types are equal if ${claim}`,
    files: async () => new Map(createProof('a', await modelOfSchemas(schemas))),
  })),
  {
    name: 'openapi-typescript: the proof fails if a schema, a property, or a value differs',
    files: proveDifferences,
    errors: Object.fromEntries(
      Object.entries(differences).map(([name, [, difference]]) => [
        `${name}/equal.ts`,
        [
          `(11,14): error TS2322: Type 'true' is not assignable to type '"schemas"'`,
          `(12,14): error TS2322: Type 'true' is not assignable to type ${difference}`,
        ],
      ]),
    ),
  },
];
