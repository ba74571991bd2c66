// Do the generated validators do what the interface states, and does each claim fail when they stop doing so?

import { describe } from 'vitest';

import { judgeAllValidators } from './judge-all.ts';

describe('the generated validators', () => {
  judgeAllValidators(1);
});
