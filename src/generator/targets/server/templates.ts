// Template views of the server target.

import type { SafeText } from '../../code/branded-text.ts';

export interface ServerTemplates {
  readonly 'server/tag': TagHandlersView;
  readonly 'server/operations': OperationsView;
  readonly 'server/shapes': ShapesView;
  readonly 'server/service': ServiceView;
  readonly 'server/index': IndexView;
  readonly 'server/readme.md': ServerReadmeView;
}

/** The handlers of a tag. */
export interface TagHandlersView {
  /** The comment in the first line of the file. */
  readonly about: SafeText<'ts'>;
  readonly imports: readonly SafeText<'ts'>[];
  readonly handlers: readonly HandlerView[];
  readonly doc: SafeText<'ts'>;
  readonly name: SafeText<'ts'>;
}

export interface HandlerView {
  readonly doc: SafeText<'ts'>;
  readonly name: SafeText<'ts'>;
  readonly requestDoc: SafeText<'ts'>;
  readonly request: SafeText<'ts'>;
  readonly extends: SafeText<'ts'>;
  readonly members: readonly MemberView[];
  readonly responseDoc: SafeText<'ts'>;
  readonly response: SafeText<'ts'>;
  readonly type: SafeText<'ts'>;
}

export interface MemberView {
  readonly doc?: SafeText<'ts'>;
  readonly key: SafeText<'ts'>;
  readonly type: SafeText<'ts'>;
}

/** The operations of a tag as data. */
export interface OperationsView {
  readonly about: SafeText<'ts'>;
  readonly imports: readonly SafeText<'ts'>[];
  readonly constants: readonly SafeText<'ts'>[];
  readonly doc: SafeText<'ts'>;
  /** The function that binds the operations to their handlers. */
  readonly name: SafeText<'ts'>;
  readonly handlers: SafeText<'ts'>;
  readonly operation: SafeText<'ts'>;
  readonly operations: readonly OperationDescriptorView[];
}

export interface OperationDescriptorView {
  readonly members: readonly { readonly key: SafeText<'ts'>; readonly value: SafeText<'ts'> }[];
}

export interface ShapesView {
  readonly imports: readonly SafeText<'ts'>[];
  readonly constants: readonly SafeText<'ts'>[];
  readonly shapes: readonly { readonly key: SafeText<'ts'>; readonly value: SafeText<'ts'> }[];
}

/** The service factory. */
export interface ServiceView {
  readonly about: SafeText<'ts'>;
  readonly imports: readonly SafeText<'ts'>[];
  readonly caller: SafeText<'ts'>;
  readonly tags: readonly ServiceTagView[];
  /** The headers that the service must provide for every response; absent if there are none. */
  readonly headers?: readonly MemberView[];
  /** The properties of the operation table. */
  readonly table: readonly { readonly key: SafeText<'ts'>; readonly value: SafeText<'ts'> }[];
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
  readonly exports: readonly SafeText<'ts'>[];
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
