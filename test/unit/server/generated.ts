// A generated server with its siblings, written where the compiler and the tests can reach it.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { render } from '../../../src/generator/emit/render.ts';
import type { Api } from '../../../src/generator/model/declarations/api.ts';
import { createReport } from '../../../src/generator/report/report.ts';
import { serverPages } from '../../../src/generator/targets/server/target.ts';
import type { TargetOptions } from '../../../src/generator/targets/target.ts';
import { types } from '../../../src/generator/targets/types/target.ts';
import { validatorPages } from '../../../src/generator/targets/validators/target.ts';

const root = join(import.meta.dirname, '../../..');
const options: TargetOptions = { packages: false, importExtension: '.ts' };

export interface Generated {
  readonly api: Api;
  readonly folder: string;
}

/** Types, validators and server of a model, in a folder of that name that is nobody else's. */
export async function generateServer(name: string, api: Api): Promise<Generated> {
  const folder = join(root, '.cache/server-tests', name);
  rmSync(folder, { recursive: true, force: true });
  const report = createReport();
  const sets = {
    types: await types.pages(api, options, report),
    validators: validatorPages(api, options, report),
    server: serverPages(api, options),
  };
  for (const [target, pages] of Object.entries(sets)) {
    for (const { path, text } of render(pages)) write(folder, `${target}/${path}`, text);
  }
  write(folder, 'package.json', JSON.stringify({ type: 'module' }));
  return { api, folder };
}

/** Writes a file beside the generated ones. */
export function write(folder: string, path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const strictest = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  noEmit: true,
  allowImportingTsExtensions: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noImplicitOverride: true,
  verbatimModuleSyntax: true,
  isolatedDeclarations: true,
  declaration: true,
  erasableSyntaxOnly: true,
  types: [],
};

/** What the compiler says of a folder, or of these files in it, under the strictest settings; empty where it is content. */
export function compile(folder: string, files: readonly string[] = ['server']): string {
  write(folder, 'tsconfig.json', JSON.stringify({ compilerOptions: strictest, include: files }));
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  if (!existsSync(compiler)) throw new Error('there is no compiler');
  return spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' }).stdout;
}
