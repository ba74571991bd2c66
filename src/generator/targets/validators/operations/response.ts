// Validators for responses: status, headers, body.

import {
  and,
  array,
  arrayType,
  assign,
  binary,
  call,
  conditional,
  constVariable,
  keyword,
  literal,
  or,
  returnStatement,
  switchStatement,
  when,
} from '../../../code/typescript/build-tree.ts';
import { isSameNode, reachable } from '../../../code/typescript/inspect-tree.ts';
import type {
  DeclaredSymbol,
  Expression,
  FunctionDeclaration,
  Parameter,
  Statement,
} from '../../../code/typescript/tree.ts';
import type { Api, Header, MediaType, Operation, Response } from '../../../model/types/api.ts';
import { requestMethod } from '../../../model/http-request.ts';
import { toCaseStyles } from '../../../model/naming/case-styles.ts';
import type { ModuleContext } from '../function-request.ts';
import { compound } from '../names.ts';
import { runtime, runtimeType } from '../runtime-imports.ts';
import type { ValidatorExport } from '../schema-module.ts';
import { escapePointerSegment } from '../../../source/pointer.ts';
import { problemStatement } from '../validation-context.ts';
import { noAnchors, type ValidationVariant } from '../validation-variant.ts';
import { problemsBody } from '../validator-function.ts';
import { symbols, variables } from '../variables.ts';
import { parameterForm, parsedParameter, isTextBody, parsedTextBody } from './parameter-reader.ts';
import { problemsCall } from './problems-call.ts';
import { includesJson, mayBeValidated } from './validated-media-types.ts';
import { rawHeader } from './raw-parameter.ts';
import { headersKey, validatedHeaders } from './shared-headers.ts';
import { headerNeedsNow, responseNeedsNow, nowArgument, optionalNowParameter, nowParameter } from './needs-now.ts';

