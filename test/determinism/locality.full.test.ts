// Locality of changes in a large document: 1,000 operations in 20 tags.

import { test } from 'vitest';
import { expectLocalChanges, generateForManyOperations } from './locality.ts';

const tagCount = 20;
const operationsPerTag = 50;

test('removing the first, a middle, or the last operation of a tag changes no files of the other 19 tags', async () => {
  await expectLocalChanges(
    tagCount,
    operationsPerTag,
    7,
    [0, 22, operationsPerTag - 1],
    await generateForManyOperations(tagCount, operationsPerTag),
  );
}, 900_000);
