// Change kind: inverse kind, levels, and message template.

import type { CodeLevels, Direction, WireLevels } from '../change.ts';

export interface Kind {
  /** ID of the same change in a comparison with base and head swapped. */
  readonly mirror: string;
  /** Minimum levels by direction. The context of a change can only make them worse. */
  readonly wire: WireLevels;
  readonly code: Readonly<Partial<Record<Direction, CodeLevels>>>;
  /** Message template; `{name}` is a parameter. */
  readonly says: string;
}

export type Kinds = Readonly<Record<string, Kind>>;

/** Union of the parameter names in a message template. */
export type WordsIn<S extends string> = S extends `${string}{${infer Word}}${infer Rest}`
  ? Word | WordsIn<Rest>
  : never;

/** Change kind whose message template is known at compile time, so that its parameters are type-checked. */
export type Said<S extends string> = Kind & { readonly says: S };

type Code = Readonly<Partial<Record<Direction, CodeLevels>>>;

/** Defines a change that makes fewer values valid: it breaks writers. `seen`: the generated type changes. */
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

/** Defines a change that makes more values valid: it breaks readers. */
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

/** Defines a change that makes some values valid and others invalid. */
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

/** Defines a change with explicit levels. */
export function kind<const S extends string>(mirror: string, says: S, wire: WireLevels, code: Code = {}): Said<S> {
  return { mirror, says, wire, code };
}

export interface Overrides {
  readonly wire?: WireLevels;
  readonly code?: Code;
}
