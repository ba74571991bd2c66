// Template views of the server target.

import type { Code } from '../../code/branded-text.ts';

export interface ServerTemplates {
  readonly 'server/area': AreaView;
  readonly 'server/operations': OperationsView;
  readonly 'server/shapes': ShapesView;
  readonly 'server/service': ServiceView;
  readonly 'server/index': IndexView;
  readonly 'server/readme.md': ServerReadmeView;
}

/** The handlers of a tag. */
export interface AreaView {
  /** The comment in the first line of the file. */
  readonly about: Code<'ts'>;
  readonly imports: readonly Code<'ts'>[];
  readonly handlers: readonly HandlerView[];
  readonly doc: Code<'ts'>;
  readonly name: Code<'ts'>;
}

export interface HandlerView {
  readonly doc: Code<'ts'>;
  readonly name: Code<'ts'>;
  readonly requestDoc: Code<'ts'>;
  readonly request: Code<'ts'>;
  readonly extends: Code<'ts'>;
  readonly members: readonly MemberView[];
  readonly responseDoc: Code<'ts'>;
  readonly response: Code<'ts'>;
  readonly type: Code<'ts'>;
}

export interface MemberView {
  readonly doc?: Code<'ts'>;
  readonly key: Code<'ts'>;
  readonly type: Code<'ts'>;
}

/** The operations of a tag as data. */
export interface OperationsView {
  readonly about: Code<'ts'>;
  readonly imports: readonly Code<'ts'>[];
  readonly constants: readonly Code<'ts'>[];
  readonly doc: Code<'ts'>;
  /** The function that binds the operations to their handlers. */
  readonly name: Code<'ts'>;
  readonly handlers: Code<'ts'>;
  readonly operation: Code<'ts'>;
  readonly operations: readonly EntryView[];
}

export interface EntryView {
  readonly members: readonly { readonly key: Code<'ts'>; readonly value: Code<'ts'> }[];
}

export interface ShapesView {
  readonly imports: readonly Code<'ts'>[];
  readonly constants: readonly Code<'ts'>[];
  readonly shapes: readonly { readonly key: Code<'ts'>; readonly value: Code<'ts'> }[];
}

/** The service factory. */
export interface ServiceView {
  readonly about: Code<'ts'>;
  readonly imports: readonly Code<'ts'>[];
  readonly caller: Code<'ts'>;
  readonly areas: readonly ServiceAreaView[];
  /** The headers that the service must provide for every response; absent if there are none. */
  readonly headers?: readonly MemberView[];
  /** The properties of the operation table. */
  readonly table: readonly { readonly key: Code<'ts'>; readonly value: Code<'ts'> }[];
}

export interface ServiceAreaView {
  readonly doc?: Code<'ts'>;
  readonly key: Code<'ts'>;
  readonly handlers: Code<'ts'>;
  /** The function that binds the operations of the tag to its handlers. */
  readonly operations: Code<'ts'>;
}

export interface IndexView {
  readonly about: Code<'ts'>;
  readonly exports: readonly Code<'ts'>[];
}

/** The view of the package's README. */
export interface ServerReadmeView {
  readonly package: Code<'md'>;
  readonly title: Code<'md'>;
  readonly version: Code<'md'>;
  readonly example: Code<'md'>;
  /** The example for an Express application. */
  readonly mounted: Code<'md'>;
  readonly adapters: readonly { readonly for: Code<'md'>; readonly entry: Code<'md'>; readonly use: Code<'md'> }[];
}
