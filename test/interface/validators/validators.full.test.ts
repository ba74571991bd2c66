// Does every claim about the validators fail for each way of breaking what it states?

import { describe } from 'vitest';

import { judgeAllValidators } from './judge-all.ts';

describe('the generated validators, and everything that breaks them', () => {
  judgeAllValidators(Infinity);
});
