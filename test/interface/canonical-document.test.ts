// Does the canonical document, printed from the model, say all that the interface states?

import { describe } from 'vitest';

import { dereferenced } from './dereference.ts';
import { canonical } from './documents.ts';
import { judgeAll } from './judge-all.ts';

describe('the canonical document', async () => {
  judgeAll(await dereferenced(canonical));
});
