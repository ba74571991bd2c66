// Exclusive access of one process at a time to a file that several processes update.

import { closeSync, openSync, rmSync, statSync } from 'node:fs';

/** Age in milliseconds after which a marker was left by a process that ended: updates take a few milliseconds. */
const maxAge = 5000;

/** Time between attempts in milliseconds. */
const retryDelay = 10;

/** Updates a file while no other process updates it. The marker of the access is a file next to it. */
export function withExclusiveAccess<T>(file: string, update: () => T): T {
  const marker = `${file}.tmp-lock`;
  const hasMarker = createMarker(marker);
  try {
    return update();
  } finally {
    if (hasMarker) rmSync(marker, { force: true });
  }
}

/** Creates the marker, and waits for that if necessary. Returns `false` if the directory is not writable. */
function createMarker(marker: string): boolean {
  for (;;) {
    try {
      closeSync(openSync(marker, 'wx'));
      return true;
    } catch (error) {
      // The update reports that the directory is not writable.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) return false;
    }
    const modified = statSync(marker, { throwIfNoEntry: false })?.mtimeMs;
    if (modified !== undefined && Date.now() - modified > maxAge) rmSync(marker, { recursive: true, force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryDelay);
  }
}
