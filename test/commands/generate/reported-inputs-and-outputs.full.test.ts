// `generate --json`: reported inputs and outputs compared with actual file access, and caches across checkouts.

import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFiles, createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';
import { createServiceDocument, sharedFiles } from '../../cli/monorepo.ts';
import { traceFileAccess, type FileAccessTrace } from '../../cli/trace-file-access.ts';

/** Part of the output of `generate --json`. */
interface GenerateJson {
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly files: readonly { readonly state: string }[];
  readonly documents: readonly {
    readonly inputs: readonly string[];
    readonly files: readonly { readonly state: string }[];
  }[];
  readonly timings: readonly { readonly stage: string }[];
}

const parseOutput = ({ stdout }: FileAccessTrace): GenerateJson => JSON.parse(stdout) as GenerateJson;
const overlay =
  'overlay: 1.0.0\ninfo: { title: O, version: 1.0.0 }\nactions: [{ target: $.info, update: { title: Pets with overlay } }]\n';
const project = {
  ...sharedFiles,
  'node_modules/.keep': '',
  'common/unused.yaml': 'Unused: { type: string }\n',
  'targets.ts': "export const targets: ('types' | 'spec')[] = ['types', 'spec'];\n",
  'ashlar.config.ts':
    "import { defineConfig } from 'ashlar';\nimport { targets } from './targets.ts';\nexport default defineConfig({ documents: [{ document: 'services/*/openapi.yaml', out: 'services/{1}/api', overlays: ['services/{1}/overlay.yaml'] }], input: { allow: ['common'] }, templates: 'custom', targets });\n",
  'custom/types/index.hbs': '// Mine.\n',
  ...Object.fromEntries(
    ['a', 'b', 'c'].flatMap((name) => [
      [`services/${name}/openapi.yaml`, createServiceDocument(name)],
      [`services/${name}/overlay.yaml`, overlay],
    ]),
  ),
};
const isCachePath = (path: string): boolean => path.startsWith('node_modules/.cache/ashlar');
/** Returns the paths that a process read, except outputs of an earlier run and cache entries. */
const listSources = ({ readPaths }: FileAccessTrace, { outputs }: GenerateJson): readonly string[] =>
  [...new Set(readPaths)].filter((path) => !isCachePath(path) && !outputs.includes(path)).sort();

describe('a run', () => {
  it('reports every file that it reads, and every output file, written or unchanged', () => {
    const directory = createTempDirectory(project);
    const first = traceFileAccess(directory, ['generate', '--json']);
    const report = parseOutput(first);
    expect({ status: first.status, stderr: first.stderr }).toEqual({ status: 0, stderr: '' });
    expect(report.inputs).toEqual(
      expect.arrayContaining([
        'ashlar.config.ts',
        'targets.ts',
        'custom/types/index.hbs',
        'services/a/overlay.yaml',
        'common/pet.yaml',
      ]),
    );
    expect([...report.inputs].sort()).toEqual(listSources(first, report));
    expect([...report.outputs].sort()).toEqual(
      Object.keys(readFiles(directory)).filter((path) => path.startsWith('services/') && path.includes('/api/')),
    );
    // Staged files are removed, and directories are not outputs.
    const writtenPaths = first.changedPaths.filter(
      (path) =>
        !isCachePath(path) &&
        !path.includes('.ashlar-writing-') &&
        !report.outputs.some((output) => output.startsWith(`${path}/`)),
    );
    expect(
      [...new Set(writtenPaths)].filter((path) => !report.outputs.includes(path) && !path.startsWith('node_modules')),
    ).toEqual([]);
    expect(report.documents[1]?.inputs).toEqual(expect.not.arrayContaining(['services/a/openapi.yaml']) as unknown);

    const second = traceFileAccess(directory, ['generate', '--json']);
    expect(parseOutput(second).timings.map(({ stage }) => stage)).toEqual(['cache']);
    expect(parseOutput(second)).toMatchObject({ inputs: report.inputs, outputs: report.outputs });
    expect([...parseOutput(second).inputs].sort()).toEqual(listSources(second, parseOutput(second)));
  });

  it('reports the previous document that the changelog is based on as an input', () => {
    const directory = createTempDirectory({
      ...sharedFiles,
      'services/a/openapi.yaml': createServiceDocument('a'),
      'old/a/openapi.yaml': createServiceDocument('a').replace('list_', 'all_'),
      'ashlar.config.json': JSON.stringify({
        document: 'services/a/openapi.yaml',
        input: { allow: ['common'] },
        out: 'api',
        targets: ['docs'],
        docs: { formats: ['markdown'], changelogSince: 'old/a' },
      }),
    });
    const run = traceFileAccess(directory, ['generate', '--json']);
    const report = parseOutput(run);
    expect([...report.inputs].sort()).toEqual([
      'ashlar.config.json',
      'common/pet.yaml',
      'old/a/openapi.yaml',
      'services/a/openapi.yaml',
    ]);
    expect(listSources(run, report)).toEqual([...report.inputs].sort());
    expect([...report.outputs].sort()).toEqual(
      Object.keys(readFiles(directory)).filter((path) => path.startsWith('api/')),
    );
    // --check reports the same inputs and writes nothing.
    writeTextFile(directory, 'old/a/openapi.yaml', createServiceDocument('a'));
    const check = traceFileAccess(directory, ['generate', '--check', '--json']);
    expect({ status: check.status, changedPaths: check.changedPaths, inputs: parseOutput(check).inputs }).toEqual({
      status: 1,
      changedPaths: [],
      inputs: report.inputs,
    });
  });

  it('reads each file once, even if several documents refer to it', () => {
    const directory = createTempDirectory(project);
    const { readPaths } = traceFileAccess(directory, ['generate', '--no-cache']);
    const countReads = (wantedPath: string): number => readPaths.filter((path) => path === wantedPath).length;
    expect(
      ['common/pet.yaml', 'custom/types/index.hbs', 'services/a/openapi.yaml', 'common/unused.yaml'].map(countReads),
    ).toEqual([1, 1, 1, 0]);
  });
});

