// Permission to update golden files: only on request, and never in CI.

import { expect, it } from 'vitest';
import { isGoldenUpdate } from './update.ts';

it.each([
  [{}, false],
  [{ CI: '1' }, false],
  [{ UPDATE: '1' }, true],
  [{ UPDATE: '', CI: '1' }, false],
])('decides whether the environment %j updates golden files: %s', (env, expected) =>
  expect(isGoldenUpdate(env)).toBe(expected),
);

it('rejects updates in CI', () => {
  expect(() => isGoldenUpdate({ UPDATE: '1', CI: 'true' })).toThrow('not allowed in CI');
});
