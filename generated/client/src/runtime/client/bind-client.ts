// The functions of an area without their first argument.

import type { Client } from './client.js';

/** The calls of a module as members of a client. */
export type Bound<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends (client: Client, ...rest: infer Rest) => infer Answer
    ? (...rest: Rest) => Answer
    : never;
};

/** Gives the calls of a module their client. */
export function bind<Calls extends object>(client: Client, calls: Calls): Bound<Calls> {
  const bound = Object.entries(calls).map(
    ([name, call]: [string, (...all: unknown[]) => unknown]) =>
      [name, (...rest: unknown[]) => call(client, ...rest)] as const,
  );
  // Name by name what `Bound` says; the compiler does not follow a module through its entries.
  return Object.fromEntries(bound) as Bound<Calls>;
}
