// Where tests put their temporary files: in memory, if the system has room there. They write tens of thousands of small ones.

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const memory = '/dev/shm';
/** What the full tier needs, in bytes: it installs packages. */
const needed = 4 * 2 ** 30;

/** Has this process and those that it starts use a temporary directory of their own, which ends with the process. */
export function useTemporaryDirectory(): void {
  if (!existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < needed) return;
  removeAbandoned();
  const folder = mkdtempSync(join(memory, `ashlar-tests-${process.pid}-`));
  // As open as other temporary directories: a database that a test starts runs as another user.
  chmodSync(folder, 0o1777);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  if (startsPrograms(folder)) process.env['TMPDIR'] = folder;
}

/** Containers often mount the memory without the right to start programs from there. */
function startsPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n');
  chmodSync(program, 0o700);
  return spawnSync(program).status === 0;
}

/** Removes the directories of processes that were killed. */
function removeAbandoned(): void {
  for (const name of readdirSync(memory)) {
    const [, owner] = /^ashlar-tests-(\d+)-/.exec(name) ?? [];
    if (owner === undefined || existsSync(`/proc/${owner}`)) continue;
    try {
      rmSync(join(memory, name), { recursive: true, force: true });
    } catch {
      // Those of another user stay.
    }
  }
}
