// Change kind: inverse kind, levels, and message template.

import type { CodeLevels, Direction, WireLevels } from '../change.ts';

export interface ChangeKind {
  /** ID of the same change in a comparison with base and head swapped. */
  readonly inverse: string;
  /** Minimum levels by direction. The context of a change can only make them worse. */
  readonly wire: WireLevels;
  /** Levels for code that compiles against the generated code, by direction of the affected message. */
  readonly code: Readonly<Partial<Record<Direction, CodeLevels>>>;
  /** Message template; `{name}` is a parameter. */
  readonly messageTemplate: string;
}

export type ChangeKinds = Readonly<Record<string, ChangeKind>>;

/** Union of the parameter names in a message template. */
export type MessageParamNames<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | MessageParamNames<Rest>
  : never;

/** Change kind whose message template is known at compile time, so that its parameters are type-checked. */
export type TypedChangeKind<S extends string> = ChangeKind & { readonly messageTemplate: S };

type CodeLevelsByDirection = Readonly<Partial<Record<Direction, CodeLevels>>>;

/**
 * Defines a change that makes fewer values valid, which breaks writers. `codeEffect` is `affects-types` if the
 * generated type also changes.
 */
export function defineNarrowing<const S extends string>(
  inverse: string,
  messageTemplate: S,
  codeEffect: 'affects-types' | 'wire-only' = 'wire-only',
  overrides: LevelOverrides = {},
): TypedChangeKind<S> {
  const code: CodeLevelsByDirection = {
    request: { types: 'breaking', client: 'breaking', handlers: 'compatible' },
    response: { types: 'compatible', client: 'compatible', handlers: 'breaking' },
  };
  return defineKind(
    inverse,
    messageTemplate,
    { request: 'breaking', response: 'compatible', ...overrides.wire },
    overrides.code ?? (codeEffect === 'affects-types' ? code : {}),
  );
}

/** Defines a change that makes more values valid, which breaks readers. */
export function defineWidening<const S extends string>(
  inverse: string,
  messageTemplate: S,
  codeEffect: 'affects-types' | 'wire-only' = 'wire-only',
  overrides: LevelOverrides = {},
): TypedChangeKind<S> {
  const code: CodeLevelsByDirection = {
    request: { types: 'compatible', client: 'compatible', handlers: 'breaking' },
    response: { types: 'breaking', client: 'breaking', handlers: 'compatible' },
  };
  return defineKind(
    inverse,
    messageTemplate,
    { request: 'compatible', response: 'breaking', ...overrides.wire },
    overrides.code ?? (codeEffect === 'affects-types' ? code : {}),
  );
}

/** Defines a change that makes some values valid and others invalid. */
export function defineWideningAndNarrowing<const S extends string>(
  inverse: string,
  messageTemplate: S,
  codeEffect: 'affects-types' | 'wire-only' = 'wire-only',
  overrides: LevelOverrides = {},
): TypedChangeKind<S> {
  const all: CodeLevels = { types: 'breaking', client: 'breaking', handlers: 'breaking' };
  return defineKind(
    inverse,
    messageTemplate,
    { request: 'breaking', response: 'breaking', ...overrides.wire },
    overrides.code ?? (codeEffect === 'affects-types' ? { request: all, response: all } : {}),
  );
}

/** Defines a change with explicit levels. */
export function defineKind<const S extends string>(
  inverse: string,
  messageTemplate: S,
  wire: WireLevels,
  code: CodeLevelsByDirection = {},
): TypedChangeKind<S> {
  return { inverse, messageTemplate, wire, code };
}

/** Levels that take precedence over the default levels of a kind of change. */
export interface LevelOverrides {
  readonly wire?: WireLevels;
  readonly code?: CodeLevelsByDirection;
}
