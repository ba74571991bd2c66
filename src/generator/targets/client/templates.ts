// Template views of the client target.

import type { SafeText } from '../../code/branded-text.ts';

export interface ClientTemplates {
  /** Statements before each call of an operation. */
  readonly 'client/before-call': OperationView;
  readonly 'client/base': BaseClientView;
  readonly 'client/client': ApiClientView;
  readonly 'client/conventions': ConventionsView;
  readonly 'client/index': IndexView;
  readonly 'client/readme.md': ClientReadmeView;
  readonly 'client/tag': TagModuleView;
}

/** The functions of a tag. */
export interface TagModuleView {
  readonly about: SafeText<'ts'>;
  readonly imports: readonly SafeText<'ts'>[];
  readonly operations: readonly OperationView[];
}

export interface OperationView {
  /** The request type; absent if the operation has no parameters and no body. */
  readonly request?: RequestView;
  readonly result: { readonly doc: SafeText<'ts'>; readonly name: SafeText<'ts'>; readonly type: SafeText<'ts'> };
  readonly doc: SafeText<'ts'>;
  /** The ID of the operation, as a literal. */
  readonly id: SafeText<'ts'>;
  readonly name: SafeText<'ts'>;
  /** The parameters of the function with their types; `request` is optional if nothing in it is required. */
  readonly parameter: SafeText<'ts'>;
  /** The local name of the runtime's `call` function. */
  readonly call: SafeText<'ts'>;
  /** The properties of the operation descriptor. */
  readonly facts: readonly MemberView[];
}

export interface RequestView {
  readonly doc: SafeText<'ts'>;
  readonly name: SafeText<'ts'>;
  readonly members: readonly {
    readonly doc?: SafeText<'ts'>;
    readonly key: SafeText<'ts'>;
    readonly type: SafeText<'ts'>;
  }[];
}

export interface MemberView {
  readonly key: SafeText<'ts'>;
  readonly value: SafeText<'ts'>;
}

/** The base client and the options of all clients. */
export interface BaseClientView {
  readonly about: SafeText<'ts'>;
  readonly imports: readonly SafeText<'ts'>[];
  /** The default server; absent if the document does not specify an absolute URL. */
  readonly server?: { readonly doc: SafeText<'ts'> };
  /** The servers of individual operations. */
  readonly servers: readonly SafeText<'ts'>[];
  /** The credentials by security scheme; absent if bearer tokens suffice. */
  readonly credentials?: {
    readonly members: readonly {
      readonly doc?: SafeText<'ts'>;
      readonly key: SafeText<'ts'>;
      readonly type: SafeText<'ts'>;
    }[];
    readonly schemes: SafeText<'ts'>;
  };
  /** The options that `createRuntimeClient` receives. */
  readonly settings: SafeText<'ts'>;
}

/** The client with all operations, grouped by tag. */
export interface ApiClientView {
  readonly about: SafeText<'ts'>;
  readonly imports: readonly SafeText<'ts'>[];
  /** Whether all client options are optional. */
  readonly needless: boolean;
  readonly tags: readonly {
    readonly doc?: SafeText<'ts'>;
    readonly key: SafeText<'ts'>;
    readonly calls: SafeText<'ts'>;
  }[];
}

/** The helpers for conventions; each is present only if the document defines the convention. */
export interface ConventionsView {
  readonly about: SafeText<'ts'>;
  readonly imports: readonly SafeText<'ts'>[];
  /** The property that contains the items of a page, and the names of all pagination properties. */
  readonly paging?: { readonly items: SafeText<'ts'>; readonly names: SafeText<'ts'> };
  readonly problems?: {
    readonly items: SafeText<'ts'>;
    readonly message: SafeText<'ts'>;
    readonly field: SafeText<'ts'>;
  };
  readonly rateLimit?: SafeText<'ts'>;
  readonly scopes?: { readonly granted: SafeText<'ts'>; readonly accepted: SafeText<'ts'> };
  readonly version?: SafeText<'ts'>;
  readonly deprecation?: SafeText<'ts'>;
  readonly oauth?: SafeText<'ts'>;
}

export interface IndexView {
  readonly about: SafeText<'ts'>;
  readonly exports: readonly SafeText<'ts'>[];
}

/** The view of the package's README. */
export interface ClientReadmeView {
  readonly package: SafeText<'md'>;
  readonly title: SafeText<'md'>;
  readonly version: SafeText<'md'>;
  readonly install: SafeText<'md'>;
  /** A sample call with the client that groups all operations by tag. */
  readonly grouped: SafeText<'md'>;
  /** A sample call with the base client. */
  readonly baseClient: SafeText<'md'>;
  /** A pagination example; absent if no list operation is paginated or all require input. */
  readonly lists?: SafeText<'md'>;
  /** The convention helpers and their purpose. */
  readonly helpers: readonly { readonly name: SafeText<'md'>; readonly is: SafeText<'md'> }[];
  /** An OAuth example; absent if the document does not define the endpoints. */
  readonly oauth?: SafeText<'md'>;
  /** Whether the client supports credentials other than bearer tokens. */
  readonly credentials: boolean;
  /** Whether an operation responds with a stream. */
  readonly streams: boolean;
}
