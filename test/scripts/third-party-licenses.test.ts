// Licenses of the packages in a bundle.

import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { formatLicenses } from '../../scripts/third-party-licenses.js';
import { createTempDirectory } from '../cli/temp-directory.ts';

/** Bundles a module that imports the packages, and returns the licenses. */
async function bundle(files: Readonly<Record<string, string>>, entry: string): Promise<string> {
  const directory = createTempDirectory({ ...files, 'entry.js': entry });
  const { metafile } = await build({
    absWorkingDir: directory,
    entryPoints: ['entry.js'],
    bundle: true,
    write: false,
    metafile: true,
  });
  return formatLicenses(directory, [metafile]);
}

const files = {
  'node_modules/@acme/b/package.json':
    '{ "name": "@acme/b", "version": "2.0.0", "license": "ISC", "sideEffects": false }',
  'node_modules/@acme/b/index.js': "export { default as b } from 'a'; export const unused = 1;",
  'node_modules/@acme/b/COPYING.md': 'License of b\n',
  'node_modules/@acme/b/node_modules/a/package.json': '{ "name": "a", "version": "1.0.0", "license": "MIT" }',
  'node_modules/@acme/b/node_modules/a/index.js': 'export default 1;',
  'node_modules/@acme/b/node_modules/a/LICENSE': 'License of a',
  'node_modules/@acme/b/node_modules/a/NOTICE': 'Notice of a',
  'node_modules/none/package.json': '{ "name": "none", "version": "1.0.0", "license": "MIT" }',
  'node_modules/none/index.js': 'export default 1;',
};

test('contain the texts of each package whose code is in the bundle', async () => {
  const line = '-'.repeat(80);
  expect(await bundle(files, "import { unused } from '@acme/b'; console.log(unused);")).toBe(
    '@acme/b 2.0.0 (ISC)\n\nLicense of b\n',
  );
  expect(await bundle(files, "import { b, unused } from '@acme/b'; console.log(b, unused);")).toBe(
    `@acme/b 2.0.0 (ISC)\n\nLicense of b\n\n${line}\n\na 1.0.0 (MIT)\n\nLicense of a\n\nNotice of a\n`,
  );
});

test('cannot be collected if a package has none', () =>
  expect(bundle(files, "import none from 'none'; console.log(none);")).rejects.toThrow(
    /^none has no license text: add .*none\.txt$/,
  ));
