// A killed scaffold: no file is truncated or lost, and the next run completes.

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
import { documents, handlers, store } from './pets.ts';

vi.setConfig({ testTimeout: 900_000 });

const args = ['scaffold', 'openapi.yaml', '--out', 'src/api', '--handlers', 'src/handlers'];

/** A preloaded module that counts file operations below a directory and kills its process before one of them. */
const killScript = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
const { FOLDER: folder, STEP: step, HALF: half } = process.env;
let steps = 0;
const die = () => {
  process.kill(process.pid, 'SIGKILL');
  // The signal is asynchronous; block until it arrives.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
};
for (const name of ['writeFileSync', 'renameSync', 'mkdirSync', 'mkdtempSync', 'rmSync']) {
  const real = fs[name];
  fs[name] = (path, ...rest) => {
    if (String(path).startsWith(folder) && ++steps === Number(step)) {
      if (half === '1' && name === 'writeFileSync') real(path, String(rest[0]).slice(0, String(rest[0]).length / 2));
      die();
    }
    return real(path, ...rest);
  };
}
syncBuiltinESMExports();
`;

let base: string;
/** The files before the run, and after a run that is not killed. */
let states: { readonly before: Readonly<Record<string, string>>; readonly after: Readonly<Record<string, string>> };

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
  const completed = copy('completed');
  await ashlar(completed, args);
  states = { before: readFiles(start), after: readFiles(completed) };
  expect(Object.keys(states.after).filter((path) => states.after[path] !== states.before[path])).toHaveLength(5);
});

afterAll(() => rmSync(base, { recursive: true, force: true }));

function copy(name: string): string {
  const directory = join(base, name);
  rmSync(directory, { recursive: true, force: true });
  cpSync(join(base, 'start'), directory, { recursive: true });
  return directory;
}

/**
 * Runs scaffold until it exits or is killed: before the file operation number `step`, halfway through it if `half` is
 * true and it writes a file, or after `after` milliseconds.
 */
function runScaffold(
  directory: string,
  options: { readonly step?: number; readonly half?: boolean; readonly after?: number },
): Promise<'SIGKILL' | 'completed'> {
  const env = {
    ...process.env,
    FOLDER: join(directory, 'src'),
    STEP: String(options.step ?? 0),
    HALF: options.half === true ? '1' : '0',
  };
  const child = spawn(
    process.execPath,
    ['--import', pathToFileURL(join(base, 'kill.mjs')).href, join(root, 'bin/ashlar.js'), ...args],
    { cwd: directory, env, stdio: 'ignore' },
  );
  if (options.after === 0) child.kill('SIGKILL');
  else if (options.after !== undefined) setTimeout(() => child.kill('SIGKILL'), options.after);
  return new Promise((resolve) =>
    child.once('exit', (_status, signal) => resolve(signal === 'SIGKILL' ? signal : 'completed')),
  );
}

/**
 * Checks that each file has its old or new content, that none is missing, and that the next run completes the change.
 */
async function expectConsistent(directory: string): Promise<void> {
  const { before, after } = states;
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

it.each([false, true])(
  'leaves complete files if it is killed before each file operation, or halfway through it: %s',
  async (half) => {
    const killedSteps: number[] = [];
    for (let step = 1; ; step++) {
      const directory = copy('killed');
      if ((await runScaffold(directory, { step, half })) === 'completed') break;
      await expectConsistent(directory);
      killedSteps.push(step);
    }
    // The temporary directory is created and removed, and each of five files is written and renamed.
    expect(killedSteps.length).toBeGreaterThanOrEqual(12);
  },
);

it('leaves complete files if it is killed at a random time', async () => {
  const start = performance.now();
  expect(await runScaffold(copy('whole'), {})).toBe('completed');
  const duration = performance.now() - start;
  let killed = 0;
  for (let run = 0; run < 12; run++) {
    const directory = copy('killed');
    // The first run is killed immediately, so that at least one is killed.
    if ((await runScaffold(directory, { after: run === 0 ? 0 : Math.random() * duration })) === 'SIGKILL') killed++;
    await expectConsistent(directory);
  }
  expect(killed).toBeGreaterThan(0);
});
