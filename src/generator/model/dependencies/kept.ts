// What was made of a model and stands for the next one, because all that it was made of is the same.

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

/** What was made of one model, for the model after it. */
export interface Kept {
  readonly api: Api;
  /** What everything depends on beside the model. */
  readonly circumstances: unknown;
  readonly cells: ReadonlyMap<string, Cell>;
}

/** Something that was made, and all that may have gone into it. */
export interface Cell<T = unknown> {
  readonly made: T;
  readonly read: Read;
  /** The keys of what was kept while it was made: that stands with it. */
  readonly inner?: readonly string[];
}

interface Topic {
  readonly ask: (about: string) => unknown;
  readonly question: (about: string) => Question;
}

interface Following {
  readonly circumstances: unknown;
  readonly before: ReadonlyMap<string, Cell>;
  /** The pieces that are not as they were in the model before. */
  readonly changed: ReadonlySet<Piece>;
  readonly now: Map<string, Cell>;
  readonly topics: Map<string, Topic>;
  /** Earlier questions with what they are now; undefined where the answer is another one. */
  readonly asked: Map<Question, Question | undefined>;
  readonly made: string[];
  /** The keys of what is kept in the making of what is being made. */
  inner: string[];
}

const followings = new WeakMap<Api, Following>();

/** From now on, what is made of the model is kept. */
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
 * What `make` makes, when it is asked for, or what it made of the model before where all that went into it is the same:
 * what it reads, and what has been read where it comes from. `key` tells it from all else that is made of one model;
 * what is made must be data, and hold nothing of the model.
 */
export function kept<T>(api: Api, key: string, make: () => T): () => T {
  const following = followings.get(api);
  if (following === undefined) return once(make);
  const around = readSoFar();
  return () => {
    const cell = held(following, key, make, around);
    readAgain(cell.read);
    return cell.made as T; // under the same key stands the same sort of thing
  };
}

/** The same of one of many parts, none of which is made of another or of anything that was read where they come from; `read` is for whoever puts them together to tell. */
export function keptPart<T>(api: Api, key: string, make: () => T): { readonly made: T; readonly read: Read } {
  const following = followings.get(api);
  if (following === undefined) return reading(make, nothing);
  const cell = held(following, key, make, nothing);
  return { made: cell.made as T, read: cell.read }; // under the same key stands the same sort of thing
}

/** The same, read by whoever asks for it. */
export function keptAlone<T>(api: Api, key: string, make: () => T): T {
  const { made, read } = keptPart(api, key, make);
  readAgain(read);
  return made;
}

/** Whether what is made of a model is kept. */
export function isFollowed(api: Api): boolean {
  return followings.has(api);
}

/** The same of what is made of nothing but what the key says, wherever it is made. */
export function keptFor<T>(api: Api, key: string, make: () => T): T {
  const following = followings.get(api);
  if (following === undefined) return make();
  const cell = following.now.get(key) ?? following.before.get(key) ?? making(following, key, make, nothing);
  hold(following, key, cell);
  return cell.made as T; // under the same key stands the same sort of thing
}

/** What keeps for somebody who sees to it what stands. */
export interface Keeping {
  /** What is kept under a key, if all that it read of the model is as it was. */
  standing<T>(key: string): Cell<T> | undefined;
  keep(key: string, cell: Cell): void;
  /** Tells that something was made under a key. */
  made(key: string): void;
  /** Something that goes from one model to the next as it is; `make` makes it of what there was. */
  carry<T>(key: string, make: (before: T | undefined) => T): T;
}

/** Undefined of a model that is not followed. */
export function keepingOf(api: Api): Keeping | undefined {
  const following = followings.get(api);
  if (following === undefined) return undefined;
  const { now, before, made } = following;
  return {
    standing: <T>(key: string) => (now.get(key) ?? standing(following, key)) as Cell<T> | undefined, // under the same key stands the same sort of thing
    keep: (key, cell) => hold(following, key, cell),
    made: (key) => void made.push(key),
    carry<T>(key: string, make: (last: T | undefined) => T): T {
      const cell = now.get(key) ?? { made: make(before.get(key)?.made as T | undefined), read: nothing }; // as above
      hold(following, key, cell);
      return cell.made as T; // as above
    },
  };
}

/** The cell under a key: the one that stands, else one that is made. */
function held(following: Following, key: string, make: () => unknown, around: Read): Cell {
  const cell = following.now.get(key) ?? standing(following, key) ?? making(following, key, make, around);
  hold(following, key, cell);
  return cell;
}

/** Keeps a cell, and what was kept in its making where that stands, though nobody may ask for it. */
function hold(following: Following, key: string, cell: Cell): void {
  following.inner.push(key);
  if (following.now.has(key)) return;
  following.now.set(key, cell);
  for (const inside of cell.inner ?? []) {
    const standingInside = following.now.has(inside) ? undefined : standing(following, inside);
    if (standingInside) hold(following, inside, standingInside);
  }
}

/** What was made under a key is no use to the model after this one. */
export function forget(api: Api, key: string): void {
  followings.get(api)?.now.delete(key);
}

/** The cell of the model before, if it stands. It asks what is asked now, so that it holds nothing of models long gone. */
function standing({ before, changed, asked, topics }: Following, key: string): Cell | undefined {
  const cell = before.get(key);
  if (cell === undefined) return undefined;
  const { pieces, questions } = cell.read;
  // Few pieces change, and a page is made of many.
  for (const piece of changed) if (pieces.has(piece)) return undefined;
  if (questions.size === 0) return cell;
  const now = new Set<Question>();
  for (const question of questions) {
    if (!asked.has(question)) {
      // A question that leads back to itself is none whose answer is known.
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
 * A function of the whole model of which only the answers count: who asked is made anew where an answer is another one,
 * however it came about. Answers are data. The function of a topic is made once for each model.
 */
export function answering<T>(api: Api, topic: string, make: () => (about: string) => T): (about: string) => T {
  const following = followings.get(api);
  if (following === undefined) return make();
  const known = following.topics.get(topic);
  if (known) return known.ask as (about: string) => T; // under the same topic stands the same sort of thing
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

/** One value that is made of the whole model, and of which only the value counts. */
export function answer<T>(api: Api, topic: string, make: () => T): T {
  return answering(api, topic, () => make)('');
}

/** What there is to keep, once all is made; undefined of a model that is not followed. */
export function keptOf(api: Api): Kept | undefined {
  const following = followings.get(api);
  return following && { api, circumstances: following.circumstances, cells: following.now };
}

/** The keys of what was made of the model, and not kept from the one before. */
export function madeOf(api: Api): readonly string[] {
  return followings.get(api)?.made ?? [];
}
