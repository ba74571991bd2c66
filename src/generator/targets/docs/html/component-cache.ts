// Cache of HTML component views; a cached view is valid on any page where its anchor names are free.

import { recordDependencies, track, type Dependencies } from '../../../model/dependencies/tracking.ts';
import { createComponentCache } from '../component-cache.ts';
import type { Anchors } from './anchors.ts';
import type { PageContext } from './value-notes.ts';

interface CachedView<T> {
  readonly view: T;
  /** Requested anchor names, in order. */
  readonly names: readonly string[];
  /** Whether all names were free. Otherwise, the view contains numbered anchors, and only this page can use it. */
  readonly isReusable: boolean;
  readonly dependencies: Dependencies;
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
      recordDependencies(entry.cached.dependencies);
      for (const name of entry.cached.names) context.anchors.take(name);
      return entry.cached.view;
    }
    const created = createTracked(context, create);
    recordDependencies(created.dependencies);
    if (created.isReusable) entry.cached = created;
    return created.view;
  };
}

/** Creates a view, and records its anchor names and dependencies. */
function createTracked<T>(context: PageContext, create: (context: PageContext) => T): CachedView<T> {
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
  const { value: view, dependencies } = track(() => create({ ...context, anchors }));
  return { view, names, isReusable, dependencies };
}
