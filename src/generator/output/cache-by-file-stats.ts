// File cache: values computed from files, valid while the metadata of the files is unchanged.

/** File metadata that changes with its content. */
export interface FileStats {
  readonly ctimeMs: number;
  readonly mtimeMs: number;
  readonly size: number;
  readonly ino: number;
  readonly dev: number;
}

/** Returns the cached value of a file, or computes it. `stats` must be read before the content. */
export type FileCache<T> = (path: string, stats: FileStats, compute: () => T) => T;

/**
 * Clock tolerance in milliseconds: a later change within this time may keep the timestamp. `coarse` is for file systems
 * with a resolution of seconds.
 */
const clockTolerance = { fine: 50, coarse: 2000 } as const;

/** Creates an empty cache. */
export function createFileCache<T>(): FileCache<T> {
  const cache = new Map<string, { readonly stats: FileStats; readonly value: T }>();
  return (path, stats, compute) => {
    const cached = cache.get(path);
    if (cached && hasSameStats(cached.stats, stats)) return cached.value;
    cache.delete(path);
    const startTime = Date.now();
    const value = compute();
    // A file that was just written may change again without a new timestamp.
    const age = startTime - Math.max(stats.ctimeMs, stats.mtimeMs);
    if (age > (Number.isInteger(stats.ctimeMs / 1000) ? clockTolerance.coarse : clockTolerance.fine))
      cache.set(path, { stats, value });
    return value;
  };
}

/**
 * Returns whether stats are equal. Writing, renaming, or changing permissions or timestamps changes at least one.
 */
function hasSameStats(a: FileStats, b: FileStats): boolean {
  return a.ctimeMs === b.ctimeMs && a.mtimeMs === b.mtimeMs && a.size === b.size && a.ino === b.ino && a.dev === b.dev;
}
