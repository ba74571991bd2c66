// Compiler errors of many programs, from one compiler run for each distinct set of options.

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { strictest, type CompilerOptions, type Program } from './case.ts';
import { findUnresolvedImports, hasModules, writePrograms, type Layout } from './layout.ts';

const root = join(import.meta.dirname, '../..');

/** The supported TypeScript compilers, by version. */
export const compilers = {
  '5.9': join(root, 'node_modules/typescript/bin/tsc'),
  '7': join(root, 'node_modules/typescript-7/bin/tsc'),
} as const;

export type CompilerVersion = keyof typeof compilers;

/** Returns the errors of each program, by name. Programs without errors are absent. */
export async function compileAll(
  programs: ReadonlyMap<string, Program>,
  version: CompilerVersion = '7',
): Promise<ReadonlyMap<string, readonly string[]>> {
  const groups = new Map<string, Map<string, Program>>();
  const errors = new Map<string, string[]>();
  const addError = (name: string, error: string): void => {
    const previousErrors = errors.get(name) ?? [];
    if (!previousErrors.includes(error)) errors.set(name, [...previousErrors, error]);
  };
  for (const [name, program] of programs) {
    const outer = program.within === undefined ? program : programs.get(program.within);
    if (!outer) {
      addError(name, `error: ${program.within} was not generated`);
      continue;
    }
    for (const error of findUnresolvedImports(program.files, outer.files)) addError(name, error);
    if (!hasModules(program)) continue;
    // The compiler checks declarations last and only if there are no other errors, so programs with expected errors are
    // compiled separately.
    const key = JSON.stringify([{ ...strictest, ...program.options }, program.errors !== undefined]);
    const group = groups.get(key) ?? new Map<string, Program>();
    if (program.within !== undefined) group.set(program.within, outer);
    groups.set(key, group.set(name, program));
  }
  for (const [key, group] of groups) {
    const [options] = JSON.parse(key) as [CompilerOptions];
    await compileGroup(group, options, version, addError);
  }
  return errors;
}

async function compileGroup(
  programs: ReadonlyMap<string, Program>,
  options: CompilerOptions,
  version: CompilerVersion,
  addError: (name: string, error: string) => void,
): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'ashlar-compile-'));
  try {
    // Lets programs import packages.
    symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'), 'junction');
    const layout = writePrograms(directory, programs, options);
    const { output, failed } = await runCompiler(directory, version);
    const compilerErrors = parseErrors(output, directory, layout);
    if (failed && compilerErrors.length === 0) throw new Error(`the compiler failed: ${output}`);
    // Errors outside all programs (in options and shared packages) are reported for the first program.
    const [first = ''] = programs.keys();
    for (const { owner = first, error } of compilerErrors) addError(owner, error);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function runCompiler(
  directory: string,
  version: CompilerVersion,
): Promise<{ readonly output: string; readonly failed: boolean }> {
  // Test workers already use the other processors, and additional compiler threads would repeat work.
  const threads = version === '7' ? ['--singleThreaded'] : [];
  return new Promise((resolveOutput) => {
    execFile(
      process.execPath,
      ['--max-old-space-size=4096', compilers[version], '-p', directory, '--pretty', 'false', ...threads],
      { cwd: directory, maxBuffer: 1e9 },
      (error, stdout, stderr) => {
        resolveOutput({ output: stdout + stderr, failed: error !== null });
      },
    );
  });
}

/** Parses compiler output into errors, each with its continuation lines. */
function parseErrors(
  output: string,
  directory: string,
  { ownerOf, displayPath }: Layout,
): readonly { readonly owner: string | undefined; readonly error: string }[] {
  return output.split(/\n(?=\S)/).flatMap((block) => {
    const [, file, rest] =
      /^(?:(\S[^\n]*?)(?=\(\d+,\d+\): error TS))?([^\n]*error TS\d[^]*)$/.exec(block.trimEnd()) ?? [];
    if (rest === undefined) return [];
    const path = file === undefined ? undefined : resolve(directory, file);
    return [{ owner: path && ownerOf(path), error: `${path === undefined ? '' : displayPath(path)}${rest}` }];
  });
}
