// Compiler settings from the nearest tsconfig.json, cached during a run.

import { Project, type CompilerOptions } from 'ts-morph';
import type { Report } from '../../../diagnostics/report.ts';
import { defaultOptions, settledOptions } from '../type-check-handlers.ts';
import { shownPath } from '../../../pipeline/display-path.ts';
import { nearestTsconfig } from './read-handlers.ts';

/** Identical object for all directories with the same tsconfig.json, or without one. */
export interface CompilerSettings {
  /** Absolute path of the tsconfig.json; `undefined` without one. */
  readonly file: string | undefined;
  readonly options: CompilerOptions;
}

/** Returns the settings of a directory; `undefined` if they are invalid, which is reported. */
export type SettingsOf = (folder: string, report: Report) => CompilerSettings | undefined;

/** Creates the cached lookup of settings. */
export function createSettings(cwd: string): SettingsOf {
  const read = new Map<string | undefined, CompilerSettings | string>();
  return (folder, report) => {
    const file = nearestTsconfig(folder);
    const known = read.get(file) ?? settings(file);
    read.set(file, known);
    if (typeof known !== 'string') return known;
    report.add('scaffold/broken-module', { message: `${shownPath(cwd, file ?? folder)} cannot be read: ${known}` });
    return undefined;
  };
}

/** Returns the settings, or an error message. */
function settings(file: string | undefined): CompilerSettings | string {
  if (file === undefined) return { file, options: settledOptions(defaultOptions) };
  try {
    const project = new Project({
      tsConfigFilePath: file,
      skipAddingFilesFromTsConfig: true,
      skipFileDependencyResolution: true,
    });
    return { file, options: settledOptions(project.compilerOptions.get()) };
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
  }
}
