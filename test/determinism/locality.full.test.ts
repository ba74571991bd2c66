// The same for a document of 1,000 operations in 20 areas: what one of them changes does not grow with the document.

import { it } from 'vitest';
import { expectLocal, manyOutputs } from './locality.ts';

const areas = 20;
const each = 50;

it('takes nothing with it from 19 other areas, be it the first, one in the middle or the last of its own', async () => {
  await expectLocal(areas, each, 7, [0, 22, each - 1], await manyOutputs(areas, each));
}, 900_000);
