// Handlers of one document as a ts-morph project.

import { posix, sep } from 'node:path';
import { Project, ts, type CompilerOptions, type SourceFile } from 'ts-morph';
import type { Report } from '../../../diagnostics/report.ts';
import { findHandlersObjects, listHandlerMembers } from '../handlers-object.ts';
import { isSameModule } from '../imports.ts';
import { findOrphanComment } from '../member-edits.ts';
import { createSource } from '../../../source/source-text.ts';
import type { Source } from '../../../source/node.ts';
import { toDisplayPath } from '../../../pipeline/display-path.ts';

/** Modules in a handler directory, parsed by ts-morph. */
export interface HandlerProject {
  readonly project: Project;
  /** Absolute path of the handler directory, with forward slashes, as in ts-morph. */
  readonly directory: string;
  readonly files: readonly SourceFile[];
}

/**
 * Creates a project with the modules, by path relative to the directory. Returns `undefined` after reporting syntax
 * errors.
 */
export function openProject(
  directory: string,
  modules: ReadonlyMap<string, { readonly text: string }>,
  compilerOptions: CompilerOptions,
  cwd: string,
  report: Report,
  sources: Map<string, Source>,
): HandlerProject | undefined {
  const root = directory.split(sep).join('/');
  const project = new Project({ compilerOptions, skipFileDependencyResolution: true });
  const files = [...modules].map(([path, { text }]) =>
    project.createSourceFile(posix.join(root, path), text, { overwrite: true }),
  );
  for (const file of files) {
    const source = recordModuleSource(file, cwd, sources);
    for (const { message, start, end } of findSyntaxErrors(file))
      report.add('scaffold/syntax-error', {
        message,
        location: source.location(start, end),
        help: 'fix the syntax error; nothing was written',
      });
  }
  return report.hasErrors ? undefined : { project, directory: root, files };
}

/** Returns the source of a module and adds it to `sources`. */
export function recordModuleSource(file: SourceFile, cwd: string, sources: Map<string, Source>): Source {
  const source = createSource(toDisplayPath(cwd, file.getFilePath()), file.getFullText());
  sources.set(source.file, source);
  return source;
}

function findSyntaxErrors(
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

/** Replaces the texts of modules in memory. */
export function updateProject({ project, directory }: HandlerProject, texts: ReadonlyMap<string, string>): void {
  for (const [path, text] of texts)
    if (/\.[cm]?tsx?$/.test(path)) project.createSourceFile(posix.join(directory, path), text, { overwrite: true });
}

/** Reports each handler that has an orphan comment. */
export function reportOrphans(
  { project }: HandlerProject,
  cwd: string,
  report: Report,
  sources: Map<string, Source>,
): void {
  for (const file of project.getSourceFiles()) {
    for (const handlersObject of findHandlersObjects(file, (type) => type.endsWith('Handlers'))) {
      for (const member of listHandlerMembers(handlersObject)) {
        const orphanComment = findOrphanComment(member);
        if (orphanComment)
          report.add('scaffold/orphaned-handler', {
            message: orphanComment.text.replace(/^\/[/*] | \*\/$/g, ''),
            location: recordModuleSource(file, cwd, sources).location(member.nameStart, member.nameEnd),
          });
      }
    }
  }
}

/**
 * Returns whether handlers can be type-checked: not if they import the generated server, and it is missing, which is
 * reported. Handlers that import another module instead can.
 */
export function canTypeCheck(
  { project, directory }: HandlerProject,
  server: string,
  cwd: string,
  report: Report,
  sources: Map<string, Source>,
): boolean {
  const declarations = project.getSourceFiles().flatMap((file) => file.getImportDeclarations());
  const serverImport = declarations.find((declaration) =>
    isSameModule(
      posix.dirname(declaration.getSourceFile().getFilePath()),
      declaration.getModuleSpecifierValue(),
      directory,
      server,
    ),
  );
  if (serverImport === undefined) return true;
  const file = serverImport.getSourceFile();
  if (
    ts.resolveModuleName(
      serverImport.getModuleSpecifierValue(),
      file.getFilePath(),
      project.compilerOptions.get(),
      project.getModuleResolutionHost(),
    ).resolvedModule
  )
    return true;
  const location = recordModuleSource(file, cwd, sources).location(
    serverImport.getModuleSpecifier().getStart(),
    serverImport.getModuleSpecifier().getEnd(),
  );
  const help = server.startsWith('.')
    ? 'run `ashlar generate`, then `ashlar scaffold` again, both with the same `--out`'
    : 'build and install the package, then run `ashlar scaffold` again';
  report.add('scaffold/server-not-generated', {
    message: `cannot type-check the handlers: cannot find \`${server}\``,
    location,
    help,
  });
  return false;
}
