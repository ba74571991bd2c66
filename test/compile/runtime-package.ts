// The package `@ashlar/runtime` for compile cases: its modules, without a build.

import { readRuntimeEntry, runtimeEntries, runtimePackageName } from '../../src/generator/code/runtime-package.ts';
import type { Files } from './case.ts';

/** Returns the files of the installed package, whose exports are the sources. */
export function runtimePackageFiles(): Files {
  const directory = `node_modules/${runtimePackageName}`;
  const exports = Object.fromEntries(runtimeEntries.map((entry) => [`./${entry}`, `./${entry}.ts`]));
  return new Map([
    [`${directory}/package.json`, JSON.stringify({ name: runtimePackageName, type: 'module', exports })],
    ...runtimeEntries.map((entry) => [`${directory}/${entry}.ts`, readRuntimeEntry(entry)] as const),
  ]);
}
