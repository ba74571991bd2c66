// Planned change of one file.

/** Planned file; without `text` it is unchanged, for the `reason`. */
export interface Planned {
  /** Relative to the root of the repository, with `/`. */
  readonly path: string;
  readonly text?: string;
  readonly remark?: string;
  /** Whether the existing file conflicts with the output. */
  readonly refused?: boolean;
}

/** Plans a file that `init` owns: written if missing, rewritten with `--force`, otherwise a conflict. */
export function replaced(
  path: string,
  text: string,
  old: string | undefined,
  isOwn: (old: string) => boolean,
  force: boolean,
): Planned {
  if (old === undefined) return { path, text };
  if (old === text) return { path, remark: 'is as it should be' };
  if (!isOwn(old)) return { path, refused: true, remark: 'is there, and init did not write it' };
  return force
    ? { path, text, remark: 'was replaced' }
    : { path, refused: true, remark: 'is there already; --force writes it again' };
}
