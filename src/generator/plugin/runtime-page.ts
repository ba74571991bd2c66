// The module of the runtime in the output: a copy of the files that the target needs, or the exports of a package.

import { exportRuntimeEntry, runtimePackageName, type RuntimeEntry } from '../code/runtime-package.ts';
import { readRuntimeModule } from '../code/runtime-sources.ts';
import { runtimeModule } from './module-specifiers.ts';
import type { Page, TargetOptions } from './target.ts';

/** Returns the module of the runtime. `files` are the runtime files that the other modules import. */
export function runtimePage(
  entry: RuntimeEntry,
  directory: string,
  files: Iterable<string>,
  { runtimeVersion }: TargetOptions,
): Page {
  return {
    path: `${directory}${runtimeModule}.ts`,
    code: runtimeVersion === undefined ? readRuntimeModule(files) : exportRuntimeEntry(entry),
    isFormatted: true,
  };
}

/** Returns the dependency on the package of the runtime; empty if the output contains the runtime. */
export function runtimeDependencies({ runtimeVersion }: TargetOptions): Readonly<Record<string, string>> {
  return runtimeVersion === undefined ? {} : { [runtimePackageName]: runtimeVersion };
}
