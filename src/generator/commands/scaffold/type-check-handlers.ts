// Type errors of handler modules.

import { posix } from 'node:path';
import { DiagnosticCategory, ts, type CompilerOptions, type Diagnostic, type Project, type SourceFile } from 'ts-morph';

/** Type error with offsets in its file. */
export interface Uncompiled {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

/** Compiler options without a tsconfig.json. */
export const defaultOptions: CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

/**
 * Overrides compiler options: no output, no errors for deprecated options, and ambient types as before TypeScript 6.
 */
export function settledOptions(options: CompilerOptions): CompilerOptions {
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

/** Context of several handler directories. */
export interface Among {
  /** All handler directories, including those not checked. */
  readonly folders: readonly string[];
  /** Modules already checked, which are not checked again. */
  readonly taken: Set<string>;
}

/**
 * Returns the type errors of each directory, including those in modules of the project that import its handlers. Each
 * module counts once: for the directory that contains it, or for the first that it imports from.
 */
export function uncompiled(
  project: Project,
  asked: readonly string[],
  { folders, taken }: Among,
): ReadonlyMap<string, readonly Uncompiled[]> {
  const own = new Map(folders.map((folder) => [folder, new Array<SourceFile>()]));
  for (const file of project.getSourceFiles())
    if (!file.isDeclarationFile()) nearestOf(own, file.getFilePath())?.push(file);
  const held = new Set([...own.values()].flat());
  const found = new Map<string, readonly Uncompiled[]>();
  for (const folder of asked) {
    const modules = own.get(folder) ?? [];
    const users = modules
      .flatMap((file) => file.getReferencingSourceFiles())
      .filter(
        (file) => !held.has(file) && !taken.has(file.getFilePath()) && !file.getFilePath().includes('/node_modules/'),
      );
    for (const file of users) taken.add(file.getFilePath());
    const files = [...modules, ...new Set(users)].sort((a, b) => (a.getFilePath() < b.getFilePath() ? -1 : 1));
    found.set(
      folder,
      files.flatMap((file) =>
        file
          .getPreEmitDiagnostics()
          .filter((each) => isOf(each, file))
          .map((each) => placeOf(file, each)),
      ),
    );
  }
  return found;
}

/** Returns the entry of the nearest directory that contains the path. */
export function nearestOf<Of>(folders: ReadonlyMap<string, Of>, path: string): Of | undefined {
  for (let at = posix.dirname(path); ; at = posix.dirname(at)) {
    if (folders.has(at) || at === posix.dirname(at)) return folders.get(at);
  }
}

/** Returns whether it is an error in this module, as opposed to an error in compiler options. */
function isOf(found: Diagnostic, file: SourceFile): boolean {
  return found.getCategory() === DiagnosticCategory.Error && found.getSourceFile() === file;
}

function placeOf(file: SourceFile, found: Diagnostic): Uncompiled {
  const start = found.getStart() ?? 0;
  return { file: file.getFilePath(), start, end: start + (found.getLength() ?? 0), message: messageOf(found) };
}

/** Returns the first line of the message; further lines explain it and can be long. */
function messageOf(found: Diagnostic): string {
  const text = found.getMessageText();
  return typeof text === 'string' ? text : text.getMessageText();
}
