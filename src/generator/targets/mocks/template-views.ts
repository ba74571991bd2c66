// Template views of the mocks target.

import type { SafeText } from '../../code/branded-text.ts';
import type { ImportView } from '../../code/typescript/imports.ts';

export interface MocksTemplates {
  readonly 'mocks/conversions': ConversionsView;
  readonly 'mocks/index': IndexView;
  readonly 'mocks/msw-handlers': MswHandlersView;
  readonly 'mocks/msw-index': MswIndexView;
  readonly 'mocks/readme.md': MocksReadmeView;
  readonly 'mocks/responses': ResponsesView;
  readonly 'mocks/schema': SchemaView;
}

/** An exported constant. */
export interface ConstantView {
  readonly doc: SafeText<'ts'>;
  readonly name: SafeText<'ts'>;
  readonly type: SafeText<'ts'>;
  readonly value: SafeText<'ts'>;
}

/** The samples and factories of a named schema. */
export interface SchemaView {
  readonly about: SafeText<'ts'>;
  readonly imports: readonly ImportView[];
  readonly constants: readonly ConstantView[];
}

/** The factories of the response bodies of a tag, or of the bodies of webhooks. */
export interface ResponsesView {
  readonly about: SafeText<'ts'>;
  readonly imports: readonly ImportView[];
  readonly operations: readonly ConstantView[];
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

export interface IndexView {
  readonly about: SafeText<'ts'>;
  readonly runtime: SafeText<'ts'>;
  readonly modules: readonly { readonly names: readonly SafeText<'ts'>[]; readonly from: SafeText<'ts'> }[];
}

export interface MocksReadmeView {
  readonly package: SafeText<'md'>;
  readonly title: SafeText<'md'>;
  readonly version: SafeText<'md'>;
  readonly install: SafeText<'md'>;
  /** Absent if the document has no schema. */
  readonly example?: SafeText<'md'>;
}

/** The function that returns handlers of an operation. */
export interface MswHandlerView {
  readonly doc: SafeText<'ts'>;
  readonly name: SafeText<'ts'>;
  /** The factories of its response bodies; absent if there are none. */
  readonly factories?: SafeText<'ts'>;
  /** Types of the documented headers of responses with such bodies, by status; absent if there are none. */
  readonly headers?: SafeText<'ts'>;
  /** Types of the replies without such bodies. */
  readonly otherReplies: readonly SafeText<'ts'>[];
  /** Type of the path parameters. */
  readonly parameters: SafeText<'ts'>;
  /** The function of the runtime. */
  readonly createHandler: SafeText<'ts'>;
  readonly operation: SafeText<'ts'>;
}

/** The handlers of a tag for MSW. */
export interface MswHandlersView {
  readonly about: SafeText<'ts'>;
  readonly imports: readonly ImportView[];
  readonly handlers: readonly MswHandlerView[];
}

export interface MswIndexView extends IndexView {
  /** The functions of all operations, concrete paths first. */
  readonly handlers: readonly SafeText<'ts'>[];
}
