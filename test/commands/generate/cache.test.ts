// Cache of `ashlar generate`: hits for unchanged inputs and misses after any change.

import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { openCacheDirectory } from '../../../src/generator/commands/generate/cache/cache-directory.ts';
import { computeDigest } from '../../../src/generator/commands/generate/cache/tool-digest.ts';
import {
  ashlar as runAshlar,
  petShop,
  withoutDuration,
  type CommandOutput,
  type RunOptions,
} from '../../cli/command.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';
import { isFull } from '../../tier.ts';

const generate = ['generate', 'openapi.yaml', '--out', 'api', '--targets', 'spec,types'] as const;
/** Document that refers to another file and has a warning. */
const document = petShop
  .replace("type: array, items: { $ref: '#/components/schemas/Pet' }", '$ref: pets.yaml')
  .replace("'200':", "'200':\n          headers: { Content-Type: { schema: { type: string } } }");
const project = {
  'openapi.yaml': document,
  'pets.yaml': 'type: array\nitems: { type: string }\n',
  'node_modules/.keep': '',
};
const getCacheDirectory = (directory: string): string => join(directory, 'node_modules/.cache/ashlar');
/** Runs `ashlar` on a terminal without colors, which shows the stages. */
const ashlar = (cwd: string, args: readonly string[], options: RunOptions = {}): Promise<CommandOutput> =>
  runAshlar(cwd, args, { ...options, isTerminal: true, env: { NO_COLOR: '1', ...options.env } });

/** Returns the stages of a run, as shown on stderr. */
const listStages = ({ stderr }: CommandOutput): readonly string[] => [
  ...new Set([...stderr.matchAll(/([a-z]+) …\r/g)].map(([, stage = '']) => stage)),
];

