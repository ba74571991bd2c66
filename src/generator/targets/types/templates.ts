// The templates of the types target and their views.

import type { Code } from '../../code/branded-text.ts';

export interface TypesTemplates {
  readonly 'types/schemas': SchemasView;
  readonly 'types/operations': OperationsView;
  readonly 'types/filters': FiltersView;
  readonly 'types/index': IndexView;
  readonly 'types/readme.md': TypesReadmeView;
  readonly 'types/declared': DeclaredView;
}

/** One exported alias. */
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
  /** Parameters and bodies. */
  readonly types: readonly DeclaredView[];
  /** What each status answers; absent where an operation documents none. */
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
  /** The header that carries a filter. */
  readonly intro: Code<'ts'>;
  /** What the values of each sort of field are asked. */
  readonly operators: readonly OperatorsView[];
  readonly filters: readonly FilterView[];
}

export interface OperatorsView {
  readonly doc: Code<'ts'>;
  readonly name: Code<'ts'>;
  readonly members: readonly { readonly key: Code<'ts'>; readonly type: Code<'ts'> }[];
}

/** The filter of one collection's items. */
export interface FilterView {
  readonly doc: Code<'ts'>;
  readonly conditionsDoc: Code<'ts'>;
  readonly name: Code<'ts'>;
  readonly conditions: Code<'ts'>;
  /** The union of the names of the fields. */
  readonly fields: Code<'ts'>;
  readonly members: readonly { readonly key: Code<'ts'>; readonly type: Code<'ts'>; readonly doc?: Code<'ts'> }[];
}

export interface IndexView {
  readonly exports: readonly Code<'ts'>[];
}

/** The README of the package. */
export interface TypesReadmeView {
  readonly package: Code<'md'>;
  readonly title: Code<'md'>;
  readonly version: Code<'md'>;
  /** A call with openapi-fetch. */
  readonly example: Code<'md'>;
  readonly exports: readonly { readonly what: Code<'md'>; readonly example: Code<'md'> }[];
}
