// Views of statements and declarations. `partial` is the template that renders a view.

import type { SafeText } from '../branded-text.ts';

type Code = SafeText<'ts'>;

/** A statement. `Special` is the type of target-specific views, which have their own templates. */
export type StatementView<Special = never> =
  | ReturnView
  | VariableView
  | DestructuringView
  | AssignmentView
  | CallView
  | ExpressionView
  | BlockView<Special>
  | IfView<Special>
  | IfElseView<Special>
  | IndexLoopView<Special>
  | ItemLoopView<Special>
  | KeyLoopView<Special>
  | SwitchView<Special>
  | Special;

export interface ReturnView {
  readonly partial: 'shared/statements/return';
  readonly value?: Code;
}

/** A variable with one name. */
export interface VariableView {
  readonly partial: 'shared/statements/variable';
  readonly isConst: boolean;
  readonly name: Code;
  readonly type?: Code;
  readonly value?: Code;
}

/** Variables for the properties of an object. */
export interface DestructuringView {
  readonly partial: 'shared/statements/destructuring';
  readonly isConst: boolean;
  /** Each property with its variable, if the name differs: `name`, or `name: variable`. */
  readonly properties: readonly Code[];
  readonly object: Code;
}

export interface AssignmentView {
  readonly partial: 'shared/statements/assignment';
  readonly target: Code;
  readonly value: Code;
}

export interface CallView {
  readonly partial: 'shared/statements/call';
  readonly function: Code;
  readonly arguments: Code;
}

/** An expression that is neither an assignment nor a call. */
export interface ExpressionView {
  readonly partial: 'shared/statements/expression';
  readonly expression: Code;
}

export interface BlockView<Special> {
  readonly partial: 'shared/statements/block';
  readonly body: readonly StatementView<Special>[];
}

export interface IfView<Special> {
  readonly partial: 'shared/statements/if';
  readonly condition: Code;
  /** A block, or a single statement. */
  readonly then: StatementView<Special>;
}

export interface IfElseView<Special> extends Omit<IfView<Special>, 'partial'> {
  readonly partial: 'shared/statements/if-else';
  /** A block, or a single statement. */
  readonly otherwise: StatementView<Special>;
}

/** A loop over the indexes of a list. */
export interface IndexLoopView<Special> {
  readonly partial: 'shared/statements/for-index';
  readonly index: Code;
  readonly from: Code;
  readonly list: Code;
  readonly body: readonly StatementView<Special>[];
}

export interface ItemLoopView<Special> {
  readonly partial: 'shared/statements/for-of';
  readonly item: Code;
  readonly list: Code;
  readonly body: readonly StatementView<Special>[];
}

export interface KeyLoopView<Special> {
  readonly partial: 'shared/statements/for-in';
  readonly key: Code;
  readonly object: Code;
  readonly body: readonly StatementView<Special>[];
}

export interface SwitchView<Special> {
  readonly partial: 'shared/statements/switch';
  readonly subject: Code;
  readonly cases: readonly {
    readonly values: readonly Code[];
    readonly body: readonly StatementView<Special>[];
    /** Whether control can reach the end of the body. */
    readonly needsBreak: boolean;
  }[];
  readonly hasDefault: boolean;
  readonly fallback: readonly StatementView<Special>[];
}

/** A declaration. `Special` is the type of target-specific views, which have their own templates. */
export type DeclarationView<SpecialStatement = never, Special = never> =
  | FunctionView<SpecialStatement>
  | ConstantView
  | InterfaceView
  | TypeAliasView
  | Special;

interface CommonDeclarationView {
  /** The doc comment. */
  readonly doc?: Code;
  readonly isExported: boolean;
  readonly name: Code;
}

export interface FunctionView<Special> extends CommonDeclarationView {
  readonly partial: 'shared/declarations/function';
  readonly parameters: Code;
  readonly result: Code;
  readonly body: readonly StatementView<Special>[];
}

export interface ConstantView extends CommonDeclarationView {
  readonly partial: 'shared/declarations/constant';
  readonly type?: Code;
  readonly value: Code;
}

export interface InterfaceView extends CommonDeclarationView {
  readonly partial: 'shared/declarations/interface';
  /** The object type, with braces. */
  readonly type: Code;
}

export interface TypeAliasView extends CommonDeclarationView {
  readonly partial: 'shared/declarations/type';
  readonly type: Code;
}

/** Views by template. */
export interface StatementTemplates<SpecialStatement> {
  readonly 'shared/statements/return': ReturnView;
  readonly 'shared/statements/variable': VariableView;
  readonly 'shared/statements/destructuring': DestructuringView;
  readonly 'shared/statements/assignment': AssignmentView;
  readonly 'shared/statements/call': CallView;
  readonly 'shared/statements/expression': ExpressionView;
  readonly 'shared/statements/block': BlockView<SpecialStatement>;
  readonly 'shared/statements/if': IfView<SpecialStatement>;
  readonly 'shared/statements/if-else': IfElseView<SpecialStatement>;
  readonly 'shared/statements/for-index': IndexLoopView<SpecialStatement>;
  readonly 'shared/statements/for-of': ItemLoopView<SpecialStatement>;
  readonly 'shared/statements/for-in': KeyLoopView<SpecialStatement>;
  readonly 'shared/statements/switch': SwitchView<SpecialStatement>;
  readonly 'shared/declarations/function': FunctionView<SpecialStatement>;
  readonly 'shared/declarations/constant': ConstantView;
  readonly 'shared/declarations/interface': InterfaceView;
  readonly 'shared/declarations/type': TypeAliasView;
}
