// Cache of component views, shared by pages with the same links.

import { lazy } from '../../model/dependencies/tracking.ts';
import type { Links } from './page-links.ts';

/** Returns the cached value of `key`, or creates it. Without a key, always creates it. */
export type PerComponent<T> = (links: Links, key: string | undefined, make: () => T) => T;

export function perComponent<T>(): PerComponent<T> {
  const known = new WeakMap<Links, Map<string, () => T>>();
  return (links, key, make) => {
    if (key === undefined) return make();
    const own = known.get(links) ?? new Map<string, () => T>();
    known.set(links, own);
    const made = own.get(key) ?? lazy(make);
    own.set(key, made);
    return made();
  };
}
