// The generated validators do what the interface states; in the full tier, each claim fails when they stop doing so.

import { describe } from 'vitest';

import { judgeAllValidators } from './judge-all.ts';

describe('the generated validators', () => {
  judgeAllValidators();
});
