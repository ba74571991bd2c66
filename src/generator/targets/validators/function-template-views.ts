// Validator declarations with their own templates: guards, collectors, check functions, and Standard Schemas.

import { isLiteral } from '../../code/typescript/build-tree.ts';
import { isSameNode } from '../../code/typescript/inspect-tree.ts';
import { precedence, printExpression } from '../../code/typescript/print-expression.ts';
import { printType, type NameOf } from '../../code/typescript/print-type.ts';
import type {
  ConstantView,
  DeclarationView,
  FunctionView,
} from '../../code/typescript/statement-and-declaration-views.ts';
import type { ConstDeclaration, Declaration, FunctionDeclaration } from '../../code/typescript/tree.ts';
import {
  documentedView,
  hasName,
  isProblemsVariable,
  timeParameterView,
  type Code,
  type DocumentedView,
  type Statements,
  type TimeParameterView,
} from './declaration-view-parts.ts';
import { toHeaderValidatorView, type HeaderValidatorView } from './header-validator-view.ts';
import {
  toOperationChecksView,
  toOperationCheckView,
  toParameterReaderView,
  toParametersTypeView,
  type OperationDeclarationView,
} from './operation-declaration-views.ts';
import { runtime, runtimeType } from './runtime-imports.ts';
import { printOperands, type ValidatorStatementView } from './statement-template-views.ts';
import { valueParameter } from './validator-function.ts';
import { variables } from './variables.ts';

/** A function of the parameter `value: unknown`, whose signature and body are rendered by the template of its kind. */
interface ValidatorFunctionView extends TimeParameterView {
  readonly isExported: boolean;
  readonly name: Code;
}

/** A function that returns whether a value is valid. */
export interface GuardView extends ValidatorFunctionView, DocumentedView {
  readonly partial: 'validators/guard';
  /** The type of valid values. */
  readonly type?: Code;
  /** The statements that return `false` for some invalid values. */
  readonly body: Statements;
  /** Whether the body returns the result of every value. */
  readonly isComplete: boolean;
  /** The conditions that valid values satisfy after the body. */
  readonly conditions: readonly Code[];
}

/** A function that adds the problems of a schema's own rules to those of its other keywords. */
export interface OwnRulesView extends ValidatorFunctionView {
  readonly partial: 'validators/own-rules';
  /** The call that returns the problems of the other keywords. */
  readonly problems: Code;
  /** The test of whether the value is an object. */
  readonly test: Code;
  /** The call that evaluates the rules. */
  readonly rules: Code;
}

/** A function that returns the problems of a value; most collect them in the variable `problems`. */
export interface CollectorView extends ValidatorFunctionView, Pick<DocumentedView, 'doc'> {
  readonly partial: 'validators/collector';
  /** The location of the validated schema, if the body reads it. */
  readonly schema?: Code;
  /** The statements before the declaration of `problems`. */
  readonly returns: Statements;
  readonly hasProblemsVariable: boolean;
  /** The initial value of `problems`, if it is not undefined. */
  readonly firstProblems?: Code;
  readonly statements: Statements;
}

/** A function that returns all problems found in a value. */
export interface CheckView extends ValidatorFunctionView, DocumentedView {
  readonly partial: 'validators/check';
  /** The problems as an expression, which is undefined if there are none and `isOptional` is true. */
  readonly problems: Code;
  readonly isOptional: boolean;
}

/** A validator that libraries can call. */
export interface StandardSchemaView {
  readonly partial: 'validators/standard-schema';
  readonly name: Code;
  readonly type: Code;
  /** The name of the check function. */
  readonly check: Code;
}

export type ValidatorDeclarationView =
  | GuardView
  | CollectorView
  | OwnRulesView
  | HeaderValidatorView
  | CheckView
  | StandardSchemaView
  | OperationDeclarationView;

/** Views of declarations by template. */
export type ValidatorDeclarationTemplates = {
  readonly [View in ValidatorDeclarationView as View['partial']]: View;
};

const problemType = runtimeType('Problem');
const problemsType = runtimeType('Problems');
const noProblems = runtime('noProblems');

/**
 * Returns the view of a guard, collector, check function, or Standard Schema; `undefined` for other declarations, and
 * for those whose text differs from the template.
 */
export function toValidatorDeclarationView(
  declaration: Declaration,
  view: DeclarationView<ValidatorStatementView>,
  nameOf: NameOf,
): ValidatorDeclarationView | undefined {
  if (declaration.kind === 'const' && view.partial === 'shared/declarations/constant')
    return (
      toStandardSchemaView(declaration, view, nameOf) ??
      toOperationCheckView(declaration, view, nameOf) ??
      toOperationChecksView(declaration, view, nameOf)
    );
  if (declaration.kind === 'type' && view.partial === 'shared/declarations/interface')
    return toParametersTypeView(declaration, view, nameOf);
  if (declaration.kind !== 'function' || view.partial !== 'shared/declarations/function') return undefined;
  const readerView = toParameterReaderView(declaration, view, nameOf);
  if (readerView) return readerView;
  const { parameters, result } = declaration;
  const documented = { ...documentedView(declaration, view), isExported: view.isExported, name: view.name };
  const [value, ...others] = parameters;
  const time = value && hasName(value, valueParameter, nameOf) ? timeParameterView(others, nameOf) : undefined;
  const common = time && { ...documented, ...time };
  if (isSameNode(result, problemsType)) {
    if (!common) return toHeaderValidatorView(declaration, view, nameOf);
    return toOwnRulesView(declaration, common, nameOf) ?? toCollectorView(view, common);
  }
  if (!common) return undefined;
  if (result.kind === 'predicate' || (result.kind === 'keyword' && result.name === 'boolean'))
    return toGuardView(declaration, view, common, nameOf);
  return result.kind === 'arrayType' && isSameNode(result.item, problemType)
    ? toCheckView(declaration, view, common, nameOf)
    : undefined;
}

