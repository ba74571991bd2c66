// Type check of written handlers, in programs grouped by tsconfig.json and limited in size.

import { sep, posix } from 'node:path';
import { Project, ts, type CompilerOptions } from 'ts-morph';
import type { Report } from '../../../diagnostics/report.ts';
import {
  findTypeErrors,
  type CheckContext,
  findNearestDirectoryValue,
  defaultOptions,
  overrideOptions,
} from '../find-type-errors.ts';
import type { Source } from '../../../source/node.ts';
import type { Environment } from '../../../cli/environment.ts';
import type { Progress } from '../../../cli/progress.ts';
import { recordModuleSource } from './ts-morph-project.ts';
import { readFileSync, statSync } from 'node:fs';
import { toDisplayPath } from '../../../pipeline/display-path.ts';
import { findNearestTsconfig } from './read-handlers.ts';

/** Handlers of one document on disk. */
export interface WrittenHandlers {
  /** Absolute path of the handler directory, with forward slashes, as in ts-morph. */
  readonly directory: string;
  /** Absolute paths of the modules, with forward slashes. */
  readonly paths: readonly string[];
  readonly settings: CompilerSettings;
  /** Report for the document. */
  readonly report: Report;
}

/**
 * Type-checks the handlers of all documents. Reports each error for the document whose handlers contain the code or are
 * imported by it. Adds the sources to `sources`.
 */
export function typeCheckAll(
  allHandlers: readonly WrittenHandlers[],
  { environment, progress }: { readonly environment: Environment; readonly progress: Progress },
  sources: Map<string, Source>,
  limits: ProgramLimits = programLimits,
): void {
  if (allHandlers.length > 0) progress.begin('compile');
  for (const settings of new Set(allHandlers.map((handlers) => handlers.settings))) {
    const handlersWithSettings = allHandlers.filter((handlers) => handlers.settings === settings);
    const configuredFiles = listConfiguredFiles(settings);
    const context = {
      directories: handlersWithSettings.map(({ directory }) => directory),
      checkedFiles: new Set<string>(),
    };
    // One program at a time, to limit memory.
    for (const group of groupHandlers(handlersWithSettings, configuredFiles, settings, environment.cwd, limits)) {
      for (const handlers of typeCheckGroup(group, configuredFiles, context, environment.cwd, sources))
        typeCheckGroup(
          { ...group, handlers: [handlers] },
          configuredFiles,
          { directories: [handlers.directory], checkedFiles: new Set() },
          environment.cwd,
          sources,
        );
    }
  }
}

/**
 * Type-checks a group. Returns the handlers to check separately: without a common tsconfig.json, errors may result only
 * from combining them, such as conflicting global declarations.
 */
function typeCheckGroup(
  { handlers: allHandlers, roots }: ProgramGroup,
  configuredFiles: ReadonlySet<string>,
  context: CheckContext,
  cwd: string,
  sources: Map<string, Source>,
): readonly WrittenHandlers[] {
  const project = new Project({
    compilerOptions: allHandlers[0]?.settings.options ?? {},
    skipFileDependencyResolution: true,
  });
  for (const path of new Set([...roots, ...allHandlers.flatMap(({ paths }) => paths)]))
    project.addSourceFileAtPathIfExists(path);
  project.resolveSourceFileDependencies();
  const errorsByDirectory = findTypeErrors(
    project,
    allHandlers.map(({ directory }) => directory),
    context,
  );
  return allHandlers.filter(({ directory, paths, report }) => {
    const typeErrors = errorsByDirectory.get(directory) ?? [];
    if (typeErrors.length > 0 && allHandlers.length > 1 && !paths.every((path) => configuredFiles.has(path)))
      return true;
    for (const { file, start, end, message } of typeErrors) {
      const module = project.getSourceFile(file);
      // Compiler messages contain absolute paths.
      if (module)
        report.add('scaffold/type-error', {
          message: message.replaceAll(`${cwd.split(sep).join('/')}/`, ''),
          location: recordModuleSource(module, cwd, sources).location(start, end),
        });
    }
    return false;
  });
}

/** Capacity of one program; for generated modules, each limit corresponds to about 0.6 GB of compiler memory. */
export interface ProgramLimits {
  readonly documents: number;
  /** Total size of the source files in tsconfig.json. */
  readonly bytes: number;
}

export const programLimits: ProgramLimits = { documents: 40, bytes: 16 * 2 ** 20 };

/** Handlers that are compiled in one program, and its additional root files. */
interface ProgramGroup {
  readonly handlers: readonly WrittenHandlers[];
  readonly roots: readonly string[];
}

/** Returns the absolute paths, with forward slashes, of the files in a tsconfig.json; empty without one. */
function listConfiguredFiles({ file }: CompilerSettings): ReadonlySet<string> {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  return new Set(file === undefined ? [] : ts.getParsedCommandLineOfConfigFile(file, {}, host)?.fileNames);
}

/** Groups handlers that share compiler settings, in order. `configuredFiles` are the files in their tsconfig.json. */
function groupHandlers(
  handlers: readonly WrittenHandlers[],
  configuredFiles: ReadonlySet<string>,
  { options }: CompilerSettings,
  cwd: string,
  limits: ProgramLimits,
): readonly ProgramGroup[] {
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
  const groups = Array.from({ length: Math.ceil(handlers.length / groupSize) }, (_, index) => ({
    handlers: handlers.slice(index * groupSize, (index + 1) * groupSize),
    roots: new Array<string>(),
  }));
  const groupByDirectory = new Map(
    groups.flatMap((group) => group.handlers.map(({ directory }) => [directory, group] as const)),
  );
  const scanImports = createImportScanner(options, cwd);
  for (const path of configuredFiles) {
    const { hasGlobals, imports } = scanImports(path, readFileSync(path, 'utf8'));
    // An import can name a directory.
    const importingGroups = hasGlobals
      ? groups
      : new Set(
          [path, ...imports.map((importPath) => posix.join(importPath, 'index'))].flatMap(
            (modulePath) => findNearestDirectoryValue(groupByDirectory, modulePath) ?? [],
          ),
        );
    for (const { roots } of importingGroups) roots.push(path);
  }
  return groups;
}

/** Dependencies of a module. */
export interface ModuleImports {
  /** Whether the module has global declarations, which affect others without an import. */
  readonly hasGlobals: boolean;
  /** Absolute paths of imported modules; relative ones may lack an extension or have the output extension. */
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

/** Compiler settings. All directories with the same tsconfig.json, or without one, share the same object. */
interface CompilerSettings {
  /** Absolute path of the tsconfig.json; `undefined` without one. */
  readonly file: string | undefined;
  readonly options: CompilerOptions;
}

/** Returns the settings of a directory. If they are invalid, reports an error and returns `undefined`. */
export type SettingsLookup = (directory: string, report: Report) => CompilerSettings | undefined;

/** Creates a lookup that caches the settings of each tsconfig.json. */
export function createSettingsLookup(cwd: string): SettingsLookup {
  const settingsByFile = new Map<string | undefined, CompilerSettings | string>();
  return (directory, report) => {
    const file = findNearestTsconfig(directory);
    const cached = settingsByFile.get(file) ?? readSettings(file);
    settingsByFile.set(file, cached);
    if (typeof cached !== 'string') return cached;
    report.add('scaffold/syntax-error', {
      message: `cannot read \`${toDisplayPath(cwd, file ?? directory)}\`: ${cached}`,
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
