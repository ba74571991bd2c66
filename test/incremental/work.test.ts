// How much a session makes anew: what an edit reaches, and not what it does not.

import { expect, it } from 'vitest';
import { textOf } from '../architecture/files.ts';
import { partOfOwn } from './documents.ts';
import type { Tree } from './edits.ts';
import { watching } from './sessions.ts';
import { isFull } from '../tier.ts';

/** In the gate some areas, among which most of the pages are not about volumes. */
const own = (): Tree => (isFull ? (JSON.parse(textOf('generated/spec/openapi.json')) as Tree) : partOfOwn(some)); // a document
const some: ReadonlySet<string> = new Set(['tags', 'domains', 'users', 'firewalls']);

interface Made {
  readonly keys: readonly string[];
  /** Pages of the docs, in both forms: those that were made, and all that there are. */
  readonly docs: readonly string[];
  readonly pages: number;
  /** How much the session holds after the first run, and after the second. */
  readonly held: readonly number[];
}

const session = watching();

/** What is made anew when the own document becomes another, by a session that has seen others before. */
async function madeAnew(change: (schemas: Record<string, Record<string, unknown>>) => void): Promise<Made> {
  const document = own();
  const { files } = await session.run(document);
  const held = [session.held()];
  change((document['components'] as unknown as { schemas: Record<string, Record<string, unknown>> }).schemas); // as OpenAPI has them
  await session.run(document);
  held.push(session.held());
  const keys = session.made();
  return {
    keys,
    docs: keys.filter((key) => key.startsWith('docs/')),
    pages: [...files.keys()].filter((path) => path.startsWith('docs/')).length,
    held,
  };
}

it('makes the pages of a schema whose description changes, of those who show it, and of lists', async () => {
  const { keys, docs, pages, held } = await madeAnew(({ Volume }) => {
    if (Volume) Volume['description'] = 'Reworded.';
  });
  expect(docs).toContain('docs/schemas/volume.md');
  expect(docs).toContain('docs/html/schemas/volume.html');
  expect(docs.filter((path) => /firewall|domain|user/.test(path))).toEqual([]);
  expect(docs.length).toBeLessThan(pages / 12);
  // Neither judges by words.
  expect(keys).not.toContain('all of validators');
  expect(keys).not.toContain('all of server');
  expect(held[1]).toBe(held[0]);
});

it('makes the validators and the server where a schema has another property, and of the docs what shows it', async () => {
  const { keys, docs, pages } = await madeAnew(({ Volume }) => {
    Object.assign(Volume?.['properties'] ?? {}, { colour: { type: 'string' } });
  });
  expect(keys).toContain('all of validators');
  expect(docs).toContain('docs/schemas/volume.md');
  // What it is about is as it was, and so is what guides say.
  expect(docs.filter((path) => /README|llms|schemas\.html|guides/.test(path))).toEqual([]);
  expect(keys.filter((key) => key.startsWith('names of'))).toEqual([]);
  expect(docs.length).toBeLessThan(pages / 8);
  // The rules of others are sound as before.
  expect(keys.filter((key) => key.startsWith('condition of ') && !/volume/i.test(key))).toEqual([]);
});

it('makes nothing where nothing has changed', async () => {
  const { keys } = await madeAnew(() => undefined);
  expect(keys).toEqual([]);
});
