// What is held while one document of many after the other is generated: never more models than one, and no more of files and texts than there is room for.

import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import type * as Pipeline from '../../../src/generator/pipeline/pipeline.ts';
import { createInputDigests } from '../../../src/generator/pipeline/input-digests.ts';
import { createReaderFactory } from '../../../src/generator/pipeline/parse-cache.ts';
import { createLruCache } from '../../../src/generator/pipeline/lru-cache.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { loadSources } from '../../../src/generator/source/load-sources.ts';
import { memoryFiles } from '../../golden-harness/files.ts';
import { ashlar } from './command.ts';
import { filesIn, folderWith } from './folder.ts';
import { config, service, shared } from './services.ts';
import { isFull } from '../../tier.ts';

const documents = isFull ? 12 : 5;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const seen = vi.hoisted(() => ({
  models: [] as WeakRef<object>[],
  entries: [] as WeakRef<object>[],
  alive: [] as (readonly [models: number, entries: number])[],
}));

vi.mock('../../../src/generator/pipeline/pipeline.ts', async (original) => {
  const pipeline = await original<typeof Pipeline>();
  const generate: typeof Pipeline.generate = async (...words) => {
    // What a job has been told of is held until it is over.
    await setTimeout(0);
    collect();
    const count = (each: readonly WeakRef<object>[]): number => each.filter((ref) => ref.deref() !== undefined).length;
    seen.alive.push([count(seen.models), count(seen.entries)]);
    const made = await pipeline.generate(...words);
    const root = made.sources.roots.get(made.sources.entry);
    if (made.api) seen.models.push(new WeakRef(made.api));
    if (root) seen.entries.push(new WeakRef(root));
    return made;
  };
  return { ...pipeline, generate };
});

describe('many documents', () => {
  it('are held one at a time', async () => {
    const names = Array.from({ length: documents }, (_, index) => `s${index}`);
    const folder = folderWith({
      ...shared,
      'ashlar.config.json': config([
        { document: 'services/*/openapi.yaml', out: 'services/{1}/api', targets: ['types', 'validators'] },
      ]),
      ...Object.fromEntries(names.map((name) => [`services/${name}/openapi.yaml`, service(name)])),
    });
    expect((await ashlar(folder, ['generate', '--quiet'])).status).toBe(0);
    expect(Object.keys(filesIn(folder)).filter((path) => path.endsWith('types/index.ts'))).toHaveLength(documents);
    expect([seen.models.length, seen.entries.length]).toEqual([documents, documents]);
    // While each of them is begun, those before it are gone.
    expect(seen.alive).toEqual(names.map(() => [0, 0]));
  });

  it('keep of files what several refer to, as long as there is room', async () => {
    const long = (name: string, characters: number): string =>
      `${name}: { type: string }\n${'# nothing\n'.repeat(characters / 10)}`;
    const texts = new Map([
      ['common.yaml', long('Pet', 200_000)],
      ...Array.from({ length: 20 }, (_, index): [string, string] => [`own${index}.yaml`, long('Own', 300_000)]),
    ]);
    for (let index = 0; index < 20; index++)
      texts.set(
        `d${index}.yaml`,
        `a: { $ref: 'common.yaml#/Pet' }\nb: { $ref: 'own${index}.yaml#/Own' }\nc: { $ref: 'd${index}.yaml#/a' }\n`,
      );
    const reads: string[] = [];
    const files = memoryFiles(texts);
    const open = createReaderFactory(
      { read: (path) => (reads.push(path), files.read(path)) },
      createInputDigests('/nowhere'),
    );
    const own: WeakRef<object>[] = [];
    for (let index = 0; index < 20; index++) {
      const { roots } = await loadSources(`d${index}.yaml`, open(`d${index}.yaml`).files, createReport());
      expect([...roots.keys()]).toEqual([`d${index}.yaml`, 'common.yaml', `own${index}.yaml`]);
      own.push(
        ...['d', 'own'].flatMap((name) =>
          [roots.get(`${name}${index}.yaml`)].flatMap((root) => (root ? [new WeakRef(root)] : [])),
        ),
      );
    }
    // It gave way to the first document's own file, and stays once it is known that another one wants it.
    expect(reads.filter((path) => path === 'common.yaml')).toHaveLength(2);
    expect(reads).toHaveLength(42);
    await setTimeout(0);
    collect();
    // Of 300,000 characters, one file has room beside the others that only one document has asked for.
    expect(own.filter((ref) => ref.deref() !== undefined).length).toBeLessThanOrEqual(1);
  });
});

describe('a shelf', () => {
  it('has what nobody has asked for longest go first, and takes nothing that is bigger than itself', () => {
    const shelf = createLruCache<number>(10);
    for (const [key, room] of [
      ['a', 4],
      ['b', 4],
      ['c', 11],
    ] as const)
      shelf.set(key, room, room);
    expect([shelf.get('a'), shelf.get('b'), shelf.get('c'), shelf.usedSize]).toEqual([4, 4, undefined, 8]);
    shelf.get('a');
    shelf.set('d', 4, 4);
    expect([shelf.get('a'), shelf.get('b'), shelf.get('d'), shelf.usedSize]).toEqual([4, undefined, 4, 8]);
    shelf.set('a', 1, 1);
    shelf.delete('d');
    shelf.delete('nothing');
    expect([shelf.get('a'), shelf.usedSize]).toEqual([1, 1]);
  });
});
