// Locality of changes: a removed operation changes only its files, those of its tag, and the indexes.

import { it } from 'vitest';
import { expectLocalChanges, generateManyOutputs } from './locality.ts';

const tagCount = 3;
const operationsPerTag = 10;

it('changes no files of other tags if the first or the last operation of a tag is removed', async () => {
  await expectLocalChanges(
    tagCount,
    operationsPerTag,
    1,
    [0, operationsPerTag - 1],
    await generateManyOutputs(tagCount, operationsPerTag),
  );
});
