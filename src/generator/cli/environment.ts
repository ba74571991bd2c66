// What a command needs of the process it runs in, so that a test can stand in for it.

/** Where text goes. */
export interface Stream {
  write(text: string): unknown;
  /** True when a person watches. */
  readonly isTTY?: boolean;
  /** The present width of the terminal; absent or 0 if it is not known. */
  readonly columns?: number;
}

/** What is watched, absolute: files, whether they are there or not, folders with whatever comes into them, at any depth, and globs. */
export interface Followed {
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
  readonly globs: readonly FollowedGlob[];
}

/** A glob whose files count, and which they are: one more or less is a change. */
export interface FollowedGlob {
  readonly met: readonly string[];
  /** Which they are now, and in which folders (absolute) there may come to be others. */
  list(): { readonly met: readonly string[]; readonly folders: readonly string[] };
}

/** Changes of files, and the user's wish to end. */
export interface Watch {
  /** A run begins: what changes from now on asks for another one. */
  begins(): void;
  /** Waits until something of this has changed since the run began, and then until it is quiet; or until the user has had enough. */
  next(followed: Followed): Promise<'changed' | 'over'>;
}

export interface Host {
  /** Absolute path of the folder that relative paths start from. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Stream;
  readonly stderr: Stream;
  /** The day, in UTC: `2030-01-31`. */
  today(): string;
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** Asks whoever sits at the terminal; an empty answer is `fallback`. Absent where nobody does. */
  readonly ask?: (question: string, fallback: string) => Promise<string>;
  /** Begins to look for changes of files. Absent where nothing can be watched. */
  readonly watch?: () => Watch;
  /** Has this done should a signal end the program; what it answers takes that back. Absent where no signal ends anything. */
  readonly atSignal?: (tidy: () => void) => () => void;
  /** Does work that a signal must not cut short. */
  uninterrupted<T>(work: () => T): T;
}
