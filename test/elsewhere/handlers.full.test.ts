// The packed Ashlar in a repository elsewhere: what people make of their handlers outlives every change of the document.

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { noDocuments, realDocuments } from '../real-documents.ts';
import { pack } from './packed.ts';
import { changes, documents, handlers, store } from './pets.ts';
import { byHand, changedLines, choose, note, readDocument, reshape, withoutGone, type Recorded } from './reshaped.ts';
import { scratch } from './scratch.ts';

vi.setConfig({ testTimeout: 900_000 });

let base: string;
let archive: string;

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'ashlar-packed-'));
  archive = pack(base);
});

afterAll(() => rmSync(base, { recursive: true, force: true }));

it('init, generate, scaffold, edits by hand, another document, and scaffold again', () => {
  const repository = scratch(archive, { 'openapi.yaml': documents.before });
  repository.done('init', '--document', 'openapi.yaml', '--out', 'src/api');
  repository.commit('init');
  expect(repository.ashlar('generate', '--check')).toMatchObject({ status: 1 });
  repository.done('generate');
  repository.done('generate', '--check');
  repository.commit('generate');
  repository.done('scaffold');
  expect(repository.compile()).toBe('');
  repository.commit('scaffold');

  repository.write('src/store.ts', store);
  repository.write('src/handlers/pets.ts', handlers);
  repository.done('scaffold', '--check');
  repository.done('scaffold');
  expect(repository.changes('src/handlers')).not.toEqual([]);
  expect(repository.read('src/handlers/pets.ts')).toBe(handlers);
  expect(repository.compile()).toBe('');
  repository.commit('Handlers by hand');

  repository.write('openapi.yaml', documents.after);
  repository.done('generate');
  repository.commit('Another document');
  expect(repository.ashlar('scaffold', '--check')).toMatchObject({ status: 1 });
  const { status, stderr } = repository.ashlar('scaffold');
  for (const [path, lines] of Object.entries(changes))
    expect({ path, lines: repository.changes(path) }).toEqual({ path, lines });
  expect(status).toBe(1);
  expect(places(stderr)).toEqual(
    placesOf(repository.read('src/handlers/pets.ts'), [
      'removePet',
      'RemovePetRequest',
      'RemovePetResponse',
      'toUpperCase',
    ]),
  );
  repository.commit('scaffold, again');

  // What is named is mended, and then there is nothing left to say.
  const mended = repository
    .read('src/handlers/pets.ts')
    .replace('?.toUpperCase();', '?.toString();')
    .replace(/ {2}\/\/ Gone from[\s\S]*?\n {2}\},\n\n/, '');
  repository.write('src/handlers/pets.ts', mended);
  repository.done('scaffold');
  expect(repository.read('src/handlers/pets.ts')).toBe(mended);
  expect(repository.compile()).toBe('');
  repository.done('generate', '--check');
  repository.done('scaffold', '--check');
});

it('the same on a document that others wrote', (context) => {
  const [smallest] = noDocuments ? [] : [...realDocuments].sort((a, b) => statSync(a).size - statSync(b).size);
  if (smallest === undefined) return context.skip('there are no real documents (CORPUS names their folder)');
  const document = readDocument(smallest);
  const repository = scratch(archive, { 'openapi.json': document, 'src/note.ts': note });
  repository.done('init', '--document', 'openapi.json', '--targets', 'types,validators,server', '--out', 'src/api');
  repository.done('generate');
  repository.done('generate', '--check');
  repository.commit('generate');
  repository.done('scaffold');
  expect(repository.compile()).toBe('');
  repository.commit('scaffold');

  const record = (): Recorded => JSON.parse(repository.read('src/handlers/.ashlar-handlers.json')) as Recorded;
  const chosen = choose(document, record());
  const path = repository.holding(`  // ${chosen.kept}\n`);
  const own = byHand(repository.read(path), chosen);
  repository.write(path, own);
  repository.done('scaffold');
  expect(repository.read(path)).toBe(own);
  expect(repository.compile()).toBe('');
  repository.commit('Handlers by hand');

  repository.write('openapi.json', reshape(document, chosen));
  repository.done('generate');
  repository.commit('Another document');
  const { status, stderr } = repository.ashlar('scaffold');
  expect(status).toBe(1);
  const changed = changedLines(own, chosen, record());
  expect([...repository.changes(path)].sort()).toEqual([...changed].sort());
  expect(repository.changed('src')).toEqual(['src/handlers/.ashlar-handlers.json', path]);
  expect([...new Set(places(stderr).map((place) => place.split(':')[0]))]).toEqual([path]);
  repository.commit('scaffold, again');

  repository.write(path, withoutGone(repository.read(path)));
  repository.done('scaffold');
  expect(repository.compile()).toBe('');
});

/** `src/handlers/pets.ts:12:9` of each error, in order. */
function places(stderr: string): readonly string[] {
  return [...stderr.matchAll(/^(\S+:\d+:\d+) error /gm)].map(([, place = '']) => place);
}

/** Where each of these words first stands, after the one before it. */
function placesOf(text: string, words: readonly string[]): readonly string[] {
  let from = 0;
  return words.map((word) => {
    from = text.indexOf(word, from);
    const before = text.slice(0, from).split('\n');
    return `src/handlers/pets.ts:${before.length}:${(before.at(-1) ?? '').length + 1}`;
  });
}
