// Does the document say what the interface states, and does each claim fail when it stops saying so?

import { describe } from 'vitest';

import { dereferenced } from './dereference.ts';
import { source } from './documents.ts';
import { judgeAll } from './judge-all.ts';

describe('the source document', async () => {
  judgeAll(await dereferenced(source));
});
