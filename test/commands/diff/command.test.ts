// `ashlar diff`: document sources, output formats, version checks, approvals, and exit status.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { diffFormats } from '../../../src/generator/commands/diff/print/format-names.ts';
import { diffDocuments } from '../../../src/generator/index.ts';
import { ashlar, petShop } from '../../cli/command.ts';
import { initializeRepository } from '../../cli/git.ts';
import { createTempDirectory } from '../../cli/temp-directory.ts';

const withRemovedOperation = petShop
  .replace('  /pets:', '  /animals:')
  .replace('operationId: listPets', 'operationId: listAnimals')
  .replace('1.0.0', '2.0.0');
const withAddedOperation = petShop
  .replace('1.0.0', '1.1.0')
  .replace('paths:\n', 'paths:\n  /cats:\n    get: { responses: { "200": { description: Cats. } } }\n');

const files = {
  'v1.yaml': petShop,
  'v2.yaml': withRemovedOperation,
  'v3.yaml': withAddedOperation,
  'broken.yaml': `${petShop}x: [`,
  'wrong.yaml': petShop.replace('paths:', 'paths: 3\nx-paths:'),
};

interface DiffJson {
  readonly counts: Readonly<Record<string, number>>;
  readonly versions: Readonly<Record<string, string>>;
  readonly changes: readonly {
    readonly id: string;
    readonly level: string;
    readonly fingerprint: string;
    readonly base?: { readonly file: string };
    readonly head?: { readonly file: string };
    readonly approval?: object;
  }[];
}

async function diffAsJson(cwd: string, ...args: string[]): Promise<DiffJson> {
  const { stdout } = await ashlar(cwd, ['diff', ...args, '--json']);
  return JSON.parse(stdout) as DiffJson;
}

describe('ashlar diff', () => {
  it('reports no changes between a document and itself', async () => {
    const cwd = createTempDirectory(files);
    const { status, stdout, stderr } = await ashlar(cwd, [
      'diff',
      'v1.yaml',
      'v1.yaml',
      '--fail-on',
      'possibly-breaking',
    ]);
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'v1.yaml and v1.yaml are equivalent\n' });
    expect(stderr).not.toContain('error');
  });

  it('reports removed and added operations with their locations', async () => {
    const cwd = createTempDirectory(files);
    const { counts, versions, changes } = await diffAsJson(cwd, 'v1.yaml', 'v2.yaml');
    expect(changes.map(({ id, level }) => [id, level])).toEqual([
      ['operation-removed', 'breaking'],
      ['operation-added', 'compatible'],
    ]);
    expect(changes[0]?.base?.file).toBe('v1.yaml');
    expect(changes[1]?.head?.file).toBe('v2.yaml');
    expect(counts).toEqual({ breaking: 1, 'possibly-breaking': 0, compatible: 1, approved: 0 });
    expect(versions).toMatchObject({ spec: 'major', client: 'major', docs: 'patch' });
  });

  it('requires a minor version for an added operation, and a major version for the server', async () => {
    const cwd = createTempDirectory(files);
    expect((await diffAsJson(cwd, 'v1.yaml', 'v3.yaml')).versions).toMatchObject({
      spec: 'minor',
      client: 'minor',
      server: 'major',
    });
  });

  it('fails only with --fail-on, for changes at this level or above', async () => {
    const cwd = createTempDirectory(files);
    const getStatus = async (...args: string[]): Promise<number> => (await ashlar(cwd, ['diff', ...args])).status;
    expect(await getStatus('v1.yaml', 'v2.yaml')).toBe(0);
    expect(await getStatus('v1.yaml', 'v2.yaml', '--fail-on', 'none')).toBe(0);
    expect(await getStatus('v1.yaml', 'v2.yaml', '--fail-on', 'breaking')).toBe(1);
    expect(await getStatus('v1.yaml', 'v3.yaml', '--fail-on', 'possibly-breaking')).toBe(0);
    expect((await ashlar(cwd, ['diff', 'v1.yaml', 'v2.yaml', '--fail-on', 'breaking'])).stderr).toContain(
      'diff/breaking-change',
    );
  });

  it.each(diffFormats)('prints %s with a final newline and without progress', async (format) => {
    const { status, stdout } = await ashlar(createTempDirectory(files), [
      'diff',
      'v1.yaml',
      'v2.yaml',
      '--format',
      format,
    ]);
    expect(status).toBe(0);
    expect(stdout.endsWith('\n')).toBe(true);
    expect(stdout).toContain('GET /pets');
    expect(stdout).not.toMatch(/^(load|build|compare) /m);
  });

  it('uses the document in the configuration if there is no head argument', async () => {
    const cwd = createTempDirectory({ ...files, 'ashlar.config.json': '{"document": "v2.yaml"}' });
    expect((await diffAsJson(cwd, 'v1.yaml')).counts).toMatchObject({ breaking: 1 });
  });
});

