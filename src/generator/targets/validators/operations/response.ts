// Validators for responses: status and body.

import {
  and,
  array,
  arrayType,
  arrow,
  assign,
  binary,
  call,
  conditional,
  literal,
  name,
  object,
  or,
  returnStatement,
  when,
} from '../../../code/typescript/build-tree.ts';
import { isSameNode, reachable } from '../../../code/typescript/inspect-tree.ts';
import type { OnDemandSymbol, Expression, FunctionDeclaration, Statement } from '../../../code/typescript/tree.ts';
import type { Api, MediaType, Operation, Response } from '../../../model/types/api.ts';
import { requestMethod } from '../../../model/http-request.ts';
import { toCaseStyles } from '../../../model/naming/case-styles.ts';
import type { ModuleContext } from '../function-request.ts';
import { compound } from '../preferred-variable-names.ts';
import { runtime, runtimeType } from '../runtime-imports.ts';
import type { ValidatorExport } from '../schema-module.ts';
import { escapePointerSegment } from '../../../source/pointer.ts';
import { noAnchors, type ValidationVariant } from '../validation-variant.ts';
import { problemsBody } from '../validator-function.ts';
import { symbols, variables } from '../variables.ts';
import { isTextBody, parsedTextBody } from './parse-parameter-and-text-body.ts';
import { responseModulePath } from './operation-roots.ts';
import { problemsCall } from './problems-call.ts';
import { includesJson, mayBeValidated } from './validated-media-types.ts';
import { bodyParameter, headersParameter, statusParameter } from './function-parameters.ts';
import { headersStatements } from './response-headers.ts';
import { validatedHeaders } from './shared-headers.ts';
import { isShareable, responsesKey } from './shared-responses.ts';
import { responseNeedsNow, nowArgument, optionalNowParameter, nowParameter } from './needs-now.ts';

/** Returns the check function for the responses of an operation. */
export function responseExports(operation: Operation, module: ModuleContext, path: string): readonly ValidatorExport[] {
  const symbol: OnDemandSymbol = {
    kind: 'declared',
    key: `responses of ${path}`,
    name: `check${operation.name.type}Response`,
    module: module.path,
    declare: () => checkFunction(operation, module, path),
  };
  return [{ symbol, role: 'response' }];
}

function checkFunction(operation: Operation, module: ModuleContext, path: string): FunctionDeclaration {
  const { responses } = operation;
  const needsNow = responses.some((response) => responseNeedsNow(response, module));
  const subject = `${requestMethod(operation.method)} ${operation.path}`;
  const time = needsNow ? ' `now` is in milliseconds since 1970.' : '';
  const shared = sharedResponses(operation, module, path);
  return {
    kind: 'function',
    docSubject: subject,
    doc: `Validates a response of \`${subject}\`. An absent body is \`undefined\`.${time}`,
    parameters: [statusParameter, headersParameter, bodyParameter, ...optionalNowParameter(needsNow)],
    result: arrayType(runtimeType('Problem')),
    body: reachable([
      ...statusBranches(shared ? responses.filter((each) => !isShareable(each)) : responses, operation, module, path),
      returnStatement(shared ?? undeclared),
    ]),
  };
}

const undeclared = array([call(runtime('undeclaredStatus'), variables.status)]);

/** Returns the statements that validate the responses by status. */
function statusBranches(
  responses: readonly Response[],
  operation: Operation,
  module: ModuleContext,
  path: string,
): readonly Statement[] {
  const noProblems = runtime('noProblems');
  return responses.flatMap((response) => {
    const problems = responseProblems(response, module, `${path}/responses/${response.status}`);
    const result = problems ? binary(problems, '??', noProblems) : noProblems;
    const test = statusTest(response.status, module.analysis.api, operation.responses);
    return when(test, [returnStatement(result)]);
  });
}

/** Returns the call to the function for responses that other operations have, too; `undefined` if they have none of them. */
function sharedResponses(operation: Operation, module: ModuleContext, path: string): Expression | undefined {
  const { analysis } = module;
  const key = responsesKey(operation);
  const sharedPath = key === undefined ? undefined : analysis.sharedResponses.get(key);
  if (sharedPath === undefined) return undefined;
  const responses = operation.responses.filter(isShareable);
  const needsNow = responses.some((response) => responseNeedsNow(response, module));
  const { status, headers, body } = variables;
  const symbol: OnDemandSymbol = {
    kind: 'declared',
    key: `responses ${key ?? ''}`,
    name: 'checkSharedResponses',
    module: sharedPath,
    declare: () => ({
      kind: 'function',
      parameters: [statusParameter, headersParameter, bodyParameter, ...nowParameter(needsNow)],
      result: arrayType(runtimeType('Problem')),
      body: [
        ...statusBranches(responses, operation, { path: sharedPath, analysis }, path),
        returnStatement(undeclared),
      ],
    }),
  };
  return call(symbol, status, headers, body, ...nowArgument(needsNow));
}

/**
 * Returns the test for a status; `true` for `default`. Deprecated operations respond with the deprecation status in
 * addition to their first 2xx status.
 */
