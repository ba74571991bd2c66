// Binds the operation functions of a tag to a client.

import type { Client } from './client.ts';

/**
 * The functions of a module without their `client` parameter. `Generic` contains the generic ones, whose type parameters
 * and overloads TypeScript cannot infer.
 */
export type BoundCalls<Calls, Generic = unknown> = Generic & {
  readonly [Name in keyof Calls as Exclude<Name, keyof Generic>]: Calls[Name] extends (
    client: Client,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/**
 * The functions that `bind` needs: those of `Bound` with a `client` parameter. Only the last overload is compared, because
 * TypeScript replaces type parameters with `any` when it compares overloads.
 */
type UnboundCalls<Bound> = {
  readonly [Name in keyof Bound]: Bound[Name] extends (...rest: infer Rest) => infer Result
    ? (client: Client, ...rest: Rest) => Result
    : never;
};

/** Binds the functions of a module to a client. */
export function bind<Bound>(client: Client, calls: UnboundCalls<Bound>): Bound {
  // Correct for each name, but TypeScript cannot infer it through `Object.entries`.
  const functions = calls as Readonly<Record<string, (...parameters: unknown[]) => unknown>>;
  const bound = Object.entries(functions).map(
    ([name, call]) => [name, (...rest: unknown[]) => call(client, ...rest)] as const,
  );
  return Object.fromEntries(bound) as Bound;
}
