// Replayable jobs: calls on a shared object are recorded and replayed if the inputs of a job have not changed.

import type { Api } from '../types/api.ts';
import { keepingOf, type Cell } from './kept.ts';
import { nothing, readAgain, reading } from './reads.ts';

/**
 * Operations on the shared object, by name. Arguments and results are plain data, and an operation reads nothing else.
 */
type Acts = Readonly<Record<string, (...given: never[]) => unknown>>;

export interface Job<A, T> {
  /** Unique among everything cached for a model. */
  readonly key: string;
  /** The result is plain data, and depends only on the model and on the results of `acts`. */
  readonly make: (acts: A) => T;
  /** Whether the cached result may be reused. */
  readonly stands: boolean;
  /** Returns the number of diagnostics so far. A job that reports diagnostics is never cached. */
  readonly told: () => number;
}

interface Note {
  readonly act: string;
  readonly given: readonly unknown[];
  readonly answer: unknown;
}

interface Done<T> {
  readonly notes: readonly Note[];
  readonly answer: T;
}

/**
 * Returns the result of the job. If the model that it read is unchanged, replays its recorded calls; runs the job
 * itself if one of them now has another result, and then answers its first calls from the replay.
 */
export function keptJob<A extends object, T>(api: Api, acts: A, { key, make, stands, told }: Job<A, T>): T {
  const keeping = keepingOf(api);
  if (keeping === undefined) return make(acts);
  const perform = acts as unknown as Acts; // All properties are operations.
  const before = stands ? keeping.standing<Done<T>>(key) : undefined;
  const answers: unknown[] = [];
  const stillSo =
    before?.made.notes.every(({ act, given, answer }) => {
      const again = perform[act]?.(...(given as never[])); // The recorded arguments.
      answers.push(again);
      return isSame(again, answer);
    }) ?? false;
  if (before && stillSo) return kept(before);
  const notes: Note[] = [];
  const silent = told();
  const noting = Object.keys(perform).map(
    (act) =>
      [
        act,
        (...given: never[]): unknown => {
          const at = notes.length;
          const answer = at < answers.length ? answers[at] : perform[act]?.(...given);
          notes.push({ act, given, answer });
          return answer;
        },
      ] as const,
  );
  const { made: answer, read } = reading(() => make(Object.fromEntries(noting) as unknown as A), nothing); // Has all operations.
  keeping.made(key);
  const cell = { made: { notes, answer }, read };
  if (told() === silent) return kept(cell);
  readAgain(read);
  return answer;

  function kept(done: Cell<Done<T>>): T {
    keeping?.keep(key, done);
    readAgain(done.read);
    return done.made.answer;
  }
}

/** Returns whether two results, plain data with few properties, are equal. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [own, others] = [Object.entries(a), Object.entries(b)];
  return (
    own.length === others.length &&
    own.every(([key, value], at) => others[at]?.[0] === key && isSame(value, others[at][1]))
  );
}

/** Computes a value unconditionally, and caches it under a key. */
export function madeFor<T>(api: Api, key: string, make: () => T): T {
  const keeping = keepingOf(api);
  if (keeping === undefined) return make();
  const { made, read } = reading(make, nothing);
  keeping.keep(key, { made, read });
  readAgain(read);
  return made;
}

/** Returns a value that is passed from one model to the next; `make` updates the previous value. */
export function carried<T>(api: Api, key: string, make: (before: T | undefined) => T): T {
  return keepingOf(api)?.carry(key, make) ?? make(undefined);
}
