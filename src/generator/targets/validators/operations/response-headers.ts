// Validators for the headers of a response.

import {
  array,
  assign,
  binary,
  call,
  conditional,
  constVariable,
  literal,
  returnStatement,
} from '../../../code/typescript/build-tree.ts';
import type { OnDemandSymbol, Expression, Statement } from '../../../code/typescript/tree.ts';
import type { Header, Response } from '../../../model/types/api.ts';
import { toCaseStyles } from '../../../model/naming/case-styles.ts';
import type { ModuleContext } from '../function-request.ts';
import { compound } from '../preferred-variable-names.ts';
import { runtime, runtimeType } from '../runtime-imports.ts';
import { escapePointerSegment } from '../../../source/pointer.ts';
import { noAnchors } from '../validation-variant.ts';
import { problemsBody } from '../validator-function.ts';
import { symbols, variables } from '../variables.ts';
import { parameterForm, parsedParameter } from './parse-parameter-and-text-body.ts';
import { problemsCall } from './problems-call.ts';
import { rawHeader } from './raw-parameter-value.ts';
import { headersParameter } from './function-parameters.ts';
import { headersKey, validatedHeaders } from './shared-headers.ts';
import { headerNeedsNow, nowArgument, nowParameter } from './needs-now.ts';

/** Returns the statements that validate the headers: a single call if other responses have the same headers. */
export function headersStatements(response: Response, module: ModuleContext, path: string): readonly Statement[] {
  const headers = validatedHeaders(response);
  const { analysis } = module;
  const key = headersKey(response);
  const shared = key === undefined ? undefined : analysis.sharedHeaders.get(key);
  if (!shared) return headers.map((header) => headerStatement(header, module, path));
  const needsNow = headers.some((header) => headerNeedsNow(header, module));
  const sharedModule = { path: shared.path, analysis };
  const symbol: OnDemandSymbol = {
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

function headerComponentFunction(header: Header, component: string, { analysis }: ModuleContext): OnDemandSymbol {
  const schemaPointer = `#/components/headers/${escapePointerSegment(component)}`;
  const module = { path: `headers/${toCaseStyles(component, 'header').file}`, analysis };
  return { ...headerFunction(header, module, schemaPointer), module: module.path };
}

function headerFunction(header: Header, module: ModuleContext, schemaPointer: string): OnDemandSymbol {
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
