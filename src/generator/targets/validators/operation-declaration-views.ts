// Declarations of operation validators with their own templates: parsed parameters, and checks of bodies and responses.

import { docText } from '../../code/typescript/comment.ts';
import { literalKey } from '../../code/typescript/typescript.ts';
import { isSameNode } from '../../code/typescript/inspect-tree.ts';
import { precedence, printExpression, printParameters, printProperty } from '../../code/typescript/print-expression.ts';
import { printMember, printType, type NameOf } from '../../code/typescript/print-type.ts';
import type {
  ConstantView,
  FunctionView,
  InterfaceView,
} from '../../code/typescript/statement-and-declaration-views.ts';
import type {
  ConstDeclaration,
  Expression,
  ObjectProperty,
  FunctionDeclaration,
  TypeDeclaration,
} from '../../code/typescript/tree.ts';
import {
  documentedView,
  isProblemsVariable,
  timeParameterView,
  type Code,
  type DocumentedView,
  type Statements,
  type TimeParameterView,
} from './declaration-view-parts.ts';
import { checkRoles } from './operations/operation-modules.ts';
import { runtime, runtimeType } from './runtime-imports.ts';
import type { ValidatorStatementView } from './statement-template-views.ts';

/** The type of the parsed parameters of an operation. */
export interface ParametersTypeView {
  readonly partial: 'validators/parameters-type';
  readonly name: Code;
  /** The operation that the doc comment names. */
  readonly subject: Code;
  /** The parameters in each location, as members of a type. */
  readonly path: readonly Code[];
  readonly query: readonly Code[];
  readonly header: readonly Code[];
  readonly cookie: readonly Code[];
}

/** A function that parses and validates the parameters of an operation. */
export interface ParameterReaderView extends TimeParameterView, DocumentedView {
  readonly partial: 'validators/parameter-reader';
  readonly name: Code;
  /** The type of the parsed parameters. */
  readonly type: Code;
  readonly hasProblemsVariable: boolean;
  readonly body: Statements;
  /** The parsed parameters in each location, as properties of an object. */
  readonly path: readonly Code[];
  readonly query: readonly Code[];
  readonly header: readonly Code[];
  readonly cookie: readonly Code[];
}

/** The validator of a media type. */
interface ContentValidatorView {
  readonly mediaType: Code;
  readonly validator: Code;
}

/** The check of the body of an operation. */
export interface BodyCheckView extends DocumentedView {
  readonly partial: 'validators/body-check';
  readonly name: Code;
  readonly validators: readonly ContentValidatorView[];
}

/** A response: its headers and content, or an expression for both. */
interface ResponseView {
  readonly status: Code;
  readonly reference?: Code;
  readonly headers?: Code;
  readonly content?: readonly ContentValidatorView[];
}

/** The check of the responses of an operation. */
export interface ResponseCheckView extends DocumentedView {
  readonly partial: 'validators/response-check';
  readonly name: Code;
  readonly responses: readonly ResponseView[];
  /** The constant for the responses that other operations have, too. */
  readonly shared?: Code;
}

/** The checks of all operations, by operation ID. */
export interface OperationChecksView {
  readonly partial: 'validators/operation-checks';
  readonly doc: Code;
  readonly name: Code;
  readonly ids: readonly Code[];
  readonly operations: readonly {
    readonly id: Code;
    readonly body?: Code;
    readonly rules?: Code;
    readonly response?: Code;
  }[];
}

export type OperationDeclarationView =
  | ParametersTypeView
  | ParameterReaderView
  | BodyCheckView
  | ResponseCheckView
  | OperationChecksView;

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
    return member?.name === location && member.type.kind === 'objectType'
      ? member.type.members.map((parameter) => printMember(parameter, nameOf))
      : undefined;
  });
  if (!path || !query || !header || !cookie) return undefined;
  return { partial: 'validators/parameters-type', name, subject: docText(docSubject), path, query, header, cookie };
}

const createParameterResult = runtime('createParameterResult');
const parameterResult = runtimeType('ParameterResult');

