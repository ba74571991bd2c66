// Compile cases for enums: programs that use the values, the types, the client, and the validators together.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompileCase } from '../../../compile/case.ts';
import { plainSources, renderOutput, sourceTargets } from '../../../compile/render-unformatted-output.ts';
import { modelOf } from '../../model-of.ts';

const pets = modelOf(readFileSync(join(import.meta.dirname, 'pets.yaml'), 'utf8'));

const variants = ['union', 'const', 'enum'] as const;

export const cases: readonly CompileCase[] = variants.map((enums) => ({
  name: `types: with enums: ${enums}, values, types, client, validators, and server compile together`,
  files: async () =>
    new Map([
      ...(await renderOutput(await pets, sourceTargets, { ...plainSources, types: { enums } })),
      ['uses.ts', readFileSync(join(import.meta.dirname, `uses-${enums}.txt`), 'utf8')],
    ]),
  // An `enum` is code that a compiler must transform.
  ...(enums === 'enum' && { options: { types: ['node'], erasableSyntaxOnly: false } }),
}));
