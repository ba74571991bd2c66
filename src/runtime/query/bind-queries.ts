// Binds the functions of a module to a client.

/** The functions of a module without their `client` parameter, and without the keys, which need no client. */
export type BoundQueries<Functions> = {
  readonly [Name in keyof Functions as Name extends `${string}Key` ? never : Name]: Functions[Name] extends (
    client: infer _Client,
    ...rest: infer Rest
  ) => infer Options
    ? (...rest: Rest) => Options
    : never;
};

/** Binds the functions of a module to a client. */
export function bindQueries<Functions extends object>(client: object, functions: Functions): BoundQueries<Functions> {
  const bound = Object.entries(functions)
    .filter(([name]) => !name.endsWith('Key'))
    .map(([name, createOptions]) => [
      name,
      // The type of each function is that of its name, which TypeScript cannot infer through `Object.entries`.
      (...rest: unknown[]) => (createOptions as (...parameters: unknown[]) => unknown)(client, ...rest),
    ]);
  return Object.fromEntries(bound) as BoundQueries<Functions>;
}
