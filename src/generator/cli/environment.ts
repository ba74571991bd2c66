// Execution environment of a command, replaceable in tests.

import type { TargetErrors } from '../pipeline/target-errors.ts';
import type { InputStream } from '../pipeline/inputs/read-stdin.ts';

/** Output stream. */
export interface Stream {
  write(text: string): unknown;
  /** Whether the stream is a terminal. */
  readonly isTTY?: boolean;
  /** Current width of the terminal; absent or 0 if unknown. */
  readonly columns?: number;
}

/** Absolute paths to watch: files, existing or not; directories with their descendants; and globs. */
export interface WatchedPaths {
  readonly files: ReadonlySet<string>;
  readonly directories: ReadonlySet<string>;
  readonly globs: readonly WatchedGlob[];
}

/** Glob whose set of matching files is watched. */
export interface WatchedGlob {
  readonly matches: readonly string[];
  /** Lists the current matches, and the absolute paths of the directories in which new matches could appear. */
  list(): { readonly matches: readonly string[]; readonly directories: readonly string[] };
}

/** File watcher that reports changes and the end of the session. */
export interface FileWatcher {
  /** Marks the start of a run: later changes require another run. */
  startRun(): void;
  /** Waits for a change since the start of the run, then until edits pause; or for the end of the session. */
  waitForChange(watchedPaths: WatchedPaths): Promise<'changed' | 'stopped'>;
}

export interface Environment {
  /** Standard input; absent if the process has none. */
  readonly stdin?: InputStream;
  /** Sends HTTP requests. @default globalThis.fetch */
  readonly fetch?: typeof fetch;
  /** Time limit for reading an input, in milliseconds. */
  readonly inputTimeLimit?: number;
  /** Time limit for each step of a custom target, in milliseconds. */
  readonly targetTimeLimit?: number;
  /** Collects the errors of asynchronous work that custom targets start. */
  readonly targetErrors?: TargetErrors;
  /** Absolute path of the working directory, against which relative paths are resolved. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Stream;
  readonly stderr: Stream;
  /** Current date in UTC: `2030-01-31`. */
  today(): string;
  /** Monotonic time in milliseconds. */
  now(): number;
  /** Prompts the user; empty input returns `fallback`. Absent without a terminal. */
  readonly prompt?: (question: string, fallback: string) => Promise<string>;
  /** Starts watching files. Absent if watching is not supported. */
  readonly watchFiles?: () => FileWatcher;
  /** Registers a cleanup that runs if a signal ends the program; returns a function that unregisters it. */
  readonly onSignal?: (cleanUp: () => void) => () => void;
  /** Runs synchronous work that a signal must not interrupt. */
  runUninterrupted<T>(work: () => T): T;
}

/**
 * Returns whether the stream supports color: `FORCE_COLOR` (0 disables it) takes precedence over `NO_COLOR`, which
 * takes precedence over the terminal type.
 */
export function supportsColor(stream: Stream, env: Environment['env']): boolean {
  const forceColor = env['FORCE_COLOR'];
  if (forceColor !== undefined) return forceColor !== '0' && forceColor !== 'false';
  if (env['NO_COLOR']) return false;
  return stream.isTTY === true && env['TERM'] !== 'dumb';
}
