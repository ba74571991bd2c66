// Builds the service once per test file and runs it as a separate program.

import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { root } from '../../architecture/files.ts';

type Program = ChildProcessByStdio<null, Readable, Readable | null>;

export interface BuiltProgram {
  /** The path of the main module. */
  readonly main: string;
  readonly remove: () => void;
}

/** Builds the program into a temporary directory. */
export async function buildProgram(): Promise<BuiltProgram> {
  const builder: unknown = await import(join(root, 'scripts/build-service.js'));
  if (!isBuilder(builder)) throw new Error('scripts/build-service.js does not export buildService');
  const directory = join(root, 'node_modules', '.cache', `ashlar-service-${process.pid}-${Date.now()}`);
  await builder.buildService(directory);
  return { main: join(directory, 'main.js'), remove: () => rmSync(directory, { recursive: true, force: true }) };
}

function isBuilder(value: unknown): value is { buildService(directory: string): Promise<void> } {
  return (
    typeof value === 'object' && value !== null && 'buildService' in value && typeof value.buildService === 'function'
  );
}

/** Creates a temporary directory that `remove` deletes. */
export function createTemporaryDirectory(): { readonly directory: string; readonly remove: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'ashlar-service-'));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

export interface RunningProgram {
  readonly program: Program;
  /** Returns the standard output so far. */
  readonly out: () => string;
  /** Returns the standard error so far; empty if `stderr` is a file descriptor. */
  readonly err: () => string;
  /** Resolves to the base URL; rejects with the error output if the program ends first. */
  readonly url: () => Promise<string>;
  /** Returns the printed control token; empty without `--control`. Available after `url` resolves. */
  readonly controlToken: () => string;
  /** Resolves to the exit status, or to the signal that ended the program. */
  readonly ended: Promise<number | string>;
}

/** Starts the program and collects its output. `stderr` can be a file descriptor that receives errors and the log. */
export function runProgram(
  main: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd?: string,
  stderr: 'pipe' | number = 'pipe',
): RunningProgram {
  const inheritedEnv = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !['DATABASE_URL', 'REDIS_URL', 'ASHLAR_KEY', 'NODE_OPTIONS'].includes(name),
    ),
  );
  const program = spawn(process.execPath, [main, ...args], {
    env: { ...inheritedEnv, ...env },
    stdio: ['ignore', 'pipe', stderr],
    ...(cwd !== undefined && { cwd }),
  }) as Program; // the types cannot express the mix of pipes and descriptors
  let out = '';
  let err = '';
  program.stdout.on('data', (chunk: Buffer) => void (out += chunk.toString()));
  program.stderr?.on('data', (chunk: Buffer) => void (err += chunk.toString()));
  const ended = new Promise<number | string>((resolve) =>
    program.once('close', (status, signal) => resolve(status ?? signal ?? 'unknown')),
  );
  const url = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const checkOutput = (): void => {
        const baseUrl = /API +(\S+)\/v4\n[^]*Ctrl\+C/.exec(out)?.[1];
        if (baseUrl !== undefined) resolve(baseUrl);
      };
      program.stdout.on('data', checkOutput);
      void ended.then((status) => reject(new Error(`ended with ${status}: ${err}`)));
      checkOutput();
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
