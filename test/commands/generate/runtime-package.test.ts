// The option `client.runtime`: client and validators contain their runtime, or import it from a package.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseArguments } from '../../../src/generator/cli/arguments.ts';
import { runGenerate } from '../../../src/generator/commands/generate/command.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { ashlar, createSilentEnvironment, petShop, type CommandOutput } from '../../cli/command.ts';
import { createTempDirectory, readFiles, writeTextFile } from '../../cli/temp-directory.ts';
import { root } from '../../architecture/files.ts';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
const targets = ['types', 'client', 'validators'];
const packages = { scope: '@acme', license: 'MIT' };
const fromPackage = { client: { runtime: 'package' } };

const installed = (installedVersion: string): Readonly<Record<string, string>> => ({
  'node_modules/@ashlar/runtime/package.json': JSON.stringify({ name: '@ashlar/runtime', version: installedVersion }),
});

const createDirectory = (config: object, files: Readonly<Record<string, string>> = {}): string =>
  createTempDirectory({
    'openapi.yaml': petShop,
    'ashlar.config.json': JSON.stringify({ document: 'openapi.yaml', out: 'api', ...config }, undefined, 2),
    ...files,
  });

const generate = (directory: string, ...args: readonly string[]): Promise<CommandOutput> =>
  ashlar(directory, ['generate', '--quiet', ...args]);

const readOutput = (directory: string): Readonly<Record<string, string>> => readFiles(join(directory, 'api'));

/** Returns the files of the output by path, except those of the runtime and the manifest. */
const withoutRuntime = (files: Readonly<Record<string, string>>): object =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !/runtime\.ts$|^\.ashlar/.test(path)));

describe('the runtime in a package', () => {
  it('replaces only the modules of the runtime', async () => {
    const inline = createDirectory({ targets: [...targets, 'server'] });
    await generate(inline);
    const directory = createDirectory({ targets: [...targets, 'server'], ...fromPackage }, installed(version));
    expect(await generate(directory)).toMatchObject({ status: 0, stderr: '' });
    const files = readOutput(directory);
    expect(withoutRuntime(files)).toEqual(withoutRuntime(readOutput(inline)));
    for (const target of ['client', 'validators'])
      expect(files[`${target}/runtime.ts`]).toMatch(
        new RegExp(
          `^import type \\{ RuntimeDigest \\} from '(@ashlar/runtime/${target})';\n\nexport \\* from '\\1';\n`,
          'm',
        ),
      );
    expect(await generate(directory, '--check')).toMatchObject({ status: 0, stderr: '' });
  });

  it('is not the default', async () => {
    const directory = createDirectory({ targets });
    await generate(directory);
    const explicit = createDirectory({ targets, client: { runtime: 'inline' } });
    await generate(explicit);
    expect(readOutput(explicit)).toEqual(readOutput(directory));
    expect(readOutput(directory)['client/runtime.ts']).not.toContain('@ashlar/runtime');
  });

  it('is a dependency of generated packages, in the version of Ashlar', async () => {
    const directory = createDirectory({ packages: { ...packages, workspaceProtocol: true }, ...fromPackage });
    // Packages are installed after they are generated.
    expect(await generate(directory)).toMatchObject({ status: 0, stderr: '' });
    const files = readOutput(directory);
    const dependenciesOf = (target: string): unknown =>
      (JSON.parse(files[`${target}/package.json`] ?? '') as { readonly dependencies?: unknown }).dependencies;
    const expected = { '@ashlar/runtime': version, '@acme/types': 'workspace:*' };
    expect(dependenciesOf('client')).toEqual(expected);
    expect(dependenciesOf('validators')).toEqual(expected);
    expect(dependenciesOf('server')).not.toHaveProperty('@ashlar/runtime');
    expect(files['client/src/runtime.ts']).toContain("export * from '@ashlar/runtime/client';");
  });

  it('is generated when the option changes, also with a cache', async () => {
    const directory = createDirectory({ targets }, installed(version));
    const config = join(
      createTempDirectory({ 'config.json': JSON.stringify({ targets, ...fromPackage }) }),
      'config.json',
    );
    await generate(directory, '--cache', 'cache');
    const inline = readOutput(directory);
    const other = ['--cache', 'cache', '--config', config, 'openapi.yaml', '--out', 'api'];
    expect((await generate(directory, ...other, '--check')).status).toBe(1);
    await generate(directory, ...other);
    expect(readOutput(directory)['client/runtime.ts']).toContain('@ashlar/runtime');
    await generate(directory, '--cache', 'cache');
    expect(readOutput(directory)).toEqual(inline);
  });

  it('is an option of each document', async () => {
    const directory = createTempDirectory({
      'a.yaml': petShop,
      'b.yaml': petShop,
      'ashlar.config.json': JSON.stringify({
        targets,
        ...fromPackage,
        documents: [
          { document: 'a.yaml', out: 'a' },
          { document: 'b.yaml', out: 'b', client: { runtime: 'inline' } },
        ],
      }),
      ...installed(version),
    });
    expect((await generate(directory)).status).toBe(0);
    expect(readFiles(join(directory, 'a'))['client/runtime.ts']).toContain('@ashlar/runtime');
    expect(readFiles(join(directory, 'b'))['client/runtime.ts']).not.toContain('@ashlar/runtime');
  });
});

