// Locality of changes in a large document: 1,000 operations in 20 tags.

import { it } from 'vitest';
import { expectLocalChanges, generateManyOutputs } from './locality.ts';

const tagCount = 20;
const operationsPerTag = 50;

it('changes no files of the other 19 tags if the first, a middle, or the last operation of a tag is removed', async () => {
  await expectLocalChanges(
    tagCount,
    operationsPerTag,
    7,
    [0, 22, operationsPerTag - 1],
    await generateManyOutputs(tagCount, operationsPerTag),
  );
}, 900_000);
