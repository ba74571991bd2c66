// Template views of the types target.

import type { Code } from '../../code/branded-text.ts';

export interface TypesTemplates {
  readonly 'types/schemas': SchemasView;
  readonly 'types/operations': OperationsView;
  readonly 'types/filters': FiltersView;
  readonly 'types/index': IndexView;
  readonly 'types/readme.md': TypesReadmeView;
  readonly 'types/declared': DeclaredView;
}

/** An exported type alias. */
export interface DeclaredView {
  readonly doc?: Code<'ts'>;
  readonly name: Code<'ts'>;
  readonly type: Code<'ts'>;
}

export interface SchemasView {
  readonly imports: Code<'ts'>;
  readonly types: readonly DeclaredView[];
}

export interface OperationsView {
  readonly imports: Code<'ts'>;
  readonly operations: readonly OperationView[];
}

export interface OperationView {
  /** The types of the parameters and the body. */
  readonly types: readonly DeclaredView[];
  /** The response bodies by status; absent if the operation documents no responses. */
  readonly responses?: {
    readonly doc: Code<'ts'>;
    readonly name: Code<'ts'>;
    readonly statuses: readonly StatusView[];
  };
}

export interface StatusView {
  readonly doc?: Code<'ts'>;
  readonly key: Code<'ts'>;
  readonly type: Code<'ts'>;
}

export interface FiltersView {
  /** The comment that names the filter header. */
  readonly intro: Code<'ts'>;
  /** The operator interfaces, one for each kind of field. */
  readonly operators: readonly OperatorsView[];
  readonly filters: readonly FilterView[];
}

export interface OperatorsView {
  readonly doc: Code<'ts'>;
  readonly name: Code<'ts'>;
  readonly members: readonly { readonly key: Code<'ts'>; readonly type: Code<'ts'> }[];
}

/** The filter type of a collection's items. */
export interface FilterView {
  readonly doc: Code<'ts'>;
  readonly conditionsDoc: Code<'ts'>;
  readonly name: Code<'ts'>;
  readonly conditions: Code<'ts'>;
  /** The union of the field names. */
  readonly fields: Code<'ts'>;
  readonly members: readonly { readonly key: Code<'ts'>; readonly type: Code<'ts'>; readonly doc?: Code<'ts'> }[];
}

export interface IndexView {
  readonly exports: readonly Code<'ts'>[];
}

/** The view of the package's README. */
export interface TypesReadmeView {
  readonly package: Code<'md'>;
  readonly title: Code<'md'>;
  readonly version: Code<'md'>;
  /** A sample call with openapi-fetch. */
  readonly example: Code<'md'>;
  readonly exports: readonly { readonly what: Code<'md'>; readonly example: Code<'md'> }[];
}
