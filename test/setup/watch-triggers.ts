// The test files to run when a file changes, for watch mode: those that read it, or the most relevant that import it.

import { basename, relative, sep } from 'node:path';
import process from 'node:process';
import type { ViteUserConfig } from 'vitest/config';
import { listFiles, readProjectFile, root } from '../architecture/files.ts';
import { listAffectedTests } from './affected-tests.ts';

type WatchTriggers = NonNullable<NonNullable<ViteUserConfig['test']>['watchTriggerPatterns']>;

/** Tests of whole directories, which do not contain the names of the files. */
const testsByDirectory: readonly (readonly [directory: RegExp, tests: readonly string[]])[] = [
  [/^templates\//, ['test/golden/golden.test.ts', 'test/output/template-types.test.ts']],
  [/^test\/golden\/[^/]+\//, ['test/golden/golden.test.ts']],
  [/\.compile\.ts$/, ['test/compile/compile-cases.test.ts']],
  [/^spec\//, ['test/generated.test.ts', 'test/interface/source-document-checklist.test.ts']],
  [/^(?:docs\/|README|CONTRIBUTING)/, ['test/docs/ashlar-site.test.ts', 'test/registries.test.ts']],
];

/** Returns the test files to run after a change of a file: those of its directory, and those that contain its name. */
export function testsThatRead(path: string): string[] {
  const nameTests = listFiles('test', (file) => file.endsWith('.test.ts')).filter((file) =>
    readProjectFile(file).includes(basename(path)),
  );
  return [...new Set([...testsOfDirectory(path), ...nameTests])];
}

function testsOfDirectory(path: string): readonly string[] {
  return testsByDirectory.flatMap(([directory, tests]) => (directory.test(path) ? tests : []));
}

/** Maximum number of test files for a changed module. Most modules of the generator affect half of all test files. */
const maxAffectedTests = 8;

/** Returns the most relevant test files that import a module, and reports their number if there are more. */
function testsThatImport(path: string): string[] {
  const affected = listAffectedTests(path);
  if (affected.length > maxAffectedTests)
    process.stderr.write(
      `${path} affects ${affected.length} test files; running the ${maxAffectedTests} most relevant. npm test runs all.\n`,
    );
  return [...new Set([...testsOfDirectory(path), ...affected.slice(0, maxAffectedTests)])];
}

export const watchTriggerPatterns: WatchTriggers = [
  {
    pattern: /\.(?:hbs|json|md|ts|txt|yaml)$/,
    testsToRun: (file) => {
      const path = relative(root, file).split(sep).join('/');
      if (path.endsWith('.test.ts')) return [path];
      const tests = path.endsWith('.ts') ? testsThatImport(path) : testsThatRead(path);
      // Otherwise, vitest determines whether it is imported.
      return tests.length > 0 ? tests : undefined;
    },
  },
];
