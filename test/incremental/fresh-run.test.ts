// Watch mode: after any edit, the output and diagnostics of a session equal those of a fresh run.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDocument, edits, randomEdit, type RandomEdit, type DocumentTree } from './edits.ts';
import { readGolden, selectTags } from './documents.ts';
import { createSession, manyFiles, runFresh, type Layout, type WatchSession } from './sessions.ts';
import { isFull } from '../tier.ts';

const cases = {
  ...(isFull && { 'a part of the API document': () => selectTags(new Set(['tags'])) }),
  'every target': () => readGolden('every-target'),
  'callbacks and webhooks': () => readGolden('callbacks-and-webhooks'),
  'request and response schemas that differ': () => readGolden('readings-differ'),
};

/**
 * Applies an edit and compares the session with a fresh run. Returns the next document, or the previous one if the
 * edited document has errors.
 */
async function applyEdit(
  session: WatchSession,
  document: DocumentTree,
  stroke: RandomEdit,
  layout?: Layout,
): Promise<DocumentTree> {
  const next = editDocument(document, stroke);
  if (next === undefined) return document;
  const [ours, theirs] = [await session.run(next), await runFresh(next, {}, layout)];
  expect(ours.diagnostics).toEqual(theirs.diagnostics);
  expect([...ours.files.keys()]).toEqual([...theirs.files.keys()]);
  expect([...theirs.files].filter(([path, text]) => ours.files.get(path) !== text).map(([path]) => path)).toEqual([]);
  return theirs.files.size === 0 ? document : next;
}

/** The API document takes five seconds per run in the full tier. */
const runsOf = (name: string): number => (!isFull ? 1 : name.includes('API') ? 10 : 20);

describe.each(Object.entries(cases))('%s', (name, createDocument) => {
  it(
    'equals a fresh run after random edits',
    async () => {
      const document = createDocument();
      await fc.assert(
        fc.asyncProperty(
          fc.array(randomEdit, { minLength: isFull ? 5 : 2, maxLength: isFull ? 12 : 3 }),
          async (strokes) => {
            const session = createSession();
            await session.run(document);
            let current = document;
            for (const each of strokes) current = await applyEdit(session, current, each);
          },
        ),
        { numRuns: runsOf(name) },
      );
    },
    isFull ? 600_000 : 60_000,
  );
});

it.each([
  ['one file', undefined],
  ['many files', manyFiles],
] as const)('equals a fresh run after each kind of edit of a document in %s', async (_, layout) => {
  const document = readGolden('every-target');
  const session = createSession(layout);
  expect((await session.run(document)).files.size).toBeGreaterThan(100);
  let current = document;
  // For many files, the gate uses every fourth edit; the effect of an edit on the document is the same as for one file.
  const names = Object.keys(edits).filter((_name, index) => isFull || layout === undefined || index % 4 === 0);
  for (const name of names) current = await applyEdit(session, current, { name, seed: 1 }, layout);
});
