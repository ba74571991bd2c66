// What jobs do to something that they share, noted, so that it is done over again where a job need not be thought through anew.

import type { Api } from '../types/api.ts';
import { keepingOf, type Cell } from './kept.ts';
import { nothing, readAgain, reading } from './reads.ts';

/** What can be done to something, by name. Arguments and answers are data, and whoever does it reads nothing else. */
type Acts = Readonly<Record<string, (...given: never[]) => unknown>>;

export interface Job<A, T> {
  /** Tells the job from all else that is made of one model. */
  readonly key: string;
  /** Its answer is data. What it reads beside that of what it does is the model and what it asked. */
  readonly make: (acts: A) => T;
  /** Whether it may stand at all. */
  readonly stands: boolean;
  /** How much was told to people so far: what tells them something has to tell it each time. */
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
 * The job's answer. Where all that it read of the model is as it was, what it did is done over again. From the first
 * answer on that is another one, the job itself is done; until then it does what it did before, and gets the same.
 */
export function keptJob<A extends object, T>(api: Api, acts: A, { key, make, stands, told }: Job<A, T>): T {
  const keeping = keepingOf(api);
  if (keeping === undefined) return make(acts);
  const perform = acts as unknown as Acts; // its members are acts
  const before = stands ? keeping.standing<Done<T>>(key) : undefined;
  const answers: unknown[] = [];
  const stillSo =
    before?.made.notes.every(({ act, given, answer }) => {
      const again = perform[act]?.(...(given as never[])); // what it was given before
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
  const { made: answer, read } = reading(() => make(Object.fromEntries(noting) as unknown as A), nothing); // each under its name
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

/** Whether two answers are the same, data of a few members. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [own, others] = [Object.entries(a), Object.entries(b)];
  return (
    own.length === others.length &&
    own.every(([key, value], at) => others[at]?.[0] === key && isSame(value, others[at][1]))
  );
}

/** Makes something in any case, and keeps it under a key as if it had been asked for there. */
export function madeFor<T>(api: Api, key: string, make: () => T): T {
  const keeping = keepingOf(api);
  if (keeping === undefined) return make();
  const { made, read } = reading(make, nothing);
  keeping.keep(key, { made, read });
  readAgain(read);
  return made;
}

/** Something that goes from one model to the next as it is; `make` makes it of what there was. */
export function carried<T>(api: Api, key: string, make: (before: T | undefined) => T): T {
  return keepingOf(api)?.carry(key, make) ?? make(undefined);
}
