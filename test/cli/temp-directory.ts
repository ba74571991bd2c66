// Temporary directories that are removed when the test ends.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a temporary directory with these files, removed when the test ends; returns its real path. */
export function createTempDirectory(files: Readonly<Record<string, string>> = {}): string {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'ashlar-test-')));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) writeTextFile(directory, path, text);
  return directory;
}

/** Writes a file and creates its missing parent directories. */
export function writeTextFile(directory: string, path: string, text: string): void {
  const file = join(directory, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns the text of every file below the directory, by relative path with `/`. */
export function readFiles(directory: string): Readonly<Record<string, string>> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(
    paths.map((path) => [relative(directory, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );
}
