// The client does for its consumers what it promises: the compiler knows requests and responses, whatever a document calls its things.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { application, withoutExtensions, type CompileCase } from '../../compile/case.ts';
import { outputOf } from '../../compile/outputs.ts';
import { programsIn } from '../../readme-programs.ts';
import { modelOf } from '../targets/model-of.ts';
import { ownNames } from './own-names.ts';

const shop = modelOf(readFileSync(join(import.meta.dirname, 'shop.yaml'), 'utf8'));
const targets = ['types', 'client'] as const;

/** Compiles when the types are right: each `@ts-expect-error` is an error itself where there is none to expect. */
const uses = readFileSync(join(import.meta.dirname, 'shop-uses.txt'), 'utf8');

export const cases: readonly CompileCase[] = [
  {
    name: 'client: requests and responses are typed',
    files: async () => new Map([...(await outputOf(await shop, targets)), ['uses.ts', uses]]),
  },
  ...(['.js', ''] as const).map((importExtension) => ({
    name: `client: modules import one another with "${importExtension}"`,
    files: async () => outputOf(await shop, targets, { packages: false, importExtension }),
    options: withoutExtensions,
  })),
  {
    name: 'client: a package resolves to its sources before it is built, and its README has programs that compile',
    files: async () => {
      const files = await outputOf(
        await shop,
        targets,
        { packages: { scope: '@shop', license: 'MIT' }, importExtension: '.ts' },
        'node_modules/@shop/',
      );
      const programs = programsIn(files.get('node_modules/@shop/client/README.md') ?? '', 'ts');
      if (programs.length < 2) throw new Error('there are no programs');
      return new Map([...files, ...programs.map((text, index) => [`example-${index}.ts`, text] as const)]);
    },
    options: application,
  },
  {
    name: 'client: schemas and operations called like its own things',
    files: async () => outputOf(await modelOf(ownNames), targets),
  },
];
