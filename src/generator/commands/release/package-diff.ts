// Comparison of package contents.

import { Buffer } from 'node:buffer';
import { readManifest } from './package-json.ts';

/** Files of a package, by path with `/`. */
export type Content = ReadonlyMap<string, Uint8Array>;

/** Different in each release. */
const changelog = 'CHANGELOG.md';

/** Returns the paths of differing files, in code point order; ignores the version and the changelog. */
export function differingFiles(one: Content, other: Content): readonly string[] {
  const paths = [...new Set([...one.keys(), ...other.keys()])].filter((path) => path !== changelog);
  return paths.filter((path) => !isSame(path, one.get(path), other.get(path))).sort();
}

function isSame(path: string, one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (!one || !other) return false;
  if (path !== 'package.json') return Buffer.compare(one, other) === 0;
  return withoutVersion(one) === withoutVersion(other);
}

function withoutVersion(manifest: Uint8Array): string {
  return JSON.stringify({ ...readManifest(textOf(manifest)), version: '' });
}

/** Decodes a file; empty if it is missing. */
export function textOf(file: Uint8Array | undefined): string {
  return file ? Buffer.from(file).toString('utf8') : '';
}
