// SHA-256 digests of generated files, which show whether a change to Ashlar affects the output of real documents.

import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { sha256File } from '../../src/generator/output/sha256.ts';

/** Digests by path: the name of the document, then the path in its output. */
export type Digests = ReadonlyMap<string, string>;

export interface DigestDifference {
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
}

/** Computes the digests of all files in a directory and its subdirectories, in path order. */
export function computeDigests(document: string, directory: string): Digests {
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    paths.map((path) => [`${document}/${relative(directory, path).split(sep).join('/')}`, sha256File(path)]),
  );
}

/** Formats one line per file, as `sha256sum` does. */
export function formatDigests(digests: Digests): string {
  return [...digests].map(([path, digest]) => `${digest}  ${path}\n`).join('');
}

/** Parses the format of `formatDigests`; throws an error with the line number if it is invalid. */
export function parseDigests(text: string): Digests {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line, index) => {
        const [, digest, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
        if (digest === undefined || path === undefined) throw new Error(`line ${index + 1} is not a digest and a path`);
        return [path, digest];
      }),
  );
}

export function compareDigests(before: Digests, after: Digests): readonly DigestDifference[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path) => {
    const [oldDigest, newDigest] = [before.get(path), after.get(path)];
    if (oldDigest === newDigest) return [];
    return [
      { path, kind: oldDigest === undefined ? 'added' : newDigest === undefined ? 'removed' : 'changed' } as const,
    ];
  });
}
