// Test files that a changed module affects: those that import it, directly or indirectly, the most relevant first.

import { basename } from 'node:path';
import { listImports, listSources } from '../architecture/files.ts';

/**
 * Returns the test files of the gate that import a module, the most relevant first: those with the name of the module,
 * then those in directories with the same names (`test/openapi/repair/` for `src/generator/openapi/repair/`), then those
 * with the fewest imports in between. Types are not followed, because tests don't check them.
 */
export function listAffectedTests(path: string): readonly string[] {
  const importers = listImporters();
  const affected = new Set([path]);
  for (const module of affected) for (const importer of importers.get(module) ?? []) affected.add(importer);
  const names = new Set(namesIn(path));
  const relevance = (test: string): number =>
    namesIn(test).filter((name) => names.has(name)).length + (stemOf(test) === stemOf(path) ? names.size : 0);
  // The set is in the order of distance, and sorting is stable.
  return [...affected]
    .filter((module) => module.endsWith('.test.ts') && !module.endsWith('.full.test.ts'))
    .sort((first, second) => relevance(second) - relevance(first));
}

/** Returns the names of the directories of a file, and of the file itself. */
function namesIn(path: string): readonly string[] {
  return [...path.split('/').slice(0, -1), stemOf(path)];
}

function stemOf(path: string): string {
  return basename(path).replace(/\..*$/, '');
}

/** The module that reads the modules of the runtime as text. */
const runtimeReader = 'src/generator/code/runtime-sources.ts';

/** Returns the modules that import each module. */
function listImporters(): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const path of listSources()) {
    if (path.startsWith('src/runtime/')) importers.set(path, [...(importers.get(path) ?? []), runtimeReader]);
    for (const imported of listImports(path, { types: false }))
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
  }
  return importers;
}
