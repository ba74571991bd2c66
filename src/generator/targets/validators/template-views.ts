// Template names of the validators target and their views.

import type { SafeText } from '../../code/branded-text.ts';
import type { ImportView } from '../../code/typescript/imports.ts';
import type { DeclarationView, StatementTemplates } from '../../code/typescript/statement-and-declaration-views.ts';
import type { ValidatorDeclarationTemplates, ValidatorDeclarationView } from './function-template-views.ts';
import type { ValidatorStatementTemplates, ValidatorStatementView } from './statement-template-views.ts';

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
  /** The file extension in relative module specifiers. */
  readonly extension: SafeText<'ts'>;
  readonly hasSchemas: boolean;
  readonly hasRequestReaders: boolean;
  /** The modules of operations, whose exports are all public. */
  readonly operationModules: readonly SafeText<'ts'>[];
  /** The public functions and constants of each other module. */
  readonly modules: readonly { readonly names: readonly SafeText<'ts'>[]; readonly from: SafeText<'ts'> }[];
  readonly types: readonly { readonly name: SafeText<'ts'>; readonly from: SafeText<'ts'> }[];
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
