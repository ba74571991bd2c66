// The types do for their consumers what they promise: calls through openapi-fetch, readings, filters, every status.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { application, withoutExtensions, type CompileCase, type CompilerOptions } from '../../compile/case.ts';
import { outputOf } from '../../compile/outputs.ts';
import { programsIn } from '../../readme-programs.ts';
import { modelOf, modelOfSchemas } from '../targets/model-of.ts';

const shop = modelOf(readFileSync(join(import.meta.dirname, 'shop.yaml'), 'utf8'));

/** Compiles when the types are right: each `@ts-expect-error` is an error itself where there is none to expect. */
const uses = readFileSync(join(import.meta.dirname, 'shop-uses.txt'), 'utf8');

const derived = modelOfSchemas(
  'Strict: { allOf: [{ $ref: "#/components/schemas/Base" }], required: [a] }\nBase: { type: [object, "null"], properties: { a: { type: string }, b: { type: string } } }',
);
const required = `import type { components } from './types/openapi.ts';
type Strict = components['schemas']['Strict'];
export const a = (strict: NonNullable<Strict>): string => strict.a;
export const nothing: Strict = null;
// @ts-expect-error it has to be there
export const wrong: Strict = {};
// @ts-expect-error the other need not
export const b = (strict: NonNullable<Strict>): string => strict.b;
`;

const ofBase = (name: string, options: CompilerOptions): CompileCase => ({
  name: `types: what a schema requires of its base is there${name}`,
  files: async () => new Map([...(await outputOf(await derived, ['types'])), ['required.ts', required]]),
  options,
});

export const cases: readonly CompileCase[] = [
  {
    name: 'types: calls, readings, filters and operations are typed',
    files: async () => new Map([...(await outputOf(await shop, ['types'])), ['uses.ts', uses]]),
  },
  ofBase('', {}),
  ofBase(', without exactOptionalPropertyTypes', { exactOptionalPropertyTypes: false }),
  ...(['.js', ''] as const).map((importExtension) => ({
    name: `types: modules import one another with "${importExtension}"`,
    files: async () => outputOf(await shop, ['types'], { packages: false, importExtension }),
    options: withoutExtensions,
  })),
  {
    name: 'types: a package resolves to its sources before it is built, and its README has a program that compiles',
    files: async () => {
      const files = await outputOf(
        await shop,
        ['types'],
        { packages: { scope: '@shop', license: 'MIT' }, importExtension: '.js' },
        'node_modules/@shop/',
      );
      const [example = ''] = programsIn(files.get('node_modules/@shop/types/README.md') ?? '', 'ts');
      return new Map([...files, ['example.ts', example]]);
    },
    options: application,
  },
];
