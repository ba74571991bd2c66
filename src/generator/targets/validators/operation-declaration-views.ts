// Declarations of operation validators with their own templates: parsed parameters, and checks of bodies and responses.

import { docText } from '../../code/typescript/comment.ts';
import { isSameNode } from '../../code/typescript/inspect-tree.ts';
import { printExpression, printParameters } from '../../code/typescript/print-expression.ts';
import { printType, type NameOf } from '../../code/typescript/print-type.ts';
import type { FunctionView, InterfaceView } from '../../code/typescript/statement-and-declaration-views.ts';
import type { FunctionDeclaration, Parameter, TypeDeclaration } from '../../code/typescript/tree.ts';
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
import {
  bodyParameter,
  headersParameter,
  mediaTypeParameter,
  statusParameter,
} from './operations/function-parameters.ts';
import { runtime, runtimeType } from './runtime-imports.ts';
import type { ValidatorStatementView } from './statement-template-views.ts';
import { valueParameter } from './validator-function.ts';

/** The type of the parsed parameters of an operation. */
export interface ParametersTypeView {
  readonly partial: 'validators/parameters-type';
  readonly name: Code;
  /** The operation that the doc comment names. */
  readonly subject: Code;
  /** The types of the parameters in each location. */
  readonly path: Code;
  readonly query: Code;
  readonly header: Code;
  readonly cookie: Code;
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

/** A function that returns all problems found in the body of an operation. */
export interface BodyCheckView extends DocumentedView {
  readonly partial: 'validators/body-check';
  readonly name: Code;
  readonly body: Statements;
}

/** A function that returns all problems found in a response of an operation. */
export interface ResponseCheckView extends TimeParameterView, DocumentedView {
  readonly partial: 'validators/response-check';
  readonly name: Code;
  readonly body: Statements;
}

export type OperationFunctionView = ParameterReaderView | BodyCheckView | ResponseCheckView;
export type OperationDeclarationView = ParametersTypeView | OperationFunctionView;

const locations = ['path', 'query', 'header', 'cookie'] as const;

/** Returns the view of the type of parsed parameters; `undefined` for other types. */
export function toParametersTypeView(
  { type, docSubject }: TypeDeclaration,
  { name, isExported, doc }: InterfaceView,
  nameOf: NameOf,
): ParametersTypeView | undefined {
  if (type.kind !== 'objectType' || docSubject === undefined || !isExported || doc?.includes('\n')) return undefined;
  const [path, query, header, cookie] = locations.map((location, index) => {
    const member = type.members[index];
    return member && 'name' in member && member.name === location ? printType(member.type, nameOf) : undefined;
  });
  if (!path || !query || !header || !cookie) return undefined;
  return { partial: 'validators/parameters-type', name, subject: docText(docSubject), path, query, header, cookie };
}

/** Returns the view of an exported function that validates a part of an operation; `undefined` for other functions. */
export function toOperationFunctionView(
  declaration: FunctionDeclaration,
  view: FunctionView<ValidatorStatementView>,
  nameOf: NameOf,
): OperationFunctionView | undefined {
  if (!view.isExported) return undefined;
  if (isParameterReader(declaration)) return toParameterReaderView(declaration, view, nameOf);
  const [first] = declaration.parameters;
  if (!first || view.result !== 'readonly Problem[]') return undefined;
  if (hasName(first, mediaTypeParameter, nameOf)) return toBodyCheckView(declaration, view, nameOf);
  return hasName(first, statusParameter, nameOf) ? toResponseCheckView(declaration, view, nameOf) : undefined;
}

const createParameterResult = runtime('createParameterResult');
const parameterResult = runtimeType('ParameterResult');

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
  if (!raw || !time) return undefined;
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

function toBodyCheckView(
  declaration: FunctionDeclaration,
  view: FunctionView<ValidatorStatementView>,
  nameOf: NameOf,
): BodyCheckView | undefined {
  const [, value, ...others] = declaration.parameters;
  if (!value || others.length > 0 || !hasName(value, valueParameter, nameOf)) return undefined;
  return {
    partial: 'validators/body-check',
    ...documentedView(declaration, view),
    name: view.name,
    body: view.body,
  };
}

function toResponseCheckView(
  declaration: FunctionDeclaration,
  view: FunctionView<ValidatorStatementView>,
  nameOf: NameOf,
): ResponseCheckView | undefined {
  const [, headers, body, ...others] = declaration.parameters;
  const time = timeParameterView(others, nameOf);
  if (!headers || !body || !time || !isHeadersParameter(headers, nameOf) || !hasName(body, bodyParameter, nameOf))
    return undefined;
  return {
    partial: 'validators/response-check',
    ...time,
    ...documentedView(declaration, view),
    name: view.name,
    body: view.body,
  };
}

const responseHeaders = runtimeType('ResponseHeaders');

/** Returns whether a parameter is that of the headers, and the template contains the names. */
export function isHeadersParameter(parameter: Parameter, nameOf: NameOf): boolean {
  return hasName(parameter, headersParameter, nameOf) && printType(responseHeaders, nameOf) === 'ResponseHeaders';
}
