// Golden files are updated only if requested, and never in CI.

import { expect, it } from 'vitest';
import { isGoldenUpdate } from './update.ts';

it.each([
  [{}, false],
  [{ CI: '1' }, false],
  [{ UPDATE: '1' }, true],
  [{ UPDATE: '', CI: '1' }, false],
])('updates golden files with the environment %j: %s', (env, expected) => expect(isGoldenUpdate(env)).toBe(expected));

it('rejects updates in CI', () => {
  expect(() => isGoldenUpdate({ UPDATE: '1', CI: 'true' })).toThrow('refused in CI');
});
