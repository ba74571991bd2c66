// Generated packages of this repository, published and installed: compilation with every supported compiler, and calls
// to the service.

import { execFile, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { root } from '../../architecture/files.ts';
import { startTestService } from '../../service/harness/test-service.ts';
import { ashlar } from '../../cli/command.ts';
import { writeTextFile } from '../../cli/temp-directory.ts';
import { compilers } from '../../compile/compile-programs-together.ts';
import { skipBecause } from '../../tier.ts';
import { moduleResolutions, strictCompilerOptions } from '../../packed/tsconfig-options.ts';
import { initializeProject } from './project.ts';
import { startRegistry, type Registry } from './registry.ts';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

const execute = promisify(execFile);
const packages = ['types', 'client', 'validators', 'server', 'docs', 'spec'];
const compilerOptions = {
  ...strictCompilerOptions,
  types: ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: false,
};

let registry: Registry;
let consumer: string;

/** Publishes all packages of the repository, and installs them in a consumer project. */
beforeAll(async () => {
  registry = await startRegistry();
  const project = join(registry.directory, 'project');
  for (const directory of ['spec', 'generated'])
    cpSync(join(root, directory), join(project, directory), {
      recursive: true,
      filter: (path) => !/[\\/](?:dist|node_modules)$/.test(path),
    });
  writeTextFile(
    project,
    'ashlar.config.json',
    JSON.stringify({
      document: 'spec/openapi.yaml',
      packages: { scope: '@cloud-api', license: 'MIT' },
      release: {
        compiler: 'typescript-7',
        sizeLimits: [{ package: 'client', exports: ['createBaseClient', 'getUser'], maxBytes: 6000 }],
      },
    }),
  );
  initializeProject(project, registry);
  const { status, stdout, stderr } = await ashlar(project, ['release', '--publish']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('6 of 6 published.');

  consumer = join(registry.directory, 'consumer');
  writeTextFile(consumer, 'package.json', '{ "name": "consumer", "private": true, "type": "module" }');
  writeTextFile(consumer, '.npmrc', registry.npmrc(consumer));
  writeTextFile(consumer, 'program.ts', readFileSync(join(import.meta.dirname, 'consumer.txt'), 'utf8'));
  // Third-party packages are published from node_modules, so that the test needs no network.
  for (const name of ['openapi-typescript-helpers', 'openapi-fetch'])
    await execute('npm', ['publish', join(root, 'node_modules', name), '--ignore-scripts', '--provenance=false'], {
      cwd: consumer,
    });
  await execute('npm', ['install', ...packages.map((name) => `@cloud-api/${name}`), 'openapi-fetch'], {
    cwd: consumer,
  });
});

afterAll(() => registry.close());

/** Installs the oldest supported compiler, which is not a dependency of this project. */
function installOldestCompiler(): string | undefined {
  const directory = join(registry.directory, 'oldest');
  mkdirSync(directory, { recursive: true });
  const { status } = spawnSync('npm', ['install', '--prefix', directory, 'typescript@5.5', '--ignore-scripts'], {
    cwd: root,
  });
  const script = join(directory, 'node_modules/typescript/bin/tsc');
  return status === 0 && existsSync(script) ? script : undefined;
}

/** Compiles the program of the consumer, and returns the errors; empty if there are none. */
function compile(compiler: string, options: object): string {
  writeTextFile(
    consumer,
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { ...compilerOptions, ...options }, include: ['program.ts'] }),
  );
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.json', '--pretty', 'false'], {
    cwd: consumer,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

it.each(
  Object.entries(compilers).flatMap(([version, script]) =>
    Object.entries(moduleResolutions).map(([name, options]) => ({ version, name, script, options })),
  ),
)('compiles a strict program with TypeScript $version and $name resolution', ({ script, options }) =>
  expect(compile(script, { ...options, noEmit: true })).toBe(''),
);

it('compiles a strict program with TypeScript 5.5', (context) => {
  const script = installOldestCompiler();
  if (script === undefined) return skipBecause(context, 'TypeScript 5.5 cannot be installed');
  for (const options of Object.values(moduleResolutions))
    expect(compile(script, { ...options, noEmit: true })).toBe('');
});

it('calls the service with the client, and with openapi-fetch', async () => {
  expect(compile(compilers['7'], { ...moduleResolutions.NodeNext, outDir: 'built' })).toBe('');
  const service = await startTestService({ storage: 'sqlite' });
  try {
    const listResult = await service.client().oauthClients.listOAuthClients();
    const { stdout } = await execute(
      process.execPath,
      ['built/program.js', service.baseUrl, service.fixtures.tokens.unrestricted, service.fixtures.username],
      { cwd: consumer },
    );
    expect(JSON.parse(stdout)).toMatchObject({
      one: service.fixtures.username,
      names: listResult.ok
        ? listResult.data.data.map(({ label }) => label).filter((label) => label.includes('a'))
        : 'the list failed',
      none: [false, 404],
      fetched: service.fixtures.username,
      valid: true,
      problems: expect.arrayContaining(['/username']) as string[],
    });
  } finally {
    await service.close();
  }
});

it('contains the document and its reference docs', () => {
  const readPackageFile = (path: string): string =>
    readFileSync(join(consumer, 'node_modules/@cloud-api', path), 'utf8');
  expect(readPackageFile('spec/openapi.json')).toBe(readFileSync(join(root, 'generated/spec/openapi.json'), 'utf8'));
  expect(readPackageFile('docs/README.md')).toBe(readFileSync(join(root, 'generated/docs/README.md'), 'utf8'));
  for (const name of packages)
    expect(readPackageFile(`${name}/CHANGELOG.md`)).toBe('# Changelog\n\n## 0.1.0\n\nInitial version.\n');
});
