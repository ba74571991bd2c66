// Whether the handlers compile as they will be, and each place where they do not.

import { posix } from 'node:path';
import { DiagnosticCategory, ts, type CompilerOptions, type Diagnostic, type Project, type SourceFile } from 'ts-morph';

/** A place that does not compile: offsets in the text of a file. */
export interface Uncompiled {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

/** What the compiler is told where no tsconfig.json says otherwise. */
export const defaultOptions: CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

/** What it is told whatever the tsconfig.json says: nothing is written, options that newer compilers give up count, and the types that are about are seen as compilers before 6 see them. */
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

/** Handlers among those of others. */
export interface Among {
  /** Every folder of handlers, of which some are asked for. */
  readonly folders: readonly string[];
  /** The modules that have been looked at, which are not looked at again. */
  readonly taken: Set<string>;
}

/**
 * By folder of handlers that is asked for, the places that do not compile in its modules, and in those of the project that
 * import them. Each module counts once: for the folder that it lies in, or else for the first of those that it imports from.
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

/** What stands for the folder that a path is below. */
export function nearestOf<Of>(folders: ReadonlyMap<string, Of>, path: string): Of | undefined {
  for (let at = posix.dirname(path); ; at = posix.dirname(at)) {
    if (folders.has(at) || at === posix.dirname(at)) return folders.get(at);
  }
}

/** Whether it is an error of this module: what the compiler has to say of its options is told by the project's own. */
function isOf(found: Diagnostic, file: SourceFile): boolean {
  return found.getCategory() === DiagnosticCategory.Error && found.getSourceFile() === file;
}

function placeOf(file: SourceFile, found: Diagnostic): Uncompiled {
  const start = found.getStart() ?? 0;
  return { file: file.getFilePath(), start, end: start + (found.getLength() ?? 0), message: messageOf(found) };
}

/** The first line of the compiler's message: those below it explain, and can be long. */
function messageOf(found: Diagnostic): string {
  const text = found.getMessageText();
  return typeof text === 'string' ? text : text.getMessageText();
}
