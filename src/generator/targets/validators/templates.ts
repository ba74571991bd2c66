// Template names of the validators target and their views.

import type { Code } from '../../code/branded-text.ts';

export interface ValidatorTemplates {
  readonly 'validators/module': ModuleView;
  readonly 'validators/index': IndexView;
  readonly 'validators/readme.md': ValidatorsReadmeView;
}

/** View of a module. */
export interface ModuleView {
  /** The header comment. */
  readonly about: Code<'ts'>;
  readonly imports: readonly Code<'ts'>[];
  readonly constants: readonly Code<'ts'>[];
  readonly functions: readonly Code<'ts'>[];
}

/** View of the index module. */
export interface IndexView {
  readonly about: Code<'ts'>;
  readonly exports: readonly Code<'ts'>[];
}

/** View of the README of the package. */
export interface ValidatorsReadmeView {
  readonly package: Code<'md'>;
  readonly title: Code<'md'>;
  readonly version: Code<'md'>;
  /** Example code that validates a value. */
  readonly example: Code<'md'>;
  /** Function names of example operations. */
  readonly parameters?: Code<'md'>;
  readonly body?: Code<'md'>;
  readonly rules?: Code<'md'>;
  readonly merged?: Code<'md'>;
  readonly response?: Code<'md'>;
}
