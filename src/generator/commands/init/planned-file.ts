// What `init` plans to do with one file.

/** What is to become of a file; `text` absent: it stays as it is, for this reason. */
export interface Planned {
  /** Below the root of the repository, with `/`. */
  readonly path: string;
  readonly text?: string;
  readonly remark?: string;
  /** The file is in the way, and only --force, or nothing, gets it out. */
  readonly refused?: boolean;
}

/** A file of its own is written where there is none, and again with --force; another's is left. */
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
