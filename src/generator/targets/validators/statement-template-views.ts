// Statements that collect problems, or reject a value. Each has its own template.

import type { SafeText } from '../../code/branded-text.ts';
import { isSameNode } from '../../code/typescript/inspect-tree.ts';
import { precedence, printExpression } from '../../code/typescript/print-expression.ts';
import type { NameOf } from '../../code/typescript/print-type.ts';
import type { Expression, IfStatement, Statement } from '../../code/typescript/tree.ts';
import { isLiteral } from '../../code/typescript/build-tree.ts';
import { variables } from './variables.ts';

/**
 * Calls of functions that report problems, their templates, and the arguments. The results of `rejectValue` and
 * `rejectType` are returned; those of the others are assigned to `problems`, which is also their first argument.
 */
const problemCalls = {
  rejectValue: { partial: 'validators/reject-value', arguments: ['schema', 'path', 'message', 'keywordIfOther'] },
  rejectType: { partial: 'validators/reject-type', arguments: ['schema', 'expected'] },
  report: { partial: 'validators/report', arguments: ['property', 'schema', 'keyword', 'message'] },
  reportMissing: { partial: 'validators/report-missing', arguments: ['property', 'schema'] },
  reportMissingOrInvalid: {
    partial: 'validators/report-missing-or-invalid',
    arguments: ['property', 'value', 'schema', 'keyword', 'message'],
  },
  reportConst: { partial: 'validators/report-const', arguments: ['property', 'value', 'schema', 'constant'] },
  reportEnum: { partial: 'validators/report-enum', arguments: ['property', 'value', 'schema', 'constant'] },
  reportType: { partial: 'validators/report-type', arguments: ['property', 'value', 'schema', 'expected'] },
  reportFormat: {
    partial: 'validators/report-format',
    arguments: ['property', 'value', 'schema', 'description', 'expectedIfOther'],
  },
  reportMinLength: {
    partial: 'validators/report-min-length',
    arguments: ['property', 'value', 'schema', 'limit', 'expectedIfOther'],
  },
  reportMaxLength: {
    partial: 'validators/report-max-length',
    arguments: ['property', 'value', 'schema', 'limit', 'expectedIfOther'],
  },
  reportMinimum: {
    partial: 'validators/report-minimum',
    arguments: ['property', 'value', 'schema', 'limit', 'expectedIfOther'],
  },
  reportMaximum: {
    partial: 'validators/report-maximum',
    arguments: ['property', 'value', 'schema', 'limit', 'expectedIfOther'],
  },
  reportAdditional: { partial: 'validators/report-additional', arguments: ['object', 'key', 'schema'] },
  reportAt: { partial: 'validators/report-at', arguments: ['pointer', 'schema', 'path', 'message', 'keywordIfOther'] },
  mergeProblems: { partial: 'validators/merge', arguments: ['found'] },
  mergeAtProperty: { partial: 'validators/merge-at-property', arguments: ['property', 'found', 'sharedSchema'] },
  requireProperty: {
    partial: 'validators/require-property',
    arguments: ['property', 'value', 'schema', 'found', 'sharedSchema'],
  },
  mergeAtOwnProperty: {
    partial: 'validators/merge-at-own-property',
    arguments: ['object', 'key', 'found', 'sharedSchema'],
  },
  mergeAtIndex: { partial: 'validators/merge-at-index', arguments: ['index', 'found', 'sharedSchema'] },
  mergeAtPropertyIndex: {
    partial: 'validators/merge-at-property-index',
    arguments: ['property', 'index', 'found', 'sharedSchema'],
  },
  mergeAtParameter: { partial: 'validators/merge-at-parameter', arguments: ['location', 'name', 'found'] },
  requireParameter: {
    partial: 'validators/require-parameter',
    arguments: ['location', 'name', 'value', 'schema', 'parameterProblems'],
  },
  reportRule: { partial: 'validators/report-rule', arguments: ['pointer', 'rule', 'message'] },
} as const;

/**
 * The location of a schema whose function is not shared, the problems of a parameter without schema, a keyword that is
 * the path, and the most common type of a keyword, are absent.
 */
const optionalArguments = ['sharedSchema', 'parameterProblems', 'keywordIfOther', 'expectedIfOther'] as const;

type ProblemCalls = typeof problemCalls;
type ProblemFunction = keyof ProblemCalls;

type OptionalArgument = (typeof optionalArguments)[number];

/** Views of the calls: a property for each argument. */
type ProblemCallView = {
  readonly [Name in ProblemFunction]: { readonly partial: ProblemCalls[Name]['partial'] } & {
    readonly [Argument in ProblemCalls[Name]['arguments'][number]]: Argument extends OptionalArgument
      ? SafeText<'ts'> | undefined
      : SafeText<'ts'>;
  };
}[ProblemFunction];

/** A rule that is evaluated if the values that it reads are valid. */
export interface RuleCheckView {
  readonly partial: 'validators/rule-check';
  /** JSON Pointers of these values. */
  readonly inputs: readonly SafeText<'ts'>[];
  /** The call of the rule's function. */
  readonly rule: SafeText<'ts'>;
  readonly problem: Extract<ProblemCallView, { readonly partial: 'validators/report-rule' }>;
}

