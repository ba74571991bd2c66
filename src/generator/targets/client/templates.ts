// Template views of the client target.

import type { Code } from '../../code/branded-text.ts';

export interface ClientTemplates {
  readonly 'client/area': AreaView;
  readonly 'client/bare': BareView;
  readonly 'client/client': GroupedView;
  readonly 'client/conventions': ConventionsView;
  readonly 'client/index': IndexView;
  readonly 'client/readme.md': ClientReadmeView;
}

/** The functions of a tag. */
export interface AreaView {
  readonly about: Code<'ts'>;
  readonly imports: readonly Code<'ts'>[];
  readonly operations: readonly OperationView[];
}

export interface OperationView {
  /** The request type; absent if the operation has no parameters and no body. */
  readonly request?: RequestView;
  readonly result: { readonly doc: Code<'ts'>; readonly name: Code<'ts'>; readonly type: Code<'ts'> };
  readonly doc: Code<'ts'>;
  readonly name: Code<'ts'>;
  /** The parameters of the function with their types; `request` is optional if nothing in it is required. */
  readonly parameter: Code<'ts'>;
  /** The local name of the runtime's `call` function. */
  readonly call: Code<'ts'>;
  /** The properties of the operation descriptor. */
  readonly facts: readonly MemberView[];
}

export interface RequestView {
  readonly doc: Code<'ts'>;
  readonly name: Code<'ts'>;
  readonly members: readonly { readonly doc?: Code<'ts'>; readonly key: Code<'ts'>; readonly type: Code<'ts'> }[];
}

export interface MemberView {
  readonly key: Code<'ts'>;
  readonly value: Code<'ts'>;
}

/** The base client and the options of all clients. */
export interface BareView {
  readonly about: Code<'ts'>;
  readonly imports: readonly Code<'ts'>[];
  /** The default server; absent if the document does not specify an absolute URL. */
  readonly server?: { readonly doc: Code<'ts'> };
  /** The servers of individual operations. */
  readonly servers: readonly Code<'ts'>[];
  /** The credentials by security scheme; absent if bearer tokens suffice. */
  readonly credentials?: {
    readonly members: readonly { readonly doc?: Code<'ts'>; readonly key: Code<'ts'>; readonly type: Code<'ts'> }[];
    readonly schemes: Code<'ts'>;
  };
  /** The options that `connect` receives. */
  readonly settings: Code<'ts'>;
}

/** The client with all calls, grouped by tag. */
export interface GroupedView {
  readonly about: Code<'ts'>;
  readonly imports: readonly Code<'ts'>[];
  /** Whether all client options are optional. */
  readonly needless: boolean;
  readonly areas: readonly { readonly doc?: Code<'ts'>; readonly key: Code<'ts'>; readonly calls: Code<'ts'> }[];
}

/** The helpers for conventions; each is present only if the document defines the convention. */
export interface ConventionsView {
  readonly about: Code<'ts'>;
  readonly imports: readonly Code<'ts'>[];
  /** The property that contains the items of a page, and the names of all pagination properties. */
  readonly paging?: { readonly items: Code<'ts'>; readonly names: Code<'ts'> };
  readonly problems?: { readonly items: Code<'ts'>; readonly message: Code<'ts'>; readonly field: Code<'ts'> };
  readonly rateLimit?: Code<'ts'>;
  readonly scopes?: { readonly granted: Code<'ts'>; readonly accepted: Code<'ts'> };
  readonly version?: Code<'ts'>;
  readonly deprecation?: Code<'ts'>;
  readonly oauth?: Code<'ts'>;
}

export interface IndexView {
  readonly about: Code<'ts'>;
  readonly exports: readonly Code<'ts'>[];
}

/** The view of the package's README. */
export interface ClientReadmeView {
  readonly package: Code<'md'>;
  readonly title: Code<'md'>;
  readonly version: Code<'md'>;
  readonly install: Code<'md'>;
  /** A sample call with the client that has all calls. */
  readonly grouped: Code<'md'>;
  /** A sample call with the base client. */
  readonly bare: Code<'md'>;
  /** A pagination example; absent if no list operation is paginated or all require input. */
  readonly lists?: Code<'md'>;
  /** The convention helpers and their purpose. */
  readonly comforts: readonly { readonly name: Code<'md'>; readonly is: Code<'md'> }[];
  /** An OAuth example; absent if the document does not define the endpoints. */
  readonly oauth?: Code<'md'>;
  /** Whether the client supports credentials other than bearer tokens. */
  readonly credentials: boolean;
  /** Whether an operation responds with a stream. */
  readonly streams: boolean;
}
