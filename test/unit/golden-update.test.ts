// Goldens are rewritten only where a person reads the difference.

import { expect, it } from 'vitest';
import { updating } from '../golden-harness/update.ts';

it.each([
  [{}, false],
  [{ CI: '1' }, false],
  [{ UPDATE: '1' }, true],
  [{ UPDATE: '', CI: '1' }, false],
])('with %j: %s', (env, rewrites) => expect(updating(env)).toBe(rewrites));

it('is refused in CI', () => {
  expect(() => updating({ UPDATE: '1', CI: 'true' })).toThrow('refused in CI');
});
