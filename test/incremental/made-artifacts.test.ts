// Incremental generation: an edit regenerates only the artifacts that depend on it.

import { expect, it } from 'vitest';
import { readProjectFile } from '../architecture/files.ts';
import { selectTags } from './documents.ts';
import type { DocumentTree } from './edits.ts';
import { createSession } from './sessions.ts';
import { isFull } from '../tier.ts';

/** The API document; in the gate, only some tags, whose pages are mostly unrelated to volumes. */
const readDocument = (): DocumentTree =>
  isFull ? (JSON.parse(readProjectFile('generated/spec/openapi.json')) as DocumentTree) : selectTags(gateTags);
const gateTags: ReadonlySet<string> = new Set(['tags', 'domains', 'users']);

interface RegenerationResult {
  readonly artifacts: readonly string[];
  /** The regenerated docs pages, in both formats. */
  readonly docs: readonly string[];
  /** The total number of docs pages. */
  readonly pages: number;
  /** The number of reusable artifacts after the first and the second run. */
  readonly memoSizes: readonly number[];
}

const session = createSession();

/** Returns the artifacts that the session regenerates after a change to the document. */
async function regenerateAfter(
  change: (schemas: Record<string, Record<string, unknown>>) => void,
): Promise<RegenerationResult> {
  const document = readDocument();
  const { files } = await session.run(document);
  const memoSizes = [session.memoSize()];
  // The cast relies on the structure of OpenAPI.
  change((document['components'] as unknown as { schemas: Record<string, Record<string, unknown>> }).schemas);
  await session.run(document);
  memoSizes.push(session.memoSize());
  const artifacts = session.computedKinds();
  return {
    artifacts,
    docs: artifacts.filter((path) => path.startsWith('docs/')),
    pages: [...files.keys()].filter((path) => path.startsWith('docs/')).length,
    memoSizes,
  };
}

it('regenerates only the pages that show a schema if its description changes', async () => {
  const { artifacts, docs, pages, memoSizes } = await regenerateAfter(({ Volume }) => {
    if (Volume) Volume['description'] = 'Reworded.';
  });
  expect(docs).toContain('docs/schemas/volume.md');
  expect(docs).toContain('docs/html/schemas/volume.html');
  expect(docs.filter((path) => /firewall|domain|user/.test(path))).toEqual([]);
  expect(docs.length).toBeLessThan(pages / 12);
  // Validators and server do not depend on descriptions.
  expect(artifacts).not.toContain('all files of validators');
  expect(artifacts).not.toContain('all files of server');
  expect(artifacts.filter((name) => name.startsWith('spec '))).toEqual(['spec schema Volume']);
  expect(memoSizes[1]).toBe(memoSizes[0]);
});

it.runIf(isFull)('regenerates the validators and the pages that show a schema if it has a new property', async () => {
  const { artifacts, docs, pages } = await regenerateAfter(({ Volume }) => {
    Object.assign(Volume?.['properties'] ?? {}, { color: { type: 'string' } });
  });
  expect(artifacts).toContain('all files of validators');
  expect(docs).toContain('docs/schemas/volume.md');
  expect(docs.filter((path) => /firewall|domain|user/.test(path))).toEqual([]);
  expect(docs.length).toBeLessThan(pages / 8);
  expect(artifacts.filter((name) => name.startsWith('spec '))).toEqual(['spec schema Volume']);
});

it('regenerates nothing if nothing has changed', async () => {
  const { artifacts } = await regenerateAfter(() => undefined);
  expect(artifacts).toEqual([]);
});

it('reuses validators that inline an array, and others that call a function for it', async () => {
  const names = { type: 'array', items: { type: 'string', minLength: 3 } };
  const content = { 'application/json': { schema: names } };
  const holder = { type: 'object', properties: { names } };
  const document = (edited: DocumentTree): DocumentTree => ({
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    paths: Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((name) => [
        `/${name}`,
        {
          post: {
            operationId: name,
            requestBody: { required: true, content },
            responses: { 200: { description: 'OK' } },
          },
        },
      ]),
    ),
    components: { schemas: { First: holder, Second: holder, Edited: { type: 'object', properties: edited } } },
  });
  const arrays = createSession();
  await arrays.run(document({}));
  await arrays.run(document({ added: { type: 'integer' } }));
  const declarations = arrays.computedKinds().filter((kind) => kind.startsWith('declaration in '));
  expect(new Set(declarations)).toEqual(new Set(['declaration in schemas/edited']));
});

it('reuses the page of an operation whose sample request and response have nested objects', async () => {
  const next = (id: string): DocumentTree => ({
    type: 'object',
    required: ['next'],
    properties: { next: { $ref: `#/components/schemas/${id}` } },
  });
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Union' } } };
  const document: DocumentTree = {
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    paths: {
      '/things': {
        post: { requestBody: { required: true, content }, responses: { 200: { description: 'Created', content } } },
      },
    },
    components: {
      schemas: {
        Union: { anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }] },
        ...{ A: next('B'), B: next('C'), C: next('D'), D: next('E'), E: { type: 'string', minLength: 3 } },
      },
    },
  };
  const nested = createSession();
  await nested.run(document);
  await nested.run(document);
  expect(nested.computedKinds()).toEqual([]);
});
