// Validator declarations with their own templates: guards, collectors, check functions, and Standard Schemas.

import type { SafeText } from '../../code/branded-text.ts';
import { isLiteral } from '../../code/typescript/build-tree.ts';
import { isSameNode } from '../../code/typescript/inspect-tree.ts';
import { precedence, printExpression, printParameters } from '../../code/typescript/print-expression.ts';
import { printType, type NameOf } from '../../code/typescript/print-type.ts';
import type {
  ConstantView,
  DeclarationView,
  FunctionView,
  StatementView,
} from '../../code/typescript/statement-and-declaration-views.ts';
import type { ConstDeclaration, Declaration, FunctionDeclaration, Parameter } from '../../code/typescript/tree.ts';
import { docText } from '../../code/typescript/comment.ts';
import type { ValidatorStatementView } from './statement-template-views.ts';
import { runtime, runtimeType } from './runtime-imports.ts';
import { headersParameter } from './operations/response-headers.ts';
import { bodyParameter, statusParameter } from './operations/response.ts';
import { nowParameter, optionalNowParameter, valueParameter } from './validator-function.ts';

type Code = SafeText<'ts'>;
type Statements = readonly StatementView<ValidatorStatementView>[];

/** A function of the parameter `value: unknown`, whose signature and body are rendered by the template of its kind. */
interface ValidatorFunctionView extends TimeParameterView {
  readonly isExported: boolean;
  readonly name: Code;
}

/** The last parameter, `now: number`, with the current time as the default if it is optional. */
interface TimeParameterView {
  readonly takesNow: boolean;
  readonly isNowOptional: boolean;
}

/** A documented declaration has one of these. */
interface DocumentedView {
  /** The type or operation that the doc comment names. */
  readonly subject?: Code;
  /** The doc comment, if it differs from the one in the template. */
  readonly doc?: Code;
}

/** A function that returns whether a value is valid. */
export interface GuardView extends ValidatorFunctionView, DocumentedView {
  readonly partial: 'validators/guard';
  /** The type of valid values. */
  readonly type?: Code;
  /** The result, if it is one expression. Otherwise the body returns `false`, and the template ends with `true`. */
  readonly result?: Code;
  readonly body: Statements;
}

/** A function that returns the problems of a value; most collect them in the variable `problems`. */
export interface CollectorView extends ValidatorFunctionView, Pick<DocumentedView, 'doc'> {
  readonly partial: 'validators/collector';
  /** The location of the validated schema, if the body reads it. */
  readonly schema?: Code;
  /** The statements before the declaration of `problems`. */
  readonly returns: Statements;
  readonly hasProblemsVariable: boolean;
  readonly body: Statements;
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
  readonly subject: Code;
  readonly type: Code;
  /** The name of the check function. */
  readonly check: Code;
}

/** A function that parses and validates the parameters of an operation. */
export interface ParameterReaderView extends TimeParameterView, DocumentedView {
  readonly partial: 'validators/parameter-reader';
  readonly name: Code;
  /** The type of the parsed parameters. */
  readonly type: Code;
  readonly hasProblemsVariable: boolean;
  readonly body: Statements;
  /** The parsed parameters. */
  readonly values: Code;
}

/** A function that returns all problems found in a response of an operation. */
export interface ResponseCheckView extends TimeParameterView, DocumentedView {
  readonly partial: 'validators/response-check';
  readonly name: Code;
  readonly body: Statements;
}

export type ValidatorDeclarationView =
  | GuardView
  | CollectorView
  | CheckView
  | StandardSchemaView
  | ParameterReaderView
  | ResponseCheckView;

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
    return toStandardSchemaView(declaration, view, nameOf);
  if (declaration.kind !== 'function' || view.partial !== 'shared/declarations/function') return undefined;
  if (isParameterReader(declaration)) return toParameterReaderView(declaration, view, nameOf);
  const { parameters, result } = declaration;
  const [value, ...others] = parameters;
  if (view.isExported && value && hasName(value, statusParameter, nameOf))
    return toResponseCheckView(declaration, view, nameOf);
  const time = timeParameterView(others, nameOf);
  if (!value || !time || !hasName(value, valueParameter, nameOf)) return undefined;
  const common = { ...time, ...documentedView(declaration, view), isExported: view.isExported, name: view.name };
  if (result.kind === 'predicate' || (result.kind === 'keyword' && result.name === 'boolean'))
    return toGuardView(declaration, view, common, nameOf);
  if (isSameNode(result, problemsType)) return toCollectorView(view, common);
  return result.kind === 'arrayType' && isSameNode(result.item, problemType)
    ? toCheckView(declaration, view, common, nameOf)
    : undefined;
}

type CommonView = Omit<ValidatorFunctionView & DocumentedView, 'partial'>;

/** Returns the subject of the doc comment; the comment itself if the template does not contain it, or not in one line. */
function documentedView({ docSubject }: Declaration, { doc }: { readonly doc?: Code }): DocumentedView {
  if (doc === undefined) return {};
  return docSubject === undefined || doc.includes('\n') ? { doc } : { subject: docText(docSubject) };
}

/** Returns the view of the last parameter; `undefined` if there are other parameters. */
function timeParameterView(parameters: readonly Parameter[], nameOf: NameOf): TimeParameterView | undefined {
  const [time, ...others] = parameters;
  if (time === undefined) return { takesNow: false, isNowOptional: false };
  if (others.length > 0) return undefined;
  if (hasName(time, optionalNowParameter, nameOf)) return { takesNow: true, isNowOptional: true };
  return hasName(time, nowParameter, nameOf) ? { takesNow: true, isNowOptional: false } : undefined;
}

