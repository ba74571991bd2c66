// Locality of changes: removing an operation changes only its files, those of its tag, and the indexes.

import { test } from 'vitest';
import { expectLocalChanges, generateForManyOperations } from './locality.ts';

const tagCount = 3;
const operationsPerTag = 10;

test('removing the first or the last operation of a tag changes no files of other tags', async () => {
  await expectLocalChanges(
    tagCount,
    operationsPerTag,
    1,
    [0, operationsPerTag - 1],
    await generateForManyOperations(tagCount, operationsPerTag),
  );
});
