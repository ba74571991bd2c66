// The service as a program of its own, built once for a file of tests.

import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { root } from '../../architecture/files.ts';

type Program = ChildProcessByStdio<null, Readable, Readable | null>;

export interface Built {
  readonly main: string;
  readonly remove: () => void;
}

/** Builds it into a folder of its own. */
export async function buildProgram(): Promise<Built> {
  const maker: unknown = await import(join(root, 'scripts/build-service.js'));
  if (!isMaker(maker)) throw new Error('scripts/build-service.js builds nothing');
  const folder = join(root, 'node_modules', '.cache', `ashlar-service-${process.pid}-${Date.now()}`);
  await maker.buildService(folder);
  return { main: join(folder, 'main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function isMaker(value: unknown): value is { buildService(folder: string): Promise<void> } {
  return (
    typeof value === 'object' && value !== null && 'buildService' in value && typeof value.buildService === 'function'
  );
}

/** A folder that is gone when `remove` was called. */
export function temporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-service-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface Run {
  readonly program: Program;
  /** What it has said so far. */
  readonly out: () => string;
  readonly err: () => string;
  /** Where it answers; throws with what it said where it ends before it says that. */
  readonly url: () => Promise<string>;
  /** The control token that it printed; empty without `--control`. Known once `url` is. */
  readonly controlToken: () => string;
  /** Its exit status once it has ended, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Starts it; what it says is kept. `stderr`: a file descriptor to write errors and the log to instead. */
export function run(
  main: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd?: string,
  stderr: 'pipe' | number = 'pipe',
): Run {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !['DATABASE_URL', 'REDIS_URL', 'ASHLAR_KEY', 'NODE_OPTIONS'].includes(name),
    ),
  );
  const program = spawn(process.execPath, [main, ...args], {
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', stderr],
    ...(cwd !== undefined && { cwd }),
  }) as Program; // the types do not know which of the streams a mixture of pipes and descriptors gives
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
        const found = /API +(\S+)\/v4\n[^]*Ctrl-C/.exec(out)?.[1];
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