/** Returns whether a parameter equals the expected one, and keeps its name. */
function hasName(parameter: Parameter, expected: Parameter, nameOf: NameOf): boolean {
  return isSameNode(parameter, expected) && nameOf(parameter.symbol) === expected.symbol.name;
}

function toGuardView(
  { body, result }: FunctionDeclaration,
  view: FunctionView<ValidatorStatementView>,
  common: CommonView,
  nameOf: NameOf,
): GuardView | undefined {
  const last = body.at(-1);
  const isPredicate = result.kind === 'predicate';
  if (last?.kind !== 'return' || !last.value || (isPredicate && nameOf(result.parameter) !== 'value')) return undefined;
  const guard = {
    ...common,
    partial: 'validators/guard',
    ...(isPredicate && { type: printType(result.type, nameOf) }),
  } as const;
  if (isLiteral(last.value, true) && body.length === view.body.length)
    return { ...guard, body: view.body.slice(0, -1) };
  return body.length === 1 ? { ...guard, result: printExpression(last.value, nameOf), body: [] } : undefined;
}

function toCollectorView(view: FunctionView<ValidatorStatementView>, common: CommonView): CollectorView | undefined {
  const [first, ...others] = view.body;
  const schema = first?.partial === 'shared/statements/variable' && first.name === 'schema' ? first.value : undefined;
  const statements = schema === undefined ? view.body : others;
  const start = statements.findIndex(isProblemsVariable);
  const last = statements.at(-1);
  // The template contains the names.
  if (view.result !== 'Problems') return undefined;
  const hasProblemsVariable = start >= 0 && last?.partial === 'shared/statements/return' && last.value === 'problems';
  return {
    ...common,
    partial: 'validators/collector',
    ...(schema !== undefined && { schema }),
    returns: hasProblemsVariable ? statements.slice(0, start) : [],
    hasProblemsVariable,
    body: hasProblemsVariable ? statements.slice(start + 1, -1) : statements,
  };
}

function isProblemsVariable(statement: Statements[number] | undefined): boolean {
  return (
    statement?.partial === 'shared/statements/variable' &&
    statement.name === 'problems' &&
    statement.value === undefined
  );
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
  { type, value, docSubject }: ConstDeclaration,
  { name, isExported }: ConstantView,
  nameOf: NameOf,
): StandardSchemaView | undefined {
  if (docSubject === undefined || !isExported || type.kind !== 'reference' || value.kind !== 'call') return undefined;
  const [check] = value.arguments;
  const [valueType] = type.typeArguments ?? [];
  const hasTemplateNames =
    nameOf(type.symbol) === 'StandardSchema' && printExpression(value.callee, nameOf) === 'createStandardSchema';
  return check && valueType && hasTemplateNames
    ? {
        partial: 'validators/standard-schema',
        name,
        subject: docText(docSubject),
        type: printType(valueType, nameOf),
        check: printExpression(check, nameOf),
      }
    : undefined;
}

const createParameterResult = runtime('createParameterResult');
const parameterResult = runtimeType('ParameterResult');
const responseHeaders = runtimeType('ResponseHeaders');

function isParameterReader({ result }: FunctionDeclaration): boolean {
  return result.kind === 'reference' && isSameNode({ kind: 'reference', symbol: result.symbol }, parameterResult);
}

function toParameterReaderView(
  declaration: FunctionDeclaration,
  view: FunctionView<ValidatorStatementView>,
  nameOf: NameOf,
): ParameterReaderView | undefined {
  const [raw, ...others] = declaration.parameters;
  const time = timeParameterView(others, nameOf);
  const last = declaration.body.at(-1);
  if (!raw || !time || !view.isExported) return undefined;
  if (printParameters([raw], nameOf) !== 'raw: RawRequest' || last?.kind !== 'return') return undefined;
  if (last.value?.kind !== 'call' || !isSameNode(last.value.callee, createParameterResult)) return undefined;
  const [type] = last.value.typeArguments ?? [];
  const [, values] = last.value.arguments;
  const hasTemplateNames =
    printExpression(createParameterResult, nameOf) === 'createParameterResult' &&
    printType(parameterResult, nameOf) === 'ParameterResult';
  if (!type || !values || !hasTemplateNames) return undefined;
  const hasProblemsVariable = isProblemsVariable(view.body[0]);
  return {
    partial: 'validators/parameter-reader',
    ...time,
    ...documentedView(declaration, view),
    name: view.name,
    type: printType(type, nameOf),
    hasProblemsVariable,
    body: view.body.slice(hasProblemsVariable ? 1 : 0, -1),
    values: printExpression(values, nameOf),
  };
}

function toResponseCheckView(
  declaration: FunctionDeclaration,
  view: FunctionView<ValidatorStatementView>,
  nameOf: NameOf,
): ResponseCheckView | undefined {
  const [, headers, body, ...others] = declaration.parameters;
  const time = timeParameterView(others, nameOf);
  if (!headers || !body || !time || view.result !== 'readonly Problem[]') return undefined;
  if (!hasName(headers, headersParameter, nameOf) || !hasName(body, bodyParameter, nameOf)) return undefined;
  if (printType(responseHeaders, nameOf) !== 'ResponseHeaders') return undefined;
  return {
    partial: 'validators/response-check',
    ...time,
    ...documentedView(declaration, view),
    name: view.name,
    body: view.body,
  };
}
