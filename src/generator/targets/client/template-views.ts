// Template views of the client target.

import type { SafeText } from '../../code/branded-text.ts';
import type { ImportView } from '../../code/typescript/imports.ts';

export interface ClientTemplates {
  /** Statements before each call of an operation. */
  readonly 'client/before-call': OperationView;
  readonly 'client/conventions': ConventionsView;
  readonly 'client/conversions': ConversionsView;
  readonly 'client/index': IndexView;
  readonly 'client/readme.md': ClientReadmeView;
  readonly 'client/request-member': RequestMemberView;
  readonly 'client/tag': TagModuleView;
}

/** The functions of a tag. */
export interface TagModuleView {
  readonly about: SafeText<'ts'>;
  readonly imports: readonly ImportView[];
  readonly operations: readonly OperationView[];
}

export interface OperationView {
  /** The request type; absent if the operation has no parameters and no body. */
  readonly request?: RequestView;
  /** Whether a property of the request is required. */
  readonly isRequestRequired: boolean;
  readonly result: { readonly doc: SafeText<'ts'>; readonly name: SafeText<'ts'>; readonly responses: SafeText<'ts'> };
  /** The media types that a call can name; absent if there is no choice. */
  readonly accept?: AcceptView;
  readonly doc: SafeText<'ts'>;
  /** The ID of the operation, as a literal. */
  readonly id: SafeText<'ts'>;
  readonly name: SafeText<'ts'>;
  /** The local name of the runtime's `call` function. */
  readonly call: SafeText<'ts'>;
  readonly descriptor: DescriptorView;
}

/** The media types of responses, of which a call names one. */
export interface AcceptView {
  readonly doc: SafeText<'ts'>;
  /** The name of their type. */
  readonly name: SafeText<'ts'>;
  readonly type: SafeText<'ts'>;
  /** The name of the request type, which has a type parameter. */
  readonly request: SafeText<'ts'>;
  /** The media type of calls that name none, as a literal. */
  readonly default: SafeText<'ts'>;
}

export interface RequestView {
  readonly doc: SafeText<'ts'>;
  readonly name: SafeText<'ts'>;
  readonly members: readonly RequestMemberView[];
  /** The members of each type of the body, if there are several. */
  readonly alternatives: readonly { readonly members: readonly RequestMemberView[] }[];
}

export interface RequestMemberView {
  readonly doc?: SafeText<'ts'>;
  readonly key: SafeText<'ts'>;
  readonly isOptional: boolean;
  readonly type: SafeText<'ts'>;
}

/** A bound operation function whose result depends on the media type that the call names. */
export interface GenericCallView {
  readonly doc: SafeText<'ts'>;
  readonly name: SafeText<'ts'>;
  readonly accept: SafeText<'ts'>;
  readonly request: SafeText<'ts'>;
  readonly isRequestRequired: boolean;
  readonly result: SafeText<'ts'>;
}

/** The operation descriptor. Absent properties have the runtime's defaults. */
export interface DescriptorView {
  readonly id: SafeText<'ts'>;
  readonly method: SafeText<'ts'>;
  readonly path: SafeText<'ts'>;
  readonly server?: SafeText<'ts'>;
  readonly anonymous: boolean;
  readonly security?: SafeText<'ts'>;
  readonly accept?: SafeText<'ts'>;
  /** The media type of calls that name none. */
  readonly mediaType?: SafeText<'ts'>;
  readonly contentType?: SafeText<'ts'>;
  /** The styles of form fields. */
  readonly form?: SafeText<'ts'>;
  /** The header that contains the filter. */
  readonly filter?: SafeText<'ts'>;
  /** The styles of parameters. */
  readonly styles?: SafeText<'ts'>;
  /** The conversions of parameters and bodies. */
  readonly conversions?: SafeText<'ts'>;
  /** The statuses by media type. */
  readonly responses: readonly { readonly key: SafeText<'ts'>; readonly statuses: readonly SafeText<'ts'>[] }[];
}

/** The conversions of named schemas. */
export interface ConversionsView {
  readonly imports: readonly ImportView[];
  readonly declarations: readonly {
    readonly doc: SafeText<'ts'>;
    readonly name: SafeText<'ts'>;
    readonly value: SafeText<'ts'>;
  }[];
}