describe('a document to compare', () => {
  it('can be specified by its directory', async () => {
    const cwd = createTempDirectory(files);
    for (const [directory, text] of [
      ['old', petShop],
      ['new', withRemovedOperation],
    ] as const) {
      mkdirSync(join(cwd, directory));
      writeFileSync(join(cwd, directory, 'openapi.yml'), text);
    }
    expect((await diffAsJson(cwd, 'old', 'new')).changes[0]?.base?.file).toBe('old/openapi.yml');
  });

  it('can be in a commit, even if its files were removed later', async () => {
    const cwd = createTempDirectory({
      'api.yaml': petShop.replace("'#/components/schemas/Pet'", "'parts/pet.yaml#/Pet'"),
    });
    mkdirSync(join(cwd, 'parts'));
    writeFileSync(join(cwd, 'parts/pet.yaml'), 'Pet: { type: object }\n');
    initializeRepository(cwd);
    rmSync(join(cwd, 'parts'), { recursive: true });
    writeFileSync(join(cwd, 'api.yaml'), withRemovedOperation);
    const { changes } = await diffAsJson(cwd, 'main:api.yaml', 'api.yaml');
    expect(changes.find(({ id }) => id === 'operation-removed')?.base?.file).toBe('main:api.yaml');
    const missing = await ashlar(cwd, ['diff', 'main:nothing.yaml', 'api.yaml']);
    expect(missing).toMatchObject({ status: 2 });
    expect(missing.stderr).toContain('cannot find `nothing.yaml` in `main`');
  });

  it('can be in an installed package', async () => {
    const cwd = createTempDirectory(files);
    const packageDirectory = join(cwd, 'node_modules/@acme/spec');
    mkdirSync(packageDirectory, { recursive: true });
    writeFileSync(join(packageDirectory, 'package.json'), '{"name": "@acme/spec", "version": "1.0.0"}');
    writeFileSync(join(packageDirectory, 'openapi.yaml'), petShop);
    expect((await diffAsJson(cwd, '@acme/spec', 'v2.yaml')).counts).toMatchObject({ breaking: 1 });
  });
});

describe('the version of the head', () => {
  test.each([
    [
      '1.0.0',
      withRemovedOperation.replace('2.0.0', '1.9.0'),
      'version 1.9.0 is too low after 1.0.0: expected at least 2.0.0 for breaking or possibly breaking changes',
    ],
    [
      '1.0.0',
      withAddedOperation.replace('1.1.0', '1.0.5'),
      'version 1.0.5 is too low after 1.0.0: expected at least 1.1.0 for additions',
    ],
    ['1.0.0', petShop.replace('1.0.0', '0.9.0'), 'version 0.9.0 is too low after 1.0.0: expected at least 1.0.0'],
  ])('after %s is reported at its location if it is too low', async (_, head, message) => {
    const { status, stderr } = await ashlar(createTempDirectory({ ...files, 'head.yaml': head }), [
      'diff',
      'v1.yaml',
      'head.yaml',
      '--quiet',
    ]);
    expect(status).toBe(0);
    expect(stderr).toContain('head.yaml:2:31 warning diff/version-too-low');
    expect(stderr).toContain(message);
  });

  it('is not reported if it is high enough', async () => {
    for (const head of ['v1.yaml', 'v2.yaml', 'v3.yaml'])
      expect((await ashlar(createTempDirectory(files), ['diff', 'v1.yaml', head, '--quiet'])).stderr).toBe('');
  });
});