function statusTest(status: string, { conventions: { deprecation } }: Api, all: readonly Response[]): Expression {
  const compare = (operator: '===' | '>=' | '<=', value: number): Expression =>
    binary(variables.status, operator, literal(value));
  const deprecationStatus = deprecation && String(deprecation.status);
  const first = all.find((each) => /^2\d{2}$/.test(each.status))?.status;
  if (deprecationStatus !== undefined && status === first && all.every((each) => each.status !== deprecationStatus))
    return or(compare('===', Number(status)), compare('===', Number(deprecationStatus)));
  const range = /^([1-5])XX$/i.exec(status)?.[1];
  if (range !== undefined) return and(compare('>=', Number(range) * 100), compare('<=', Number(range) * 100 + 99));
  return /^\d{3}$/.test(status) ? compare('===', Number(status)) : literal(true);
}

/**
 * Returns the problems of a response as an expression; `undefined` if every response is valid. A response component has
 * one function that all its uses share.
 */
function responseProblems(response: Response, module: ModuleContext, path: string): Expression | undefined {
  const { component, content } = response;
  const hasHeaders = validatedHeaders(response).length > 0;
  if (!hasHeaders && content.length === 0) return undefined;
  const { headers, body } = variables;
  if (!hasHeaders && component === undefined) return bodyProblems(response, module, path);
  const symbol =
    component === undefined
      ? responseFunction(response, module, path, `problemsOf${response.status.toUpperCase()}Response`)
      : componentFunction(response, component, module);
  return call(symbol, headers, body, ...nowArgument(responseNeedsNow(response, module)));
}

function componentFunction(response: Response, component: string, { analysis }: ModuleContext): OnDemandSymbol {
  const { type } = toCaseStyles(component, 'response');
  const schemaPointer = `#/components/responses/${escapePointerSegment(component)}`;
  const module = { path: responseModulePath(component), analysis };
  return { ...responseFunction(response, module, schemaPointer, `problemsOf${type}Response`), module: module.path };
}

function responseFunction(
  response: Response,
  module: ModuleContext,
  schemaPointer: string,
  preferredName: string,
): OnDemandSymbol {
  return {
    kind: 'declared',
    key: `response ${schemaPointer}`,
    name: preferredName,
    declare: () => ({
      kind: 'function',
      parameters: [headersParameter, bodyParameter, ...nowParameter(responseNeedsNow(response, module))],
      result: runtimeType('Problems'),
      body: responseBody(response, module, schemaPointer),
    }),
  };
}

function responseBody(response: Response, module: ModuleContext, schemaPointer: string): readonly Statement[] {
  const statements = headersStatements(response, module, schemaPointer);
  if (statements.length === 0) return [returnStatement(bodyProblems(response, module, schemaPointer))];
  const { problems } = variables;
  return problemsBody([
    ...statements,
    ...(response.content.length === 0
      ? []
      : [assign(problems, bodyProblems(response, module, schemaPointer, problems))]),
  ]);
}

/** Returns the problems of a body as an expression, in addition to others. */
function bodyProblems(
  { content: contents }: Response,
  module: ModuleContext,
  path: string,
  others: Expression = literal(undefined),
): Expression {
  const { headers, body } = variables;
  const validators = contents.map((content, index): readonly [string, Expression] => {
    const hint = compound('body', contents.length === 1 ? '' : String(index + 1));
    return [content.mediaType, contentValidator(content, module, path, hint)];
  });
  return call(runtime('validateResponseBody'), others, headers, body, object(validators));
}

/** Returns the function that returns the problems of a body of this media type; `undefined` if every value is valid. */
function contentValidator(content: MediaType, module: ModuleContext, path: string, hint: string): Expression {
  const found = contentProblems(content, module, path, hint);
  if (!found) return literal(undefined);
  if (includesJson(content.mediaType)) {
    const isJson = call(runtime('isJsonMediaType'), name(symbols.mediaType));
    return arrow([symbols.value, symbols.mediaType], conditional(isJson, found, literal(undefined)));
  }
  const isPlainCall = found.kind === 'call' && found.arguments.length === 1 && found.callee.kind === 'name';
  return isPlainCall && found.arguments.every((each) => isSameNode(each, variables.value))
    ? found.callee
    : arrow([symbols.value], found);
}

/** Returns the problems of a body of this media type as an expression; `undefined` if every value is valid. */
function contentProblems(
  { mediaType, schema }: MediaType,
  module: ModuleContext,
  path: string,
  hint: string,
): Expression | undefined {
  if (!schema || !mayBeValidated(mediaType)) return undefined;
  const { value } = variables;
  const parsed = isTextBody(mediaType) ? parsedTextBody(mediaType, schema.response, value, module) : value;
  if (parsed === undefined) return undefined;
  const variant: ValidationVariant = {
    direction: 'response',
    anchors: noAnchors,
    ...(!isSameNode(parsed, value) && { hasBigints: true }),
  };
  return problemsCall(
    schema.jsonSchema,
    variant,
    module,
    `${path}/content/${escapePointerSegment(mediaType)}/schema`,
    hint,
    parsed,
  );
}