/** Returns the view of an exported function that reads the parameters of an operation; `undefined` for others. */
export function toParameterReaderView(
  declaration: FunctionDeclaration,
  view: FunctionView<ValidatorStatementView>,
  nameOf: NameOf,
): ParameterReaderView | undefined {
  const { result } = declaration;
  const isReader =
    result.kind === 'reference' && isSameNode({ kind: 'reference', symbol: result.symbol }, parameterResult);
  if (!view.isExported || !isReader) return undefined;
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
  const [path, query, header, cookie] = locations.map((location) => {
    const parameters = findProperty(values, location);
    return parameters?.kind === 'object'
      ? parameters.properties.map((property) => printProperty(property, nameOf))
      : undefined;
  });
  if (!type || !path || !query || !header || !cookie || !hasTemplateNames) return undefined;
  const hasProblemsVariable = isProblemsVariable(view.body[0]);
  return {
    partial: 'validators/parameter-reader',
    ...time,
    ...documentedView(declaration, view),
    name: view.name,
    type: printType(type, nameOf),
    hasProblemsVariable,
    body: view.body.slice(hasProblemsVariable ? 1 : 0, -1),
    path,
    query,
    header,
    cookie,
  };
}

/** Returns the view of the checks of all operations; `undefined` for other constants. */
export function toOperationChecksView(
  { type, value }: ConstDeclaration,
  { doc, name, isExported }: ConstantView,
  nameOf: NameOf,
): OperationChecksView | undefined {
  if (!isExported || !doc || type.kind !== 'mapped' || type.keys.kind !== 'union' || value.kind !== 'object')
    return undefined;
  if (printType(type.value, nameOf) !== 'OperationChecks') return undefined;
  return {
    partial: 'validators/operation-checks',
    doc,
    name,
    ids: type.keys.types.map((id) => printType(id, nameOf)),
    operations: value.properties.map((operation) => ({
      id: literalKey(operation.name),
      ...Object.fromEntries(
        checkRoles.flatMap((role) => {
          const check = propertyValue(operation.value, role, nameOf);
          return check === undefined ? [] : [[role, check]];
        }),
      ),
    })),
  };
}

/** Returns the code of a property of an object literal; `undefined` if there is none. */
function propertyValue(object: Expression, property: string, nameOf: NameOf): Code | undefined {
  const value = findProperty(object, property);
  return value && printExpression(value, nameOf, precedence.arrow);
}

function findProperty(object: Expression | undefined, property: string): Expression | undefined {
  return object?.kind === 'object' ? object.properties.find(({ name }) => name === property)?.value : undefined;
}

/** Returns the view of the check of a body or of responses; `undefined` for other constants. */
export function toOperationCheckView(
  declaration: ConstDeclaration,
  view: ConstantView,
  nameOf: NameOf,
): BodyCheckView | ResponseCheckView | undefined {
  const { type, value } = declaration;
  if (!view.isExported || type.kind !== 'reference' || value.kind !== 'call') return undefined;
  const [validators, shared] = value.arguments;
  if (validators?.kind !== 'object') return undefined;
  const common = { ...documentedView(declaration, view), name: view.name };
  const names = `${nameOf(type.symbol)} ${printExpression(value.callee, nameOf)}`;
  if (names === 'BodyCheck createBodyCheck')
    return { ...common, partial: 'validators/body-check', validators: contentViews(validators.properties, nameOf) };
  if (names !== 'ResponseCheck createResponseCheck') return undefined;
  return {
    ...common,
    partial: 'validators/response-check',
    responses: validators.properties.map((property) => responseView(property, nameOf)),
    ...(shared && { shared: printExpression(shared, nameOf) }),
  };
}

function responseView({ name: status, value }: ObjectProperty, nameOf: NameOf): ResponseView {
  const key = { status: literalKey(status) };
  if (value.kind !== 'object') return { ...key, reference: printExpression(value, nameOf) };
  const headers = propertyValue(value, 'headers', nameOf);
  const content = findProperty(value, 'content');
  return {
    ...key,
    ...(headers && { headers }),
    ...(content?.kind === 'object' && { content: contentViews(content.properties, nameOf) }),
  };
}

function contentViews(properties: readonly ObjectProperty[], nameOf: NameOf): readonly ContentValidatorView[] {
  return properties.map(({ name, value }) => ({
    mediaType: literalKey(name),
    validator: printExpression(value, nameOf, precedence.arrow),
  }));
}
