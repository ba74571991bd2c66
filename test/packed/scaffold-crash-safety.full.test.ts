// Crash safety of `ashlar scaffold`: a killed run leaves complete files, and the next run completes the change.

import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { root } from '../architecture/files.ts';
import { ashlar } from '../cli/command.ts';
import { readFiles, writeTextFile } from '../cli/temp-directory.ts';
import { documents, handlers, store } from './pets-project.ts';
import { randomSeed } from '../tier.ts';

vi.setConfig({ testTimeout: 900_000 });

const args = ['scaffold', 'openapi.yaml', '--out', 'src/api', '--handlers', 'src/handlers'];

/** A preloaded module that counts file operations below a directory and kills its process before one of them. */
const killScript = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
const { DIRECTORY: directory, STEP: step, IS_PARTIAL_WRITE: isPartialWrite } = process.env;
let stepCount = 0;
const killProcess = () => {
  process.kill(process.pid, 'SIGKILL');
  // The signal is asynchronous; block until it arrives.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
};
for (const name of ['writeFileSync', 'renameSync', 'mkdirSync', 'mkdtempSync', 'rmSync']) {
  const original = fs[name];
  fs[name] = (path, ...rest) => {
    if (String(path).startsWith(directory) && ++stepCount === Number(step)) {
      const text = String(rest[0]);
      if (isPartialWrite === '1' && name === 'writeFileSync') original(path, text.slice(0, text.length / 2));
      killProcess();
    }
    return original(path, ...rest);
  };
}
syncBuiltinESMExports();
`;

let base: string;
/** The files before the run, and after a run that is not killed. */
let snapshots: { readonly before: Readonly<Record<string, string>>; readonly after: Readonly<Record<string, string>> };

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'ashlar-killed-'));
  writeTextFile(base, 'kill.mjs', killScript);
  const start = join(base, 'start');
  writeTextFile(start, 'openapi.yaml', documents.before);
  await ashlar(start, args);
  writeTextFile(start, 'src/store.ts', store);
  writeTextFile(start, 'src/handlers/pets.ts', handlers);
  await ashlar(start, args);
  const changedDocument = documents.after.replace(
    '  /owners:',
    "  /shops:\n    get: { operationId: listShops, tags: [shops], responses: { '204': { description: None. } } }\n  /owners:",
  );
  writeTextFile(start, 'openapi.yaml', changedDocument);
  const completed = copyStart('completed');
  await ashlar(completed, args);
  const [before, after] = [readFiles(start), readFiles(completed)];
  snapshots = { before, after };
  expect(Object.keys(after).filter((path) => after[path] !== before[path])).toHaveLength(5);
});

afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Copies the project in its state before the run; returns the directory of the copy. */
function copyStart(name: string): string {
  const directory = join(base, name);
  rmSync(directory, { recursive: true, force: true });
  cpSync(join(base, 'start'), directory, { recursive: true });
  return directory;
}

/**
 * Runs scaffold until it exits or is killed: before file operation number `step`, or after `delay` milliseconds.
 * If `isPartialWrite` is true and the operation writes a file, the process is killed after writing half of the file.
 */
function runScaffold(
  directory: string,
  options: { readonly step?: number; readonly isPartialWrite?: boolean; readonly delay?: number },
): Promise<'SIGKILL' | 'completed'> {
  const env = {
    ...process.env,
    DIRECTORY: join(directory, 'src'),
    STEP: String(options.step ?? 0),
    IS_PARTIAL_WRITE: options.isPartialWrite === true ? '1' : '0',
  };
  const child = spawn(
    process.execPath,
    ['--import', pathToFileURL(join(base, 'kill.mjs')).href, join(root, 'bin/ashlar.js'), ...args],
    { cwd: directory, env, stdio: 'ignore' },
  );
  if (options.delay === 0) child.kill('SIGKILL');
  else if (options.delay !== undefined) setTimeout(() => child.kill('SIGKILL'), options.delay);
  return new Promise((resolve) =>
    child.once('exit', (_status, signal) => resolve(signal === 'SIGKILL' ? signal : 'completed')),
  );
}

/**
 * Checks that each file has its old or new content, that none is missing, and that the next run completes the change.
 */
async function expectConsistent(directory: string): Promise<void> {
  const { before, after } = snapshots;
  const current = readFiles(directory);
  const isTemporary = (path: string): boolean => path.includes('/.ashlar-writing-');
  const truncated = Object.keys(current).filter(
    (path) => !isTemporary(path) && current[path] !== before[path] && current[path] !== after[path],
  );
  const missing = Object.keys(before).filter((path) => current[path] === undefined);
  expect({ truncated, missing }).toEqual({ truncated: [], missing: [] });
  await ashlar(directory, args);
  expect(readFiles(directory)).toEqual(after);
}

it.each([
  ['before', false],
  ['halfway through', true],
] as const)('leaves complete files if it is killed %s each file operation', async (_, isPartialWrite) => {
  const killedSteps: number[] = [];
  for (let step = 1; ; step++) {
    const directory = copyStart('killed');
    if ((await runScaffold(directory, { step, isPartialWrite })) === 'completed') break;
    await expectConsistent(directory);
    killedSteps.push(step);
  }
  // The temporary directory is created and removed, and each of five files is written and renamed.
  expect(killedSteps.length).toBeGreaterThanOrEqual(12);
});

it('leaves complete files if it is killed at a random time', async () => {
  const start = performance.now();
  expect(await runScaffold(copyStart('uninterrupted'), {})).toBe('completed');
  const duration = performance.now() - start;
  let killCount = 0;
  for (let run = 0; run < 12; run++) {
    const directory = copyStart('killed');
    // The first run is killed immediately, so that at least one is killed.
    const delay = run === 0 ? 0 : (((randomSeed + run * 7919) % 1000) / 1000) * duration;
    if ((await runScaffold(directory, { delay })) === 'SIGKILL') killCount++;
    await expectConsistent(directory);
  }
  expect(killCount).toBeGreaterThan(0);
});
