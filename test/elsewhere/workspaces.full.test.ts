// Packages that are generated into a project whose workspaces npm, pnpm or yarn links: every step that `init` names is run as it says, and a strict program compiles.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { put } from '../unit/cli/folder.ts';
import { attempt, install, pack, run } from './packed.ts';
import { documents } from './pets.ts';

vi.setConfig({ testTimeout: 900_000 });

interface Managed {
  readonly name: string;
  /** What npm fetches to have it, and its program; absent: it is npm itself. */
  readonly fetched?: readonly [string, string];
  /** What a project of it has before. */
  readonly files: Readonly<Record<string, string>>;
  /** How a workspace names another one that it needs. */
  readonly sibling: string;
  /** Starts a program of a package. */
  readonly start: string;
}

const managers: readonly Managed[] = [
  { name: 'npm', files: {}, sibling: '0.0.0', start: 'npx' },
  {
    name: 'pnpm',
    fetched: ['pnpm', 'pnpm'],
    files: { 'pnpm-lock.yaml': '', 'pnpm-workspace.yaml': 'packages: [apps/*]\n' },
    sibling: 'workspace:*',
    start: 'pnpm exec',
  },
  {
    name: 'pnpm 10',
    fetched: ['pnpm@10', 'pnpm'],
    files: { 'pnpm-lock.yaml': '', 'pnpm-workspace.yaml': 'packages: [apps/*]\n' },
    sibling: 'workspace:*',
    start: 'pnpm exec',
  },
  {
    name: 'yarn',
    fetched: ['@yarnpkg/cli-dist', 'yarn'],
    files: { 'yarn.lock': '', '.yarnrc.yml': 'nodeLinker: node-modules\n' },
    sibling: 'workspace:*',
    start: 'yarn run',
  },
  {
    name: "yarn with Plug'n'Play",
    fetched: ['@yarnpkg/cli-dist', 'yarn'],
    files: { 'yarn.lock': '' },
    sibling: 'workspace:*',
    start: 'yarn run',
  },
  {
    name: 'yarn 1',
    fetched: ['yarn@1', 'yarn'],
    files: { 'yarn.lock': '# yarn lockfile v1\n' },
    sibling: '0.0.0',
    start: 'yarn run',
  },
];

const strict = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  noEmit: true,
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
};
const resolutions = {
  NodeNext: { module: 'NodeNext', moduleResolution: 'NodeNext' },
  Bundler: { module: 'ESNext', moduleResolution: 'Bundler' },
} as const;

const shop = `import { createClient } from '@acme/client';
import type { Pet } from '@acme/types';
import { isPet } from '@acme/validators';

const client = createClient({ baseUrl: 'http://127.0.0.1' });

export async function firstPet(): Promise<Pet | undefined> {
  const answer = await client.pets.listPets();
  if (!answer.ok) return undefined;
  const [first]: readonly (Pet | undefined)[] = answer.data;
  return isPet(first) ? first : undefined;
}
`;

let base: string;
let archive: string;
let ashlar: string;

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'ashlar-workspaces-'));
  archive = pack(base);
  mkdirSync(join(base, 'packed'));
  install(archive, join(base, 'packed'));
  ashlar = join(base, 'packed/node_modules/ashlar/bin/ashlar.js');
});

afterAll(() => rmSync(base, { recursive: true, force: true }));

/** The folder of the manager's program, fetched; undefined where it cannot be had. */
function programs([wanted, program]: readonly [string, string]): string | undefined {
  const folder = join(base, 'managers', wanted.replace(/\W/g, '-'));
  mkdirSync(folder, { recursive: true });
  put(folder, 'package.json', '{ "private": true }');
  const { status } = attempt(folder, 'npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', wanted]);
  const found = join(folder, 'node_modules/.bin');
  return status === 0 && existsSync(join(found, program)) ? found : undefined;
}

it.for(managers)('$name', ({ name, fetched, files, sibling, start }, context) => {
  if (process.platform === 'win32') return context.skip('the steps are run by a shell of other systems');
  const found = fetched && programs(fetched);
  if (fetched && found === undefined) return context.skip(`${name} cannot be fetched here`);
  const registry = run(base, 'npm', ['config', 'get', 'registry']).trim();
  if (attempt(base, 'npm', ['ping']).status !== 0)
    return context.skip('no registry of packages can be reached from here');
  const project = join(base, name.replace(/\W/g, '-'));
  const env = {
    PATH: [...(found === undefined ? [] : [found]), process.env['PATH'] ?? ''].join(delimiter),
    // Each manager has settings of its own; they all ask the registry that npm asks, and write the lockfile in CI, too.
    YARN_NPM_REGISTRY_SERVER: registry,
    YARN_REGISTRY: registry,
    YARN_ENABLE_TELEMETRY: '0',
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
    YARN_UNSAFE_HTTP_WHITELIST: new URL(registry).hostname,
    npm_config_registry: registry,
    npm_config_frozen_lockfile: 'false',
    npm_config_ignore_scripts: 'true',
  };
  const inProject = (command: string): string => run(project, 'sh', ['-c', command], { env, timeout: 600_000 });
  put(project, 'openapi.yaml', documents.before);
  const workspaces = name.startsWith('pnpm') ? {} : { workspaces: ['apps/*'] };
  put(
    project,
    'package.json',
    `${JSON.stringify({ name: 'project', private: true, type: 'module', ...workspaces, devDependencies: { ashlar: `file:${archive}` } }, null, 2)}\n`,
  );
  for (const [path, text] of Object.entries(files)) put(project, path, text);

  const said = run(
    project,
    process.execPath,
    [ashlar, 'init', '--yes', '--mode', 'packages', '--scope', '@acme', '--license', 'MIT'],
    { env },
  );
  const steps = /^Next: (.*)\.$/m.exec(said)?.[1]?.split(', ') ?? [];
  expect(steps.length).toBeGreaterThan(4);
  for (const step of steps) inProject(step);
  inProject(`${start} ashlar generate --check`);

  // Another workspace of the same project uses what was generated.
  const dependencies = Object.fromEntries(['client', 'types', 'validators'].map((each) => [`@acme/${each}`, sibling]));
  put(
    project,
    'apps/shop/package.json',
    JSON.stringify({
      name: 'shop',
      version: '0.0.0',
      private: true,
      type: 'module',
      dependencies,
      devDependencies: typescriptOf(project),
    }),
  );
  put(project, 'apps/shop/src/pets.ts', shop);
  inProject(steps[0] ?? '');
  for (const [resolution, options] of Object.entries(resolutions)) {
    for (const folder of ['.', 'apps/shop']) {
      put(
        project,
        `${folder}/tsconfig.json`,
        JSON.stringify({ compilerOptions: { ...strict, ...options }, include: ['src'] }),
      );
      expect({
        resolution,
        folder,
        said: attempt(join(project, folder), 'sh', ['-c', `${start} tsc -p . --pretty false`], { env }),
      }).toMatchObject({ resolution, folder, said: { status: 0 } });
    }
  }
  // What the compiler is asked is no empty question.
  put(project, 'apps/shop/src/pets.ts', shop.replace('listPets()', 'listPats()'));
  expect(
    attempt(join(project, 'apps/shop'), 'sh', ['-c', `${start} tsc -p . --pretty false`], { env }).stdout,
  ).toContain("src/pets.ts(8,36): error TS2551: Property 'listPats' does not exist");
});

function typescriptOf(project: string): Readonly<Record<string, string>> {
  const { devDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  return { typescript: devDependencies['typescript'] ?? '' };
}
