// Memory retained during generation from several documents: one model at a time, and a parse cache of limited size.

import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import type * as Pipeline from '../../../src/generator/pipeline/pipeline.ts';
import { createInputDigests, createReaderFactory } from '../../../src/generator/pipeline/parse-cache.ts';
import { createOfflineSources } from '../../../src/generator/pipeline/inputs/input-reader.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { loadSources } from '../../../src/generator/source/load-sources.ts';
import { createInMemoryReader } from '../../golden-harness/in-memory-reader.ts';
import { ashlar } from '../../cli/command.ts';
import { readFiles, createTempDirectory } from '../../cli/temp-directory.ts';
import { createConfig, createServiceDocument, sharedFiles } from '../../cli/monorepo.ts';

const documentCount = 12;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const observations = vi.hoisted(() => ({
  models: [] as WeakRef<object>[],
  entries: [] as WeakRef<object>[],
  aliveCounts: [] as (readonly [models: number, entries: number])[],
}));

vi.mock('../../../src/generator/pipeline/pipeline.ts', async (original) => {
  const pipeline = await original<typeof Pipeline>();
  const generate: typeof Pipeline.generate = async (...args) => {
    // A WeakRef keeps its target alive until the current job ends.
    await setTimeout(0);
    collectGarbage();
    const countAlive = (refs: readonly WeakRef<object>[]): number =>
      refs.filter((ref) => ref.deref() !== undefined).length;
    observations.aliveCounts.push([countAlive(observations.models), countAlive(observations.entries)]);
    const result = await pipeline.generate(...args);
    const root = result.sources.roots.get(result.sources.entry);
    if (result.api) observations.models.push(new WeakRef(result.api));
    if (root) observations.entries.push(new WeakRef(root));
    return result;
  };
  return { ...pipeline, generate };
});

describe('generating several documents', () => {
  it('retains one model and one document at a time', async () => {
    const names = Array.from({ length: documentCount }, (_, index) => `s${index}`);
    const directory = createTempDirectory({
      ...sharedFiles,
      'ashlar.config.json': createConfig([
        { document: 'services/*/openapi.yaml', out: 'services/{1}/api', targets: ['types', 'validators'] },
      ]),
      ...Object.fromEntries(names.map((name) => [`services/${name}/openapi.yaml`, createServiceDocument(name)])),
    });
    expect((await ashlar(directory, ['generate', '--quiet'])).status).toBe(0);
    expect(Object.keys(readFiles(directory)).filter((path) => path.endsWith('types/index.ts'))).toHaveLength(
      documentCount,
    );
    expect([observations.models.length, observations.entries.length]).toEqual([documentCount, documentCount]);
    // When each model and document was created, all earlier ones had been garbage-collected.
    expect(observations.aliveCounts).toEqual(names.map(() => [0, 0]));
  });

  it('caches files that several documents refer to, up to the size limit', async () => {
    const createLongFile = (name: string, length: number): string =>
      `${name}: { type: string }\n${'# nothing\n'.repeat(length / 10)}`;
    const fileTexts = new Map([
      ['common.yaml', createLongFile('Pet', 200_000)],
      ...Array.from({ length: 20 }, (_, index): [string, string] => [
        `own${index}.yaml`,
        createLongFile('Own', 300_000),
      ]),
    ]);
    for (let index = 0; index < 20; index++)
      fileTexts.set(
        `d${index}.yaml`,
        `a: { $ref: 'common.yaml#/Pet' }\nb: { $ref: 'own${index}.yaml#/Own' }\nc: { $ref: 'd${index}.yaml#/a' }\n`,
      );
    const reads: string[] = [];
    const files = createInMemoryReader(fileTexts);
    const openReader = createReaderFactory(
      { read: (path) => (reads.push(path), files.read(path)) },
      createInputDigests('/nowhere', createOfflineSources().remote),
    );
    const unsharedRoots: WeakRef<object>[] = [];
    for (let index = 0; index < 20; index++) {
      const { roots } = await loadSources(`d${index}.yaml`, openReader(`d${index}.yaml`).files, createReport());
      expect([...roots.keys()]).toEqual([`d${index}.yaml`, 'common.yaml', `own${index}.yaml`]);
      unsharedRoots.push(
        ...['d', 'own'].flatMap((name) =>
          [roots.get(`${name}${index}.yaml`)].flatMap((root) => (root ? [new WeakRef(root)] : [])),
        ),
      );
    }
    // The file of the first document evicts it; it stays cached after a second document has referred to it.
    expect(reads.filter((path) => path === 'common.yaml')).toHaveLength(2);
    expect(reads).toHaveLength(42);
    await setTimeout(0);
    collectGarbage();
    // The cache has room for one file of 300,000 characters that only one document refers to.
    expect(unsharedRoots.filter((ref) => ref.deref() !== undefined).length).toBeLessThanOrEqual(1);
  });
});
