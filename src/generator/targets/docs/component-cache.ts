// Cache of component views, shared by pages with the same links.

import { lazy } from '../../model/dependencies/tracking.ts';
import type { Links } from './page-links.ts';

/** A function that returns the cached value of `key`, or creates it. Without a key, it always creates the value. */
export type ComponentCache<T> = (links: Links, key: string | undefined, create: () => T) => T;

export function createComponentCache<T>(): ComponentCache<T> {
  const cachesByLinks = new WeakMap<Links, Map<string, () => T>>();
  return (links, key, create) => {
    if (key === undefined) return create();
    const cache = cachesByLinks.get(links) ?? new Map<string, () => T>();
    cachesByLinks.set(links, cache);
    const cachedValue = cache.get(key) ?? lazy(create);
    cache.set(key, cachedValue);
    return cachedValue();
  };
}
