// The test files to run when a file changes, for watch mode: those that read it, or the nearest ones that import it.

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
  [/^spec\//, ['test/generated.test.ts', 'test/interface/source-document-checklist.test.ts']],
  [/^(?:docs\/|README|CONTRIBUTING)/, ['test/docs/ashlar-site.test.ts', 'test/registries.test.ts']],
];

/** Returns the test files to run after a change of a file: those of its directory, and those that contain its name. */
export function testsThatRead(path: string): string[] {
  const directoryTests = testsByDirectory.flatMap(([directory, tests]) => (directory.test(path) ? tests : []));
  const nameTests = listFiles('test', (file) => file.endsWith('.test.ts')).filter((file) =>
    readProjectFile(file).includes(basename(path)),
  );
  return [...new Set([...directoryTests, ...nameTests])];
}

/** Maximum number of test files for a changed module. Most modules of the generator affect half of all test files. */
const maxAffectedTests = 8;

/** Returns the nearest test files that import a module, and says how many there are if these are not all. */
function nearestTests(path: string): string[] {
  const affected = listAffectedTests(path);
  if (affected.length > maxAffectedTests)
    process.stderr.write(`${path} affects ${affected.length} test files. These are the ${maxAffectedTests} nearest.\n`);
  return affected.slice(0, maxAffectedTests);
}

export const watchTriggerPatterns: WatchTriggers = [
  {
    pattern: /\.(?:hbs|json|md|ts|txt|yaml)$/,
    testsToRun: (file) => {
      const path = relative(root, file).split(sep).join('/');
      if (path.endsWith('.test.ts')) return [path];
      const tests = path.endsWith('.ts') ? nearestTests(path) : testsThatRead(path);
      // Otherwise, vitest knows whether it is imported.
      return tests.length > 0 ? tests : undefined;
    },
  },
];
