// A release of what many documents yield: all of them, each by the changes of its own document, or the packages of one.

import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ashlar, petShop } from '../unit/cli/command.ts';
import { folderWith, put } from '../unit/cli/folder.ts';
import { config } from '../unit/cli/services.ts';
import { commit, initialise, type Row } from './project.ts';
import { startRegistry, type Registry } from './registry.ts';

let base: string;
let registry: Registry;
let folder: string;

const packed = {
  document: 'services/*/openapi.yaml',
  out: 'services/{1}/generated',
  targets: ['spec', 'types'],
  packages: { scope: '@{1}-pets', license: 'MIT' },
};
const plain = { document: 'plain.yaml', out: 'plain', targets: ['types'] };
// One document in two entries, of which one lays over it what never changes.
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
  folder = join(base, 'project');
  const files = {
    'ashlar.config.json': config([packed, settled, moving, plain], {
      release: { compiler: 'typescript-7', also: ['tool'] },
    }),
    'plain.yaml': petShop,
    'twice.yaml': petShop,
    'settled.yaml': overlay,
    'services/a/openapi.yaml': petShop,
    'services/b/openapi.yaml': petShop,
    'tool/package.json': tool,
    'tool/index.js': 'export const one = 1;\n',
  };
  for (const [path, text] of Object.entries(files)) put(folder, path, text);
  expect((await ashlar(folder, ['generate', '--quiet'])).status).toBe(0);
  initialise(folder, registry);
});

afterAll(async () => {
  await registry.close();
  rmSync(base, { recursive: true, force: true });
});

/** What became of each package, by its name. */
async function released(...words: readonly string[]): Promise<object> {
  const { status, stdout, stderr } = await ashlar(folder, ['release', ...words, '--json']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const { release } = JSON.parse(stdout) as { readonly release: readonly Row[] };
  return Object.fromEntries(release.map(({ name, version, bump, state }) => [name, `${version} ${bump} ${state}`]));
}

/** What becomes of the packages of the two entries that have one document. */
function ofTwice(ofSettled: string, ofMoving: string): object {
  return { '@settled/spec': ofSettled, '@moving/spec': ofMoving };
}

it('publishes the packages of the document that is named, then those of the others, and of each what its own document has changed', async () => {
  expect(await released('services/a/openapi.yaml', '--publish')).toEqual({
    '@a-pets/types': '0.1.0 first published',
    '@a-pets/spec': '0.1.0 first published',
  });
  expect(await registry.versions('@b-pets/types')).toEqual([]);
  expect(await released('--publish')).toEqual({
    '@a-pets/types': '0.1.0 none unchanged',
    '@b-pets/types': '0.1.0 first published',
    '@own/tool': '1.0.0 first published',
    '@a-pets/spec': '0.1.0 none unchanged',
    '@b-pets/spec': '0.1.0 first published',
    ...ofTwice('0.1.0 first published', '0.1.0 first published'),
  });
  put(folder, 'services/b/openapi.yaml', petShop.replace('age: { type: integer }', 'age: { type: string }'));
  put(folder, 'twice.yaml', petShop.replace('age: { type: integer }', 'age: { type: string }'));
  put(folder, 'services/a/openapi.yaml', petShop.replace('All pets.', 'Each of the pets.'));
  expect((await ashlar(folder, ['generate', '--quiet'])).status).toBe(0);
  commit(folder);
  expect(await released('--dry-run')).toEqual({
    '@a-pets/types': '0.1.1 patch planned',
    '@b-pets/types': '0.2.0 major planned',
    '@own/tool': '1.0.1 patch planned',
    '@a-pets/spec': '0.1.1 patch planned',
    '@b-pets/spec': '0.2.0 major planned',
    ...ofTwice('0.1.0 none unchanged', '0.2.0 major planned'),
  });
});

it('has a budget of size hold for the document that it names', async () => {
  const budget = { package: 'types', exports: ['nobody'], max: 1 };
  put(
    folder,
    'sizes.config.json',
    config([packed], {
      release: { compiler: 'typescript-7', sizes: [{ ...budget, document: 'services/b/openapi.yaml' }] },
    }),
  );
  const { status, stderr } = await ashlar(folder, ['release', '--dry-run', '--config', 'sizes.config.json']);
  expect(status).toBe(1);
  expect(stderr.match(/nobody of @\w-pets\/types/g)).toEqual(['nobody of @b-pets/types']);
});

it('refuses a document without packages, and one that the configuration has not', async () => {
  const without = await ashlar(folder, ['release', 'plain.yaml', '--dry-run']);
  expect(without).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(
      /^ashlar\.config\.json:1:\d+ error release\/no-packages\n {2}nothing is generated as packages here\n/,
    ) as string,
  });
  const unknown = await ashlar(folder, ['release', 'services/c/openapi.yaml', '--dry-run']);
  expect(unknown).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(
      /^ashlar\.config\.json:1:2 error cli\/unknown-document\n {2}the configuration has no document services\/c\/openapi\.yaml\n/,
    ) as string,
  });
  const one = folderWith({
    'openapi.yaml': petShop,
    'ashlar.config.json': JSON.stringify({ document: 'openapi.yaml', packages: { scope: '@one', license: 'MIT' } }),
  });
  expect(await ashlar(one, ['release', 'other.yaml', '--dry-run'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(
      'error cli/unknown-document\n  the configuration has no document other.yaml\n  Leave it out',
    ) as string,
  });
});
