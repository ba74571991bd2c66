// Cache of HTML component views; a cached view is valid on any page where its anchor names are free.

import { readAgain, reading, type Read } from '../../../model/dependencies/reads.ts';
import { perComponent } from '../components.ts';
import type { Anchors } from './anchors.ts';
import type { PagePart } from './value-notes.ts';

interface Made<T> {
  readonly value: T;
  /** Requested anchor names, in order. */
  readonly names: readonly string[];
  /** Whether all names were free. */
  readonly plain: boolean;
  readonly read: Read;
}

/** Returns the cached view of `key`, or creates it. Without a key, always creates it. */
export function placedPerComponent<T>(): (part: PagePart, key: string | undefined, make: (part: PagePart) => T) => T {
  const remembered = perComponent<{ made?: Made<T> }>();
  return (part, key, make) => {
    if (key === undefined) return make(part);
    const kept = remembered(part.links, key, () => ({}));
    if (kept.made?.names.every((name) => part.anchors.isFree(name))) {
      readAgain(kept.made.read);
      for (const name of kept.made.names) part.anchors.take(name);
      return kept.made.value;
    }
    const made = watched(part, make);
    readAgain(made.read);
    if (made.plain) kept.made = made;
    return made.value;
  };
}

function watched<T>(part: PagePart, make: (part: PagePart) => T): Made<T> {
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
  const { made: value, read } = reading(() => make({ ...part, anchors }));
  return { value, names, plain, read };
}
