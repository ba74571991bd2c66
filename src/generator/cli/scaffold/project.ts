// The handlers as a project of the compiler: read, changed, and tried.

import { posix, sep } from 'node:path';
import { Project, ts, type SourceFile } from 'ts-morph';
import type { Report } from '../../report/report.ts';
import { defaultOptions, settledOptions, uncompiled } from '../../scaffold/compile.ts';
import { holdersIn } from '../../scaffold/holder.ts';
import { sameModule } from '../../scaffold/imports.ts';
import { markOf } from '../../scaffold/marks.ts';
import { membersOf } from '../../scaffold/members.ts';
import { createSource } from '../../source/text.ts';
import type { Source } from '../../source/tree.ts';
import { shownPath } from '../paths.ts';

export interface HandlerProject {
  readonly project: Project;
  /** Absolute, with `/`, as the compiler sees it. */
  readonly folder: string;
  readonly files: readonly SourceFile[];
}

/** A project of these modules (by path below the folder); undefined where one has broken syntax, which is reported. */
export function openProject(folder: string, modules: ReadonlyMap<string, { readonly text: string }>, settings: string | undefined, cwd: string, report: Report, texts: Map<string, Source>): HandlerProject | undefined {
  const root = folder.split(sep).join('/');
  const project = projectOf(settings, cwd, report);
  if (project === undefined) return undefined;
  const files = [...modules].map(([path, { text }]) => project.createSourceFile(posix.join(root, path), text, { overwrite: true }));
  for (const file of files) {
    const source = createSource(shownPath(cwd, file.getFilePath()), file.getFullText());
    texts.set(source.file, source);
    for (const { message, start, end } of syntaxProblems(file)) report.add('scaffold/broken-module', { message, place: source.place(start, end), help: 'Mend it first: nothing was written.' });
  }
  return report.failed ? undefined : { project, folder: root, files };
}

function projectOf(settings: string | undefined, cwd: string, report: Report): Project | undefined {
  const more = { skipAddingFilesFromTsConfig: true, skipFileDependencyResolution: true } as const;
  if (settings === undefined) return new Project({ ...more, compilerOptions: settledOptions(defaultOptions) });
  try {
    const project = new Project({ ...more, tsConfigFilePath: settings });
    project.compilerOptions.set(settledOptions(project.compilerOptions.get()));
    return project;
  } catch (error) {
    report.add('scaffold/broken-module', { message: `${shownPath(cwd, settings)} cannot be read: ${error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error)}` });
    return undefined;
  }
}

function syntaxProblems(file: SourceFile): readonly { readonly message: string; readonly start: number; readonly end: number }[] {
  const { diagnostics = [] } = ts.transpileModule(file.getFullText(), { fileName: file.getBaseName(), reportDiagnostics: true, compilerOptions: { target: ts.ScriptTarget.ESNext } });
  return diagnostics
    .filter(({ category }) => category === ts.DiagnosticCategory.Error)
    .map(({ messageText, start = 0, length = 0 }) => ({ message: ts.flattenDiagnosticMessageText(messageText, '\n'), start, end: start + length }));
}

/** Puts the texts in place of what the project has, in memory. */
export function change({ project, folder }: HandlerProject, texts: ReadonlyMap<string, string>): void {
  for (const [path, text] of texts) if (/\.[cm]?tsx?$/.test(path)) project.createSourceFile(posix.join(folder, path), text, { overwrite: true });
}

/** Reports each handler that has a mark, and each place that does not compile; `settings` is the tsconfig.json. */
export function tryOut(handlers: HandlerProject, server: string, settings: string | undefined, cwd: string, report: Report, texts: Map<string, Source>): void {
  const { project, folder } = handlers;
  const own = project.getSourceFiles().filter((file) => file.getFilePath().startsWith(`${folder}/`));
  const sourceOf = (file: SourceFile): Source => {
    const shown = shownPath(cwd, file.getFilePath());
    const source = createSource(shown, file.getFullText());
    texts.set(shown, source);
    return source;
  };
  for (const file of own) {
    for (const holder of holdersIn(file, (type) => type.endsWith('Handlers'))) {
      for (const member of membersOf(holder)) {
        const mark = markOf(member);
        if (mark) report.add('scaffold/gone', { message: mark.text.replace(/^\/[/*] | \*\/$/g, ''), place: sourceOf(file).place(member.nameStart, member.nameEnd) });
      }
    }
  }
  const importing = own.flatMap((file) => file.getImportDeclarations()).find((declaration) => sameModule(posix.dirname(declaration.getSourceFile().getFilePath()), declaration.getModuleSpecifierValue(), folder, server));
  if (importing === undefined) return;
  if (ts.resolveModuleName(importing.getModuleSpecifierValue(), importing.getSourceFile().getFilePath(), project.compilerOptions.get(), project.getModuleResolutionHost()).resolvedModule === undefined) {
    const place = sourceOf(importing.getSourceFile()).place(importing.getModuleSpecifier().getStart(), importing.getModuleSpecifier().getEnd());
    const help = server.startsWith('.') ? 'Run ashlar generate, then this again.' : 'Build and install the package, then run this again.';
    report.add('scaffold/not-generated', { message: `${server} is not there, so it was not tried whether the handlers compile`, place, help });
    return;
  }
  if (settings !== undefined) project.addSourceFilesFromTsConfig(settings);
  project.resolveSourceFileDependencies();
  for (const { file, start, end, message } of uncompiled(project, folder)) {
    const found = project.getSourceFile(file);
    // The compiler names modules by where they lie on this machine.
    if (found) report.add('scaffold/does-not-compile', { message: message.replaceAll(`${cwd.split(sep).join('/')}/`, ''), place: sourceOf(found).place(start, end) });
  }
}
