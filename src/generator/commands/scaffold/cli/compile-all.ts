// Whether the handlers compile that a run has written: those that share a tsconfig.json are compiled together.

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

/** The handlers of one document, as they are now on the disk. */
export interface Trial {
  /** Absolute, with `/`, as the compiler sees it. */
  readonly folder: string;
  /** Of its modules, likewise. */
  readonly paths: readonly string[];
  readonly settings: CompilerSettings;
  /** That of the document. */
  readonly report: Report;
}

/** Reports each place that does not compile to the document whose handlers it is in or imports; the texts of such modules go to `texts`. */
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
    // One program at a time, of which nothing is held afterwards.
    for (const part of partsOf(sharing, named, settings, host.cwd, size)) {
      for (const trial of compile(part, named, among, host.cwd, texts))
        compile({ ...part, trials: [trial] }, named, { folders: [trial.folder], taken: new Set() }, host.cwd, texts);
    }
  }
}

/**
 * Compiles a part. The answer is what has to be tried by itself: where no tsconfig.json puts modules beside
 * those of others, it may be by the others alone that they do not compile, such as by a global name that both declare.
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
      // The compiler names modules by where they lie on this machine.
      if (module)
        report.add('scaffold/does-not-compile', {
          message: message.replaceAll(`${cwd.split(sep).join('/')}/`, ''),
          place: sourceOf(module, cwd, texts).place(start, end),
        });
    }
    return false;
  });
}