type CommonView = ValidatorFunctionView & DocumentedView;

function toGuardView(
  { body, result }: FunctionDeclaration,
  view: FunctionView<ValidatorStatementView>,
  common: CommonView,
  nameOf: NameOf,
): GuardView | undefined {
  const last = body.at(-1);
  const isPredicate = result.kind === 'predicate';
  const value = last?.kind === 'return' ? last.value : undefined;
  const isComplete = last?.kind === 'switch';
  if ((!value && !isComplete) || (isPredicate && nameOf(result.parameter) !== 'value')) return undefined;
  if (body.length !== view.body.length) return undefined;
  return {
    ...common,
    partial: 'validators/guard',
    ...(isPredicate && { type: printType(result.type, nameOf) }),
    body: isComplete ? view.body : view.body.slice(0, -1),
    isComplete,
    conditions: !value || isLiteral(value, true) ? [] : printOperands(value, '&&', nameOf),
  };
}

function toOwnRulesView({ body }: FunctionDeclaration, common: CommonView, nameOf: NameOf): OwnRulesView | undefined {
  const [declared, returned, ...others] = body;
  if (others.length > 0 || declared?.kind !== 'variable' || !declared.value || returned?.kind !== 'return')
    return undefined;
  const { value } = returned;
  if (value?.kind !== 'conditional' || !isSameNode(value.else, variables.problems)) return undefined;
  if (printExpression(variables.problems, nameOf) !== 'problems') return undefined;
  return {
    ...common,
    partial: 'validators/own-rules',
    problems: printExpression(declared.value, nameOf),
    test: printExpression(value.test, nameOf, precedence.or),
    rules: printExpression(value.then, nameOf),
  };
}

function toCollectorView(view: FunctionView<ValidatorStatementView>, common: CommonView): CollectorView | undefined {
  const [first, ...others] = view.body;
  const schema = first?.partial === 'shared/statements/variable' && first.name === 'schema' ? first.value : undefined;
  const statements = schema === undefined ? view.body : others;
  const start = statements.findIndex(isProblemsVariable);
  const last = statements.at(-1);
  // The template contains the names.
  if (view.result !== 'Problems') return undefined;
  const declaration = statements[start];
  const firstProblems = declaration?.partial === 'shared/statements/variable' ? declaration.value : undefined;
  const hasProblemsVariable = start >= 0 && last?.partial === 'shared/statements/return' && last.value === 'problems';
  return {
    ...common,
    partial: 'validators/collector',
    ...(schema !== undefined && { schema }),
    returns: hasProblemsVariable ? statements.slice(0, start) : [],
    hasProblemsVariable,
    ...(hasProblemsVariable && firstProblems !== undefined && { firstProblems }),
    statements: hasProblemsVariable ? statements.slice(start + 1, -1) : statements,
  };
}

function toCheckView(
  { body }: FunctionDeclaration,
  view: FunctionView<ValidatorStatementView>,
  common: CommonView,
  nameOf: NameOf,
): CheckView | undefined {
  const [only, ...others] = body;
  if (others.length > 0 || only?.kind !== 'return' || only.value === undefined) return undefined;
  if (view.result !== 'readonly Problem[]') return undefined;
  const { value } = only;
  const isOptional =
    value.kind === 'binary' &&
    value.operator === '??' &&
    isSameNode(value.right, noProblems) &&
    printExpression(noProblems, nameOf) === 'noProblems';
  const problems = isOptional ? printExpression(value.left, nameOf, precedence.or) : printExpression(value, nameOf);
  return { ...common, partial: 'validators/check', problems, isOptional };
}

function toStandardSchemaView(
  { type, value }: ConstDeclaration,
  { name, isExported }: ConstantView,
  nameOf: NameOf,
): StandardSchemaView | undefined {
  if (!isExported || type.kind !== 'reference' || value.kind !== 'call') return undefined;
  const [check] = value.arguments;
  const [valueType] = type.typeArguments ?? [];
  const hasTemplateNames =
    nameOf(type.symbol) === 'StandardSchema' && printExpression(value.callee, nameOf) === 'createStandardSchema';
  return check && valueType && hasTemplateNames
    ? {
        partial: 'validators/standard-schema',
        name,
        type: printType(valueType, nameOf),
        check: printExpression(check, nameOf),
      }
    : undefined;
}
