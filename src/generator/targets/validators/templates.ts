// Template names of the validators target and their views.

import type { SafeText } from '../../code/branded-text.ts';
import type { DeclarationView, ImportView, StatementTemplates } from '../../code/typescript/statement-views.ts';
import type { ValidatorDeclarationTemplates, ValidatorDeclarationView } from './declaration-views.ts';
import type { ValidatorStatementTemplates, ValidatorStatementView } from './problem-statements.ts';

export interface ValidatorTemplates
  extends StatementTemplates<ValidatorStatementView>, ValidatorStatementTemplates, ValidatorDeclarationTemplates {
  readonly 'validators/module': ModuleView;
  readonly 'validators/index': IndexView;
  readonly 'validators/readme.md': ValidatorsReadmeView;
}

/** View of a module. */
export interface ModuleView {
  readonly imports: readonly ImportView[];
  readonly constants: readonly DeclarationView<ValidatorStatementView, ValidatorDeclarationView>[];
  readonly declarations: readonly DeclarationView<ValidatorStatementView, ValidatorDeclarationView>[];
}

/** View of the index module. */
export interface IndexView {
  readonly exports: readonly ExportView[];
}

/** An export of names from another module. */
export interface ExportView {
  readonly isType: boolean;
  readonly names: readonly SafeText<'ts'>[];
  /** The module specifier, as a literal. */
  readonly from: SafeText<'ts'>;
}

/** View of the README of the package. */
export interface ValidatorsReadmeView {
  readonly package: SafeText<'md'>;
  readonly title: SafeText<'md'>;
  readonly version: SafeText<'md'>;
  /** Example code that validates a value. */
  readonly example: SafeText<'md'>;
  /** Function names of example operations. */
  readonly parameters?: SafeText<'md'>;
  readonly body?: SafeText<'md'>;
  readonly rules?: SafeText<'md'>;
  readonly merged?: SafeText<'md'>;
  readonly response?: SafeText<'md'>;
}
