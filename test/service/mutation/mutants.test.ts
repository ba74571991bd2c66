// Is each mutant still one line of the service, and is there a claim that must go red for it?

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../architecture/files.ts';
import { mutants } from './mutants.ts';
import { provers } from './provers.ts';

describe('the list of mutants', () => {
  it('breaks at least forty behaviours, one claim each', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(40);
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  });

  it.each(mutants)('$id breaks a text that its file has once', ({ id, file, find }) => {
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
    expect(provers.has(id)).toBe(true);
  });
});
