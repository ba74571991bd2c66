// Generated queries, bundled in memory and loaded.

import { renderOutput, plainSources } from '../../compile/render-unformatted-output.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import type { TargetOptions } from '../../../src/generator/plugin/target.ts';
import { bundle } from '../client/load-client.ts';

export type Key = readonly unknown[];

/** Options of a query, without static types. */
export interface LooseQueryOptions {
  readonly queryKey: Key;
  readonly queryFn: (context?: object) => Promise<unknown>;
}

/** Options of an infinite query, without static types. */
export interface LooseInfiniteOptions extends LooseQueryOptions {
  readonly initialPageParam: unknown;
  readonly getNextPageParam: (page: unknown, pages: unknown[], pageParam: unknown) => unknown;
}

/** Options of a mutation, without static types. */
export interface LooseMutationOptions {
  readonly mutationKey: Key;
  readonly mutationFn: (request?: object) => Promise<unknown>;
  readonly affects: (request?: object) => readonly Key[];
}

export interface LoadedQueries {
  /** The names of all exports. */
  readonly names: readonly string[];
  readonly createClient: (options?: object) => object;
  readonly key: (name: string, request?: object) => Key;
  readonly query: (name: string, client: object, request?: object) => LooseQueryOptions;
  readonly infinite: (name: string, client: object, request?: object) => LooseInfiniteOptions;
  readonly mutation: (name: string, client: object) => LooseMutationOptions;
  readonly exports: Readonly<Record<string, unknown>>;
}

type LooseFunction = (...parameters: readonly unknown[]) => unknown;

/** Generates, bundles, and loads the client and the queries of a model. */
export async function loadQueries(api: Api, options: Partial<TargetOptions> = {}): Promise<LoadedQueries> {
  const files = await renderOutput(api, ['types', 'client', 'query'], { ...plainSources, ...options });
  const entry = `export { createBaseClient } from './client/index.ts'; export * as queries from './query/index.ts';`;
  const code = await bundle(files, entry);
  const module = (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as {
    readonly createBaseClient: LoadedQueries['createClient'];
    readonly queries: Readonly<Record<string, unknown>>;
  };
  const call = (name: string, ...parameters: readonly unknown[]): unknown => {
    const exported = module.queries[name];
    if (typeof exported !== 'function') throw new Error(`there is no ${name}`);
    return (exported as LooseFunction)(...parameters);
  };
  return {
    names: Object.keys(module.queries),
    createClient: module.createBaseClient,
    key: (name, request) => call(`${name}Key`, request) as Key,
    query: (name, client, request) => call(`${name}Options`, client, request) as LooseQueryOptions,
    infinite: (name, client, request) => call(`${name}InfiniteOptions`, client, request) as LooseInfiniteOptions,
    mutation: (name, client) => call(`${name}Mutation`, client) as LooseMutationOptions,
    exports: module.queries,
  };
}
