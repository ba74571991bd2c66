// The errors of many programs, found in one run of the compiler for each distinct set of options.

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { strictest, type CompilerOptions, type Program } from './case.ts';
import { hasModules, unresolved, writePrograms, type Layout } from './layout.ts';

const root = join(import.meta.dirname, '../..');

/** The compilers that generated code is for, by their versions. */
export const compilers = {
  '5.9': join(root, 'node_modules/typescript/bin/tsc'),
  '7': join(root, 'node_modules/typescript-7/bin/tsc'),
} as const;

export type CompilerVersion = keyof typeof compilers;

/** The errors of each program, by its name; what has none is absent. */
export async function compileAll(
  programs: ReadonlyMap<string, Program>,
  version: CompilerVersion = '7',
): Promise<ReadonlyMap<string, readonly string[]>> {
  const groups = new Map<string, Map<string, Program>>();
  const errors = new Map<string, string[]>();
  const add = (name: string, error: string): void => {
    const known = errors.get(name) ?? [];
    if (!known.includes(error)) errors.set(name, [...known, error]);
  };
  for (const [name, program] of programs) {
    const around = program.within === undefined ? program : programs.get(program.within);
    if (!around) {
      add(name, `error: ${program.within} was not generated`);
      continue;
    }
    for (const error of unresolved(program.files, around.files)) add(name, error);
    if (!hasModules(program)) continue;
    // Errors that are expected hide those of declarations, which the compiler looks for last: hence a run of their own.
    const key = JSON.stringify([{ ...strictest, ...program.options }, program.errors !== undefined]);
    const group = groups.get(key) ?? new Map<string, Program>();
    if (program.within !== undefined) group.set(program.within, around);
    groups.set(key, group.set(name, program));
  }
  for (const [key, group] of groups) {
    const [options] = JSON.parse(key) as [CompilerOptions];
    await compileGroup(group, options, version, add);
  }
  return errors;
}

async function compileGroup(
  programs: ReadonlyMap<string, Program>,
  options: CompilerOptions,
  version: CompilerVersion,
  add: (name: string, error: string) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-compile-'));
  try {
    // So that imports of packages resolve.
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const layout = writePrograms(folder, programs, options);
    const { output, failed } = await compilerOutput(folder, version);
    const found = errorsIn(output, folder, layout);
    if (failed && found.length === 0) throw new Error(`the compiler failed: ${output}`);
    // The first program stands for what belongs to none: options, and packages that several programs import.
    const [first = ''] = programs.keys();
    for (const { owner = first, error } of found) add(owner, error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compilerOutput(
  folder: string,
  version: CompilerVersion,
): Promise<{ readonly output: string; readonly failed: boolean }> {
  // Another worker uses the other processor: threads of the compiler would only do the same work more than once.
  const threads = version === '7' ? ['--singleThreaded'] : [];
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['--max-old-space-size=4096', compilers[version], '-p', folder, '--pretty', 'false', ...threads],
      { cwd: folder, maxBuffer: 1e9 },
      (error, stdout, stderr) => {
        done({ output: stdout + stderr, failed: error !== null });
      },
    );
  });
}

/** Each error with the lines that explain it. */
function errorsIn(
  output: string,
  folder: string,
  { ownerOf, shown }: Layout,
): readonly { readonly owner: string | undefined; readonly error: string }[] {
  return output.split(/\n(?=\S)/).flatMap((block) => {
    const [, file, rest] =
      /^(?:(\S[^\n]*?)(?=\(\d+,\d+\): error TS))?([^\n]*error TS\d[^]*)$/.exec(block.trimEnd()) ?? [];
    if (rest === undefined) return [];
    const path = file === undefined ? undefined : resolve(folder, file);
    return [{ owner: path && ownerOf(path), error: `${path === undefined ? '' : shown(path)}${rest}` }];
  });
}
