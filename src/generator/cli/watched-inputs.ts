// What a run of a watching command read, and the diagnostics that it prints.

import { resolve } from 'node:path';
import type { Report } from '../diagnostics/report.ts';
import { formatText, type SourceTexts } from '../diagnostics/format-text.ts';
import { isLocal } from '../source/input-path.ts';
import { configFileNames } from './config/load.ts';
import { supportsColor, type Environment, type WatchedPaths } from './environment.ts';
import type { LookedUpPaths } from './settings.ts';

/** Options that name input files, and limit the printed diagnostics. */
interface InputFlags {
  readonly config?: string | undefined;
  readonly document?: string | undefined;
  readonly overlay?: readonly string[] | undefined;
  readonly maxDiagnostics?: number | undefined;
}

/** The document of a run, and the texts of the files that it read. */
interface ReadInputs {
  readonly document?: string | undefined;
  readonly texts: SourceTexts;
}

export function createLookedUpPaths(): LookedUpPaths {
  return { files: new Set(), directories: new Set(), globs: [] };
}

/** Returns the absolute paths that a run read or looked up. */
export function listWatchedPaths(
  { texts, document }: ReadInputs,
  { files, directories, globs }: LookedUpPaths,
  { config, overlay = [], document: requested }: InputFlags,
  cwd: string,
): WatchedPaths {
  const names = [
    ...texts.keys(),
    ...(config === undefined ? configFileNames : [config]),
    ...[document ?? requested ?? []].flat(),
    ...overlay,
  ];
  return { files: new Set([...names.filter(isLocal).map((name) => resolve(cwd, name)), ...files]), directories, globs };
}

/** Adds the paths of a run after a broken edit, which might not have read all files that the last valid run read. */
export function addWatchedPaths(earlier: WatchedPaths, { files, directories, globs }: WatchedPaths): WatchedPaths {
  return {
    files: new Set([...earlier.files, ...files]),
    directories: new Set([...earlier.directories, ...directories]),
    globs,
  };
}

/** Prints the diagnostics of a run to stderr. */
export function printDiagnostics(
  { diagnostics }: Report,
  texts: SourceTexts,
  { maxDiagnostics }: InputFlags,
  { stderr, env }: Environment,
): void {
  if (diagnostics.length === 0) return;
  stderr.write(
    formatText(diagnostics, texts, {
      color: supportsColor(stderr, env),
      ...(maxDiagnostics !== undefined && { maxDiagnostics }),
    }),
  );
}
