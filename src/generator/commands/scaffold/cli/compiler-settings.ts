// Compiler settings from the nearest tsconfig.json, cached during a run.

import { Project, type CompilerOptions } from 'ts-morph';
import type { Report } from '../../../diagnostics/report.ts';
import { defaultOptions, overrideOptions } from '../type-check-handlers.ts';
import { toDisplayPath } from '../../../pipeline/display-path.ts';
import { nearestTsconfig } from './read-handlers.ts';

/** Identical object for all directories with the same tsconfig.json, or without one. */
export interface CompilerSettings {
  /** Absolute path of the tsconfig.json; `undefined` without one. */
  readonly file: string | undefined;
  readonly options: CompilerOptions;
}

/** Returns the settings of a directory; `undefined` if they are invalid, which is reported. */
export type SettingsLookup = (directory: string, report: Report) => CompilerSettings | undefined;

/** Creates the cached lookup of settings. */
export function createSettingsLookup(cwd: string): SettingsLookup {
  const settingsByFile = new Map<string | undefined, CompilerSettings | string>();
  return (directory, report) => {
    const file = nearestTsconfig(directory);
    const cached = settingsByFile.get(file) ?? readSettings(file);
    settingsByFile.set(file, cached);
    if (typeof cached !== 'string') return cached;
    report.add('scaffold/syntax-error', {
      message: `${toDisplayPath(cwd, file ?? directory)} cannot be read: ${cached}`,
    });
    return undefined;
  };
}

/** Returns the settings, or an error message. */
function readSettings(file: string | undefined): CompilerSettings | string {
  if (file === undefined) return { file, options: overrideOptions(defaultOptions) };
  try {
    const project = new Project({
      tsConfigFilePath: file,
      skipAddingFilesFromTsConfig: true,
      skipFileDependencyResolution: true,
    });
    return { file, options: overrideOptions(project.compilerOptions.get()) };
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
  }
}
