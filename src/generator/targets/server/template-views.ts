// Template views of the server target.

import type { SafeText } from '../../code/branded-text.ts';
import type { ImportView } from '../../code/typescript/imports.ts';
import type { ConstantView } from '../../code/typescript/statement-and-declaration-views.ts';

export interface ServerTemplates {
  readonly 'server/tag': TagHandlersView;
  readonly 'server/operations': OperationsView;
  readonly 'server/content': ContentView;
  readonly 'server/resource': ResourceView;
  readonly 'server/shapes': ShapesView;
  readonly 'server/service': ServiceView;
  readonly 'server/index': IndexView;
  readonly 'server/node': AdditionalEntryPointView;
  readonly 'server/fetch': AdditionalEntryPointView;
  readonly 'server/express': AdditionalEntryPointView;
  readonly 'server/fastify': AdditionalEntryPointView;
  readonly 'server/memory': AdditionalEntryPointView;
  readonly 'server/readme.md': ServerReadmeView;
}

/** The handlers of a tag. */
export interface TagHandlersView {
  /** The comment in the first line of the file. */
  readonly about: SafeText<'ts'>;
  readonly imports: readonly ImportView[];
  readonly handlers: readonly HandlerView[];
  readonly doc: SafeText<'ts'>;
  readonly name: SafeText<'ts'>;
}

export interface HandlerView {
  readonly doc: SafeText<'ts'>;
  readonly name: SafeText<'ts'>;
  readonly requestDoc: SafeText<'ts'>;
  readonly request: SafeText<'ts'>;
  /** The type that all requests extend, and its second type argument. */
  readonly commonRequest: SafeText<'ts'>;
  readonly caller?: SafeText<'ts'>;
  readonly members: readonly MemberView[];
  readonly responseDoc: SafeText<'ts'>;
  readonly response: SafeText<'ts'>;
  /** The types of responses by status and media type: the first, and the others. */
  readonly type: SafeText<'ts'>;
  readonly otherTypes: readonly SafeText<'ts'>[];
}

export interface MemberView {
  readonly doc?: SafeText<'ts'>;
  readonly key: SafeText<'ts'>;
  readonly type: SafeText<'ts'>;
}

/** The operations of a tag as data. */
export interface OperationsView {
  readonly about: SafeText<'ts'>;
  readonly imports: readonly ImportView[];
  readonly constants: readonly ConstantView[];
  readonly doc: SafeText<'ts'>;
  /** The function that binds the operations to their handlers. */
  readonly name: SafeText<'ts'>;
  readonly handlers: SafeText<'ts'>;
  readonly operations: readonly OperationDescriptorView[];
}

export interface OperationDescriptorView {
  readonly id: SafeText<'ts'>;
  readonly method: SafeText<'ts'>;
  readonly path: SafeText<'ts'>;
  readonly deprecated: boolean;
  /** The alternatives, each with the schemes that it combines. */
  readonly security: readonly {
    readonly schemes: readonly { readonly scheme: SafeText<'ts'>; readonly scopes: readonly SafeText<'ts'>[] }[];
  }[];
  readonly access?: {
    readonly kind: SafeText<'ts'>;
    readonly grant?: { readonly name: SafeText<'ts'>; readonly level: SafeText<'ts'> };
  };
  readonly rateLimits: readonly {
    readonly id: SafeText<'ts'>;
    readonly requests: SafeText<'ts'>;
    readonly seconds: SafeText<'ts'>;
    readonly message?: SafeText<'ts'>;
  }[];
  readonly resource?: ResourceView;
  readonly mode: SafeText<'ts'>;
  readonly body?: {
    readonly required: SafeText<'ts'>;
    readonly contents: readonly ContentView[];
    /** The properties whose defaults apply; `true` for all. */
    readonly defaults?: SafeText<'ts'>;
  };
  readonly update?: { readonly merge: SafeText<'ts'>; readonly shape: SafeText<'ts'> };
  readonly preconditions: readonly PreconditionView[];
  readonly limits: readonly LimitView[];
  readonly emits?: SafeText<'ts'>;
  readonly responses: readonly { readonly status: SafeText<'ts'>; readonly contents: readonly ContentView[] }[];
  readonly checks: OperationValidatorsView;
  /** The request type of the handler. */
  readonly request: SafeText<'ts'>;
  /** The name of the handler. */
  readonly name: SafeText<'ts'>;
}

