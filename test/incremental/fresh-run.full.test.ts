// Watch sessions: after any edit, the output and diagnostics equal those of a fresh run.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDocument, edits, randomEdit, type RandomEdit, type DocumentTree } from './edits.ts';
import { readGolden, selectTags } from './documents.ts';
import { createSession, manyFiles, runFresh, type Layout, type WatchSession } from './sessions.ts';

const cases = {
  'a part of the API document': () => selectTags(new Set(['tags'])),
  'every target': () => readGolden('every-target'),
  'callbacks and webhooks': () => readGolden('callbacks-and-webhooks'),
  'request and response schemas that differ': () => readGolden('request-and-response-variants'),
};

/**
 * Applies an edit and compares the session with a fresh run. Returns the next document, or the previous one if the
 * edited document has errors.
 */
async function applyEdit(
  session: WatchSession,
  document: DocumentTree,
  edit: RandomEdit,
  layout?: Layout,
): Promise<DocumentTree> {
  const next = editDocument(document, edit);
  if (next === undefined) return document;
  const [actual, expected] = [await session.run(next), await runFresh(next, layout)];
  expect(actual.diagnostics).toEqual(expected.diagnostics);
  expect([...actual.files.keys()]).toEqual([...expected.files.keys()]);
  const differingFiles = [...expected.files].filter(([path, text]) => actual.files.get(path) !== text);
  expect(differingFiles.map(([path]) => path)).toEqual([]);
  return expected.files.size === 0 ? document : next;
}

/** Returns the number of runs. The API document takes five seconds per run. */
function getRunCount(name: string): number {
  return name.includes('API') ? 10 : 20;
}

describe.each(Object.entries(cases))('%s', (name, createDocument) => {
  it('has the same results as a fresh run after random edits', async () => {
    const document = createDocument();
    await fc.assert(
      fc.asyncProperty(fc.array(randomEdit, { minLength: 5, maxLength: 12 }), async (randomEdits) => {
        const session = createSession();
        await session.run(document);
        let current = document;
        for (const edit of randomEdits) current = await applyEdit(session, current, edit);
      }),
      { numRuns: getRunCount(name) },
    );
  }, 600_000);
});

it.each([
  ['one file', undefined],
  ['many files', manyFiles],
] as const)('equals a fresh run after each kind of edit to a document in %s', async (_, layout) => {
  const document = readGolden('every-target');
  const session = createSession(layout);
  expect((await session.run(document)).files.size).toBeGreaterThan(100);
  let current = document;
  for (const name of Object.keys(edits)) current = await applyEdit(session, current, { name, seed: 1 }, layout);
});
