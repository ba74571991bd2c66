// What the compiler is told of a folder of handlers: by the nearest tsconfig.json, which is read once in a run.

import { Project, type CompilerOptions } from 'ts-morph';
import type { Report } from '../../../diagnostics/report.ts';
import { defaultOptions, settledOptions } from '../type-check-handlers.ts';
import { shownPath } from '../../../pipeline/display-path.ts';
import { nearestTsconfig } from './read-handlers.ts';

/** The same object for all folders of a run that share a tsconfig.json, or have none. */
export interface CompilerSettings {
  /** Absolute path of the tsconfig.json; undefined where there is none. */
  readonly file: string | undefined;
  readonly options: CompilerOptions;
}

/** The settings of a folder; undefined where they cannot be read, which is reported. */
export type SettingsOf = (folder: string, report: Report) => CompilerSettings | undefined;

/** The settings of the folders of one run. */
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

/** The settings, or what is wrong with the file. */
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
