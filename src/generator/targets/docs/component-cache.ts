// Caches for component views. Pages with the same links share views, and HTML pages also need unused anchor names.

import { lazy } from '../../model/lazy.ts';
import type { Links } from './page-links.ts';
import type { Anchors } from './html/anchors.ts';
import type { PageContext } from './html/value-notes.ts';

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

interface CachedView<T> {
  readonly view: T;
  /** Requested anchor names, in order. */
  readonly names: readonly string[];
  /** Whether all names were unused. Otherwise, the view contains numbered anchors, and only this page can use it. */
  readonly isReusable: boolean;
}

/**
 * Creates a cache of component views. The returned function returns the cached view of `key`, or creates it. Without a
 * key, it always creates the view.
 */
export function createHtmlComponentCache<T>(): (
  context: PageContext,
  key: string | undefined,
  create: (context: PageContext) => T,
) => T {
  const cache = createComponentCache<{ cached?: CachedView<T> }>();
  return (context, key, create) => {
    if (key === undefined) return create(context);
    const entry = cache(context.links, key, () => ({}));
    if (entry.cached?.names.every((name) => context.anchors.isFree(name))) {
      for (const name of entry.cached.names) context.anchors.take(name);
      return entry.cached.view;
    }
    const created = createView(context, create);
    if (created.isReusable) entry.cached = created;
    return created.view;
  };
}

/** Creates a view, and records its anchor names. */
function createView<T>(context: PageContext, create: (context: PageContext) => T): CachedView<T> {
  const names: string[] = [];
  let isReusable = true;
  const anchors: Anchors = {
    isFree: (name) => context.anchors.isFree(name),
    take(name) {
      isReusable &&= names.includes(name) || context.anchors.isFree(name);
      names.push(name);
      return context.anchors.take(name);
    },
  };
  return { view: create({ ...context, anchors }), names, isReusable };
}
