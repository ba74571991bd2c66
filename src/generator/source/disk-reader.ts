// Reader of files on this machine.

import { Buffer } from 'node:buffer';
import { open, realpath, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { FileReader } from './file-reader.ts';
import { assertRegularFile, createSizeError, maxSourceBytes, openFlags } from './regular-file.ts';

/** Creates a reader of files on this machine. Relative paths are resolved against `directory`. */
export function createDiskReader(directory: string = process.cwd()): FileReader {
  return {
    async read(path) {
      const file = resolve(directory, path);
      // A socket cannot be opened, and opening a device can have an effect.
      assertRegularFile(await stat(file));
      const handle = await open(file, openFlags);
      try {
        const stats = await handle.stat();
        assertRegularFile(stats);
        return await readLimited(handle, stats.isDirectory() ? 0 : stats.size);
      } finally {
        await handle.close();
      }
    },
    repositoryRoot: (path) => findRepositoryRoot(resolve(directory, path)),
    disk: { root: directory, realPath: (path) => realpath(resolve(directory, path)) },
  };
}

/** Reads a file to its end, which can be after its initial size if another process writes to it. */
async function readLimited(handle: FileHandle, initialSize: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(Math.max(initialSize - size, 0) + 1024));
    if (bytesRead === 0) return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    size += bytesRead;
    if (size > maxSourceBytes) throw createSizeError();
    chunks.push(buffer.subarray(0, bytesRead));
  }
}

/**
 * Returns the nearest ancestor directory with `.git`; `undefined` if there is none. The repository of an installed
 * package is not the one that it is installed in.
 */
async function findRepositoryRoot(directory: string): Promise<string | undefined> {
  if (directory.split(sep).includes('node_modules')) return undefined;
  for (let ancestor = directory; ; ancestor = dirname(ancestor)) {
    const isRoot = await stat(join(ancestor, '.git')).then(
      () => true,
      () => false,
    );
    if (isRoot) return ancestor;
    if (dirname(ancestor) === ancestor) return undefined;
  }
}
