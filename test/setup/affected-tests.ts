// Test files that a changed module affects: those that import it, directly or indirectly, in order of distance.

import { listImports, listSources } from '../architecture/files.ts';

/**
 * Returns the test files that import a module, the nearest first. Types are not followed, because tests don't check
 * them. At the same distance, test files in a directory of the same name come first: `test/diagnostics/` for
 * `src/generator/diagnostics/`.
 */
export function listAffectedTests(path: string): readonly string[] {
  const importers = listImporters();
  const directories = new Set(path.split('/').slice(0, -1));
  const countCommonDirectories = (test: string): number =>
    test.split('/').filter((name) => directories.has(name)).length;
  const affected = new Set([path]);
  for (let nearest = [path]; nearest.length > 0;) {
    const next = new Set(
      nearest.flatMap((module) => importers.get(module) ?? []).filter((each) => !affected.has(each)),
    );
    nearest = [...next].sort((first, second) => countCommonDirectories(second) - countCommonDirectories(first));
    for (const module of nearest) affected.add(module);
  }
  return [...affected].filter((module) => module.endsWith('.test.ts'));
}

/** Returns the modules that import each module. */
function listImporters(): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const path of listSources())
    for (const imported of listImports(path, { types: false }))
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
  return importers;
}