describe('a warning', () => {
  it('reports that the package is not installed, also if the output is cached, until it is', async () => {
    const directory = createDirectory({ targets, ...fromPackage });
    for (const args of [[], [], ['--check']]) {
      const { status, stderr } = await generate(directory, '--cache', 'cache', ...args);
      expect(status).toBe(0);
      expect(stderr).toMatch(/^ashlar\.config\.json:\d+:\d+ warning /);
      expect(stderr).toContain('cli/missing-runtime');
      expect(stderr).toContain('`client.runtime`: cannot resolve `@ashlar/runtime` from `api`: it is not installed\n');
    }
    for (const [path, text] of Object.entries(installed(version))) writeTextFile(directory, path, text);
    expect((await generate(directory, '--cache', 'cache')).stderr).toBe('');
  });

  it.each([
    ['0.0.0', 'pack it in a checkout of Ashlar (`npm pack --workspace @ashlar/runtime`) and install the file'],
    ['1.2.3', 'run `npm install --save-exact @ashlar/runtime@1.2.3`'],
  ])('says how to install version %s', async (ashlarVersion, help) => {
    const directory = createDirectory({ targets, ...fromPackage });
    const report = createReport();
    const request = parseArguments(['generate'], ashlarVersion, report);
    if (request?.command !== 'generate') throw new Error('not the generate command');
    await runGenerate(request.flags, ashlarVersion, createSilentEnvironment(directory), report);
    expect(report.diagnostics.map((diagnostic) => diagnostic.help)).toEqual([`${help}, or set \`inline\``]);
  });

  it('reports another version of the package', async () => {
    const directory = createDirectory({ targets, ...fromPackage }, installed('0.0.1-other'));
    const { status, stderr } = await generate(directory);
    expect(status).toBe(0);
    expect(stderr).toContain('warning cli/runtime-version');
    expect(stderr).toContain(
      `\`@ashlar/runtime\` 0.0.1-other conflicts with the output in \`api\`, which requires ${version}`,
    );
  });

  it.each<[string, object, readonly string[]]>([
    ['without client and validators', { targets: ['types', 'docs'] }, []],
    ['if a run generates neither', { targets }, ['--targets', 'types']],
    ['for packages', { targets, packages }, []],
  ])('is not reported %s', async (_, config, args) => {
    expect((await generate(createDirectory({ ...config, ...fromPackage }), ...args)).stderr).toBe('');
  });

  it.each(['{ broken', 'null', '{}', '{ "version": 5 }'])(
    'reports an incomplete package, whose manifest is %s',
    async (manifest) => {
      const files = { ...installed(version), 'node_modules/@ashlar/runtime/package.json': manifest };
      const { status, stderr } = await generate(createDirectory({ targets, ...fromPackage }, files));
      expect(status).toBe(0);
      expect(stderr).toContain('warning cli/missing-runtime');
    },
  );

  it('has the location of the option of a document', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': petShop,
      'ashlar.config.json': JSON.stringify({
        documents: [{ document: 'openapi.yaml', out: 'api', targets, ...fromPackage }],
      }),
    });
    expect((await generate(directory)).stderr).toContain('`documents[0].client.runtime`: cannot resolve');
  });
});
