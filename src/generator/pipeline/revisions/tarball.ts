// Extraction of npm package tarballs in memory.

import { gunzipSync } from 'node:zlib';

const block = 512;

/**
 * Returns the files of an archive by path within the package.
 *
 * @throws if it is not a valid archive.
 */
export function filesOfTarball(archive: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const tar = gunzipSync(archive);
  const files = new Map<string, Uint8Array>();
  let long: string | undefined;
  for (let at = 0; at + block <= tar.length && tar[at] !== 0;) {
    const header = tar.subarray(at, at + block);
    const size = Number.parseInt(textAt(header, 124, 12), 8);
    if (Number.isNaN(size)) throw new Error('the archive is broken');
    const content = tar.subarray(at + block, at + block + size);
    at += block + Math.ceil(size / block) * block;
    const kind = textAt(header, 156, 1);
    // A long path is in a separate entry before the file: pax extended header (`x`) or GNU long name (`L`).
    if (kind === 'x') long = pathOf(content) ?? long;
    else if (kind === 'L') long = textAt(content, 0, content.length);
    else {
      const prefix = textAt(header, 257, 5) === 'ustar' ? textAt(header, 345, 155) : '';
      const path = long ?? (prefix === '' ? '' : `${prefix}/`) + textAt(header, 0, 100);
      long = undefined;
      // The name of the top-level directory is arbitrary.
      if (kind === '0' || kind === '') files.set(path.split('/').slice(1).join('/'), content);
    }
  }
  return files;
}

function textAt(bytes: Uint8Array, start: number, length: number): string {
  const text = Buffer.from(bytes.subarray(start, start + length)).toString('utf8');
  return (text.split('\0', 1)[0] ?? '').trim();
}

/** Returns the path of a pax extended header, which consists of `length key=value` records. */
function pathOf(records: Uint8Array): string | undefined {
  let rest = Buffer.from(records);
  for (
    let length = Number.parseInt(rest.toString('latin1'), 10);
    length > 0;
    length = Number.parseInt(rest.toString('latin1'), 10)
  ) {
    const [, path] = /^\d+ path=([^\n]*)\n$/.exec(rest.subarray(0, length).toString('utf8')) ?? [];
    if (path !== undefined) return path;
    rest = rest.subarray(length);
  }
  return undefined;
}
