// Planned change of one file.

/** Planned file; without `text` it is unchanged, for the `reason`. */
export interface PlannedFile {
  /** Relative to the root of the repository, with `/`. */
  readonly path: string;
  readonly text?: string;
  readonly reason?: string;
  /** Whether the existing file conflicts with the output. */
  readonly isConflict?: boolean;
}

/** Plans a file that `init` owns: written if missing, rewritten with `--force`, otherwise a conflict. */
export function planOwnedFile(
  path: string,
  text: string,
  old: string | undefined,
  isOwn: (old: string) => boolean,
  isForced: boolean,
): PlannedFile {
  if (old === undefined) return { path, text };
  if (old === text) return { path, reason: 'is as it should be' };
  if (!isOwn(old)) return { path, isConflict: true, reason: 'is there, and init did not write it' };
  return isForced
    ? { path, text, reason: 'was replaced' }
    : { path, isConflict: true, reason: 'is there already; --force writes it again' };
}
