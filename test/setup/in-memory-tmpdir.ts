// In-memory temporary directory, because tests write tens of thousands of small files.

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const sharedMemory = '/dev/shm';
/** The space that the full tier needs, in bytes. It installs packages. */
const requiredSpace = 4 * 2 ** 30;

/** Sets a temporary directory for this process and its children, which is removed when the process exits. */
export function useInMemoryTmpdir(): void {
  if (!existsSync(sharedMemory)) return;
  const { bavail, bsize } = statfsSync(sharedMemory);
  if (bavail * bsize < requiredSpace) return;
  removeAbandonedDirectories();
  const directory = mkdtempSync(join(sharedMemory, `ashlar-tests-${process.pid}-`));
  // Writable for all users, because a database that a test starts runs as a different user.
  chmodSync(directory, 0o1777);
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  if (canRunPrograms(directory)) process.env['TMPDIR'] = directory;
}

/** Whether programs can run from the directory; containers often mount it with `noexec`. */
function canRunPrograms(directory: string): boolean {
  const program = join(directory, 'program');
  writeFileSync(program, '#!/bin/sh\n');
  chmodSync(program, 0o700);
  return spawnSync(program).status === 0;
}

/** Removes the directories of processes that were killed. */
function removeAbandonedDirectories(): void {
  for (const name of readdirSync(sharedMemory)) {
    const [, processId] = /^ashlar-tests-(\d+)-/.exec(name) ?? [];
    if (processId === undefined || existsSync(`/proc/${processId}`)) continue;
    try {
      rmSync(join(sharedMemory, name), { recursive: true, force: true });
    } catch {
      // Directories of other users cannot be removed.
    }
  }
}
