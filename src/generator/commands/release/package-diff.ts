// File comparison between two versions of a package.

import { Buffer } from 'node:buffer';
import { parsePackageJson } from './package-json.ts';

/** Files in a package, by path with forward slashes. */
export type PackageFiles = ReadonlyMap<string, Uint8Array>;

/** Ignored, because it differs in each release. */
const changelogName = 'CHANGELOG.md';

/** Returns the paths of differing files, in code point order; ignores the version and the changelog. */
export function listDifferingFiles(base: PackageFiles, head: PackageFiles): readonly string[] {
  const paths = [...new Set([...base.keys(), ...head.keys()])].filter((path) => path !== changelogName);
  return paths.filter((path) => !hasSameContent(path, base.get(path), head.get(path))).sort();
}

function hasSameContent(path: string, base: Uint8Array | undefined, head: Uint8Array | undefined): boolean {
  if (!base || !head) return false;
  if (path !== 'package.json') return Buffer.compare(base, head) === 0;
  return withoutVersion(base) === withoutVersion(head);
}

function withoutVersion(manifest: Uint8Array): string {
  return JSON.stringify({ ...parsePackageJson(decodeFile(manifest)), version: '' });
}

/** Decodes a file; empty if it is missing. */
export function decodeFile(file: Uint8Array | undefined): string {
  return file ? Buffer.from(file).toString('utf8') : '';
}
