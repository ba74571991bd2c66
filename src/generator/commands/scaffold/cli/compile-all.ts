// Type check of the handlers after writing, in one program for each tsconfig.json.

import { sep } from 'node:path';
import { Project } from 'ts-morph';
import type { Report } from '../../../diagnostics/report.ts';
import { findTypeErrors, type CheckContext } from '../type-check-handlers.ts';
import type { Source } from '../../../source/node.ts';
import type { Environment } from '../../../cli/environment.ts';
import type { Progress } from '../../../cli/progress.ts';
import type { CompilerSettings } from './compiler-settings.ts';
import {
  listConfiguredFiles,
  groupHandlers,
  programLimits,
  type CompileGroup,
  type ProgramLimits,
} from './compile-groups.ts';
import { addSource } from './ts-morph-project.ts';

/** Handlers of one document on disk. */
export interface WrittenHandlers {
  /** Absolute, with `/`, as in ts-morph. */
  readonly directory: string;
  /** Modules of the document, likewise. */
  readonly paths: readonly string[];
  readonly settings: CompilerSettings;
  /** Report of the document. */
  readonly report: Report;
}

/** Reports type errors to the document whose handlers contain or import the code; adds the sources to `texts`. */
export function typeCheckAll(
  allHandlers: readonly WrittenHandlers[],
  { environment, progress }: { readonly environment: Environment; readonly progress: Progress },
  texts: Map<string, Source>,
  size: ProgramLimits = programLimits,
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
    for (const group of groupHandlers(handlersWithSettings, configuredFiles, settings, environment.cwd, size)) {
      for (const handlers of typeCheckGroup(group, configuredFiles, context, environment.cwd, texts))
        typeCheckGroup(
          { ...group, handlers: [handlers] },
          configuredFiles,
          { directories: [handlers.directory], checkedFiles: new Set() },
          environment.cwd,
          texts,
        );
    }
  }
}

/**
 * Type-checks a group. Returns the handlers to check separately: without a common tsconfig.json, errors may result only
 * from combining them, such as conflicting global declarations.
 */
function typeCheckGroup(
  { handlers: allHandlers, roots }: CompileGroup,
  configuredFiles: ReadonlySet<string>,
  context: CheckContext,
  cwd: string,
  texts: Map<string, Source>,
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
          location: addSource(module, cwd, texts).location(start, end),
        });
    }
    return false;
  });
}
