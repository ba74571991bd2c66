// An operation that goes changes its own files, those of its area, and the indexes: a commit says what it does.

import { it } from 'vitest';
import { expectLocal, manyOutputs } from './locality.ts';

const areas = 3;
const each = 10;

it('takes nothing with it from other areas, wherever in its own it stood', async () => {
  await expectLocal(areas, each, 1, [0, each - 1], await manyOutputs(areas, each));
});
