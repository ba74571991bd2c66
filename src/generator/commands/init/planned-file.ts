// Plan of `init` for one file.

/** Planned file. Without `text`, the existing file is left unchanged. */
export interface PlannedFile {
  /** Relative to the root of the repository, with `/`. */
  readonly path: string;
  readonly text?: string;
  /** Note for the user: why the file is unchanged or conflicts, or how it was changed. */
  readonly reason?: string;
  /** Whether the existing file conflicts with the output. */
  readonly isConflict?: boolean;
}

/** Plans a file that `init` owns: written if missing, rewritten with `--force`, otherwise a conflict. */
export function planOwnedFile(
  path: string,
  text: string,
  existingText: string | undefined,
  isOwned: (existingText: string) => boolean,
  isForced: boolean,
): PlannedFile {
  if (existingText === undefined) return { path, text };
  if (existingText === text) return { path, reason: 'is as it should be' };
  if (!isOwned(existingText)) return { path, isConflict: true, reason: 'is there, and init did not write it' };
  return isForced
    ? { path, text, reason: 'was replaced' }
    : { path, isConflict: true, reason: 'is there already; --force writes it again' };
}
