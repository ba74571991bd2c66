// LRU cache with a size limit.

import { expect, it } from 'vitest';
import { createLruCache } from '../../../src/generator/pipeline/lru-cache.ts';

it('evicts the least recently used entry, and rejects entries above its capacity', () => {
  const cache = createLruCache<number>(10);
  for (const [key, size] of [
    ['a', 4],
    ['b', 4],
    ['c', 11],
  ] as const)
    cache.set(key, size, size);
  expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.usedSize]).toEqual([4, 4, undefined, 8]);
  cache.get('a');
  cache.set('d', 4, 4);
  expect([cache.get('a'), cache.get('b'), cache.get('d'), cache.usedSize]).toEqual([4, undefined, 4, 8]);
  cache.set('a', 1, 1);
  cache.delete('d');
  cache.delete('unknown');
  expect([cache.get('a'), cache.usedSize]).toEqual([1, 1]);
});
