// What a run says it reads and writes is what its process does read and write; and a cache holds wherever a checkout lies.

import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, folderWith, put } from './folder.ts';
import { service, shared } from './services.ts';
import { witness, type Witnessed } from './witness.ts';

interface Told {
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly files: readonly { readonly state: string }[];
  readonly documents: readonly {
    readonly inputs: readonly string[];
    readonly files: readonly { readonly state: string }[];
  }[];
  readonly timings: readonly { readonly stage: string }[];
}

const told = ({ stdout }: Witnessed): Told => JSON.parse(stdout) as Told;
const overlay =
  'overlay: 1.0.0\ninfo: { title: O, version: 1.0.0 }\nactions: [{ target: $.info, update: { title: Laid over } }]\n';
const project = {
  ...shared,
  'node_modules/.keep': '',
  'common/unused.yaml': 'Nobody: { type: string }\n',
  'targets.ts': "export const targets: ('types' | 'spec')[] = ['types', 'spec'];\n",
  'ashlar.config.ts':
    "import { defineConfig } from 'ashlar';\nimport { targets } from './targets.ts';\nexport default defineConfig({ documents: [{ document: 'services/*/openapi.yaml', out: 'services/{1}/api', overlays: ['services/{1}/overlay.yaml'] }], allowRefs: ['common'], templates: 'own', targets });\n",
  'own/types/index.hbs': '// Mine.\n',
  ...Object.fromEntries(
    ['a', 'b', 'c'].flatMap((name) => [
      [`services/${name}/openapi.yaml`, service(name)],
      [`services/${name}/overlay.yaml`, overlay],
    ]),
  ),
};
const cached = (path: string): boolean => path.startsWith('node_modules/.cache/ashlar');
/** What was read that is neither what an earlier run made nor what the cache keeps. */
const sources = ({ read }: Witnessed, { outputs }: Told): readonly string[] =>
  [...new Set(read)].filter((path) => !cached(path) && !outputs.includes(path)).sort();

describe('a run', () => {
  it('tells every file that it reads, and every file that it leaves behind, whether it made them or found them made', () => {
    const folder = folderWith(project);
    const first = witness(folder, ['generate', '--json']);
    const answer = told(first);
    expect({ status: first.status, stderr: first.stderr }).toEqual({ status: 0, stderr: '' });
    expect(answer.inputs).toEqual(
      expect.arrayContaining([
        'ashlar.config.ts',
        'targets.ts',
        'own/types/index.hbs',
        'services/a/overlay.yaml',
        'common/pet.yaml',
      ]),
    );
    expect([...answer.inputs].sort()).toEqual(sources(first, answer));
    expect([...answer.outputs].sort()).toEqual(
      Object.keys(filesIn(folder)).filter((path) => path.startsWith('services/') && path.includes('/api/')),
    );
    // What is put aside on its way, and folders, are gone or no files.
    const written = first.changed.filter(
      (path) =>
        !cached(path) &&
        !path.includes('.ashlar-writing-') &&
        !answer.outputs.some((output) => output.startsWith(`${path}/`)),
    );
    expect(
      [...new Set(written)].filter((path) => !answer.outputs.includes(path) && !path.startsWith('node_modules')),
    ).toEqual([]);
    expect(answer.documents[1]?.inputs).toEqual(expect.not.arrayContaining(['services/a/openapi.yaml']) as unknown);

    const second = witness(folder, ['generate', '--json']);
    expect(told(second).timings.map(({ stage }) => stage)).toEqual(['recall']);
    expect(told(second)).toMatchObject({ inputs: answer.inputs, outputs: answer.outputs });
    expect([...told(second).inputs].sort()).toEqual(sources(second, told(second)));
  });

  it('tells what the changelog is told from, of one document too', () => {
    const folder = folderWith({
      ...shared,
      'services/a/openapi.yaml': service('a'),
      'old/a/openapi.yaml': service('a').replace('list_', 'all_'),
      'ashlar.config.json': JSON.stringify({
        document: 'services/a/openapi.yaml',
        allowRefs: ['common'],
        out: 'api',
        targets: ['docs'],
        docs: { formats: ['markdown'], since: 'old/a' },
      }),
    });
    const run = witness(folder, ['generate', '--json']);
    const answer = told(run);
    expect([...answer.inputs].sort()).toEqual([
      'ashlar.config.json',
      'common/pet.yaml',
      'old/a/openapi.yaml',
      'services/a/openapi.yaml',
    ]);
    expect(sources(run, answer)).toEqual([...answer.inputs].sort());
    expect([...answer.outputs].sort()).toEqual(Object.keys(filesIn(folder)).filter((path) => path.startsWith('api/')));
    // The same without writing anything.
    put(folder, 'old/a/openapi.yaml', service('a'));
    const check = witness(folder, ['generate', '--check', '--json']);
    expect({ status: check.status, changed: check.changed, inputs: told(check).inputs }).toEqual({
      status: 1,
      changed: [],
      inputs: answer.inputs,
    });
  });

  it('reads and parses once what several documents refer to', () => {
    const folder = folderWith(project);
    const { read } = witness(folder, ['generate', '--no-cache']);
    const times = (wanted: string): number => read.filter((path) => path === wanted).length;
    expect(
      ['common/pet.yaml', 'own/types/index.hbs', 'services/a/openapi.yaml', 'common/unused.yaml'].map(times),
    ).toEqual([1, 1, 1, 0]);
  });
});

describe('the cache of one checkout', () => {
  it('has another one, in another place and with other times, do nothing but look', () => {
    const folder = folderWith(project);
    expect(witness(folder, ['generate', '--quiet']).status).toBe(0);
    const other = folderWith({ 'deeper/.keep': '' });
    const second = join(other, 'deeper/checkout');
    cpSync(folder, second, { recursive: true, preserveTimestamps: false });
    const before = filesIn(second);
    const run = witness(second, ['generate', '--json']);
    const answer = told(run);
    expect({ status: run.status, stages: answer.timings.map(({ stage }) => stage), changed: run.changed }).toEqual({
      status: 0,
      stages: ['recall'],
      changed: [],
    });
    expect(new Set(answer.documents.flatMap(({ files }) => files.map(({ state }) => state)))).toEqual(
      new Set(['unchanged']),
    );
    expect(filesIn(second)).toEqual(before);
    // From the folder of one service, too, where its configuration is elsewhere.
    const kept = readdirSync(join(folder, 'node_modules/.cache/ashlar'));
    for (const name of kept)
      expect(readFileSync(join(folder, 'node_modules/.cache/ashlar', name), 'utf8')).not.toContain(folder);
  });

  it('may be a folder that both share, and tells a document by its place in the checkout, however it is named', () => {
    const files = { ...shared, 'services/a/openapi.yaml': service('a') };
    const [one, two, cache] = [folderWith(files), folderWith(files), folderWith()];
    const words = (folder: string): readonly string[] => [
      'generate',
      join(folder, 'services/a/openapi.yaml'),
      '--out',
      'api',
      '--targets',
      'types',
      '--allow-refs',
      join(folder, 'common'),
      '--cache',
      cache,
      '--json',
    ];
    witness(one, words(one));
    cpSync(join(one, 'api'), join(two, 'api'), { recursive: true });
    const { stdout, changed } = witness(two, words(two));
    expect({ stages: (JSON.parse(stdout) as Told).timings.map(({ stage }) => stage), changed }).toEqual({
      stages: ['recall'],
      changed: [],
    });
  });
});
