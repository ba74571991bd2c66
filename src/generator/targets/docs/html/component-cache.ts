// Cache of HTML component views; a cached view is valid on any page where its anchor names are free.

import { recordDependencies, track, type Dependencies } from '../../../model/dependencies/tracking.ts';
import { perComponent } from '../component-cache.ts';
import type { Anchors } from './anchors.ts';
import type { PageContext } from './value-notes.ts';

interface CachedValue<T> {
  readonly value: T;
  /** Requested anchor names, in order. */
  readonly names: readonly string[];
  /** Whether all names were free. */
  readonly plain: boolean;
  readonly read: Dependencies;
}

/** Returns the cached view of `key`, or creates it. Without a key, always creates it. */
export function placedPerComponent<T>(): (
  part: PageContext,
  key: string | undefined,
  make: (part: PageContext) => T,
) => T {
  const cache = perComponent<{ made?: CachedValue<T> }>();
  return (part, key, make) => {
    if (key === undefined) return make(part);
    const entry = cache(part.links, key, () => ({}));
    if (entry.made?.names.every((name) => part.anchors.isFree(name))) {
      recordDependencies(entry.made.read);
      for (const name of entry.made.names) part.anchors.take(name);
      return entry.made.value;
    }
    const made = watched(part, make);
    recordDependencies(made.read);
    if (made.plain) entry.made = made;
    return made.value;
  };
}

function watched<T>(part: PageContext, make: (part: PageContext) => T): CachedValue<T> {
  const names: string[] = [];
  let plain = true;
  const anchors: Anchors = {
    isFree: (name) => part.anchors.isFree(name),
    take(name) {
      plain &&= names.includes(name) || part.anchors.isFree(name);
      names.push(name);
      return part.anchors.take(name);
    },
  };
  const { value, dependencies: read } = track(() => make({ ...part, anchors }));
  return { value, names, plain, read };
}
