// What this repository generates, published and installed elsewhere: it compiles with every compiler and runs against the service.

import { execFile, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { root } from '../architecture/files.ts';
import { startTestService } from '../service/harness/test-service.ts';
import { ashlar } from '../unit/cli/command.ts';
import { put } from '../unit/cli/folder.ts';
import { compilers } from '../compile/run.ts';
import { initialise } from './project.ts';
import { startRegistry, type Registry } from './registry.ts';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

const execute = promisify(execFile);
const packages = ['types', 'client', 'validators', 'server', 'docs', 'spec'];
const strict = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: false,
};

let base: string;
let registry: Registry;
let consumer: string;

/** Publishes all packages of the repository as it stands, and installs them in a folder of their user. */
beforeAll(async () => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'ashlar-published-')));
  registry = await startRegistry(join(base, 'registry'));
  const project = join(base, 'project');
  for (const folder of ['spec', 'generated'])
    cpSync(join(root, folder), join(project, folder), {
      recursive: true,
      filter: (path) => !/[\\/](?:dist|node_modules)$/.test(path),
    });
  const { compiler, sizes } = {
    compiler: 'typescript-7',
    sizes: [{ package: 'client', exports: ['createBaseClient', 'getUser'], max: 6000 }],
  };
  put(
    project,
    'ashlar.config.json',
    JSON.stringify({
      document: 'spec/openapi.yaml',
      packages: { scope: '@cloud-api', license: 'MIT' },
      release: { compiler, sizes },
    }),
  );
  initialise(project, registry);
  const { status, stdout, stderr } = await ashlar(project, ['release', '--publish']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('6 of 6 published.');

  consumer = join(base, 'consumer');
  put(consumer, 'package.json', '{ "name": "consumer", "private": true, "type": "module" }');
  put(consumer, '.npmrc', registry.npmrc(consumer));
  put(consumer, 'program.ts', readFileSync(join(import.meta.dirname, 'consumer.txt'), 'utf8'));
  // What others publish comes from here, so that the network is not asked.
  for (const name of ['openapi-typescript-helpers', 'openapi-fetch'])
    await execute('npm', ['publish', join(root, 'node_modules', name), '--ignore-scripts', '--provenance=false'], {
      cwd: consumer,
    });
  await execute('npm', ['install', ...packages.map((name) => `@cloud-api/${name}`), 'openapi-fetch'], {
    cwd: consumer,
  });
});

afterAll(async () => {
  await registry.close();
  rmSync(base, { recursive: true, force: true });
});

/** The oldest compiler that is promised: fetched, because it is not among this project's own. */
function oldest(): string | undefined {
  const folder = join(base, 'oldest');
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('npm', ['install', '--prefix', folder, 'typescript@5.5', '--ignore-scripts'], {
    cwd: root,
  });
  const script = join(folder, 'node_modules/typescript/bin/tsc');
  return status === 0 && existsSync(script) ? script : undefined;
}

const resolutions = {
  NodeNext: { module: 'NodeNext', moduleResolution: 'NodeNext' },
  Bundler: { module: 'ESNext', moduleResolution: 'Bundler' },
} as const;

function compile(compiler: string, options: object): string {
  put(
    consumer,
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { ...strict, ...options }, include: ['program.ts'] }),
  );
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.json', '--pretty', 'false'], {
    cwd: consumer,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

it.each(
  Object.entries(compilers).flatMap(([version, script]) =>
    Object.entries(resolutions).map(([name, options]) => ({ version, name, script, options })),
  ),
)('a strict program compiles with TypeScript $version, resolved as $name', ({ script, options }) =>
  expect(compile(script, { ...options, noEmit: true })).toBe(''),
);

it('and with TypeScript 5.5', (context) => {
  const script = oldest();
  if (script === undefined) return context.skip('TypeScript 5.5 cannot be fetched here');
  for (const options of Object.values(resolutions)) expect(compile(script, { ...options, noEmit: true })).toBe('');
});

it('runs against the service, and so does openapi-fetch on the types', async () => {
  expect(compile(compilers['7'], { ...resolutions.NodeNext, outDir: 'built' })).toBe('');
  const service = await startTestService({ storage: 'sqlite' });
  try {
    const listed = await service.client().oauthClients.listOAuthClients();
    const { stdout } = await execute(
      process.execPath,
      ['built/program.js', service.baseUrl, service.fixtures.tokens.unrestricted, service.fixtures.username],
      { cwd: consumer },
    );
    expect(JSON.parse(stdout)).toMatchObject({
      one: service.fixtures.username,
      names: listed.ok
        ? listed.data.data.map(({ label }) => label).filter((label) => label.includes('a'))
        : 'nothing is listed',
      none: [false, 404],
      fetched: service.fixtures.username,
      valid: true,
      problems: expect.arrayContaining(['/username']) as string[],
    });
  } finally {
    await service.close();
  }
});

it('holds the document and its reference', () => {
  const at = (path: string): string => readFileSync(join(consumer, 'node_modules/@cloud-api', path), 'utf8');
  expect(at('spec/openapi.json')).toBe(readFileSync(join(root, 'generated/spec/openapi.json'), 'utf8'));
  expect(at('docs/README.md')).toBe(readFileSync(join(root, 'generated/docs/README.md'), 'utf8'));
  for (const name of packages)
    expect(at(`${name}/CHANGELOG.md`)).toBe('# Changelog\n\n## 0.1.0\n\nThe first version.\n');
});