/** Returns the check function for the responses of an operation. */
export function responseExports(operation: Operation, module: ModuleContext, path: string): readonly ValidatorExport[] {
  const symbol: DeclaredSymbol = {
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
  const subject = `\`${requestMethod(operation.method)} ${operation.path}\``;
  const time = needsNow ? ' `now` is in milliseconds since 1970.' : '';
  const branches = responses.flatMap((response) =>
    when(statusTest(response.status, module.analysis.api, responses), [
      returnStatement(
        binary(responseCall(response, module, `${path}/responses/${response.status}`), '??', runtime('noProblems')),
      ),
    ]),
  );
  const fallback = returnStatement(array([call(runtime('undeclaredStatus'), variables.status)]));
  return {
    kind: 'function',
    doc: `Validates a response of ${subject}. Header names are in lower case; an absent body is \`undefined\`.${time}`,
    parameters: [statusParameter, headersParameter, bodyParameter, ...optionalNowParameter(needsNow)],
    result: arrayType(runtimeType('Problem')),
    body: reachable([...branches, fallback]),
  };
}

export const statusParameter: Parameter = { symbol: symbols.status, type: keyword('number') };

export const headersParameter: Parameter = {
  symbol: symbols.headers,
  type: {
    kind: 'objectType',
    members: [{ type: { kind: 'union', types: [keyword('string'), keyword('undefined')] } }],
  },
};

export const bodyParameter: Parameter = { symbol: symbols.body, type: keyword('unknown') };

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
 * Returns the call that finds the problems of a response. A response component has one function that all its uses
 * share.
 */
function responseCall(response: Response, module: ModuleContext, path: string): Expression {
  const { component } = response;
  const { headers, body } = variables;
  const symbol =
    component === undefined
      ? responseFunction(response, module, path, `problemsOf${response.status.toUpperCase()}Response`)
      : componentFunction(response, component, module);
  return call(symbol, headers, body, ...nowArgument(responseNeedsNow(response, module)));
}

function componentFunction(response: Response, component: string, { analysis }: ModuleContext): DeclaredSymbol {
  const { file, type } = toCaseStyles(component, 'response');
  const schemaPointer = `#/components/responses/${escapePointerSegment(component)}`;
  const module = { path: `responses/${file}`, analysis };
  return { ...responseFunction(response, module, schemaPointer, `problemsOf${type}Response`), module: module.path };
}

function responseFunction(
  response: Response,
  module: ModuleContext,
  schemaPointer: string,
  preferredName: string,
): DeclaredSymbol {
  return {
    kind: 'declared',
    key: `response ${schemaPointer}`,
    name: preferredName,
    declare: () => ({
      kind: 'function',
      parameters: [headersParameter, bodyParameter, ...nowParameter(responseNeedsNow(response, module))],
      result: runtimeType('Problems'),
      body: problemsBody([
        ...headersStatements(response, module, schemaPointer),
        ...bodyStatements(response, module, schemaPointer),
      ]),
    }),
  };
}

/** Returns the statements that validate the headers: a single call if other responses have the same headers. */
function headersStatements(response: Response, module: ModuleContext, path: string): readonly Statement[] {
  const headers = validatedHeaders(response);
  const { analysis } = module;
  const key = headersKey(response);
  const shared = key === undefined ? undefined : analysis.sharedHeaders.get(key);
  if (!shared) return headers.map((header) => headerStatement(header, module, path));
  const needsNow = headers.some((header) => headerNeedsNow(header, module));
  const sharedModule = { path: shared.path, analysis };
  const symbol: DeclaredSymbol = {
    kind: 'declared',
    key: `headers ${key ?? ''}`,
    name: shared.name,
    module: shared.path,
    declare: () => ({
      kind: 'function',
      parameters: [headersParameter, ...nowParameter(needsNow)],
      result: runtimeType('Problems'),
      body: problemsBody(headers.map((header) => headerStatement(header, sharedModule, path))),
    }),
  };
  return [mergeStatement(call(symbol, variables.headers, ...nowArgument(needsNow)))];
}

/** Returns the statement that validates a header. A header component has one function that all its uses share. */
function headerStatement(header: Header, module: ModuleContext, path: string): Statement {
  const { name, component } = header;
  const symbol =
    component === undefined
      ? headerFunction(header, module, `${path}/headers/${escapePointerSegment(name)}`)
      : headerComponentFunction(header, component, module);
  return mergeStatement(call(symbol, variables.headers, ...nowArgument(headerNeedsNow(header, module))));
}

function mergeStatement(newProblems: Expression): Statement {
  return assign(variables.problems, call(runtime('mergeProblems'), variables.problems, newProblems));
}

function headerComponentFunction(header: Header, component: string, { analysis }: ModuleContext): DeclaredSymbol {
  const schemaPointer = `#/components/headers/${escapePointerSegment(component)}`;
  const module = { path: `headers/${toCaseStyles(component, 'header').file}`, analysis };
  return { ...headerFunction(header, module, schemaPointer), module: module.path };
}

function headerFunction(header: Header, module: ModuleContext, schemaPointer: string): DeclaredSymbol {
  return {
    kind: 'declared',
    // Responses can use a component under different names.
    key: `header ${header.name} ${schemaPointer}`,
    name: `problemsOf${toCaseStyles(header.name, 'header').type}Header`,
    declare: () => ({
      kind: 'function',
      parameters: [headersParameter, ...nowParameter(headerNeedsNow(header, module))],
      result: runtimeType('Problems'),
      body: headerBody(header, module, schemaPointer),
    }),
  };
}

function headerBody(
  { name, schema, required, ...header }: Header,
  module: ModuleContext,
  schemaPointer: string,
): readonly Statement[] {
  const { text } = variables;
  const form = schema ? parameterForm(schema.response, schema.jsonSchema, module, name) : undefined;
  const problems =
    schema &&
    form &&
    problemsCall(
      schema.jsonSchema,
      { direction: 'response', anchors: noAnchors, hasBigints: true },
      module,
      `${schemaPointer}/schema`,
      compound(name, ''),
      parsedParameter(form, (written) => rawHeader(header, written, text), module),
    );
  const location = [literal('header'), literal(name)];
  const missing = required
    ? array([call(runtime('missingParameter'), ...location, literal(schemaPointer))])
    : literal(undefined);
  const validation = problems
    ? call(runtime('mergeAtParameter'), literal(undefined), ...location, problems)
    : literal(undefined);
  return [
    constVariable(symbols.text, headerValue(name.toLowerCase())),
    returnStatement(conditional(binary(text, '===', literal(undefined)), missing, validation)),
  ];
}

function headerValue(name: string): Expression {
  return call(runtime('getResponseHeader'), variables.headers, literal(name));
}

function bodyStatements({ content: contents }: Response, module: ModuleContext, path: string): readonly Statement[] {
  if (contents.length === 0) return [];
  const { problems, body } = variables;
  const contentType = binary(headerValue('content-type'), '??', literal(''));
  const cases = contents.map((content, index) => {
    const { mediaType } = content;
    const hint = compound('body', contents.length === 1 ? '' : String(index + 1));
    const found = contentProblems(content, module, path, hint);
    const merged = found ? [assign(problems, call(runtime('mergeAtBody'), problems, found))] : [];
    return {
      values: [literal(mediaType)],
      body: includesJson(mediaType) ? when(call(runtime('isJsonMediaType'), contentType), merged) : merged,
    };
  });
  const declared = array(contents.map(({ mediaType }) => literal(mediaType)));
  const unsupported = problemStatement(call(runtime('unsupportedBody'), declared));
  return when(binary(body, '!==', literal(undefined)), [
    switchStatement(call(runtime('matchMediaType'), contentType, declared), cases, [unsupported]),
  ]);
}

/** Returns the problems of a body of this media type as an expression; `undefined` if every value is valid. */
function contentProblems(
  { mediaType, schema }: MediaType,
  module: ModuleContext,
  path: string,
  hint: string,
): Expression | undefined {
  if (!schema || !mayBeValidated(mediaType)) return undefined;
  const { body } = variables;
  const parsed = isTextBody(mediaType) ? parsedTextBody(mediaType, schema.response, body, module) : body;
  if (parsed === undefined) return undefined;
  const variant: ValidationVariant = {
    direction: 'response',
    anchors: noAnchors,
    ...(!isSameNode(parsed, body) && { hasBigints: true }),
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
