// Binds the operation functions of a tag to a client.

import type { Client } from './client.js';

/** The functions of a module without their `client` parameter. */
export type BoundCalls<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends (client: Client, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** Binds the functions of a module to a client. */
export function bind<Calls extends object>(client: Client, calls: Calls): BoundCalls<Calls> {
  const bound = Object.entries(calls).map(
    ([name, call]: [string, (...parameters: unknown[]) => unknown]) =>
      [name, (...rest: unknown[]) => call(client, ...rest)] as const,
  );
  // Correct for each name, but TypeScript cannot infer it through `Object.entries`.
  return Object.fromEntries(bound) as BoundCalls<Calls>;
}
