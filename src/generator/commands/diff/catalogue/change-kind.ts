// What is known of one kind of change before it happens: its mirror, its levels, its sentence.

import type { CodeLevels, Direction, WireLevels } from '../change.ts';

export interface Kind {
  /** The kind that the same two documents show the other way round. */
  readonly mirror: string;
  /** Least levels by the direction that meets it; what stands around can only make them worse. */
  readonly wire: WireLevels;
  readonly code: Readonly<Partial<Record<Direction, CodeLevels>>>;
  /** The sentence; `{word}` stands for a value of the change. */
  readonly says: string;
}

export type Kinds = Readonly<Record<string, Kind>>;

/** The words in a sentence. */
export type WordsIn<S extends string> = S extends `${string}{${infer Word}}${infer Rest}`
  ? Word | WordsIn<Rest>
  : never;

/** A kind whose sentence the compiler knows, so that it asks for each word. */
export type Said<S extends string> = Kind & { readonly says: S };

type Code = Readonly<Partial<Record<Direction, CodeLevels>>>;

/** Fewer values are valid: who writes them is broken, who reads them is not. `seen`: the type shows it. */
export function narrower<const S extends string>(
  mirror: string,
  says: S,
  seen: 'seen' | 'unseen' = 'unseen',
  over: Overrides = {},
): Said<S> {
  const code: Code = {
    request: { types: 'breaking', client: 'breaking', handlers: 'compatible' },
    response: { types: 'compatible', client: 'compatible', handlers: 'breaking' },
  };
  return kind(
    mirror,
    says,
    { request: 'breaking', response: 'compatible', ...over.wire },
    over.code ?? (seen === 'seen' ? code : {}),
  );
}

/** More values are valid: who reads them is broken, who writes them is not. */
export function wider<const S extends string>(
  mirror: string,
  says: S,
  seen: 'seen' | 'unseen' = 'unseen',
  over: Overrides = {},
): Said<S> {
  const code: Code = {
    request: { types: 'compatible', client: 'compatible', handlers: 'breaking' },
    response: { types: 'breaking', client: 'breaking', handlers: 'compatible' },
  };
  return kind(
    mirror,
    says,
    { request: 'compatible', response: 'breaking', ...over.wire },
    over.code ?? (seen === 'seen' ? code : {}),
  );
}

/** Some values are valid no more, others are now. */
export function other<const S extends string>(
  mirror: string,
  says: S,
  seen: 'seen' | 'unseen' = 'unseen',
  over: Overrides = {},
): Said<S> {
  const all: CodeLevels = { types: 'breaking', client: 'breaking', handlers: 'breaking' };
  return kind(
    mirror,
    says,
    { request: 'breaking', response: 'breaking', ...over.wire },
    over.code ?? (seen === 'seen' ? { request: all, response: all } : {}),
  );
}

/** As stated, for what no set of values explains. */
export function kind<const S extends string>(mirror: string, says: S, wire: WireLevels, code: Code = {}): Said<S> {
  return { mirror, says, wire, code };
}

export interface Overrides {
  readonly wire?: WireLevels;
  readonly code?: Code;
}
