// Handlers of one document as a ts-morph project.

import { posix, sep } from 'node:path';
import { Project, ts, type CompilerOptions, type SourceFile } from 'ts-morph';
import type { Report } from '../../../diagnostics/report.ts';
import { holdersIn } from '../find-handlers-object.ts';
import { sameModule } from '../imports.ts';
import { markOf } from '../orphan-comments.ts';
import { membersOf } from '../object-members.ts';
import { createSource } from '../../../source/source-text.ts';
import type { Source } from '../../../source/node.ts';
import { shownPath } from '../../../pipeline/display-path.ts';

export interface HandlerProject {
  readonly project: Project;
  /** Absolute, with `/`, as in ts-morph. */
  readonly folder: string;
  readonly files: readonly SourceFile[];
}

/**
 * Creates a project of the modules, by path relative to the directory; `undefined` after a syntax error, which is
 * reported.
 */
export function openProject(
  folder: string,
  modules: ReadonlyMap<string, { readonly text: string }>,
  compilerOptions: CompilerOptions,
  cwd: string,
  report: Report,
  texts: Map<string, Source>,
): HandlerProject | undefined {
  const root = folder.split(sep).join('/');
  const project = new Project({ compilerOptions, skipFileDependencyResolution: true });
  const files = [...modules].map(([path, { text }]) =>
    project.createSourceFile(posix.join(root, path), text, { overwrite: true }),
  );
  for (const file of files) {
    const source = sourceOf(file, cwd, texts);
    for (const { message, start, end } of syntaxProblems(file))
      report.add('scaffold/broken-module', {
        message,
        place: source.place(start, end),
        help: 'Mend it first: nothing was written.',
      });
  }
  return report.failed ? undefined : { project, folder: root, files };
}

/** Returns the source of a module and adds it to `texts`. */
export function sourceOf(file: SourceFile, cwd: string, texts: Map<string, Source>): Source {
  const source = createSource(shownPath(cwd, file.getFilePath()), file.getFullText());
  texts.set(source.file, source);
  return source;
}

function syntaxProblems(
  file: SourceFile,
): readonly { readonly message: string; readonly start: number; readonly end: number }[] {
  const { diagnostics = [] } = ts.transpileModule(file.getFullText(), {
    fileName: file.getBaseName(),
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext },
  });
  return diagnostics
    .filter(({ category }) => category === ts.DiagnosticCategory.Error)
    .map(({ messageText, start = 0, length = 0 }) => ({
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      start,
      end: start + length,
    }));
}

/** Replaces texts in memory. */
export function change({ project, folder }: HandlerProject, texts: ReadonlyMap<string, string>): void {
  for (const [path, text] of texts)
    if (/\.[cm]?tsx?$/.test(path)) project.createSourceFile(posix.join(folder, path), text, { overwrite: true });
}

/** Reports each handler that has an orphan comment. */
export function reportMarks(
  { project }: HandlerProject,
  cwd: string,
  report: Report,
  texts: Map<string, Source>,
): void {
  for (const file of project.getSourceFiles()) {
    for (const holder of holdersIn(file, (type) => type.endsWith('Handlers'))) {
      for (const member of membersOf(holder)) {
        const mark = markOf(member);
        if (mark)
          report.add('scaffold/gone', {
            message: mark.text.replace(/^\/[/*] | \*\/$/g, ''),
            place: sourceOf(file, cwd, texts).place(member.nameStart, member.nameEnd),
          });
      }
    }
  }
}

/**
 * Returns whether handlers can be type-checked: a module imports the generated server. Reports a server that is
 * imported but missing.
 */
export function hasServer(
  { project, folder }: HandlerProject,
  server: string,
  cwd: string,
  report: Report,
  texts: Map<string, Source>,
): boolean {
  const declarations = project.getSourceFiles().flatMap((file) => file.getImportDeclarations());
  const importing = declarations.find((declaration) =>
    sameModule(
      posix.dirname(declaration.getSourceFile().getFilePath()),
      declaration.getModuleSpecifierValue(),
      folder,
      server,
    ),
  );
  if (importing === undefined) return false;
  const file = importing.getSourceFile();
  if (
    ts.resolveModuleName(
      importing.getModuleSpecifierValue(),
      file.getFilePath(),
      project.compilerOptions.get(),
      project.getModuleResolutionHost(),
    ).resolvedModule
  )
    return true;
  const place = sourceOf(file, cwd, texts).place(
    importing.getModuleSpecifier().getStart(),
    importing.getModuleSpecifier().getEnd(),
  );
  const help = server.startsWith('.')
    ? 'Run ashlar generate, then this again.'
    : 'Build and install the package, then run this again.';
  report.add('scaffold/not-generated', {
    message: `${server} is not there, so it was not tried whether the handlers compile`,
    place,
    help,
  });
  return false;
}
