// Type errors in handler modules.

import { posix } from 'node:path';
import { DiagnosticCategory, ts, type CompilerOptions, type Diagnostic, type Project, type SourceFile } from 'ts-morph';

/** Type error with offsets in its file. */
export interface HandlerTypeError {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

/** Compiler options used without a tsconfig.json. */
export const defaultOptions: CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

/**
 * Overrides compiler options: no output, no errors for deprecated options, and ambient types as before TypeScript 6.
 */
export function overrideOptions(options: CompilerOptions): CompilerOptions {
  return {
    ...options,
    ignoreDeprecations: '6.0',
    noEmit: true,
    composite: false,
    incremental: false,
    skipLibCheck: true,
    types: options.types ?? ['*'],
  };
}

/** Context shared by the checks of several handler directories. */
export interface CheckContext {
  /** All handler directories, including those not checked. */
  readonly directories: readonly string[];
  /** Modules already checked, which are not checked again. */
  readonly checkedFiles: Set<string>;
}

/**
 * Returns the type errors of each directory, including those in modules of the project that import its handlers.
 * Attributes each module to one directory: the one that contains it, or the first that it imports from.
 */
export function findTypeErrors(
  project: Project,
  requestedDirectories: readonly string[],
  { directories, checkedFiles }: CheckContext,
): ReadonlyMap<string, readonly HandlerTypeError[]> {
  const filesByDirectory = new Map(directories.map((directory) => [directory, new Array<SourceFile>()]));
  for (const file of project.getSourceFiles())
    if (!file.isDeclarationFile()) findNearestDirectoryValue(filesByDirectory, file.getFilePath())?.push(file);
  const handlerFiles = new Set([...filesByDirectory.values()].flat());
  const errors = new Map<string, readonly HandlerTypeError[]>();
  for (const directory of requestedDirectories) {
    const modules = filesByDirectory.get(directory) ?? [];
    const importers = modules
      .flatMap((file) => file.getReferencingSourceFiles())
      .filter(
        (file) =>
          !handlerFiles.has(file) &&
          !checkedFiles.has(file.getFilePath()) &&
          !file.getFilePath().includes('/node_modules/'),
      );
    for (const file of importers) checkedFiles.add(file.getFilePath());
    const files = [...modules, ...new Set(importers)].sort((a, b) => (a.getFilePath() < b.getFilePath() ? -1 : 1));
    errors.set(
      directory,
      files.flatMap((file) =>
        file
          .getPreEmitDiagnostics()
          .filter((diagnostic) => isErrorIn(diagnostic, file))
          .map((diagnostic) => toTypeError(file, diagnostic)),
      ),
    );
  }
  return errors;
}

/** Returns the value of the nearest directory that contains the path. */
export function findNearestDirectoryValue<Value>(
  directories: ReadonlyMap<string, Value>,
  path: string,
): Value | undefined {
  for (let ancestor = posix.dirname(path); ; ancestor = posix.dirname(ancestor)) {
    if (directories.has(ancestor) || ancestor === posix.dirname(ancestor)) return directories.get(ancestor);
  }
}

/** Returns whether a diagnostic is an error in this module, as opposed to an error in compiler options. */
function isErrorIn(diagnostic: Diagnostic, file: SourceFile): boolean {
  return diagnostic.getCategory() === DiagnosticCategory.Error && diagnostic.getSourceFile() === file;
}

function toTypeError(file: SourceFile, diagnostic: Diagnostic): HandlerTypeError {
  const start = diagnostic.getStart() ?? 0;
  return {
    file: file.getFilePath(),
    start,
    end: start + (diagnostic.getLength() ?? 0),
    message: firstMessageLine(diagnostic),
  };
}

/** Returns the first line of the message; further lines explain it and can be long. */
function firstMessageLine(diagnostic: Diagnostic): string {
  const text = diagnostic.getMessageText();
  return typeof text === 'string' ? text : text.getMessageText();
}
