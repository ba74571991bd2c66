// Compile cases for the client target: typed requests and responses, packages, and colliding names.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { application, withoutExtensions, type CompileCase } from '../../compile/case.ts';
import { renderOutput } from '../../compile/render-unformatted-output.ts';
import { extractPrograms } from '../../readme-programs.ts';
import { modelOf } from '../model-of.ts';
import { collidingNames } from './colliding-names.ts';

const shop = modelOf(readFileSync(join(import.meta.dirname, 'shop.yaml'), 'utf8'));
const targets = ['types', 'client'] as const;

/** Compiles only if the types are correct, because an unused `@ts-expect-error` is an error. */
const uses = readFileSync(join(import.meta.dirname, 'shop-uses.txt'), 'utf8');

const resultStatuses = readFileSync(join(import.meta.dirname, 'result-statuses.txt'), 'utf8');

/** Schemas with names of the client's own declarations have a number in its exports. */
const collidingNamesUses = `import type { Client, Client2, GetClientRequest, GetClientRequest2, Operation } from './client/index.ts';
export const schemas: readonly [Client2, GetClientRequest2, Operation] = [{ a: '' }, { a: '' }, { a: '' }];
export const own: readonly (Client['$connection'] | GetClientRequest<'image/png'>['accept'])[] = ['image/png'];
`;

export const cases: readonly CompileCase[] = [
  {
    name: 'client: requests and responses type-check',
    files: async () => new Map([...(await renderOutput(await shop, targets)), ['uses.ts', uses]]),
  },
  {
    name: 'client: results have the statuses that no other response covers',
    files: async () => new Map([...(await renderOutput(await shop, targets)), ['uses.ts', resultStatuses]]),
  },
  ...(['.js', ''] as const).map((importExtension) => ({
    name: `client: modules with the import extension "${importExtension}" compile`,
    files: async () => renderOutput(await shop, targets, { packages: false, importExtension }),
    options: withoutExtensions,
  })),
  {
    name: 'client: an unbuilt package resolves to its sources, and the programs in its README compile',
    files: async () => {
      const files = await renderOutput(
        await shop,
        targets,
        { packages: { scope: '@shop', license: 'MIT' }, importExtension: '.ts' },
        'node_modules/@shop/',
      );
      const programs = extractPrograms(files.get('node_modules/@shop/client/README.md') ?? '', 'ts');
      if (programs.length < 2) throw new Error('expected at least two programs in the README');
      return new Map([...files, ...programs.map((text, index) => [`example-${index}.ts`, text] as const)]);
    },
    options: application,
  },
  {
    name: "client: schemas and operations with the names of the client's own declarations compile",
    files: async () =>
      new Map([...(await renderOutput(await modelOf(collidingNames), targets)), ['uses.ts', collidingNamesUses]]),
  },
];
