// Grouping of handlers into programs, limited by memory.

import { readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { ts, type CompilerOptions } from 'ts-morph';
import { findNearest } from '../type-check-handlers.ts';
import type { CompilerSettings } from './compiler-settings.ts';
import type { WrittenHandlers } from './compile-all.ts';

/** Capacity of one program; for generated modules, each limit corresponds to about 0.6 GB of compiler memory. */
export interface ProgramLimits {
  readonly documents: number;
  /** Source size of the files in tsconfig.json. */
  readonly bytes: number;
}

export const programLimits: ProgramLimits = { documents: 40, bytes: 16 * 2 ** 20 };

/** Handlers that are compiled in one program, and its additional root files. */
export interface CompileGroup {
  readonly handlers: readonly WrittenHandlers[];
  readonly roots: readonly string[];
}

/** Returns the files (absolute, with `/`) of a tsconfig.json; empty without one. */
export function listConfiguredFiles({ file }: CompilerSettings): ReadonlySet<string> {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  return new Set(file === undefined ? [] : ts.getParsedCommandLineOfConfigFile(file, {}, host)?.fileNames);
}

/** Groups handlers that share compiler settings, in order. `configuredFiles` are the files of their tsconfig.json. */
export function groupHandlers(
  handlers: readonly WrittenHandlers[],
  configuredFiles: ReadonlySet<string>,
  { options }: CompilerSettings,
  cwd: string,
  limits: ProgramLimits,
): readonly CompileGroup[] {
  const bytes = [...configuredFiles].reduce(
    (sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  const groupCount = Math.min(
    handlers.length,
    Math.max(Math.ceil(handlers.length / limits.documents), Math.ceil(bytes / limits.bytes)),
  );
  if (groupCount <= 1) return [{ handlers, roots: [...configuredFiles] }];
  const groupSize = Math.ceil(handlers.length / groupCount);
  const groups = Array.from({ length: Math.ceil(handlers.length / groupSize) }, (_, group) => ({
    handlers: handlers.slice(group * groupSize, (group + 1) * groupSize),
    roots: new Array<string>(),
  }));
  const groupByDirectory = new Map(
    groups.flatMap((group) => group.handlers.map(({ directory }) => [directory, group] as const)),
  );
  const scanImports = createImportScanner(options, cwd);
  for (const path of configuredFiles) {
    const { hasGlobals, imports } = scanImports(path, readFileSync(path, 'utf8'));
    // The import may be of a directory.
    const importingGroups = hasGlobals
      ? groups
      : new Set(
          [path, ...imports.map((groupSize) => posix.join(groupSize, 'index'))].flatMap(
            (groupSize) => findNearest(groupByDirectory, groupSize) ?? [],
          ),
        );
    for (const { roots } of importingGroups) roots.push(path);
  }
  return groups;
}

export interface ModuleImports {
  /** Whether the module has global declarations, which affect others without an import. */
  readonly hasGlobals: boolean;
  /** Absolute paths of imported modules; relative ones may lack an extension or have that of the output. */
  readonly imports: readonly string[];
}

/** Creates a scanner for the modules of one project; packages and aliases are resolved once for each directory. */
export function createImportScanner(
  options: CompilerOptions,
  cwd: string,
): (path: string, text: string) => ModuleImports {
  const cache = ts.createModuleResolutionCache(cwd, (name) => name, options);
  return (path, text) => {
    const { importedFiles } = ts.preProcessFile(text, true, true);
    const imports = importedFiles.flatMap(({ fileName }) => {
      // With `rootDirs`, a relative specifier is not a path.
      if (fileName.startsWith('.') && options.rootDirs === undefined)
        return [posix.join(posix.dirname(path), fileName)];
      return ts.resolveModuleName(fileName, path, options, ts.sys, cache).resolvedModule?.resolvedFileName ?? [];
    });
    const isModule = importedFiles.length > 0 || /\bexport\b/.test(text);
    return { hasGlobals: !isModule || /\bdeclare\s+(?:global|module)\b/.test(text), imports };
  };
}
