// Counts compile errors in generated TypeScript, with strict and with the strictest compiler settings.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const project = join(import.meta.dirname, '../..');
const compiler = join(project, 'node_modules/typescript-7/bin/tsc');
/** Timeout in milliseconds. */
const timeout = 180_000;

const strict = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  strict: true,
  allowImportingTsExtensions: true,
  types: [],
};

/** Compiler settings: `strict` mode only, or the settings of the golden files. */
export const strictnessLevels = ['strict', 'strictest'] as const;

/**
 * Returns the number of compile errors in `out`, a directory in `scratch`, or a description of the failure. Skips
 * declaration files.
 */
export function countCompileErrors(level: (typeof strictnessLevels)[number], out: string, scratch: string): string {
  const strictest = JSON.parse(readFileSync(join(project, 'test/golden/tsconfig.json'), 'utf8')) as {
    readonly compilerOptions: object;
  };
  const options = { ...(level === 'strict' ? strict : strictest.compilerOptions), noEmit: true, skipLibCheck: true };
  const config = join(scratch, `tsconfig.${level}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions: options, include: [`${out}/**/*.ts`] }));
  const { status, signal, stdout } = spawnSync(process.execPath, [compiler, '-p', config, '--pretty', 'false'], {
    cwd: scratch,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout,
  });
  if (signal !== null) return `timed out after ${timeout / 1000} s`;
  const errors = stdout.split('\n').filter((line) => /^\S.*error TS\d+:/.test(line) || /^error TS\d+:/.test(line));
  // Without input files, the error has no file name.
  if (errors.some((line) => line.startsWith('error '))) return 'nothing to compile';
  return status === 0 || errors.length > 0 ? String(errors.length) : 'the compiler failed';
}
