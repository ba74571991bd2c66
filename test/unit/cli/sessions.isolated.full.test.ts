// While many documents are watched, what was made of one stands for its next run, through broken edits and edits of others, and no more is held than there is room for.

import { describe, expect, it, vi } from 'vitest';
import type * as Pipeline from '../../../src/generator/pipeline/pipeline.ts';
import { createWatchSessions } from '../../../src/generator/commands/generate/watch-sessions.ts';
import { createSession, type WatchSession } from '../../../src/generator/commands/generate/watch-session.ts';
import type { FileWatcher } from '../../../src/generator/cli/environment.ts';
import { madeOf } from '../../../src/generator/model/dependencies/kept.ts';
import { ashlar } from './command.ts';
import { filesIn, folderWith, put } from './folder.ts';
import { config, service, shared } from './services.ts';

const seen = vi.hoisted(() => ({ made: [] as (readonly [document: string, made: number])[] }));

vi.mock('../../../src/generator/pipeline/pipeline.ts', async (original) => {
  const pipeline = await original<typeof Pipeline>();
  const generate: typeof Pipeline.generate = async (job, ...words) => {
    const done = await pipeline.generate(job, ...words);
    if (done.api) seen.made.push([job.document, madeOf(done.api).length]);
    return done;
  };
  return { ...pipeline, generate };
});

const many = {
  ...shared,
  'ashlar.config.json': config([
    { document: 'services/*/openapi.yaml', out: 'services/{1}/api', targets: ['types', 'docs'] },
  ]),
  'services/a/openapi.yaml': service('a'),
  'services/b/openapi.yaml': service('b'),
};

describe('watching many documents', () => {
  it('keeps what was made of each, and writes what runs of their own would', async () => {
    const folder = folderWith(many);
    const edit = (name: string, said: string) => () =>
      put(folder, `services/${name}/openapi.yaml`, service(name).replace('description: All.', `description: ${said}`));
    const edits = [edit('a', 'Some.'), edit('b', 'A few.'), edit('a', '['), edit('a', 'None.')];
    const watch = (): FileWatcher => ({
      startRun: () => undefined,
      waitForChange() {
        const next = edits.shift();
        next?.();
        return Promise.resolve(next ? 'changed' : 'over');
      },
    });
    expect((await ashlar(folder, ['generate', '--watch'], { watch })).status).toBe(0);
    const [[, whole] = ['', 0]] = seen.made;
    expect(seen.made.map(([document]) => document)).toEqual([
      'services/a/openapi.yaml',
      'services/b/openapi.yaml',
      'services/a/openapi.yaml',
      'services/b/openapi.yaml',
      'services/a/openapi.yaml',
    ]);
    expect(seen.made[1]?.[1]).toBe(whole);
    for (const [, made] of seen.made.slice(2)) expect(made).toBeLessThan(whole / 2);
    const files = filesIn(folder);
    expect(files['services/a/api/docs/README.md']).toBeDefined();
    expect(Object.values(files).join('')).toContain('None.');
    expect((await ashlar(folder, ['generate', '--check'])).status).toBe(0);
  });
});

describe('the sessions of many documents', () => {
  const session = (size: number): WatchSession => {
    const made = createSession();
    made.writtenFiles.expectedFiles.set('a.ts', {
      text: 'x'.repeat(size),
      file: { path: 'a.ts', target: 'types', digest: '', bytes: size },
    });
    return made;
  };
  const keeping = (most: number) => {
    const sessions = createWatchSessions(most);
    return {
      keep: (name: string, size: number, isEdited: boolean): void =>
        sessions.store(name, session(size), { isValid: true, isEdited }),
      held: (...names: readonly string[]): readonly string[] =>
        names.filter((name) => sessions.get(name).writtenFiles.expectedFiles.size > 0),
    };
  };

  it('are held as long as there is room, and none that was not edited takes the place of another', () => {
    const { keep, held } = keeping(10);
    for (const name of ['a', 'b', 'c']) keep(name, 4, false);
    expect(held('a', 'b', 'c')).toEqual(['a', 'b']);
    keep('c', 4, true);
    expect(held('a', 'b', 'c')).toEqual(['b', 'c']);
  });

  it('hold the one that was edited last however big it is', () => {
    const { keep, held } = keeping(10);
    keep('a', 4, true);
    keep('b', 400, true);
    expect(held('a', 'b')).toEqual(['b']);
    keep('a', 4, true);
    expect(held('a', 'b')).toEqual(['a']);
  });

  it('begin a run after a broken one with what the last sound one made and laid out, and with what the broken one parsed', () => {
    const sessions = createWatchSessions();
    const first = session(1);
    first.formatted.current.set('a', 'laid out');
    sessions.store('a', first, { isValid: true, isEdited: false });
    const broken = sessions.get('a');
    broken.parseCache.current.set('a.yaml', { diagnostics: [] });
    sessions.store('a', broken, { isValid: false, isEdited: true });
    const { formatted, parseCache, writtenFiles } = sessions.get('a');
    expect([formatted.previous.get('a'), parseCache.previous.has('a.yaml'), writtenFiles]).toEqual([
      'laid out',
      true,
      first.writtenFiles,
    ]);
  });
});
