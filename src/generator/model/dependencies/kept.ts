// Cache of results derived from a model, reused for the next model if their dependencies are unchanged.

import type { Api } from '../types/api.ts';
import {
  nothing,
  once,
  readAgain,
  reading,
  readSoFar,
  tellQuestion,
  type Piece,
  type Question,
  type Read,
} from './reads.ts';
import { same } from './same.ts';

/** Results derived from one model, for use with the next. */
export interface Kept {
  readonly api: Api;
  /** Inputs other than the model. */
  readonly circumstances: unknown;
  readonly cells: ReadonlyMap<string, Cell>;
}

/** A cached result with its dependencies. */
export interface Cell<T = unknown> {
  readonly made: T;
  readonly read: Read;
  /** Keys of the results that were cached during its computation and are reused with it. */
  readonly inner?: readonly string[];
}

interface Topic {
  readonly ask: (about: string) => unknown;
  readonly question: (about: string) => Question;
}

interface Following {
  readonly circumstances: unknown;
  readonly before: ReadonlyMap<string, Cell>;
  /** Schemas and operations that differ from the previous model. */
  readonly changed: ReadonlySet<Piece>;
  readonly now: Map<string, Cell>;
  readonly topics: Map<string, Topic>;
  /** Previous queries with their current results; `undefined` if the result has changed. */
  readonly asked: Map<Question, Question | undefined>;
  readonly made: string[];
  /** Keys that are cached during the current computation. */
  inner: string[];
}

const followings = new WeakMap<Api, Following>();

/** Starts caching results for the model. */
export function keep(api: Api, circumstances: unknown, before: Kept['cells'], changed: ReadonlySet<Piece>): void {
  followings.set(api, {
    circumstances,
    before,
    changed,
    now: new Map(),
    topics: new Map(),
    asked: new Map(),
    made: [],
    inner: [],
  });
}

/**
 * Returns a lazy value: the cached result of the previous model if all its dependencies are unchanged, else the result
 * of `make`. Dependencies include everything read before this call. The result must be plain data without references to
 * the model.
 */
export function kept<T>(api: Api, key: string, make: () => T): () => T {
  const following = followings.get(api);
  if (following === undefined) return once(make);
  const around = readSoFar();
  return () => {
    const cell = held(following, key, make, around);
    readAgain(cell.read);
    return cell.made as T; // The type of a result is determined by its key.
  };
}

/**
 * Same as `kept`, for a part that depends neither on other parts nor on earlier reads. The caller records its
 * dependencies, `read`.
 */
export function keptPart<T>(api: Api, key: string, make: () => T): { readonly made: T; readonly read: Read } {
  const following = followings.get(api);
  if (following === undefined) return reading(make, nothing);
  const cell = held(following, key, make, nothing);
  return { made: cell.made as T, read: cell.read }; // The type of a result is determined by its key.
}

/** Same as `keptPart`, with the dependencies recorded for the current computation. */
export function keptAlone<T>(api: Api, key: string, make: () => T): T {
  const { made, read } = keptPart(api, key, make);
  readAgain(read);
  return made;
}

/** Returns whether results of a model are cached. */
export function isFollowed(api: Api): boolean {
  return followings.has(api);
}

/** Same as `keptAlone`, for a result that depends on nothing but its key. */
export function keptFor<T>(api: Api, key: string, make: () => T): T {
  const following = followings.get(api);
  if (following === undefined) return make();
  const cell = following.now.get(key) ?? following.before.get(key) ?? making(following, key, make, nothing);
  hold(following, key, cell);
  return cell.made as T; // The type of a result is determined by its key.
}

/** Cache access for callers that track validity themselves. */
export interface Keeping {
  /** Returns the cached result for a key if its dependencies are unchanged. */
  standing<T>(key: string): Cell<T> | undefined;
  keep(key: string, cell: Cell): void;
  /** Records that a result was computed for a key. */
  made(key: string): void;
  /** Returns a value that is passed from one model to the next; `make` updates the previous value. */
  carry<T>(key: string, make: (before: T | undefined) => T): T;
}

