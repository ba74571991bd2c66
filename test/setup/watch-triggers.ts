// Files that tests read instead of importing them, and the tests to run when one of them changes, for watch mode.

import { basename, relative } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';
import { listFiles, readProjectFile, root } from '../architecture/files.ts';

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

export const watchTriggerPatterns: WatchTriggers = [
  {
    pattern: /\.(?:hbs|json|md|txt|yaml)$/,
    testsToRun: (file) => {
      const tests = testsThatRead(relative(root, file));
      // Otherwise, it may be imported.
      return tests.length > 0 ? tests : undefined;
    },
  },
];
