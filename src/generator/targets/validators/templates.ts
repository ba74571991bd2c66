// The templates of the validators target and their views.

import type { Code } from '../../code/branded-text.ts';

export interface ValidatorTemplates {
  readonly 'validators/module': ModuleView;
  readonly 'validators/index': IndexView;
  readonly 'validators/readme.md': ValidatorsReadmeView;
}

/** A module: what it is about, and what it is made of. */
export interface ModuleView {
  /** A comment. */
  readonly about: Code<'ts'>;
  readonly imports: readonly Code<'ts'>[];
  readonly constants: readonly Code<'ts'>[];
  readonly functions: readonly Code<'ts'>[];
}

/** What the package offers. */
export interface IndexView {
  readonly about: Code<'ts'>;
  readonly exports: readonly Code<'ts'>[];
}

/** The README of the package. */
export interface ValidatorsReadmeView {
  readonly package: Code<'md'>;
  readonly title: Code<'md'>;
  readonly version: Code<'md'>;
  /** How a value is judged. */
  readonly example: Code<'md'>;
  /** Functions of one operation, for example. */
  readonly parameters?: Code<'md'>;
  readonly body?: Code<'md'>;
  readonly rules?: Code<'md'>;
  readonly merged?: Code<'md'>;
  readonly response?: Code<'md'>;
}
