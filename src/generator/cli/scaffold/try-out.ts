// Whether the handlers compile that a run has written: those that share a tsconfig.json are compiled in one program.

import { sep } from 'node:path';
import { Project } from 'ts-morph';
import type { Report } from '../../report/report.ts';
import { uncompiled } from '../../scaffold/compile.ts';
import type { Source } from '../../source/tree.ts';
import type { Host } from '../host.ts';
import type { Progress } from '../progress.ts';
import type { CompilerSettings } from './compiler-settings.ts';
import { sourceOf } from './project.ts';

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
export function tryOut(trials: readonly Trial[], { host, progress }: { readonly host: Host; readonly progress: Progress }, texts: Map<string, Source>): void {
  if (trials.length > 0) progress.begin('compile');
  // One program at a time: each holds all that its tsconfig.json names.
  for (const settings of new Set(trials.map((trial) => trial.settings))) {
    const apart = compile(settings, trials.filter((trial) => trial.settings === settings), host.cwd, texts);
    for (const trial of apart) compile(settings, [trial], host.cwd, texts);
  }
}

/**
 * Compiles them in one program. The answer is what has to be tried by itself: where no tsconfig.json puts modules beside
 * those of others, it may be by the others alone that they do not compile, such as by a global name that both declare.
 */
function compile(settings: CompilerSettings, trials: readonly Trial[], cwd: string, texts: Map<string, Source>): readonly Trial[] {
  const project = new Project({ compilerOptions: settings.options, skipFileDependencyResolution: true });
  const named = new Set<string>(settings.file === undefined ? [] : project.addSourceFilesFromTsConfig(settings.file).map((file) => file.getFilePath()));
  for (const path of trials.flatMap(({ paths }) => paths)) project.addSourceFileAtPathIfExists(path);
  project.resolveSourceFileDependencies();
  const found = uncompiled(project, trials.map(({ folder }) => folder));
  return trials.filter(({ folder, paths, report }) => {
    const places = found.get(folder) ?? [];
    if (places.length > 0 && trials.length > 1 && !paths.every((path) => named.has(path))) return true;
    for (const { file, start, end, message } of places) {
      const module = project.getSourceFile(file);
      // The compiler names modules by where they lie on this machine.
      if (module) report.add('scaffold/does-not-compile', { message: message.replaceAll(`${cwd.split(sep).join('/')}/`, ''), place: sourceOf(module, cwd, texts).place(start, end) });
    }
    return false;
  });
}
