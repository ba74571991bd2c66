// Validators for the headers of a response.

import {
  array,
  arrayType,
  binary,
  call,
  conditional,
  constVariable,
  literal,
  name,
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
import { symbols, variables } from '../variables.ts';
import { parameterForm, parsedParameter } from './parse-parameter-and-text-body.ts';
import { problemsCall } from './problems-call.ts';
import { rawHeader } from './raw-parameter-value.ts';
import { headersParameter } from './function-parameters.ts';
import { headersKey, validatedHeaders } from './shared-headers.ts';
import { headerNeedsNow, nowParameter } from './needs-now.ts';

/**
 * Returns the validators of the headers as an array, which is a constant if other responses have the same headers;
 * `undefined` if there are none.
 */
export function headerValidators(response: Response, module: ModuleContext, path: string): Expression | undefined {
  const headers = validatedHeaders(response);
  if (headers.length === 0) return undefined;
  const { analysis } = module;
  const key = headersKey(response);
  const shared = key === undefined ? undefined : analysis.sharedHeaders.get(key);
  if (key === undefined || !shared) return headersArray(headers, module, path);
  return name({
    kind: 'declared',
    key: `headers ${key}`,
    name: shared.name,
    module: shared.path,
    declare: () => ({
      kind: 'const',
      type: arrayType(runtimeType('HeaderValidator')),
      value: headersArray(headers, { path: shared.path, analysis }, path),
    }),
  });
}

/** Returns the functions that validate headers. A header component has one function that all its uses share. */
function headersArray(headers: readonly Header[], module: ModuleContext, path: string): Expression {
  return array(
    headers.map((header) =>
      name(
        header.component === undefined
          ? headerFunction(header, module, `${path}/headers/${escapePointerSegment(header.name)}`)
          : headerComponentFunction(header, header.component, module),
      ),
    ),
  );
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
  { name: headerName, schema, required, ...header }: Header,
  module: ModuleContext,
  schemaPointer: string,
): readonly Statement[] {
  const { text } = variables;
  const form = schema ? parameterForm(schema.response, schema.jsonSchema, module, headerName) : undefined;
  const problems =
    schema &&
    form &&
    problemsCall(
      schema.jsonSchema,
      { direction: 'response', anchors: noAnchors, hasBigints: true },
      module,
      `${schemaPointer}/schema`,
      compound(headerName, ''),
      parsedParameter(form, (written) => rawHeader(header, written, text), module),
    );
  const location = [literal('header'), literal(headerName)];
  const missing = required
    ? array([call(runtime('missingParameter'), ...location, literal(schemaPointer))])
    : literal(undefined);
  const validation = problems
    ? call(runtime('mergeAtParameter'), literal(undefined), ...location, problems)
    : literal(undefined);
  return [
    constVariable(symbols.text, headerValue(headerName.toLowerCase())),
    returnStatement(conditional(binary(text, '===', literal(undefined)), missing, validation)),
  ];
}

function headerValue(name: string): Expression {
  return call(runtime('getResponseHeader'), variables.headers, literal(name));
}
