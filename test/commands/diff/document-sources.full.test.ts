// `ashlar diff` for documents in commits, published packages, and archives, and with overlays.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi, test } from 'vitest';
import { extractTarball } from '../../../src/generator/pipeline/revisions/npm-pack.ts';
import { ashlar, petShop } from '../../cli/command.ts';
import { initializeRepository } from '../../cli/git.ts';
import { createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';

const changedPetShop = petShop.replace('type: integer', 'type: string').replace('1.0.0', '2.0.0');
const overlay =
  'overlay: 1.0.0\ninfo: { title: O, version: "1" }\nactions:\n  - target: $.components.schemas.Pet.properties.age\n    update: { type: boolean }\n';

interface DiffJson {
  readonly changes: readonly {
    readonly id: string;
    readonly sentence: string;
    readonly base: { readonly file: string };
    readonly head: { readonly file: string };
  }[];
}

async function getChanges(cwd: string, ...args: string[]): Promise<DiffJson['changes']> {
  const { stdout, stderr } = await ashlar(cwd, ['diff', ...args, '--json']);
  if (stdout === '') throw new Error(stderr);
  return (JSON.parse(stdout) as DiffJson).changes;
}

describe('a document in a commit', () => {
  it('is read through symbolic links to files and directories', async () => {
    const cwd = createTempDirectory({ 'real/openapi.yaml': petShop });
    symlinkSync('real/openapi.yaml', join(cwd, 'link.yaml'));
    symlinkSync('real', join(cwd, 'directory'));
    symlinkSync('nowhere.yaml', join(cwd, 'broken.yaml'));
    initializeRepository(cwd);
    writeTextFile(cwd, 'head.yaml', changedPetShop);
    for (const name of ['main:link.yaml', 'main:directory', 'main:directory/openapi.yaml'])
      expect((await getChanges(cwd, name, 'head.yaml')).map(({ id }) => id)).toEqual(['type-changed']);
    expect((await ashlar(cwd, ['diff', 'main:broken.yaml', 'head.yaml'])).stderr).toContain(
      'cannot find `broken.yaml` in `main`',
    );
  });

  test('is in the root directory if it has no path', async () => {
    const cwd = createTempDirectory({ 'openapi.yaml': petShop });
    initializeRepository(cwd);
    writeTextFile(cwd, 'openapi.yaml', changedPetShop);
    const [change] = await getChanges(cwd, 'HEAD:', 'openapi.yaml');
    expect(change?.base.file).toBe('HEAD:openapi.yaml');
  });
});

describe('overlays', () => {
  test('in the arguments are read from the working directory, even for a document in a commit', async () => {
    const cwd = createTempDirectory({ 'openapi.yaml': petShop });
    initializeRepository(cwd);
    writeTextFile(cwd, 'openapi.yaml', changedPetShop);
    writeTextFile(cwd, 'ov.yaml', overlay);
    expect(await getChanges(cwd, 'HEAD:openapi.yaml', 'openapi.yaml', '--overlay', 'ov.yaml')).toEqual([]);
    writeTextFile(cwd, 'ov.yaml', overlay.replace('actions:', 'actions: x'));
    expect((await ashlar(cwd, ['diff', 'HEAD:openapi.yaml', 'openapi.yaml', '--overlay', './ov.yaml'])).stderr).toMatch(
      /^ov\.yaml:\d+:\d+ error/m,
    );
  });

  test('in the configuration apply to its document, including in a commit that contains them', async () => {
    const cwd = createTempDirectory({
      'spec/openapi.yaml': petShop,
      'ashlar.config.json': '{"document": "spec/openapi.yaml", "overlays": ["spec/ov.yaml"]}',
    });
    initializeRepository(cwd);
    writeTextFile(cwd, 'spec/ov.yaml', overlay);
    expect((await getChanges(cwd, 'HEAD:spec/openapi.yaml')).map(({ sentence }) => sentence)).toEqual([
      expect.stringContaining('boolean'),
    ]);
    rmSync(join(cwd, '.git'), { recursive: true });
    initializeRepository(cwd);
    expect(await getChanges(cwd, 'HEAD:spec')).toEqual([]);
    writeTextFile(cwd, 'plain.yaml', petShop);
    expect((await getChanges(cwd, 'plain.yaml')).map(({ id }) => id)).toEqual(['type-changed']);
  });
});

describe('a published package', () => {
  it('is downloaded from the registry of the project, and leaves no files', async () => {
    const cwd = createTempDirectory({
      'pack/package.json': '{"name": "@acme/spec", "version": "1.2.0", "exports": {".": "./openapi.yaml"}}',
      'pack/openapi.yaml': petShop,
      'head.yaml': changedPetShop,
      'package.json': '{"name": "project", "version": "1.0.0"}',
    });
    execFileSync('npm', ['pack', '--pack-destination', cwd], { cwd: join(cwd, 'pack'), stdio: 'ignore' });
    const requestUrls: string[] = [];
    const address = await startRegistry(join(cwd, 'acme-spec-1.2.0.tgz'), requestUrls);
    writeFileSync(join(cwd, '.npmrc'), `@acme:registry=${address}/\ncache=${join(cwd, '.cache')}\n`);
    mkdirSync(join(cwd, 'tmp'));
    vi.stubEnv('TMPDIR', join(cwd, 'tmp'));
    onTestFinished(() => void vi.unstubAllEnvs());
    const [change] = await getChanges(cwd, '@acme/spec@1.2.0', 'head.yaml');
    expect(change).toMatchObject({ id: 'type-changed', base: { file: '@acme/spec@1.2.0/openapi.yaml' } });
    expect(requestUrls).toContain('/@acme%2fspec');
    expect(readdirSync(join(cwd, 'tmp'))).toEqual([]);
    expect(readdirSync(cwd)).not.toContain('node_modules');
  });

  it('is read from node_modules even if it does not export its package.json', async () => {
    const cwd = createTempDirectory({ 'head.yaml': changedPetShop });
    mkdirSync(join(cwd, 'node_modules/@acme/spec'), { recursive: true });
    writeTextFile(
      cwd,
      'node_modules/@acme/spec/package.json',
      '{"name": "@acme/spec", "exports": {".": "./openapi.yaml"}}',
    );
    writeTextFile(cwd, 'node_modules/@acme/spec/openapi.yaml', petShop);
    expect((await getChanges(cwd, '@acme/spec', 'head.yaml')).map(({ id }) => id)).toEqual(['type-changed']);
  });
});

describe('an archive', () => {
  it('is extracted, including files with paths that are too long for a header', () => {
    const longPath = `${'directory-with-long-name/'.repeat(12)}openapi.yaml`;
    const cwd = createTempDirectory({ 'package/openapi.yaml': petShop, [`package/${longPath}`]: 'a: é\n' });
    for (const format of ['pax', 'gnu', 'ustar']) {
      const paths = format === 'ustar' ? ['package/openapi.yaml'] : ['package'];
      execFileSync('tar', [`--format=${format}`, '-czf', `${format}.tgz`, ...paths], { cwd });
      const files = extractTarball(readFileSync(join(cwd, `${format}.tgz`)));
      expect(Buffer.from(files.get('openapi.yaml') ?? []).toString()).toBe(petShop);
      if (format !== 'ustar') expect(Buffer.from(files.get(longPath) ?? []).toString()).toBe('a: é\n');
    }
  });
});

/** Starts a registry with one version of one package; returns its URL. */
async function startRegistry(archive: string, requestUrls: string[]): Promise<string> {
  const content = readFileSync(archive);
  const server: Server = createServer((request, response) => {
    requestUrls.push(request.url ?? '');
    if (request.url?.endsWith('.tgz')) return void response.end(content);
    const dist = {
      tarball: `${address()}/spec.tgz`,
      integrity: `sha512-${createHash('sha512').update(content).digest('base64')}`,
    };
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        name: '@acme/spec',
        'dist-tags': { latest: '1.2.0' },
        versions: { '1.2.0': { name: '@acme/spec', version: '1.2.0', dist } },
      }),
    );
  });
  const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return address();
}
