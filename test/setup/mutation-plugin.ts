// Vite plugin for mutation testing: changes one source file in memory.

import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import process from 'node:process';
import type { Plugin } from 'vitest/config';

/** The replacement of one part of a source file. */
export interface Change {
  /** Path relative to the project. */
  readonly file: string;
  /** Offset of the first replaced character. */
  readonly start: number;
  /** Offset after the last replaced character. */
  readonly end: number;
  readonly text: string;
}

/**
 * Environment variable that contains the change as JSON. An empty value changes no file, but a value that is set later
 * takes effect.
 */
export const environmentVariable = 'ASHLAR_MUTATION';

/** Returns the plugin, or no plugin if the environment variable does not exist. */
export function mutation(root: string): Plugin[] {
  if (process.env[environmentVariable] === undefined) return [];
  return [
    {
      name: 'mutation',
      enforce: 'pre',
      transform(code, id) {
        const value = process.env[environmentVariable];
        if (!value) return undefined;
        const change = JSON.parse(value) as Change; // written by this project's scripts and tests
        const path = id.split('?', 1)[0] ?? '';
        if (relative(root, path).split(sep).join('/') === change.file) return applyChange(code, change);
        return isCopy(path, change.file)
          ? applyChangeToCopy(code, readFileSync(join(root, change.file), 'utf8'), change)
          : undefined;
      },
    },
  ];
}

/** Applies a change to code. */
export function applyChange(code: string, { start, end, text }: Change): string {
  return code.slice(0, start) + text + code.slice(end);
}

/** Whether a module is the copy of a runtime file in a generated package. */
export function isCopy(path: string, file: string): boolean {
  return file.startsWith('src/runtime/') && path.split(sep).join('/').endsWith(file.slice('src'.length));
}

/**
 * Applies a change to a copy. Imports in copies differ, so the changed lines are located by their content. Returns
 * `undefined` if the copy does not contain them exactly once.
 */
export function applyChangeToCopy(copy: string, original: string, change: Change): string | undefined {
  const start = original.lastIndexOf('\n', change.start - 1) + 1;
  const next = original.indexOf('\n', change.end);
  const end = next < 0 ? original.length : next;
  const parts = copy.split(original.slice(start, end));
  const lines = original.slice(start, change.start) + change.text + original.slice(change.end, end);
  return parts.length === 2 ? parts.join(lines) : undefined;
}
