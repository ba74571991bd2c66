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
  return { ...options, ignoreDeprecations: '6.0', noEmit: true, composite: false, incremental: false, skipLibCheck: true, types: options.types ?? ['*'] };
}

/** The places in the modules of a folder, and in those of the project that import them, that do not compile. */
export function uncompiled(project: Project, folder: string): readonly Uncompiled[] {
  const isOwn = (file: SourceFile): boolean => posix.join(file.getFilePath()).startsWith(`${folder}/`) && !file.isDeclarationFile();
  const own = project.getSourceFiles().filter(isOwn);
  const users = own.flatMap((file) => file.getReferencingSourceFiles()).filter((file) => !isOwn(file) && !file.getFilePath().includes('/node_modules/'));
  const files = [...new Set([...own, ...users])].sort((a, b) => (a.getFilePath() < b.getFilePath() ? -1 : 1));
  return files.flatMap((file) => file.getPreEmitDiagnostics().filter((found) => isOf(found, file)).map((found) => placeOf(file, found)));
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
