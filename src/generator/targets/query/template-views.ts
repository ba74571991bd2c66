// Template views of the query target.

import type { SafeText } from '../../code/branded-text.ts';
import type { ImportView } from '../../code/typescript/imports.ts';

export interface QueryTemplates {
  readonly 'query/index': IndexView;
  readonly 'query/infinite': InfiniteView;
  readonly 'query/options': OptionsView;
  readonly 'query/readme.md': QueryReadmeView;
  readonly 'query/tag': TagQueriesView;
}

/** The types of options. */
export interface OptionsView {
  /** Specifiers of TanStack Query, the client, its runtime, and the runtime of queries. */
  readonly framework: SafeText<'ts'>;
  readonly client: SafeText<'ts'>;
  readonly clientRuntime: SafeText<'ts'>;
  readonly runtime: SafeText<'ts'>;
}

/** The queries and mutations of a tag. */
export interface TagQueriesView {
  readonly about: SafeText<'ts'>;
  readonly imports: readonly ImportView[];
  readonly queries: readonly QueryView[];
  readonly mutations: readonly MutationView[];
}

/** What the functions of an operation have in common. */
export interface OperationQueriesView {
  readonly doc: SafeText<'ts'>;
  /** Local name of the type of clients. */
  readonly client: SafeText<'ts'>;
  /** Type of the request. */
  readonly request: SafeText<'ts'>;
  readonly isRequestRequired: boolean;
  /** Local name of the client's function. */
  readonly call: SafeText<'ts'>;
  /** Local name of the function that returns the data of a result. */
  readonly fetchData: SafeText<'ts'>;
  /** The first elements of its keys. */
  readonly prefix: SafeText<'ts'>;
}

export interface QueryView extends OperationQueriesView {
  readonly key: {
    readonly name: SafeText<'ts'>;
    readonly doc: SafeText<'ts'>;
    readonly type: SafeText<'ts'>;
    /** Type of a complete key. */
    readonly dataKey: SafeText<'ts'>;
    /** Local name of the function that creates it. */
    readonly create: SafeText<'ts'>;
  };
  readonly options: { readonly name: SafeText<'ts'>; readonly type: SafeText<'ts'> };
  /** Absent if the operation has no pages. */
  readonly infinite?: InfiniteView;
}

export interface InfiniteView extends OperationQueriesView {
  /** Local name of the function that creates keys. */
  readonly key: SafeText<'ts'>;
  readonly createKey: SafeText<'ts'>;
  readonly name: SafeText<'ts'>;
  readonly type: SafeText<'ts'>;
  readonly page: {
    /** Local name of the function that creates the request of a page. */
    readonly createRequest: SafeText<'ts'>;
    /** The query parameter that selects a page; absent if a link has all parameters. */
    readonly parameter?: {
      readonly key: SafeText<'ts'>;
      readonly name: SafeText<'ts'>;
      /** Local name of the function that reads it in a request. */
      readonly read: SafeText<'ts'>;
      /** The number of the first page. */
      readonly first?: SafeText<'ts'>;
    };
  };
  /** The function that returns the parameter of the next page. */
  readonly next: SafeText<'ts'>;
}

export interface MutationView extends OperationQueriesView {
  readonly name: SafeText<'ts'>;
  readonly type: SafeText<'ts'>;
  /** The function that returns the affected keys. */
  readonly affects: SafeText<'ts'>;
}

export interface IndexView {
  readonly about: SafeText<'ts'>;
  readonly extension: SafeText<'ts'>;
  readonly client: SafeText<'ts'>;
  /** The first element of all keys, as a literal. */
  readonly apiKey: SafeText<'ts'>;
  readonly tags: readonly {
    readonly doc?: SafeText<'ts'>;
    readonly key: SafeText<'ts'>;
    /** The second element of its keys, as a literal. */
    readonly resource: SafeText<'ts'>;
    readonly queries: SafeText<'ts'>;
    readonly module: SafeText<'ts'>;
  }[];
}

export interface QueryReadmeView {
  readonly package: SafeText<'md'>;
  readonly title: SafeText<'md'>;
  readonly version: SafeText<'md'>;
  readonly framework: SafeText<'md'>;
  readonly install: SafeText<'md'>;
  readonly example: SafeText<'md'>;
}