describe('the cache of one checkout', () => {
  it('is valid in a checkout with a different path and different timestamps', () => {
    const directory = createTempDirectory(project);
    expect(traceFileAccess(directory, ['generate', '--quiet']).status).toBe(0);
    const parent = createTempDirectory({ 'deeper/.keep': '' });
    const otherCheckout = join(parent, 'deeper/checkout');
    cpSync(directory, otherCheckout, { recursive: true, preserveTimestamps: false });
    const before = readFiles(otherCheckout);
    const run = traceFileAccess(otherCheckout, ['generate', '--json']);
    const report = parseOutput(run);
    const stages = report.timings.map(({ stage }) => stage);
    expect({ status: run.status, stages, changedPaths: run.changedPaths }).toEqual({
      status: 0,
      stages: ['cache'],
      changedPaths: [],
    });
    expect(new Set(report.documents.flatMap(({ files }) => files.map(({ state }) => state)))).toEqual(
      new Set(['unchanged']),
    );
    expect(readFiles(otherCheckout)).toEqual(before);
    // Cache entries contain no absolute paths.
    const cacheEntries = readdirSync(join(directory, 'node_modules/.cache/ashlar'));
    for (const name of cacheEntries)
      expect(readFileSync(join(directory, 'node_modules/.cache/ashlar', name), 'utf8')).not.toContain(directory);
  });

  it('can be a directory that both checkouts share, even if documents are specified by absolute path', () => {
    const files = { ...sharedFiles, 'services/a/openapi.yaml': createServiceDocument('a') };
    const [first, second, cache] = [createTempDirectory(files), createTempDirectory(files), createTempDirectory()];
    const argsFor = (directory: string): readonly string[] => [
      'generate',
      join(directory, 'services/a/openapi.yaml'),
      '--out',
      'api',
      '--targets',
      'types',
      '--allow',
      join(directory, 'common'),
      '--cache',
      cache,
      '--json',
    ];
    traceFileAccess(first, argsFor(first));
    cpSync(join(first, 'api'), join(second, 'api'), { recursive: true });
    const run = traceFileAccess(second, argsFor(second));
    expect({ stages: parseOutput(run).timings.map(({ stage }) => stage), changedPaths: run.changedPaths }).toEqual({
      stages: ['cache'],
      changedPaths: [],
    });
  });
});
