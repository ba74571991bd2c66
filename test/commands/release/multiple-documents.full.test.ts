// `ashlar release` with several documents: version bumps by document, and releases of one document.

import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ashlar, petShop } from '../../cli/command.ts';
import { createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';
import { createConfig } from '../../cli/monorepo.ts';
import { commitAll } from '../../cli/git.ts';
import { initializeProject, type PackageResult } from './project.ts';
import { startRegistry, type Registry } from './registry.ts';

let registry: Registry;
let directory: string;

const serviceEntry = {
  document: 'services/*/openapi.yaml',
  out: 'services/{1}/generated',
  targets: ['spec', 'types'],
  packages: { scope: '@{1}-pets', license: 'MIT' },
};
const entryWithoutPackages = { document: 'plain.yaml', out: 'plain', targets: ['types'] };
// One document in two entries. The overlay of the first makes it independent of the changes in this test.
const stableEntry = {
  document: 'shared.yaml',
  out: 'stable',
  overlays: ['stable.yaml'],
  targets: ['spec'],
  packages: { scope: '@stable', license: 'MIT' },
};
const changingEntry = {
  document: 'shared.yaml',
  out: 'changing',
  targets: ['spec'],
  packages: { scope: '@changing', license: 'MIT' },
};
const overlay =
  'overlay: 1.0.0\ninfo: { title: Stable, version: 1.0.0 }\nactions: [{ target: $.components.schemas.Pet.properties.age, update: { type: string } }]\n';
const tool = JSON.stringify({
  name: '@own/tool',
  version: '1.0.0',
  type: 'module',
  license: 'MIT',
  exports: './index.js',
  files: ['index.js'],
  dependencies: { '@b-pets/types': '0.0.0' },
});

beforeAll(async () => {
  registry = await startRegistry();
  directory = join(registry.directory, 'project');
  const files = {
    'ashlar.config.json': createConfig([serviceEntry, stableEntry, changingEntry, entryWithoutPackages], {
      release: { compiler: 'typescript-7', additionalPackages: ['tool'] },
    }),
    'plain.yaml': petShop,
    'shared.yaml': petShop,
    'stable.yaml': overlay,
    'services/a/openapi.yaml': petShop,
    'services/b/openapi.yaml': petShop,
    'tool/package.json': tool,
    'tool/index.js': 'export const one = 1;\n',
  };
  for (const [path, text] of Object.entries(files)) writeTextFile(directory, path, text);
  expect((await ashlar(directory, ['generate', '--quiet'])).status).toBe(0);
  initializeProject(directory, registry);
});

afterAll(() => registry.close());

/** Runs a release, and returns the version, bump, and state of each package by name. */
async function release(...args: readonly string[]): Promise<object> {
  const { status, stdout, stderr } = await ashlar(directory, ['release', ...args, '--json']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const { release: packages } = JSON.parse(stdout) as { readonly release: readonly PackageResult[] };
  return Object.fromEntries(packages.map(({ name, version, bump, state }) => [name, `${version} ${bump} ${state}`]));
}

/** Returns the expected results of the two entries with the same document. */
function sharedDocumentResults(stableResult: string, changingResult: string): object {
  return { '@stable/spec': stableResult, '@changing/spec': changingResult };
}

it('publishes the packages of one document, then all others, each with a version bump for changes in its document', async () => {
  expect(await release('services/a/openapi.yaml', '--publish')).toEqual({
    '@a-pets/types': '0.1.0 first published',
    '@a-pets/spec': '0.1.0 first published',
  });
  expect(await registry.versions('@b-pets/types')).toEqual([]);
  expect(await release('--publish')).toEqual({
    '@a-pets/types': '0.1.0 none unchanged',
    '@b-pets/types': '0.1.0 first published',
    '@own/tool': '1.0.0 first published',
    '@a-pets/spec': '0.1.0 none unchanged',
    '@b-pets/spec': '0.1.0 first published',
    ...sharedDocumentResults('0.1.0 first published', '0.1.0 first published'),
  });
  writeTextFile(
    directory,
    'services/b/openapi.yaml',
    petShop.replace('age: { type: integer }', 'age: { type: string }'),
  );
  writeTextFile(directory, 'shared.yaml', petShop.replace('age: { type: integer }', 'age: { type: string }'));
  writeTextFile(directory, 'services/a/openapi.yaml', petShop.replace('All pets.', 'Each of the pets.'));
  expect((await ashlar(directory, ['generate', '--quiet'])).status).toBe(0);
  commitAll(directory);
  expect(await release('--dry-run')).toEqual({
    '@a-pets/types': '0.1.1 patch planned',
    '@b-pets/types': '0.2.0 major planned',
    '@own/tool': '1.0.1 patch planned',
    '@a-pets/spec': '0.1.1 patch planned',
    '@b-pets/spec': '0.2.0 major planned',
    ...sharedDocumentResults('0.1.0 none unchanged', '0.2.0 major planned'),
  });
});

it('applies a size limit only to its document', async () => {
  const limit = { package: 'types', exports: ['unknownExport'], maxBytes: 1 };
  writeTextFile(
    directory,
    'size-limits.config.json',
    createConfig([serviceEntry], {
      release: { compiler: 'typescript-7', sizeLimits: [{ ...limit, document: 'services/b/openapi.yaml' }] },
    }),
  );
  const { status, stderr } = await ashlar(directory, ['release', '--dry-run', '--config', 'size-limits.config.json']);
  expect(status).toBe(1);
  expect(stderr.match(/unknownExport from `@\w-pets\/types`/g)).toEqual(['unknownExport from `@b-pets/types`']);
});

it('rejects a document without packages, and a document that is not configured', async () => {
  const withoutPackages = await ashlar(directory, ['release', 'plain.yaml', '--dry-run']);
  expect(withoutPackages).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(
      /^ashlar\.config\.json:1:\d+ error release\/no-packages\n {2}no packages to release\n/,
    ) as string,
  });
  const unknown = await ashlar(directory, ['release', 'services/c/openapi.yaml', '--dry-run']);
  expect(unknown).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(
      /^ashlar\.config\.json:1:2 error cli\/unknown-document\n {2}`services\/c\/openapi\.yaml` is not in the configuration\n/,
    ) as string,
  });
  const singleDocument = createTempDirectory({
    'openapi.yaml': petShop,
    'ashlar.config.json': JSON.stringify({ document: 'openapi.yaml', packages: { scope: '@one', license: 'MIT' } }),
  });
  expect(await ashlar(singleDocument, ['release', 'other.yaml', '--dry-run'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(
      'error cli/unknown-document\n  `other.yaml` is not in the configuration\n  help: omit the argument',
    ) as string,
  });
});