/** Returns the stderr output of a run, without its stages. */
const readDiagnostics = ({ stderr }: CommandOutput): string => stderr.replace(/[^\n\r]*…\r|\r\u001B\[J/g, '');

test('the digest of the tool depends on its code, its templates, and the versions of its dependencies', () => {
  const tool = {
    'package.json': '{ "dependencies": { "yaml": "2" } }',
    'node_modules/yaml/package.json': '{ "name": "yaml", "version": "2.0.0" }',
    'dist/generator/index.js': 'a',
    'dist/generator/cli/config.js': 'a',
    'dist/runtime/problems.ts': 'a',
    'templates/schemas.hbs': 'a',
  };
  const digestOf = (files: Readonly<Record<string, string>>): string =>
    computeDigest(join(createTempDirectory(files), 'dist/'));
  const digest = digestOf(tool);
  expect(digestOf(tool)).toBe(digest);
  const changes: readonly Readonly<Record<string, string>>[] = [
    { 'node_modules/yaml/package.json': '{ "name": "yaml", "version": "2.0.1" }' },
    { 'dist/generator/index.js': 'b' },
    { 'dist/generator/cli/config.js': 'b' },
    { 'dist/generator/cli/types.js': 'a' },
    { 'dist/runtime/problems.ts': 'b' },
    { 'templates/schemas.hbs': 'b' },
  ];
  const digests = [digest, ...changes.map((change) => digestOf({ ...tool, ...change }))];
  expect(new Set(digests).size).toBe(digests.length);
});

describe('the cache', () => {
  it('skips all other stages if the input is unchanged, and reports the same diagnostics', async () => {
    const directory = createTempDirectory(project);
    const first = await ashlar(directory, generate);
    const before = readFiles(directory);
    const second = await ashlar(directory, generate);
    expect(first.stderr).toContain('document/ignored-header');
    expect({
      status: second.status,
      stages: listStages(second),
      diagnostics: readDiagnostics(second),
      files: readFiles(directory),
    }).toEqual({
      status: 0,
      stages: ['cache'],
      diagnostics: readDiagnostics(first),
      files: before,
    });
    expect(second.stdout).toMatch(/0 written, \d+ unchanged/);
    expect(listStages(await ashlar(directory, [...generate, '--check']))).toEqual(['cache']);
  });

  it('restores the errors and the exit status of a run that excluded operations', async () => {
    const broken = petShop.replace(
      'components:',
      "  /broken:\n    get: { responses: { '200': { $ref: '#/components/responses/Missing' } } }\ncomponents:",
    );
    const directory = createTempDirectory({ 'openapi.yaml': broken, 'node_modules/.keep': '' });
    const first = await ashlar(directory, generate);
    const before = readFiles(directory);
    const second = await ashlar(directory, generate);
    expect({ status: first.status, stages: listStages(first).includes('pages') }).toEqual({ status: 3, stages: true });
    expect({
      status: second.status,
      stages: listStages(second),
      diagnostics: readDiagnostics(second),
      files: readFiles(directory),
    }).toEqual({
      status: 3,
      stages: ['cache'],
      diagnostics: readDiagnostics(first),
      files: before,
    });
    const check = await ashlar(directory, [...generate, '--check']);
    expect({ status: check.status, stages: listStages(check) }).toEqual({ status: 3, stages: ['cache'] });
    const strict = await ashlar(directory, [...generate, '--strict']);
    expect({ status: strict.status, stages: listStages(strict).includes('load') }).toEqual({ status: 2, stages: true });
    writeTextFile(directory, 'openapi.yaml', petShop);
    expect((await ashlar(directory, generate)).status).toBe(0);
  });

  it('is invalid after a file replaces a link that a reference must not follow', async () => {
    const outside = createTempDirectory({ 'pet.yaml': 'type: object\n' });
    const directory = createTempDirectory({
      'openapi.yaml': petShop.replace(
        'components:',
        "  /linked:\n    get: { responses: { '200': { description: One., content: { application/json: { schema: { $ref: link.yaml } } } } } }\ncomponents:",
      ),
      'node_modules/.keep': '',
    });
    symlinkSync(join(outside, 'pet.yaml'), join(directory, 'link.yaml'));
    expect((await ashlar(directory, generate)).status).toBe(3);
    rmSync(join(directory, 'link.yaml'));
    writeTextFile(directory, 'link.yaml', 'type: object\n');
    expect((await ashlar(directory, generate)).status).toBe(0);
  });

  it('is valid in another checkout', async () => {
    const directory = createTempDirectory(project);
    await ashlar(directory, generate);
    const otherDirectory = createTempDirectory();
    cpSync(directory, otherDirectory, { recursive: true });
    expect(listStages(await ashlar(otherDirectory, generate))).toEqual(['cache']);
  });

  it('is stored in the --cache directory, and is not used with --no-cache or without node_modules', async () => {
    const directory = createTempDirectory(project);
    await ashlar(directory, [...generate, '--no-cache']);
    expect(existsSync(getCacheDirectory(directory))).toBe(false);
    await ashlar(directory, [...generate, '--cache', 'cache']);
    expect(readdirSync(join(directory, 'cache'))).toHaveLength(1);
    expect(listStages(await ashlar(directory, [...generate, '--cache', 'cache']))).toEqual(['cache']);
    expect(listStages(await ashlar(directory, [...generate, '--no-cache']))).toContain('pages');
    const withoutPackages = createTempDirectory({ 'openapi.yaml': petShop });
    await ashlar(withoutPackages, generate);
    expect(readdirSync(withoutPackages).sort()).toEqual(['api', 'openapi.yaml']);
  });

  /** Creates a project whose cache has this many files, each a second older than the next, and a newer `.keep`. */
  const createFullCache = (fileCount: number): string => {
    const directory = createTempDirectory({ ...project, 'cache/.keep': '' });
    for (let index = 0; index < fileCount; index++) {
      writeFileSync(join(directory, 'cache', `entry${index}`), '');
      utimesSync(join(directory, 'cache', `entry${index}`), index + 1, index + 1);
    }
    return directory;
  };

  it('evicts the older half if it is full, and keeps the new entry', () => {
    const directory = createFullCache(20);
    const cache = openCacheDirectory(directory, 'cache', 20);
    cache?.write('new', 'text');
    expect(readdirSync(join(directory, 'cache')).sort()).toEqual([
      '.keep',
      ...Array.from({ length: 10 }, (_, index) => `entry${10 + index}`),
      'new',
    ]);
    expect(cache?.read('new')).toBe('text');
    cache?.write('newer', 'text');
    expect(readdirSync(join(directory, 'cache'))).toHaveLength(13);
  });

  it.runIf(isFull)('is full with 5,000 files', async () => {
    const directory = createFullCache(5000);
    await ashlar(directory, [...generate, '--cache', 'cache']);
    const remaining = readdirSync(join(directory, 'cache'));
    expect({
      count: remaining.length,
      hasOlderHalf: remaining.includes('entry2499'),
      hasNewerHalf: remaining.includes('entry2500'),
    }).toEqual({
      count: 2502,
      hasOlderHalf: false,
      hasNewerHalf: true,
    });
    expect(listStages(await ashlar(directory, [...generate, '--cache', 'cache']))).toEqual(['cache']);
  });

  it('does not fail the command if it cannot be written', async () => {
    const directory = createTempDirectory({ ...project, 'node_modules/.cache': 'a file' });
    expect((await ashlar(directory, generate)).status).toBe(0);
    expect((await ashlar(directory, [...generate, '--check'])).status).toBe(0);
  });

  it('is invalid after a change to options, templates, or overlays', async () => {
    const directory = createTempDirectory({ ...project, 'ashlar.config.json': '{}' });
    await ashlar(directory, generate);
    const runStages = async (...flags: readonly string[]): Promise<readonly string[]> =>
      listStages(await ashlar(directory, [...generate, ...flags]));
    writeTextFile(directory, 'ashlar.config.json', JSON.stringify({ importExtension: '.ts' }));
    expect(await runStages()).toContain('pages');
    expect(await runStages()).toEqual(['cache']);
    writeTextFile(directory, 'ashlar.config.json', JSON.stringify({ importExtension: '.ts', templates: 'custom' }));
    writeTextFile(directory, 'custom/types/index.hbs', '// Mine.\n');
    expect(await runStages()).toContain('pages');
    writeTextFile(directory, 'custom/types/index.hbs', '// Mine, too.\n');
    expect(await runStages()).toContain('pages');
    expect(await runStages()).toEqual(['cache']);
    writeTextFile(
      directory,
      'overlay.yaml',
      'overlay: 1.0.0\ninfo: { title: O, version: 1.0.0 }\nactions: [{ target: $.info, update: { title: Animals } }]\n',
    );
    expect(await runStages('--overlay', 'overlay.yaml')).toContain('pages');
  });

  it('reuses a compiled configuration until the file or one of its imports changes', async () => {
    const directory = createTempDirectory({
      ...project,
      'ashlar.config.ts':
        "import { out } from './out.ts';\nexport default { document: 'openapi.yaml', out: out as string, targets: ['spec'] };\n",
      'out.ts': "export const out = 'one';\n",
    });
    await ashlar(directory, ['generate']);
    const cacheEntryCount = readdirSync(getCacheDirectory(directory)).length;
    expect(listStages(await ashlar(directory, ['generate']))).toEqual(['cache']);
    expect(readdirSync(getCacheDirectory(directory))).toHaveLength(cacheEntryCount);
    writeTextFile(directory, 'out.ts', "export const out = 'two';\n");
    await ashlar(directory, ['generate']);
    expect(existsSync(join(directory, 'two/.ashlar.json'))).toBe(true);
  });

  it('returns the result of a run without a cache after a change to any byte of any file', async () => {
    const directory = createTempDirectory(project);
    await ashlar(directory, generate);
    const validDirectory = createTempDirectory();
    cpSync(directory, validDirectory, { recursive: true });
    const files = Object.keys(readFiles(validDirectory)).filter((path) => path !== 'node_modules/.keep');
    const reset = (): void => {
      rmSync(directory, { recursive: true });
      mkdirSync(directory);
      cpSync(validDirectory, directory, { recursive: true });
    };
    const run = async (change: () => void, args: readonly string[]): Promise<object> => {
      reset();
      change();
      const result = await ashlar(directory, args);
      const remaining = Object.entries(readFiles(directory)).filter(([path]) => !path.startsWith('node_modules/'));
      return {
        status: result.status,
        diagnostics: readDiagnostics(result),
        stdout: withoutDuration(result.stdout),
        remaining,
      };
    };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        fc.integer({ min: 1, max: 255 }),
        fc.boolean(),
        async (path, position, mask, isCheck) => {
          const change = (): void => {
            const bytes = readFileSync(join(directory, path));
            const offset = Math.floor(position * bytes.length);
            bytes[offset] = (bytes[offset] ?? 0) ^ mask;
            writeFileSync(join(directory, path), bytes);
          };
          const args = [...generate, ...(isCheck ? ['--check'] : [])];
          expect(await run(change, args)).toEqual(await run(change, [...args, '--no-cache']));
        },
      ),
      { numRuns: isFull ? 60 : 15 },
    );
  });
});
