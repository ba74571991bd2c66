// Compile cases for types and clients whose values are not in the form of JSON, and for their validators, which are.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutExtensions, type CompileCase } from '../../compile/case.ts';
import { plainSources, renderOutput } from '../../compile/render-unformatted-output.ts';
import type { TargetName, TargetOptions } from '../../../src/generator/plugin/target.ts';
import { loadModel } from '../../models.ts';
import { modelOfSchemas } from '../model-of.ts';
import { readModel } from './load-converting-client.ts';

const targets: readonly TargetName[] = ['types', 'client', 'validators'];
const allOptions: Partial<TargetOptions> = { dates: 'Temporal', integers64: 'bigint' };

/** Declares the global `Temporal`, which the libraries of TypeScript 5.9 do not have. */
const temporalTypes = "import 'temporal-polyfill/types/global';\n";

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Schemas whose names are those of types that are derived from others, or of globals that types refer to. */
const collidingNames = modelOfSchemas(`
Pet: { type: object, properties: { id: { type: integer, format: int64, readOnly: true }, born: { type: string, format: date-time } } }
PetJson: { type: object, properties: { id: { type: integer, format: int64, readOnly: true } } }
PetRequest: { type: object, properties: { at: { type: string, format: date } } }
PetJsonRequest: { type: object, properties: { at: { type: string, format: date } } }
PetRequestJson: { type: object, properties: { at: { type: string, format: date } } }
Date: { type: string, format: date-time }
Temporal: { type: object, properties: { at: { $ref: '#/components/schemas/Date' } } }
Conversion: { type: object, properties: { at: { $ref: '#/components/schemas/Temporal' } } }
instantCodec: { type: object, properties: { at: { $ref: '#/components/schemas/Conversion' } } }
`);

const constructs = readdirSync(join(import.meta.dirname, '../../constructs/documents'));

export const cases: readonly CompileCase[] = [
  ...(
    [
      ['dates.yaml', 'dates-uses.txt', { dates: 'Date' }],
      ['dates.yaml', 'temporal-uses.txt', { dates: 'Temporal' }],
      ['integers.yaml', 'integers-uses.txt', { integers64: 'bigint' }],
    ] as const
  ).map(([document, uses, options]) => ({
    name: `conversions: ${uses} type-checks`,
    files: async () =>
      new Map([
        ...(await renderOutput(await readModel(document), targets, { ...plainSources, ...options })),
        ['uses.ts', ('dates' in options && options.dates === 'Temporal' ? temporalTypes : '') + read(uses)],
      ]),
  })),
  {
    name: 'conversions: names of schemas that are also names of derived types and of globals',
    files: async () =>
      new Map([
        ...(await renderOutput(await collidingNames, targets, { ...plainSources, ...allOptions })),
        ['temporal.ts', temporalTypes],
      ]),
  },
  {
    name: 'conversions: modules without file extensions',
    files: async () =>
      new Map([
        ...(await renderOutput(await readModel('dates.yaml'), targets, {
          ...allOptions,
          packages: false,
          importExtension: '',
        })),
        ['temporal.ts', temporalTypes],
      ]),
    options: withoutExtensions,
  },
  ...constructs.map((name) => ({
    name: `conversions: constructs/${name}`,
    files: async () =>
      new Map([
        ...(await renderOutput(await loadModel(`test/constructs/documents/${name}`), targets, {
          ...plainSources,
          ...allOptions,
        })),
        ['temporal.ts', temporalTypes],
      ]),
  })),
];