/** `undefined` for an untracked model. */
export function keepingOf(api: Api): Keeping | undefined {
  const following = followings.get(api);
  if (following === undefined) return undefined;
  const { now, before, made } = following;
  return {
    standing: <T>(key: string) => (now.get(key) ?? standing(following, key)) as Cell<T> | undefined, // Typed by key.
    keep: (key, cell) => hold(following, key, cell),
    made: (key) => void made.push(key),
    carry<T>(key: string, make: (last: T | undefined) => T): T {
      const cell = now.get(key) ?? { made: make(before.get(key)?.made as T | undefined), read: nothing }; // Typed by key.
      hold(following, key, cell);
      return cell.made as T; // Typed by key.
    },
  };
}

/** Returns the cell for a key: the cached one, or a new one. */
function held(following: Following, key: string, make: () => unknown, around: Read): Cell {
  const cell = following.now.get(key) ?? standing(following, key) ?? making(following, key, make, around);
  hold(following, key, cell);
  return cell;
}

/** Retains a cell, and the valid cells that were cached during its computation. */
function hold(following: Following, key: string, cell: Cell): void {
  following.inner.push(key);
  if (following.now.has(key)) return;
  following.now.set(key, cell);
  for (const inside of cell.inner ?? []) {
    const standingInside = following.now.has(inside) ? undefined : standing(following, inside);
    if (standingInside) hold(following, inside, standingInside);
  }
}

/** Removes a result from the cache of the next model. */
export function forget(api: Api, key: string): void {
  followings.get(api)?.now.delete(key);
}

/**
 * Returns the cell of the previous model if it is valid. Its queries are replaced by current ones, so that no old model
 * is retained.
 */
function standing({ before, changed, asked, topics }: Following, key: string): Cell | undefined {
  const cell = before.get(key);
  if (cell === undefined) return undefined;
  const { pieces, questions } = cell.read;
  // Few pieces change, but a result depends on many.
  for (const piece of changed) if (pieces.has(piece)) return undefined;
  if (questions.size === 0) return cell;
  const now = new Set<Question>();
  for (const question of questions) {
    if (!asked.has(question)) {
      // A cyclic query has no known result.
      asked.set(question, undefined);
      const again = topics.get(question.topic)?.question(question.about);
      if (again && same(question.answer, again.answer)) asked.set(question, again);
    }
    const again = asked.get(question);
    if (again === undefined) return undefined;
    now.add(again);
  }
  return { ...cell, read: { pieces, questions: now } };
}

function making(following: Following, key: string, make: () => unknown, around: Read): Cell {
  const outside = following.inner;
  following.inner = [];
  const { made, read } = reading(make, around);
  const { inner } = following;
  following.inner = outside;
  following.made.push(key);
  return {
    made,
    inner,
    read: {
      pieces: new Set([...around.pieces, ...read.pieces]),
      questions: new Set([...around.questions, ...read.questions]),
    },
  };
}

/**
 * Returns a memoized query of the whole model. Its callers depend on the results alone, which are plain data, and not
 * on how they were computed.
 */
export function answering<T>(api: Api, topic: string, make: () => (about: string) => T): (about: string) => T {
  const following = followings.get(api);
  if (following === undefined) return make();
  const known = following.topics.get(topic);
  if (known) return known.ask as (about: string) => T; // The type of a result is determined by its topic.
  const { made: answer } = reading(make);
  const questions = new Map<string, Question & { readonly answer: T }>();
  const question = (about: string): Question & { readonly answer: T } => {
    const found = questions.get(about) ?? { topic, about, answer: reading(() => answer(about)).made };
    questions.set(about, found);
    return found;
  };
  const ask = (about: string): T => {
    const asked = question(about);
    tellQuestion(asked);
    return asked.answer;
  };
  following.topics.set(topic, { ask, question });
  return ask;
}

/** Returns a memoized value of the whole model; its callers depend on the value alone. */
export function answer<T>(api: Api, topic: string, make: () => T): T {
  return answering(api, topic, () => make)('');
}

/** Returns the results to keep for the next model; `undefined` for an untracked model. */
export function keptOf(api: Api): Kept | undefined {
  const following = followings.get(api);
  return following && { api, circumstances: following.circumstances, cells: following.now };
}

/** Returns the keys of the results that were computed rather than reused. */
export function madeOf(api: Api): readonly string[] {
  return followings.get(api)?.made ?? [];
}
