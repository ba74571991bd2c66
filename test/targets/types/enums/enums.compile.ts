// Compile cases for enums: programs that use the values, the types, the client, and the validators together.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompileCase } from '../../../compile/case.ts';
import { plainSources, renderOutput, sourceTargets } from '../../../compile/render-unformatted-output.ts';
import { modelOf } from '../../model-of.ts';

const readText = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

const pets = modelOf(readText('pets.yaml'));
const compositions = modelOf(readText('compositions.yaml'));

/** An `enum` is code that a compiler must transform. */
const enumOptions = { types: ['node'], erasableSyntaxOnly: false };

const variants = ['union', 'const', 'enum'] as const;

const variantCases = variants.map((enums): CompileCase => ({
  name: `types: with enums: ${enums}, values, types, client, validators, and server compile together`,
  files: async () =>
    new Map([
      ...(await renderOutput(await pets, sourceTargets, { ...plainSources, types: { enums } })),
      ['uses.ts', readText(`uses-${enums}.txt`)],
    ]),
  ...(enums === 'enum' && { options: enumOptions }),
}));

export const cases: readonly CompileCase[] = [
  ...variantCases,
  {
    name: 'types: with enums: enum, literal values in compositions are members of the enum',
    files: async () =>
      new Map([
        ...(await renderOutput(await compositions, ['types'], { ...plainSources, types: { enums: 'enum' } })),
        ['uses.ts', readText('compositions-uses.txt')],
      ]),
    options: enumOptions,
  },
];