/** How a parameter finds a resource, and the resource that contains it. */
export interface ResourceView {
  readonly schema: SafeText<'ts'>;
  readonly parameter: SafeText<'ts'>;
  readonly within?: ResourceView;
}

/** The shape of the values of one media type. */
export interface ContentView {
  readonly mediaType: SafeText<'ts'>;
  /** The named schema with the shape; absent if `shape` contains it. */
  readonly ref?: SafeText<'ts'>;
  readonly shape: SafeText<'ts'>;
}

export interface PreconditionView {
  readonly id: SafeText<'ts'>;
  readonly message: SafeText<'ts'>;
  readonly status: SafeText<'ts'>;
  readonly field?: SafeText<'ts'>;
  /** The condition as a function. */
  readonly holds: SafeText<'ts'>;
}

export interface LimitView {
  readonly id: SafeText<'ts'>;
  readonly of: SafeText<'ts'>;
  readonly per: SafeText<'ts'>;
  readonly max: SafeText<'ts'>;
  readonly within?: SafeText<'ts'>;
  readonly message: SafeText<'ts'>;
  /** The condition that counted resources must satisfy, as a function. */
  readonly where?: SafeText<'ts'>;
}

/** The validators of an operation. */
export interface OperationValidatorsView {
  readonly parameters: SafeText<'ts'>;
  readonly body?: SafeText<'ts'>;
  readonly form?: SafeText<'ts'>;
  readonly rules?: SafeText<'ts'>;
  readonly merged?: SafeText<'ts'>;
  readonly response?: SafeText<'ts'>;
}

export interface ShapesView {
  readonly imports: readonly ImportView[];
  readonly constants: readonly ConstantView[];
  readonly shapes: readonly { readonly key: SafeText<'ts'>; readonly value: SafeText<'ts'> }[];
}

/** The service factory. */
export interface ServiceView {
  readonly about: SafeText<'ts'>;
  readonly imports: readonly ImportView[];
  readonly caller: SafeText<'ts'>;
  readonly tags: readonly ServiceTagView[];
  /** The headers that the service must provide for every response; absent if there are none. */
  readonly headers?: readonly { readonly doc?: SafeText<'ts'>; readonly key: SafeText<'ts'> }[];
  readonly version: SafeText<'ts'>;
  readonly conventions: SafeText<'ts'>;
  readonly schemes: SafeText<'ts'>;
  /** The headers of cross-origin requests and responses. */
  readonly cors?: { readonly allow: SafeText<'ts'>; readonly expose: SafeText<'ts'> };
}

export interface ServiceTagView {
  readonly doc?: SafeText<'ts'>;
  readonly key: SafeText<'ts'>;
  readonly handlers: SafeText<'ts'>;
  /** The function that binds the operations of the tag to its handlers. */
  readonly operations: SafeText<'ts'>;
}

export interface IndexView {
  readonly about: SafeText<'ts'>;
  /** The file extension in relative module specifiers. */
  readonly extension: SafeText<'ts'>;
  readonly hasCommonHeaders: boolean;
  /** The module specifiers of the tags. */
  readonly tags: readonly SafeText<'ts'>[];
}

/** An additional entry point. Separate modules ensure that unused adapters are not loaded. */
export interface AdditionalEntryPointView {
  /** The file extension in relative module specifiers. */
  readonly extension: SafeText<'ts'>;
}

/** The view of the package's README. */
export interface ServerReadmeView {
  readonly package: SafeText<'md'>;
  readonly title: SafeText<'md'>;
  readonly version: SafeText<'md'>;
  readonly example: SafeText<'md'>;
  /** The example for an Express application. */
  readonly mounted: SafeText<'md'>;
  readonly adapters: readonly {
    readonly for: SafeText<'md'>;
    readonly entry: SafeText<'md'>;
    readonly use: SafeText<'md'>;
  }[];
}
