// What was made of a file's content, for as long as the file tells that it is the same: within one process that comes back to its files.

/** What the system says of a file. */
export interface Stats {
  readonly ctimeMs: number;
  readonly mtimeMs: number;
  readonly size: number;
  readonly ino: number;
  readonly dev: number;
}

/** What is made of a file at a path, or was made of it before and still holds. `stats` were taken before. */
export type KnownFiles<T> = (path: string, stats: Stats, make: () => T) => T;

/** Milliseconds by which the time of a file may be behind the clock, so that a change may leave it as it is; of a disk that tells seconds only, their length and the same again. */
const step = { fine: 50, coarse: 2000 } as const;

/** Knows nothing at first. */
export function knownFiles<T>(): KnownFiles<T> {
  const known = new Map<string, { readonly stats: Stats; readonly made: T }>();
  return (path, stats, make) => {
    const before = known.get(path);
    if (before && isSame(before.stats, stats)) return before.made;
    known.delete(path);
    const begun = Date.now();
    const made = make();
    // What was written just now may be written again without its time telling.
    const age = begun - Math.max(stats.ctimeMs, stats.mtimeMs);
    if (age > (Number.isInteger(stats.ctimeMs / 1000) ? step.coarse : step.fine)) known.set(path, { stats, made });
    return made;
  };
}

/** Renaming, writing, and changing its rights or its times all change one of these. */
function isSame(a: Stats, b: Stats): boolean {
  return a.ctimeMs === b.ctimeMs && a.mtimeMs === b.mtimeMs && a.size === b.size && a.ino === b.ino && a.dev === b.dev;
}