/** Conditions under each of which a guard returns `false`. */
export interface RejectView {
  readonly partial: 'validators/reject';
  readonly conditions: readonly SafeText<'ts'>[];
}

export type ValidatorStatementView = ProblemCallView | RuleCheckView | RejectView;

/** Views of statements by template. */
export type ValidatorStatementTemplates = {
  readonly [View in ValidatorStatementView as View['partial']]: View;
};

/** Returns the view of a statement that collects problems or rejects a value; `undefined` for others. */
export function toValidatorStatementView(statement: Statement, nameOf: NameOf): ValidatorStatementView | undefined {
  if (statement.kind === 'if') return toRejectView(statement, nameOf) ?? toRuleCheckView(statement, nameOf);
  if (statement.kind === 'return') {
    if (statement.value?.kind !== 'call') return undefined;
    const { callee, arguments: values } = statement.value;
    const name = templateName(callee, nameOf);
    return name === 'rejectValue' || name === 'rejectType' ? toProblemCallView(name, values, nameOf) : undefined;
  }
  if (statement.kind !== 'expression' || statement.expression.kind !== 'assign') return undefined;
  const { target, value } = statement.expression;
  if (value.kind !== 'call' || !isSameNode(target, variables.problems)) return undefined;
  const name = templateName(value.callee, nameOf);
  const [collected, ...others] = value.arguments;
  if (name === undefined || !collected || !isSameNode(collected, target)) return undefined;
  if (printExpression(target, nameOf) !== 'problems') return undefined;
  return isProblemFunction(name) ? toProblemCallView(name, others, nameOf) : undefined;
}

/** Returns the name of an imported function if the module keeps it, because the templates contain the names. */
export function templateName(callee: Expression, nameOf: NameOf): string | undefined {
  return callee.kind === 'name' && callee.symbol.kind === 'import' && nameOf(callee.symbol) === callee.symbol.name
    ? callee.symbol.name
    : undefined;
}

/** Prints the operands of a chain of `&&` or `||`; for any other expression, prints the expression itself. */
export function printOperands(
  expression: Expression,
  operator: '&&' | '||',
  nameOf: NameOf,
): readonly SafeText<'ts'>[] {
  const operands = operandsOf(expression, operator);
  const level = operands.length === 1 ? undefined : operator === '&&' ? precedence.and : precedence.or;
  return operands.map((each) => printExpression(each, nameOf, level));
}

function operandsOf(expression: Expression, operator: '&&' | '||'): readonly Expression[] {
  return expression.kind === 'binary' && expression.operator === operator
    ? [...operandsOf(expression.left, operator), ...operandsOf(expression.right, operator)]
    : [expression];
}

/** Returns whether a statement only returns `false` under a condition. */
export function isFailureTest(statement: Statement): statement is IfStatement {
  if (statement.kind !== 'if' || statement.else) return false;
  const [only, ...others] = statement.then;
  return others.length === 0 && only?.kind === 'return' && only.value !== undefined && isLiteral(only.value, false);
}

function isProblemFunction(name: string): name is ProblemFunction {
  return Object.hasOwn(problemCalls, name);
}

function toProblemCallView(name: ProblemFunction, values: readonly Expression[], nameOf: NameOf): ProblemCallView {
  const call = problemCalls[name];
  const view: Record<string, string> = { partial: call.partial };
  for (let index = 0; index < call.arguments.length; index++) {
    const [argument, value] = [call.arguments[index], values[index]];
    if (value === undefined && optionalArguments.some((optional) => optional === argument)) continue;
    if (argument === undefined || value === undefined) throw new Error(`missing argument of ${name}`);
    view[argument] = printExpression(value, nameOf);
  }
  return view as unknown as ProblemCallView;
}

function toRejectView(statement: IfStatement, nameOf: NameOf): RejectView | undefined {
  if (!isFailureTest(statement)) return undefined;
  return { partial: 'validators/reject', conditions: printOperands(statement.test, '||', nameOf) };
}

function toRuleCheckView({ test, then, else: otherwise }: IfStatement, nameOf: NameOf): RuleCheckView | undefined {
  const [report, ...others] = then;
  if (otherwise || !report || others.length > 0 || test.kind !== 'binary' || test.operator !== '&&') return undefined;
  const { left, right } = test;
  if (left.kind !== 'call' || templateName(left.callee, nameOf) !== 'hasValidInputs') return undefined;
  const [problems, ...inputs] = left.arguments;
  if (!problems || !isSameNode(problems, variables.problems) || printExpression(problems, nameOf) !== 'problems')
    return undefined;
  const problem = toValidatorStatementView(report, nameOf);
  if (right.kind !== 'unary' || right.operator !== '!' || problem?.partial !== 'validators/report-rule')
    return undefined;
  return {
    partial: 'validators/rule-check',
    inputs: inputs.map((input) => printExpression(input, nameOf)),
    rule: printExpression(right.operand, nameOf, precedence.unary),
    problem,
  };
}
