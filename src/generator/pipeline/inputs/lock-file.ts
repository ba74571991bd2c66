// Lock file: the digests of all remote sources.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../diagnostics/report.ts';
import { replaceFilesAtomically } from '../../output/atomic-write.ts';
import { isRecord } from '../../source/node.ts';
import { readRegularFile } from '../../source/regular-file.ts';
import { toDisplayPath } from '../display-path.ts';
import { withExclusiveAccess } from './exclusive-access.ts';

/** Name of the lock file, which is next to the configuration. */
export const lockFileName = 'ashlar.lock.json';

/** Prefix of a digest in hexadecimal. */
const prefix = 'sha256-';

/** Returns whether a directory contains a lock file. */
export function hasLockFile(directory: string): boolean {
  return existsSync(join(directory, lockFileName));
}

/** Reads the digests by URL. Returns an empty map without a lock file, and `undefined` after reporting an invalid one. */
export function readLockFile(directory: string, cwd: string, report: Report): ReadonlyMap<string, string> | undefined {
  if (!hasLockFile(directory)) return new Map();
  const file = join(directory, lockFileName);
  const digests = parseLock(readText(file));
  if (digests === undefined)
    report.add('source/invalid-lock-file', {
      message: `\`${toDisplayPath(cwd, file)}\` is not a valid lock file`,
      help: 'restore it from version control, or delete it and run `ashlar generate`',
    });
  return digests;
}

function readText(file: string): string {
  try {
    return readRegularFile(file).toString('utf8');
  } catch {
    // Such as a directory or a named pipe with this name.
    return '';
  }
}

function parseLock(text: string): ReadonlyMap<string, string> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value) || value['version'] !== 1 || !isRecord(value['sources'])) return undefined;
  const digests = new Map<string, string>();
  for (const [url, source] of Object.entries(value['sources'])) {
    const digest = isRecord(source) ? source['digest'] : undefined;
    if (typeof digest !== 'string' || !/^sha256-[0-9a-f]{64}$/.test(digest)) return undefined;
    digests.set(url, digest.slice(prefix.length));
  }
  return digests;
}

/**
 * Adds digests to the lock file if it has others. Keeps its other entries, which another document or a concurrent run
 * may have added.
 */
export function updateLockFile(
  directory: string,
  cwd: string,
  digests: ReadonlyMap<string, string>,
  report: Report,
): void {
  if (digests.size === 0) return;
  const isComplete = (current: ReadonlyMap<string, string>): boolean =>
    [...digests].every(([url, digest]) => current.get(url) === digest);
  const before = readLockFile(directory, cwd, report);
  if (before === undefined || isComplete(before)) return;
  withExclusiveAccess(join(directory, lockFileName), () => {
    const current = readLockFile(directory, cwd, report);
    if (current === undefined || isComplete(current)) return;
    const text = serializeLock(new Map([...current, ...digests]));
    replaceFilesAtomically(
      { directory, displayPath: toDisplayPath(cwd, directory) },
      [{ path: lockFileName, text }],
      report,
    );
  });
}

function serializeLock(digests: ReadonlyMap<string, string>): string {
  const sources = [...digests]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([url, digest]) => [url, { digest: prefix + digest }] as const);
  return `${JSON.stringify({ version: 1, sources: Object.fromEntries(sources) }, undefined, 2)}\n`;
}