/** The base client, the client with all operations, grouped by tag, and the options of both. */
export interface ClientView {
  /** The file extension in relative module specifiers. */
  readonly extension: SafeText<'ts'>;
  /**
   * The default server, which makes all options optional; absent if the document does not specify an absolute URL.
   */
  readonly server?: { readonly doc: SafeText<'ts'>; readonly url: SafeText<'ts'> };
  /** The servers of individual operations. */
  readonly servers: readonly SafeText<'ts'>[];
  /** The credentials by security scheme; absent if bearer tokens suffice. */
  readonly credentials?: {
    readonly hasBasic: boolean;
    readonly members: readonly {
      readonly doc?: SafeText<'ts'>;
      readonly key: SafeText<'ts'>;
      /** Whether it is a name and a password. */
      readonly isBasic: boolean;
    }[];
    readonly schemes: readonly {
      readonly key: SafeText<'ts'>;
      readonly in: SafeText<'ts'>;
      readonly name?: SafeText<'ts'>;
    }[];
  };
  /** Whether the runtime client receives more than the options. */
  readonly hasSettings: boolean;
  readonly tags: readonly {
    readonly doc?: SafeText<'ts'>;
    readonly key: SafeText<'ts'>;
    readonly calls: SafeText<'ts'>;
    /** The specifier of the tag's module. */
    readonly module: SafeText<'ts'>;
    readonly genericCalls: readonly GenericCallView[];
    /** The name of the property, as a literal. */
    readonly name: SafeText<'ts'>;
  }[];
}

/** The helpers for conventions; each is present only if the document defines the convention. */
export interface ConventionsView {
  /** The file extension in relative module specifiers. */
  readonly extension: SafeText<'ts'>;
  /** The names of the pagination properties; `property` is the one that contains the items, as a key. */
  readonly paging?: {
    readonly property: SafeText<'ts'>;
    readonly page: SafeText<'ts'>;
    readonly items: SafeText<'ts'>;
    readonly pages: SafeText<'ts'>;
  };
  readonly problems?: {
    readonly items: SafeText<'ts'>;
    readonly message: SafeText<'ts'>;
    readonly field: SafeText<'ts'>;
  };
  /** Whether a helper calls the runtime. */
  readonly usesRuntime: boolean;
  readonly rateLimit?: {
    readonly limit: SafeText<'ts'>;
    readonly remaining: SafeText<'ts'>;
    readonly reset: SafeText<'ts'>;
  };
  readonly scopes?: { readonly granted: SafeText<'ts'>; readonly accepted: SafeText<'ts'> };
  readonly version?: SafeText<'ts'>;
  readonly deprecation?: { readonly status: SafeText<'ts'>; readonly warnings: SafeText<'ts'> };
  readonly oauth?: {
    readonly authorizationUrl: SafeText<'ts'>;
    readonly tokenUrl: SafeText<'ts'>;
    readonly refreshUrl?: SafeText<'ts'>;
  };
}

/** An export of the types target under another name. */
export interface RenamedExportView {
  readonly name: SafeText<'ts'>;
  readonly alias: SafeText<'ts'>;
  readonly from: SafeText<'ts'>;
}

export interface IndexView extends ClientView {
  readonly about: SafeText<'ts'>;
  /** The types of the runtime. */
  readonly runtimeTypes: readonly SafeText<'ts'>[];
  /** The modules of the types target. */
  readonly typesModules: readonly {
    readonly specifier: SafeText<'ts'>;
    /** Whether it exports values, which are those of enums. */
    readonly hasValues: boolean;
  }[];
  /** The exports of tags with the names of types of the types target. */
  readonly ownNames: readonly {
    readonly values: readonly SafeText<'ts'>[];
    readonly types: readonly SafeText<'ts'>[];
    readonly module: SafeText<'ts'>;
  }[];
  /** The values of enums with names of the client, with the names under which they are exported. */
  readonly renamedValues: readonly RenamedExportView[];
  /** The types of schemas with names of the client, with the names under which they are exported. */
  readonly renamedTypes: readonly RenamedExportView[];
  /** The exports for the conventions of the document. */
  readonly helpers: readonly {
    readonly values: readonly SafeText<'ts'>[];
    readonly types: readonly SafeText<'ts'>[];
    readonly module: SafeText<'ts'>;
  }[];
  /** The functions whose names are reserved, with the names under which they are exported. */
  readonly renamed: readonly {
    readonly name: SafeText<'ts'>;
    readonly alias: SafeText<'ts'>;
    readonly module: SafeText<'ts'>;
  }[];
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
