// Compile cases for the query target: the hooks of each framework infer data and errors from the generated options.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { application, withoutExtensions, type CompileCase } from '../../compile/case.ts';
import { plainSources, renderOutput } from '../../compile/render-unformatted-output.ts';
import { extractPrograms } from '../../readme-programs.ts';
import { modelOf } from '../model-of.ts';
import { hostileNames } from './hostile-names.ts';

const pets = modelOf(readFileSync(join(import.meta.dirname, 'pets.yaml'), 'utf8'));
const targets = ['types', 'client', 'query'] as const;

/** Programs compile only if all types are correct: `same` requires that two types are equal. */
const readUses = (name: string): string => readFileSync(join(import.meta.dirname, `uses/${name}.txt`), 'utf8');

export const cases: readonly CompileCase[] = [
  ...(['react', 'vue', 'svelte', 'solid'] as const).map((framework) => ({
    name: `query: hooks of ${framework} infer data and errors`,
    files: async () => {
      const output = await renderOutput(await pets, targets, { ...plainSources, query: { framework } });
      return new Map([...output, ['uses.ts', readUses(framework)]]);
    },
    options: { isolatedDeclarations: false },
  })),
  {
    name: 'query: SWR takes the key and the function of a query',
    files: async () => new Map([...(await renderOutput(await pets, targets)), ['uses.ts', readUses('swr')]]),
  },
  ...(['.js', ''] as const).map((importExtension) => ({
    name: `query: modules with the import extension "${importExtension}" compile`,
    files: async () => renderOutput(await pets, targets, { packages: false, importExtension }),
    options: withoutExtensions,
  })),
  {
    name: 'query: values in other forms than JSON compile',
    files: async () => renderOutput(await pets, targets, { ...plainSources, dates: 'Date', integers64: 'bigint' }),
  },
  {
    name: 'query: an unbuilt package resolves to its sources, and the programs in its README compile',
    files: async () => {
      const files = await renderOutput(
        await pets,
        targets,
        { packages: { scope: '@pets', license: 'MIT' }, importExtension: '.ts' },
        'node_modules/@pets/',
      );
      const programs = extractPrograms(files.get('node_modules/@pets/query/README.md') ?? '', 'ts');
      if (programs.length === 0) throw new Error('expected a program in the README');
      return new Map([...files, ...programs.map((text, index) => [`example-${index}.ts`, text] as const)]);
    },
    options: application,
  },
  {
    name: 'query: operations with the names of exports, imports, and variables compile',
    files: async () => renderOutput(await modelOf(hostileNames), targets),
  },
  {
    name: 'query: packages of operations with reserved names compile',
    files: async () =>
      renderOutput(
        await modelOf(hostileNames),
        targets,
        { packages: { scope: '@names', license: 'MIT' }, importExtension: '.ts' },
        'node_modules/@names/',
      ),
  },
];
