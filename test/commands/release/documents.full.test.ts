// Releases of several documents: all packages, each versioned by the changes of its own document, or those of one
// document.

import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ashlar, petShop } from '../../cli/command.ts';
import { createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';
import { createConfig } from '../../cli/monorepo.ts';
import { commit, initializeRepository, type Row } from './project.ts';
import { startRegistry, type Registry } from './registry.ts';

let base: string;
let registry: Registry;
let directory: string;

const withPackages = {
  document: 'services/*/openapi.yaml',
  out: 'services/{1}/generated',
  targets: ['spec', 'types'],
  packages: { scope: '@{1}-pets', license: 'MIT' },
};
const plain = { document: 'plain.yaml', out: 'plain', targets: ['types'] };
// One document in two entries. The overlay of the first makes it independent of the changes in this test.
const settled = {
  document: 'twice.yaml',
  out: 'settled',
  overlays: ['settled.yaml'],
  targets: ['spec'],
  packages: { scope: '@settled', license: 'MIT' },
};
const moving = {
  document: 'twice.yaml',
  out: 'moving',
  targets: ['spec'],
  packages: { scope: '@moving', license: 'MIT' },
};
const overlay =
  'overlay: 1.0.0\ninfo: { title: Settled, version: 1.0.0 }\nactions: [{ target: $.components.schemas.Pet.properties.age, update: { type: string } }]\n';
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
  base = realpathSync(mkdtempSync(join(tmpdir(), 'ashlar-registry-')));
  registry = await startRegistry(join(base, 'registry'));
  directory = join(base, 'project');
  const files = {
    'ashlar.config.json': createConfig([withPackages, settled, moving, plain], {
      release: { compiler: 'typescript-7', additionalPackages: ['tool'] },
    }),
    'plain.yaml': petShop,
    'twice.yaml': petShop,
    'settled.yaml': overlay,
    'services/a/openapi.yaml': petShop,
    'services/b/openapi.yaml': petShop,
    'tool/package.json': tool,
    'tool/index.js': 'export const one = 1;\n',
  };
  for (const [path, text] of Object.entries(files)) writeTextFile(directory, path, text);
  expect((await ashlar(directory, ['generate', '--quiet'])).status).toBe(0);
  initializeRepository(directory, registry);
});

afterAll(async () => {
  await registry.close();
  rmSync(base, { recursive: true, force: true });
});

/** Runs a release, and returns the version, bump, and state of each package by name. */
async function release(...args: readonly string[]): Promise<object> {
  const { status, stdout, stderr } = await ashlar(directory, ['release', ...args, '--json']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const { release: rows } = JSON.parse(stdout) as { readonly release: readonly Row[] };
  return Object.fromEntries(rows.map(({ name, version, bump, state }) => [name, `${version} ${bump} ${state}`]));
}

/** Returns the expected results of the two entries with the same document. */
function sharedDocumentResults(settledResult: string, movingResult: string): object {
  return { '@settled/spec': settledResult, '@moving/spec': movingResult };
}

it('publishes the packages of the given document, then all others, each versioned by the changes of its own document', async () => {
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
  writeTextFile(directory, 'twice.yaml', petShop.replace('age: { type: integer }', 'age: { type: string }'));
  writeTextFile(directory, 'services/a/openapi.yaml', petShop.replace('All pets.', 'Each of the pets.'));
  expect((await ashlar(directory, ['generate', '--quiet'])).status).toBe(0);
  commit(directory);
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
  const limit = { package: 'types', exports: ['nobody'], maxBytes: 1 };
  writeTextFile(
    directory,
    'size-limits.config.json',
    createConfig([withPackages], {
      release: { compiler: 'typescript-7', sizeLimits: [{ ...limit, document: 'services/b/openapi.yaml' }] },
    }),
  );
  const { status, stderr } = await ashlar(directory, ['release', '--dry-run', '--config', 'size-limits.config.json']);
  expect(status).toBe(1);
  expect(stderr.match(/nobody of @\w-pets\/types/g)).toEqual(['nobody of @b-pets/types']);
});

it('rejects a document without packages, and a document that is not configured', async () => {
  const withoutPackages = await ashlar(directory, ['release', 'plain.yaml', '--dry-run']);
  expect(withoutPackages).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(
      /^ashlar\.config\.json:1:\d+ error release\/no-packages\n {2}nothing is generated as packages here\n/,
    ) as string,
  });
  const unknown = await ashlar(directory, ['release', 'services/c/openapi.yaml', '--dry-run']);
  expect(unknown).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(
      /^ashlar\.config\.json:1:2 error cli\/unknown-document\n {2}the configuration has no document services\/c\/openapi\.yaml\n/,
    ) as string,
  });
  const single = createTempDirectory({
    'openapi.yaml': petShop,
    'ashlar.config.json': JSON.stringify({ document: 'openapi.yaml', packages: { scope: '@one', license: 'MIT' } }),
  });
  expect(await ashlar(single, ['release', 'other.yaml', '--dry-run'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(
      'error cli/unknown-document\n  the configuration has no document other.yaml\n  Leave it out',
    ) as string,
  });
});
