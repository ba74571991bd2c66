// What the document describes once, and many operations refer to, is made once for all pages that link alike.

import { once } from '../../model/dependencies/reads.ts';
import type { Links } from './page-links.ts';

/** What is made of components, by a key that tells one from the others; without a key it is made anew. */
export type PerComponent<T> = (links: Links, key: string | undefined, make: () => T) => T;

export function perComponent<T>(): PerComponent<T> {
  const known = new WeakMap<Links, Map<string, () => T>>();
  return (links, key, make) => {
    if (key === undefined) return make();
    const own = known.get(links) ?? new Map<string, () => T>();
    known.set(links, own);
    const made = own.get(key) ?? once(make);
    own.set(key, made);
    return made();
  };
}
