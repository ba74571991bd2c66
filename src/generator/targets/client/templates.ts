// The templates of the client target and their views.

import type { Code } from '../../code/branded-text.ts';

export interface ClientTemplates {
  readonly 'client/area': AreaView;
  readonly 'client/bare': BareView;
  readonly 'client/client': GroupedView;
  readonly 'client/conventions': ConventionsView;
  readonly 'client/index': IndexView;
  readonly 'client/readme.md': ClientReadmeView;
}

/** The functions of one area. */
export interface AreaView {
  readonly about: Code<'ts'>;
  readonly imports: readonly Code<'ts'>[];
  readonly operations: readonly OperationView[];
}

export interface OperationView {
  /** What the function takes; absent where an operation has no parameters and no body. */
  readonly request?: RequestView;
  readonly result: { readonly doc: Code<'ts'>; readonly name: Code<'ts'>; readonly type: Code<'ts'> };
  readonly doc: Code<'ts'>;
  readonly name: Code<'ts'>;
  /** With its type, and with a question mark where it may be left out. */
  readonly parameter: Code<'ts'>;
  /** What the module calls the runtime's function. */
  readonly call: Code<'ts'>;
  /** What the runtime knows of the operation. */
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

/** Where the interface is, and the client that has no calls of its own. */
export interface BareView {
  readonly about: Code<'ts'>;
  readonly imports: readonly Code<'ts'>[];
  /** The server of the document; absent where it names none that is complete. */
  readonly server?: { readonly doc: Code<'ts'> };
  /** Servers of single operations. */
  readonly servers: readonly Code<'ts'>[];
  /** What proves who calls, by security scheme; absent where that is a bearer token alone. */
  readonly credentials?: {
    readonly members: readonly { readonly doc?: Code<'ts'>; readonly key: Code<'ts'>; readonly type: Code<'ts'> }[];
    readonly schemes: Code<'ts'>;
  };
  /** What the client is connected with. */
  readonly settings: Code<'ts'>;
}

/** The client with all calls, by area. */
export interface GroupedView {
  readonly about: Code<'ts'>;
  readonly imports: readonly Code<'ts'>[];
  /** True where the client can be made without being told anything. */
  readonly needless: boolean;
  readonly areas: readonly { readonly doc?: Code<'ts'>; readonly key: Code<'ts'>; readonly calls: Code<'ts'> }[];
}

/** What all calls have in common; each part only where the document says so. */
export interface ConventionsView {
  readonly about: Code<'ts'>;
  readonly imports: readonly Code<'ts'>[];
  /** The member of a page that has its items, and the names of its parts. */
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

/** The README of the package. */
export interface ClientReadmeView {
  readonly package: Code<'md'>;
  readonly title: Code<'md'>;
  readonly version: Code<'md'>;
  readonly install: Code<'md'>;
  /** A call through the client with all areas. */
  readonly grouped: Code<'md'>;
  /** The same through a function of its own. */
  readonly bare: Code<'md'>;
  /** A list read to its end; absent where no list comes in pages. */
  readonly lists?: Code<'md'>;
  /** The functions that tell more of an answer. */
  readonly comforts: readonly { readonly name: Code<'md'>; readonly is: Code<'md'> }[];
  /** How an application gets its tokens; absent where the interface does not say. */
  readonly oauth?: Code<'md'>;
  /** Whether more than a bearer token proves who calls. */
  readonly credentials: boolean;
  /** Whether an operation answers with a stream. */
  readonly streams: boolean;
}
