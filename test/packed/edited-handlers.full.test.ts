// The packed `ashlar` command in a separate repository: edited handlers are preserved when the document changes.

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hasNoRealDocuments, realDocuments } from '../real-documents.ts';
import { pack } from './pack.ts';
import { documents, handlers, lineChanges, store } from './pets-project.ts';
import {
  changeDocument,
  editByHand,
  expectedLineChanges,
  noteModule,
  readDocument,
  removeOrphanedHandlers,
  selectOperations,
  type HandlerRecord,
} from './change-document-and-handlers.ts';
import { createRepository } from './test-repository.ts';

vi.setConfig({ testTimeout: 900_000 });

let base: string;
let archive: string;

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'ashlar-packed-'));
  archive = pack(base);
});

afterAll(() => rmSync(base, { recursive: true, force: true }));

it('preserves edited handlers when scaffold runs again for a changed document', () => {
  const repository = createRepository(archive, { 'openapi.yaml': documents.before });
  repository.run('init', '--document', 'openapi.yaml', '--out', 'src/api');
  repository.commit('init');
  expect(repository.ashlar('generate', '--check')).toMatchObject({ status: 1 });
  repository.run('generate');
  repository.run('generate', '--check');
  repository.commit('generate');
  repository.run('scaffold');
  expect(repository.compile()).toBe('');
  repository.commit('scaffold');

  repository.write('src/store.ts', store);
  repository.write('src/handlers/pets.ts', handlers);
  repository.run('scaffold', '--check');
  repository.run('scaffold');
  expect(repository.listChangedLines('src/handlers')).not.toEqual([]);
  expect(repository.read('src/handlers/pets.ts')).toBe(handlers);
  expect(repository.compile()).toBe('');
  repository.commit('Edit handlers');

  repository.write('openapi.yaml', documents.after);
  repository.run('generate');
  repository.commit('Change the document');
  expect(repository.ashlar('scaffold', '--check')).toMatchObject({ status: 1 });
  const { status, stderr } = repository.ashlar('scaffold');
  for (const [path, lines] of Object.entries(lineChanges))
    expect({ path, lines: repository.listChangedLines(path) }).toEqual({ path, lines });
  expect(status).toBe(1);
  expect(listErrorLocations(stderr)).toEqual(
    findLocations(repository.read('src/handlers/pets.ts'), [
      'removePet',
      'RemovePetRequest',
      'RemovePetResponse',
      'toUpperCase',
    ]),
  );
  repository.commit('scaffold again');

  // After the reported errors are fixed, there are no others.
  const fixedHandlers = repository
    .read('src/handlers/pets.ts')
    .replace('?.toUpperCase();', '?.toString();')
    .replace(/ {2}\/\/ Removed from[\s\S]*?\n {2}\},\n\n/, '');
  repository.write('src/handlers/pets.ts', fixedHandlers);
  repository.run('scaffold');
  expect(repository.read('src/handlers/pets.ts')).toBe(fixedHandlers);
  expect(repository.compile()).toBe('');
  repository.run('generate', '--check');
  repository.run('scaffold', '--check');
});

it('preserves edited handlers for a real-world document', (context) => {
  const [smallest] = hasNoRealDocuments ? [] : [...realDocuments].sort((a, b) => statSync(a).size - statSync(b).size);
  if (smallest === undefined) return context.skip('no real documents; set CORPUS to their directory');
  const document = readDocument(smallest);
  const repository = createRepository(archive, { 'openapi.json': document, 'src/note.ts': noteModule });
  repository.run('init', '--document', 'openapi.json', '--targets', 'types,validators,server', '--out', 'src/api');
  repository.run('generate');
  repository.run('generate', '--check');
  repository.commit('generate');
  repository.run('scaffold');
  expect(repository.compile()).toBe('');
  repository.commit('scaffold');

  const readRecord = (): HandlerRecord =>
    JSON.parse(repository.read('src/handlers/.ashlar-handlers.json')) as HandlerRecord;
  const selection = selectOperations(document, readRecord());
  const path = repository.findFileContaining(`  // ${selection.unchangedKey}\n`);
  const edited = editByHand(repository.read(path), selection);
  repository.write(path, edited);
  repository.run('scaffold');
  expect(repository.read(path)).toBe(edited);
  expect(repository.compile()).toBe('');
  repository.commit('Edit handlers');

  repository.write('openapi.json', changeDocument(document, selection));
  repository.run('generate');
  repository.commit('Change the document');
  const { status, stderr } = repository.ashlar('scaffold');
  expect(status).toBe(1);
  const expectedLines = expectedLineChanges(edited, selection, readRecord());
  expect([...repository.listChangedLines(path)].sort()).toEqual([...expectedLines].sort());
  expect(repository.listChangedFiles('src')).toEqual(['src/handlers/.ashlar-handlers.json', path]);
  expect([...new Set(listErrorLocations(stderr).map((location) => location.split(':')[0]))]).toEqual([path]);
  repository.commit('scaffold again');

  repository.write(path, removeOrphanedHandlers(repository.read(path)));
  repository.run('scaffold');
  expect(repository.compile()).toBe('');
});

/** Returns the location of each error in order, such as `src/handlers/pets.ts:12:9`. */
function listErrorLocations(stderr: string): readonly string[] {
  return [...stderr.matchAll(/^(\S+:\d+:\d+) error /gm)].map(([, location = '']) => location);
}

/** Returns the location of each name in the pet handlers, searching from the location of the previous name. */
function findLocations(module: string, names: readonly string[]): readonly string[] {
  let offset = 0;
  return names.map((name) => {
    offset = module.indexOf(name, offset);
    const before = module.slice(0, offset).split('\n');
    return `src/handlers/pets.ts:${before.length}:${(before.at(-1) ?? '').length + 1}`;
  });
}
