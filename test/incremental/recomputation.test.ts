// Incremental generation: an edit recomputes only the output that depends on it.

import { expect, it } from 'vitest';
import { readProjectFile } from '../architecture/files.ts';
import { selectTags } from './documents.ts';
import type { DocumentTree } from './edits.ts';
import { createSession } from './sessions.ts';
import { isFull } from '../tier.ts';

/** The API document; in the gate, only some tags, whose pages are mostly unrelated to volumes. */
const readDocument = (): DocumentTree =>
  isFull ? (JSON.parse(readProjectFile('generated/spec/openapi.json')) as DocumentTree) : selectTags(gateTags);
const gateTags: ReadonlySet<string> = new Set(['tags', 'domains', 'users', 'firewalls']);

interface Recomputation {
  readonly keys: readonly string[];
  /** The recomputed pages of the docs, in both formats. */
  readonly docs: readonly string[];
  /** The number of all pages of the docs. */
  readonly pages: number;
  /** The cache sizes after the first and the second run. */
  readonly cacheSizes: readonly number[];
}

const session = createSession();

/**
 * Returns what the session recomputes after a change of the document. The session has run on other documents before.
 */
async function recomputeAfter(
  change: (schemas: Record<string, Record<string, unknown>>) => void,
): Promise<Recomputation> {
  const document = readDocument();
  const { files } = await session.run(document);
  const cacheSizes = [session.cacheSize()];
  // The cast relies on the structure of OpenAPI.
  change((document['components'] as unknown as { schemas: Record<string, Record<string, unknown>> }).schemas);
  await session.run(document);
  cacheSizes.push(session.cacheSize());
  const keys = session.recomputedKeys();
  return {
    keys,
    docs: keys.filter((key) => key.startsWith('docs/')),
    pages: [...files.keys()].filter((path) => path.startsWith('docs/')).length,
    cacheSizes,
  };
}

it('recomputes only the pages that show a schema if its description changes', async () => {
  const { keys, docs, pages, cacheSizes } = await recomputeAfter(({ Volume }) => {
    if (Volume) Volume['description'] = 'Reworded.';
  });
  expect(docs).toContain('docs/schemas/volume.md');
  expect(docs).toContain('docs/html/schemas/volume.html');
  expect(docs.filter((path) => /firewall|domain|user/.test(path))).toEqual([]);
  expect(docs.length).toBeLessThan(pages / 12);
  // Validators and server do not depend on descriptions.
  expect(keys).not.toContain('all of validators');
  expect(keys).not.toContain('all of server');
  expect(cacheSizes[1]).toBe(cacheSizes[0]);
});

it('recomputes the validators and the pages that show a schema if it has a new property', async () => {
  const { keys, docs, pages } = await recomputeAfter(({ Volume }) => {
    Object.assign(Volume?.['properties'] ?? {}, { color: { type: 'string' } });
  });
  expect(keys).toContain('all of validators');
  expect(docs).toContain('docs/schemas/volume.md');
  // The description of the schema and the guides are unchanged.
  expect(docs.filter((path) => /README|llms|schemas\.html|guides/.test(path))).toEqual([]);
  expect(keys.filter((key) => key.startsWith('names of'))).toEqual([]);
  expect(docs.length).toBeLessThan(pages / 8);
  // The conditions of other schemas are unchanged.
  expect(keys.filter((key) => key.startsWith('condition of ') && !/volume/i.test(key))).toEqual([]);
});

it('recomputes nothing if nothing has changed', async () => {
  const { keys } = await recomputeAfter(() => undefined);
  expect(keys).toEqual([]);
});
