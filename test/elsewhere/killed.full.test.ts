// A scaffold that is killed, before each step it takes on the disk, in the middle of each file, and at any moment: no file is half-written or lost, and the next run completes.

import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { root } from '../architecture/files.ts';
import { ashlar } from '../unit/cli/command.ts';
import { filesIn, put } from '../unit/cli/folder.ts';
import { documents, handlers, store } from './pets.ts';

vi.setConfig({ testTimeout: 900_000 });

const words = ['scaffold', 'openapi.yaml', '--generated', 'src/api', '--out', 'src/handlers'];

/** Runs in the process that is to be killed: counts what it does below the folder, and dies of it. */
const murder = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
const { FOLDER: folder, STEP: step, HALF: half } = process.env;
let steps = 0;
const die = () => {
  process.kill(process.pid, 'SIGKILL');
  // The signal comes when it comes; nothing is done meanwhile.
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
/** The handlers as they are before the run, and as it leaves them when nobody kills it. */
let states: { readonly before: Readonly<Record<string, string>>; readonly after: Readonly<Record<string, string>> };

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'ashlar-killed-'));
  put(base, 'murder.mjs', murder);
  const start = join(base, 'start');
  put(start, 'openapi.yaml', documents.before);
  await ashlar(start, words);
  put(start, 'src/store.ts', store);
  put(start, 'src/handlers/pets.ts', handlers);
  await ashlar(start, words);
  const more = documents.after.replace(
    '  /owners:',
    "  /shops:\n    get: { operationId: listShops, tags: [shops], responses: { '204': { description: None. } } }\n  /owners:",
  );
  put(start, 'openapi.yaml', more);
  const done = copy('done');
  await ashlar(done, words);
  states = { before: filesIn(start), after: filesIn(done) };
  expect(Object.keys(states.after).filter((path) => states.after[path] !== states.before[path])).toHaveLength(5);
});

afterAll(() => rmSync(base, { recursive: true, force: true }));

function copy(name: string): string {
  const folder = join(base, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(base, 'start'), folder, { recursive: true });
  return folder;
}

/** Runs it until it has ended, or been killed: before the step of this number (half: in the middle of it, where it writes), or after so many milliseconds. */
function runIn(
  folder: string,
  how: { readonly step?: number; readonly half?: boolean; readonly after?: number },
): Promise<'SIGKILL' | 'over'> {
  const env = {
    ...process.env,
    FOLDER: join(folder, 'src'),
    STEP: String(how.step ?? 0),
    HALF: how.half === true ? '1' : '0',
  };
  const child = spawn(
    process.execPath,
    ['--import', pathToFileURL(join(base, 'murder.mjs')).href, join(root, 'bin/ashlar.js'), ...words],
    { cwd: folder, env, stdio: 'ignore' },
  );
  if (how.after === 0) child.kill('SIGKILL');
  else if (how.after !== undefined) setTimeout(() => child.kill('SIGKILL'), how.after);
  return new Promise((ended) => child.once('exit', (_status, signal) => ended(signal === 'SIGKILL' ? signal : 'over')));
}

/** Each file is as it was or as it is to be, none is gone; and the next run makes of it what one alone would have made. */
async function holds(folder: string): Promise<void> {
  const { before, after } = states;
  const found = filesIn(folder);
  const staged = (path: string): boolean => path.includes('/.ashlar-writing-');
  const broken = Object.keys(found).filter(
    (path) => !staged(path) && found[path] !== before[path] && found[path] !== after[path],
  );
  const lost = Object.keys(before).filter((path) => found[path] === undefined);
  expect({ broken, lost }).toEqual({ broken: [], lost: [] });
  await ashlar(folder, words);
  expect(filesIn(folder)).toEqual(after);
}

it.each([false, true])('before each step that it takes, or in the middle of it: %s', async (half) => {
  const met: number[] = [];
  for (let step = 1; ; step++) {
    const folder = copy('killed');
    if ((await runIn(folder, { step, half })) === 'over') break;
    await holds(folder);
    met.push(step);
  }
  // A folder for files on their way, each of five files written and renamed, and the folder removed.
  expect(met.length).toBeGreaterThanOrEqual(12);
});

it('at any moment', async () => {
  const begun = performance.now();
  expect(await runIn(copy('whole'), {})).toBe('over');
  const takes = performance.now() - begun;
  let killed = 0;
  for (let run = 0; run < 12; run++) {
    const folder = copy('killed');
    // The first is killed when it has just been started, however long the others take.
    if ((await runIn(folder, { after: run === 0 ? 0 : Math.random() * takes })) === 'SIGKILL') killed++;
    await holds(folder);
  }
  expect(killed).toBeGreaterThan(0);
});
