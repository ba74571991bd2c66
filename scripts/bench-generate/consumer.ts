// What a compiler says of generated TypeScript, to a strict consumer and to the strictest.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const project = join(import.meta.dirname, '../..');
const compiler = join(project, 'node_modules/typescript-7/bin/tsc');
/** Milliseconds; a compiler that takes longer is stopped. */
const patience = 180_000;

const strict = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  strict: true,
  allowImportingTsExtensions: true,
  types: [],
};

/** A consumer that says no more than `strict`, and the one whose settings Ashlar's own golden files are held to. */
export const consumers = ['strict', 'strictest'] as const;

/** How many errors the compiler finds in all TypeScript under `out`, a folder in `scratch`; or what became of it. Declarations of libraries are not looked at. */
export function compilerErrors(consumer: (typeof consumers)[number], out: string, scratch: string): string {
  const strictest = JSON.parse(readFileSync(join(project, 'test/golden/tsconfig.json'), 'utf8')) as {
    readonly compilerOptions: object;
  };
  const options = { ...(consumer === 'strict' ? strict : strictest.compilerOptions), noEmit: true, skipLibCheck: true };
  const config = join(scratch, `tsconfig.${consumer}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions: options, include: [`${out}/**/*.ts`] }));
  const { status, signal, stdout } = spawnSync(process.execPath, [compiler, '-p', config, '--pretty', 'false'], {
    cwd: scratch,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout: patience,
  });
  if (signal !== null) return `not told in ${patience / 1000} s`;
  const errors = stdout.split('\n').filter((line) => /^\S.*error TS\d+:/.test(line) || /^error TS\d+:/.test(line));
  // No file at all is an error of its own that stands at no file.
  if (errors.some((line) => line.startsWith('error '))) return 'nothing to compile';
  return status === 0 || errors.length > 0 ? String(errors.length) : 'the compiler fails';
}