describe('approvals', () => {
  const createApproval = (change: string, expires: string): string =>
    `- change: "${change}"\n  reason: No client calls it.\n  expires: "${expires}"\n`;

  test('approve a change until they expire, and are reported if unused', async () => {
    const cwd = createTempDirectory(files);
    const fingerprint = (await diffAsJson(cwd, 'v1.yaml', 'v2.yaml')).changes[0]?.fingerprint ?? '';
    const diffWithApprovals = async (text: string): Promise<{ status: number; stderr: string }> => {
      writeFileSync(join(cwd, 'ashlar.approvals.yaml'), text);
      return ashlar(cwd, ['diff', 'v1.yaml', 'v2.yaml', '--fail-on', 'breaking', '--quiet']);
    };
    expect(await diffWithApprovals(createApproval(fingerprint, '2030-01-15'))).toMatchObject({ status: 0, stderr: '' });
    const expired = await diffWithApprovals(createApproval(fingerprint, '2030-01-14'));
    expect(expired.status).toBe(1);
    expect(expired.stderr).toContain('diff/expired-approval');
    const unused = await diffWithApprovals(
      createApproval(fingerprint, '2030-01-15') + createApproval('0123456789ab', '2031-01-01'),
    );
    expect(unused.status).toBe(0);
    expect(unused.stderr).toContain('ashlar.approvals.yaml:4:3 warning diff/unused-approval');
    expect(await diffWithApprovals('[]')).toMatchObject({ status: 1 });
  });

  test('are rejected if two approve the same change, at the location of the second', async () => {
    const text =
      createApproval('0123456789ab', '2030-01-15') +
      createApproval('ba9876543210', '2030-01-15') +
      createApproval('0123456789ab', '2031-01-01').replace('No client', 'One client');
    const { status, stdout, stderr } = await ashlar(createTempDirectory({ ...files, 'ashlar.approvals.yaml': text }), [
      'diff',
      'v1.yaml',
      'v2.yaml',
      '--quiet',
    ]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(
      'ashlar.approvals.yaml:7:3 error diff/invalid-approval\n  duplicate approval of `0123456789ab`\n',
    );
    expect(stderr).toContain('see ashlar.approvals.yaml:1:3: first approved here');
  });

  test.each([
    ['change: 12', 'expected an array of approvals'],
    ['- change', 'expected an object'],
    ['- { change: abc, reason: x, expires: "2030-01-01" }', 'fingerprint'],
    ['- { change: "0123456789ab", expires: "2030-01-01" }', 'missing `reason`'],
    ['- { change: "0123456789ab", reason: x }', 'missing `expires`'],
    ['- { change: "0123456789ab", reason: x, expires: tomorrow }', 'invalid `expires`: expected a date'],
    ['- { change: "0123456789ab", reason: x, expires: "2030-02-30" }', 'invalid `expires`: expected a date'],
    ['- { change: "0123456789ab", reason: x, expires: "2030-01-01", until: 1 }', 'unknown property `until`'],
  ])('are rejected at their location if invalid: %s', async (text, message) => {
    const { status, stderr } = await ashlar(createTempDirectory({ ...files, 'mine.yaml': text }), [
      'diff',
      'v1.yaml',
      'v2.yaml',
      '--approvals',
      'mine.yaml',
    ]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/mine\.yaml:1:\d+ error/);
    expect(stderr).toContain('diff/invalid-approval');
    expect(stderr).toContain(message);
  });
});

describe.each([
  ['a missing base', ['nope.yaml', 'v1.yaml'], 'source/missing-file'],
  ['a missing head', ['v1.yaml', 'nope.yaml'], 'source/missing-file'],
  ['an empty path', ['', 'v1.yaml'], 'missing document'],
  ['an unknown commit', ['nowhere:v1.yaml', 'v1.yaml'], '`nowhere` is not a commit'],
  ['a commit that is a flag', ['--help:v1.yaml'], 'cli/unknown-option'],
  ['no document', ['v1.yaml'], 'cli/missing-document'],
  ['no document, with help', ['v1.yaml'], 'ashlar diff main:openapi.yaml openapi.yaml'],
  ['an unknown format', ['v1.yaml', 'v2.yaml', '--format', 'jsn'], 'did you mean `json`?'],
  ['an unknown level', ['v1.yaml', 'v2.yaml', '--fail-on', 'worst'], 'invalid `--fail-on`'],
  ['approvals that do not exist', ['v1.yaml', 'v2.yaml', '--approvals', 'nope.yaml'], 'cannot find `nope.yaml`'],
  [
    'approvals that are a directory',
    ['v1.yaml', 'v2.yaml', '--approvals', '.'],
    'expected a file, found the directory `.`',
  ],
  [
    'a URL with another protocol',
    ['ftp://example.com/openapi.yaml', 'v1.yaml'],
    'cannot read a URL with the protocol `ftp`: only http and https URLs can be read',
  ],
  ['a version with shell metacharacters', ['@acme/spec@1&calc', 'v1.yaml'], 'cannot find `@acme/spec@1&calc`'],
  ['broken YAML', ['v1.yaml', 'broken.yaml'], 'diff/invalid-document'],
])('%s', (_name, args, message) => {
  it('is reported with exit status 2 and without a comparison', async () => {
    const { status, stdout, stderr } = await ashlar(createTempDirectory(files), ['diff', ...args]);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(stdout).toBe('');
    expect(stderr).not.toContain('    at ');
  });
});

it('reports the errors of a document at their locations', async () => {
  const { status, stderr } = await ashlar(createTempDirectory(files), [
    'diff',
    'wrong.yaml',
    'v1.yaml',
    '--fail-on',
    'breaking',
  ]);
  expect(status).toBe(2);
  expect(stderr).toContain('wrong.yaml:');
  expect(stderr).toContain('diff/invalid-document');
});

describe('diffDocuments', () => {
  it('returns the difference', async () => {
    const { difference, diagnostics } = await diffDocuments('v1.yaml', 'v2.yaml', {
      directory: createTempDirectory(files),
    });
    expect(diagnostics).toEqual([]);
    expect(difference?.changes.map(({ id }) => id)).toEqual(['operation-added', 'operation-removed']);
  });

  it('returns diagnostics instead of throwing', async () => {
    const { difference, diagnostics } = await diffDocuments('v1.yaml', 'nope.yaml', {
      directory: createTempDirectory(files),
    });
    expect(difference).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toEqual(['source/missing-file']);
  });

  it.each([
    [{ headers: { 'api.example.com': { 'X-Key': 'k' } } }, '`headers.api.example.com`: expected an origin'],
    [{ headers: { 'https://a/path': { 'X-Key': 'k' } } }, '`headers.https://a/path`: expected an origin'],
    [{ headers: { 'https://a': { 'X-Key': '${1}' } } }, '`headers.https://a.X-Key`: expected the name'],
    [{ allow: ['shared', 'ftp://a/'] }, '`allow[1]`: expected a path or an http or https URL, found "ftp://a/"'],
  ])('reports the invalid option %j', async (options, message) => {
    const { difference, diagnostics } = await diffDocuments('v1.yaml', 'v2.yaml', {
      directory: createTempDirectory(files),
      ...options,
    });
    expect(difference).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { code: 'cli/invalid-arguments', message: expect.stringContaining(message) as string },
    ]);
  });
});
