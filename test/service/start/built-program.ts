// The service as a separate program, built once per test file.

import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { root } from '../../architecture/files.ts';

type Program = ChildProcessByStdio<null, Readable, Readable | null>;

export interface BuiltProgram {
  readonly main: string;
  readonly remove: () => void;
}

/** Builds the program into a temporary directory. */
export async function buildProgram(): Promise<BuiltProgram> {
  const maker: unknown = await import(join(root, 'scripts/build-service.js'));
  if (!isMaker(maker)) throw new Error('scripts/build-service.js builds nothing');
  const directory = join(root, 'node_modules', '.cache', `ashlar-service-${process.pid}-${Date.now()}`);
  await maker.buildService(directory);
  return { main: join(directory, 'main.js'), remove: () => rmSync(directory, { recursive: true, force: true }) };
}

function isMaker(value: unknown): value is { buildService(directory: string): Promise<void> } {
  return (
    typeof value === 'object' && value !== null && 'buildService' in value && typeof value.buildService === 'function'
  );
}

/** Creates a directory that `remove` deletes. */
export function temporaryDirectory(): { readonly directory: string; readonly remove: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'ashlar-service-'));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

export interface RunningProgram {
  readonly program: Program;
  /** The output so far. */
  readonly out: () => string;
  readonly err: () => string;
  /** Resolves to the base URL; rejects with the output if the program ends before. */
  readonly url: () => Promise<string>;
  /** The printed control token; empty without `--control`. Available after `url`. */
  readonly controlToken: () => string;
  /** The exit status, or the signal that ended the program. */
  readonly ended: Promise<number | string>;
}

/** Starts the program and collects its output. `stderr`: a file descriptor for errors and the log. */
export function runProgram(
  main: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd?: string,
  stderr: 'pipe' | number = 'pipe',
): RunningProgram {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !['DATABASE_URL', 'REDIS_URL', 'ASHLAR_KEY', 'NODE_OPTIONS'].includes(name),
    ),
  );
  const program = spawn(process.execPath, [main, ...args], {
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', stderr],
    ...(cwd !== undefined && { cwd }),
  }) as Program; // the types cannot express the mixture of pipes and descriptors
  let out = '';
  let err = '';
  program.stdout.on('data', (chunk: Buffer) => void (out += chunk.toString()));
  program.stderr?.on('data', (chunk: Buffer) => void (err += chunk.toString()));
  const ended = new Promise<number | string>((resolve) =>
    program.once('close', (status, signal) => resolve(status ?? signal ?? 'nothing')),
  );
  const url = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = /API +(\S+)\/v4\n[^]*Ctrl\+C/.exec(out)?.[1];
        if (found !== undefined) resolve(found);
      };
      program.stdout.on('data', look);
      void ended.then((status) => reject(new Error(`ended with ${status}: ${err}`)));
      look();
    });
  return {
    program,
    out: () => out,
    err: () => err,
    url,
    controlToken: () => /^ {2}Control token {2}(\S+)$/m.exec(out)?.[1] ?? '',
    ended,
  };
}
