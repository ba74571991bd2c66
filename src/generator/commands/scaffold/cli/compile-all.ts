// Type check of the handlers after writing, in one program for each tsconfig.json.

import { sep } from 'node:path';
import { Project } from 'ts-morph';
import type { Report } from '../../../diagnostics/report.ts';
import { uncompiled, type Among } from '../type-check-handlers.ts';
import type { Source } from '../../../source/node.ts';
import type { Host } from '../../../cli/environment.ts';
import type { Progress } from '../../../cli/progress.ts';
import type { CompilerSettings } from './compiler-settings.ts';
import { namedBy, partsOf, programSize, type Part, type ProgramSize } from './compile-groups.ts';
import { sourceOf } from './ts-morph-project.ts';

/** Handlers of one document on disk. */
export interface Trial {
  /** Absolute, with `/`, as in ts-morph. */
  readonly folder: string;
  /** Modules of the document, likewise. */
  readonly paths: readonly string[];
  readonly settings: CompilerSettings;
  /** Report of the document. */
  readonly report: Report;
}

/** Reports type errors to the document whose handlers contain or import the code; adds the sources to `texts`. */
export function tryOut(
  trials: readonly Trial[],
  { host, progress }: { readonly host: Host; readonly progress: Progress },
  texts: Map<string, Source>,
  size: ProgramSize = programSize,
): void {
  if (trials.length > 0) progress.begin('compile');
  for (const settings of new Set(trials.map((trial) => trial.settings))) {
    const sharing = trials.filter((trial) => trial.settings === settings);
    const named = namedBy(settings);
    const among = { folders: sharing.map(({ folder }) => folder), taken: new Set<string>() };
    // One program at a time, to limit memory.
    for (const part of partsOf(sharing, named, settings, host.cwd, size)) {
      for (const trial of compile(part, named, among, host.cwd, texts))
        compile({ ...part, trials: [trial] }, named, { folders: [trial.folder], taken: new Set() }, host.cwd, texts);
    }
  }
}

/**
 * Type-checks a group. Returns the handlers to check separately: without a common tsconfig.json, errors may result only
 * from combining them, such as conflicting global declarations.
 */
function compile(
  { trials, roots }: Part,
  named: ReadonlySet<string>,
  among: Among,
  cwd: string,
  texts: Map<string, Source>,
): readonly Trial[] {
  const project = new Project({
    compilerOptions: trials[0]?.settings.options ?? {},
    skipFileDependencyResolution: true,
  });
  for (const path of new Set([...roots, ...trials.flatMap(({ paths }) => paths)]))
    project.addSourceFileAtPathIfExists(path);
  project.resolveSourceFileDependencies();
  const found = uncompiled(
    project,
    trials.map(({ folder }) => folder),
    among,
  );
  return trials.filter(({ folder, paths, report }) => {
    const places = found.get(folder) ?? [];
    if (places.length > 0 && trials.length > 1 && !paths.every((path) => named.has(path))) return true;
    for (const { file, start, end, message } of places) {
      const module = project.getSourceFile(file);
      // Compiler messages contain absolute paths.
      if (module)
        report.add('scaffold/does-not-compile', {
          message: message.replaceAll(`${cwd.split(sep).join('/')}/`, ''),
          place: sourceOf(module, cwd, texts).place(start, end),
        });
    }
    return false;
  });
}
