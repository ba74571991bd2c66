// What the TypeScript compilers say of generated modules and of code that uses them.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from '../../../src/generator/emit/format.ts';
import { render } from '../../../src/generator/emit/render.ts';
import type { Api } from '../../../src/generator/model/declarations/api.ts';
import { createReport } from '../../../src/generator/report/report.ts';
import type { TargetOptions } from '../../../src/generator/targets/target.ts';
import { types } from '../../../src/generator/targets/types/target.ts';

const root = join(import.meta.dirname, '../../..');

/** The compilers that generated code is for, by their versions. */
export const compilers = {
  '5.9': join(root, 'node_modules/typescript/bin/tsc'),
  '7': join(root, 'node_modules/typescript-7/bin/tsc'),
} as const;

/** Everything that a consumer may insist on. */
export const strictest = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  noEmit: true,
  types: [],
  skipLibCheck: true,
  strict: true,
  declaration: true,
  erasableSyntaxOnly: true,
  exactOptionalPropertyTypes: true,
  isolatedDeclarations: true,
  isolatedModules: true,
  noFallthroughCasesInSwitch: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
};

/** The files of the types target. */
export async function typesOf(api: Api, options: TargetOptions): Promise<ReadonlyMap<string, string>> {
  const report = createReport();
  const files = await format(render(await types.pages(api, options, report)), report);
  if (report.failed) throw new Error(JSON.stringify(report.diagnostics));
  return new Map(files.map(({ path, text }) => [path, text]));
}

/** The errors of a compiler over files that lie together in a folder below the packages of this project; empty: none. */
export function compile(files: ReadonlyMap<string, string>, compiler: string, options: object = strictest): string {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'consumer-'));
  try {
    const all = new Map([
      ['tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['**/*.ts'] })],
      ['package.json', '{ "type": "module" }'],
      ...files,
    ]);
    for (const [path, text] of all) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
      cwd: folder,
    });
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
