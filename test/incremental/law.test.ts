// Whatever is edited, a session that watches has the files that a run of its own would make, and says the same.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edited, edits, stroke, type Stroke, type Tree } from './edits.ts';
import { golden, partOfOwn } from './documents.ts';
import { fresh, manyFiles, watching, type Layout, type Watching } from './sessions.ts';
import { isFull } from '../tier.ts';

const cases = {
  ...(isFull && { 'a part of the own document': () => partOfOwn(new Set(['tags'])) }),
  'every target': () => golden('every-target'),
  'callbacks and webhooks': () => golden('callbacks-and-webhooks'),
  'readings that differ': () => golden('readings-differ'),
};

/** Whether an edit was one; broken documents are as broken to both, and the next edit is of the sound one. */
async function follows(session: Watching, document: Tree, stroke: Stroke, layout?: Layout): Promise<Tree> {
  const next = edited(document, stroke);
  if (next === undefined) return document;
  const [ours, theirs] = [await session.run(next), await fresh(next, {}, layout)];
  expect(ours.said).toEqual(theirs.said);
  expect([...ours.files.keys()]).toEqual([...theirs.files.keys()]);
  expect([...theirs.files].filter(([path, text]) => ours.files.get(path) !== text).map(([path]) => path)).toEqual([]);
  return theirs.files.size === 0 ? document : next;
}

/** The own document takes five seconds a run in the full tier. */
const runsOf = (name: string): number => (!isFull ? 1 : name.includes('own') ? 10 : 20);

describe.each(Object.entries(cases))('%s', (name, make) => {
  it(
    'is followed through any edits',
    async () => {
      const document = make();
      await fc.assert(
        fc.asyncProperty(
          fc.array(stroke, { minLength: isFull ? 5 : 2, maxLength: isFull ? 12 : 3 }),
          async (strokes) => {
            const session = watching();
            await session.run(document);
            let now = document;
            for (const each of strokes) now = await follows(session, now, each);
          },
        ),
        { numRuns: runsOf(name) },
      );
    },
    isFull ? 600_000 : 60_000,
  );
});

it.each([
  ['in one file', undefined],
  ['in many files', manyFiles],
] as const)('%s it is followed through each sort of edit', async (_, layout) => {
  const document = golden('every-target');
  const session = watching(layout);
  expect((await session.run(document)).files.size).toBeGreaterThan(100);
  let now = document;
  // Every fourth sort shows the gate that files are followed; what an edit makes of the document is the same in one.
  const names = Object.keys(edits).filter((_name, at) => isFull || layout === undefined || at % 4 === 0);
  for (const name of names) now = await follows(session, now, { name, seed: 1 }, layout);
});
