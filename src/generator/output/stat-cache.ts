// Cache of values computed from files, valid while their stats are unchanged.

/** File metadata that changes with its content. */
export interface Stats {
  readonly ctimeMs: number;
  readonly mtimeMs: number;
  readonly size: number;
  readonly ino: number;
  readonly dev: number;
}

/** Returns the cached value of a file, or computes it. `stats` must be read before the content. */
export type KnownFiles<T> = (path: string, stats: Stats, make: () => T) => T;

/**
 * Clock tolerance in milliseconds: a later change within this time may keep the timestamp. `coarse` is for file systems
 * with a resolution of seconds.
 */
const step = { fine: 50, coarse: 2000 } as const;

/** Creates an empty cache. */
export function knownFiles<T>(): KnownFiles<T> {
  const known = new Map<string, { readonly stats: Stats; readonly made: T }>();
  return (path, stats, make) => {
    const before = known.get(path);
    if (before && isSame(before.stats, stats)) return before.made;
    known.delete(path);
    const begun = Date.now();
    const made = make();
    // A file that was just written may change again without a new timestamp.
    const age = begun - Math.max(stats.ctimeMs, stats.mtimeMs);
    if (age > (Number.isInteger(stats.ctimeMs / 1000) ? step.coarse : step.fine)) known.set(path, { stats, made });
    return made;
  };
}

/** Writing, renaming, and changing permissions or timestamps each change one of these. */
function isSame(a: Stats, b: Stats): boolean {
  return a.ctimeMs === b.ctimeMs && a.mtimeMs === b.mtimeMs && a.size === b.size && a.ino === b.ino && a.dev === b.dev;
}
