// Watch sessions of several documents: reuse between runs, and the size limit of the session cache.

import { describe, expect, it, vi } from 'vitest';
import type * as Pipeline from '../../../src/generator/pipeline/pipeline.ts';
import {
  createWatchSessionCache,
  createWatchSession,
  type WatchSession,
} from '../../../src/generator/commands/generate/generate-all.ts';
import type { FileWatcher } from '../../../src/generator/cli/environment.ts';
import type { RunMemo } from '../../../src/generator/output/watch-memo.ts';
import { ashlar } from '../../cli/command.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';
import { createConfig, createServiceDocument, sharedFiles } from '../../cli/monorepo.ts';

const observations = vi.hoisted(() => ({ runs: [] as (readonly [document: string, computedCount: number])[] }));

vi.mock('../../../src/generator/pipeline/pipeline.ts', async (original) => {
  const pipeline = await original<typeof Pipeline>();
  const generate: typeof Pipeline.generate = async (job, ...args) => {
    const result = await pipeline.generate(job, ...args);
    // In watch mode, the command passes the memo of the session.
    if (result.api)
      observations.runs.push([job.document, (job.memo as RunMemo | undefined)?.computedKinds.length ?? 0]);
    return result;
  };
  return { ...pipeline, generate };
});

const project = {
  ...sharedFiles,
  'ashlar.config.json': createConfig([
    { document: 'services/*/openapi.yaml', out: 'services/{1}/api', targets: ['types', 'docs'] },
  ]),
  'services/a/openapi.yaml': createServiceDocument('a'),
  'services/b/openapi.yaml': createServiceDocument('b'),
};

describe('watch mode with several documents', () => {
  it('reuses the results of earlier runs, and writes the same files as separate runs', async () => {
    const directory = createTempDirectory(project);
    const createEdit = (name: string, description: string) => () =>
      writeTextFile(
        directory,
        `services/${name}/openapi.yaml`,
        createServiceDocument(name).replace('description: All.', `description: ${description}`),
      );
    const edits = [createEdit('a', 'Some.'), createEdit('b', 'A few.'), createEdit('a', '['), createEdit('a', 'None.')];
    const watchFiles = (): FileWatcher => ({
      startRun: () => undefined,
      waitForChange() {
        const edit = edits.shift();
        edit?.();
        return Promise.resolve(edit ? 'changed' : 'stopped');
      },
    });
    expect((await ashlar(directory, ['generate', '--watch'], { watchFiles })).status).toBe(0);
    const [[, initialCount] = ['', 0]] = observations.runs;
    expect(observations.runs.map(([document]) => document)).toEqual([
      'services/a/openapi.yaml',
      'services/b/openapi.yaml',
      'services/a/openapi.yaml',
      'services/b/openapi.yaml',
      'services/a/openapi.yaml',
    ]);
    expect(observations.runs[1]?.[1]).toBe(initialCount);
    for (const [, count] of observations.runs.slice(2)) expect(count).toBeLessThanOrEqual(initialCount / 2);
    const files = readFiles(directory);
    expect(files['services/a/api/docs/README.md']).toBeDefined();
    expect(Object.values(files).join('')).toContain('None.');
    expect((await ashlar(directory, ['generate', '--check'])).status).toBe(0);
  });
});

describe('the cache of watch sessions', () => {
  const createSessionOfSize = (size: number): WatchSession => {
    const session = createWatchSession();
    session.writtenFiles.expectedFiles.set('a.ts', {
      text: 'x'.repeat(size),
      file: { path: 'a.ts', target: 'types', digest: '', bytes: size },
    });
    return session;
  };
  const createSessionCache = (capacity: number) => {
    const sessions = createWatchSessionCache(capacity);
    return {
      store: (name: string, size: number, isEdited: boolean): void =>
        sessions.store(name, createSessionOfSize(size), { isValid: true, isEdited }),
      listCached: (...names: readonly string[]): readonly string[] =>
        names.filter((name) => sessions.get(name).writtenFiles.expectedFiles.size > 0),
    };
  };

  it('stores sessions up to its capacity; a document without edits evicts no other', () => {
    const { store, listCached } = createSessionCache(10);
    for (const name of ['a', 'b', 'c']) store(name, 4, false);
    expect(listCached('a', 'b', 'c')).toEqual(['a', 'b']);
    store('c', 4, true);
    expect(listCached('a', 'b', 'c')).toEqual(['b', 'c']);
  });

  it('stores the last edited document regardless of its size', () => {
    const { store, listCached } = createSessionCache(10);
    store('a', 4, true);
    store('b', 400, true);
    expect(listCached('a', 'b')).toEqual(['b']);
    store('a', 4, true);
    expect(listCached('a', 'b')).toEqual(['a']);
  });

  it('restores the output of the last valid run and the parsed files of the last run', () => {
    const sessions = createWatchSessionCache();
    const first = createSessionOfSize(1);
    first.formatCache.current.set('a', 'formatted');
    sessions.store('a', first, { isValid: true, isEdited: false });
    const broken = sessions.get('a');
    broken.parseCache.current.set('a.yaml', { diagnostics: [] });
    sessions.store('a', broken, { isValid: false, isEdited: true });
    const { formatCache, parseCache, writtenFiles } = sessions.get('a');
    expect([formatCache.previous.get('a'), parseCache.previous.has('a.yaml'), writtenFiles]).toEqual([
      'formatted',
      true,
      first.writtenFiles,
    ]);
  });
});
