// Downloads a published package with npm, which applies the npm configuration of the project.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNpm, firstErrorLine } from '../run-program.ts';
import { gunzipSync } from 'node:zlib';

/**
 * Downloads a package and returns its files by path, or the reason that it is not available. `cwd` is the project whose
 * `.npmrc` applies.
 */
export async function fetchPackage(
  name: string,
  version: string,
  cwd: string,
): Promise<ReadonlyMap<string, Uint8Array> | { readonly problem: string }> {
  const directory = mkdtempSync(join(tmpdir(), 'ashlar-'));
  try {
    const problem = await downloadArchive(`${name}@${version}`, cwd, directory);
    if (problem !== undefined) return { problem };
    const [archive] = readdirSync(directory);
    return archive === undefined
      ? { problem: `npm returned no archive of \`${name}@${version}\`` }
      : extractTarball(readFileSync(join(directory, archive)));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Downloads a package archive into a directory; returns the error, if any. */
async function downloadArchive(packageSpec: string, cwd: string, directory: string): Promise<string | undefined> {
  const result = await runNpm(cwd, [
    'pack',
    '--ignore-scripts',
    '--loglevel=error',
    '--pack-destination',
    directory,
    '--',
    packageSpec,
  ]);
  return result.ok ? undefined : `cannot download \`${packageSpec}\`: ${firstErrorLine(result)}`;
}

const blockSize = 512;

/**
 * Extracts the files of a gzipped tarball, by path within the package.
 *
 * @throws if it is not a valid archive.
 */
export function extractTarball(archive: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const tar = gunzipSync(archive);
  const files = new Map<string, Uint8Array>();
  let longPath: string | undefined;
  for (let offset = 0; offset + blockSize <= tar.length && tar[offset] !== 0;) {
    const header = tar.subarray(offset, offset + blockSize);
    const size = Number.parseInt(readField(header, 124, 12), 8);
    if (Number.isNaN(size)) throw new Error('the archive is corrupt');
    const content = tar.subarray(offset + blockSize, offset + blockSize + size);
    offset += blockSize + Math.ceil(size / blockSize) * blockSize;
    const entryType = readField(header, 156, 1);
    // A long path is in a separate entry before the file: pax extended header (`x`) or GNU long name (`L`).
    if (entryType === 'x') longPath = extendedHeaderPath(content) ?? longPath;
    else if (entryType === 'L') longPath = readField(content, 0, content.length);
    else {
      const prefix = readField(header, 257, 5) === 'ustar' ? readField(header, 345, 155) : '';
      const path = longPath ?? (prefix === '' ? '' : `${prefix}/`) + readField(header, 0, 100);
      longPath = undefined;
      // The name of the top-level directory is arbitrary.
      if (entryType === '0' || entryType === '') files.set(path.split('/').slice(1).join('/'), content);
    }
  }
  return files;
}

/** Reads a text field, which is terminated by a null character. */
function readField(bytes: Uint8Array, start: number, length: number): string {
  const text = Buffer.from(bytes.subarray(start, start + length)).toString('utf8');
  return (text.split('\0', 1)[0] ?? '').trim();
}

/** Returns the path of a pax extended header, which consists of `length key=value` records. */
function extendedHeaderPath(records: Uint8Array): string | undefined {
  let remaining = Buffer.from(records);
  for (
    let length = Number.parseInt(remaining.toString('latin1'), 10);
    length > 0;
    length = Number.parseInt(remaining.toString('latin1'), 10)
  ) {
    const [, path] = /^\d+ path=([^\n]*)\n$/.exec(remaining.subarray(0, length).toString('utf8')) ?? [];
    if (path !== undefined) return path;
    remaining = remaining.subarray(length);
  }
  return undefined;
}
