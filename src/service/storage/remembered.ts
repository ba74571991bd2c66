// What was read, for as long as nothing has been written since.

import type { Storage } from './storage.ts';

/** The value of a key: what is remembered of it, at once, or else what a look at the storage finds. What is not there is not remembered. */
export type Remembered<Value> = (
  key: string,
  look: () => Promise<Value | undefined>,
) => Promise<Value | undefined> | Value | undefined;

/** Remembers that many values at most. Where other processes may write, too, the storage has no revision, and each look is a new one. */
export function remembering<Value>(
  { revision }: Pick<Storage, 'revision'>,
  most: number,
  worth: (value: Value) => boolean = () => true,
): Remembered<Value> {
  if (!revision) return (_key, look) => look();
  const known = new Map<string, Value>();
  let seen: number | undefined;
  const lookAnew = async (
    key: string,
    look: () => Promise<Value | undefined>,
    before: number,
  ): Promise<Value | undefined> => {
    const found = await look();
    // What was written meanwhile may not have been seen.
    if (found !== undefined && worth(found) && revision() === before && seen === before) known.set(key, found);
    return found;
  };
  return (key, look) => {
    const before = revision();
    if (before !== seen || known.size >= most) known.clear();
    seen = before;
    return known.get(key) ?? lookAnew(key, look, before);
  };
}
