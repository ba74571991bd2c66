// Whether two builds of a package hold the same.

import { Buffer } from 'node:buffer';
import { readManifest } from './package-json.ts';

/** The files of a package, by path with `/`. */
export type Content = ReadonlyMap<string, Uint8Array>;

/** What each release has of its own. */
const changelog = 'CHANGELOG.md';

/** The paths at which two packages differ, but for their own version and their changelog; in code point order. */
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

/** The text of a file; empty where it is not there. */
export function textOf(file: Uint8Array | undefined): string {
  return file ? Buffer.from(file).toString('utf8') : '';
}
