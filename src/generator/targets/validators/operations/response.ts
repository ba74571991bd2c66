// Validators of responses: status, headers, body.

import type { SafeText } from '../../../code/branded-text.ts';
import { stringLiteral, joinCode, numberLiteral, ts, identifier } from '../../../code/typescript/typescript.ts';
import type { Api, Header, Operation, Response } from '../../../model/types/api.ts';
import { requestMethod } from '../../../model/http-request.ts';
import { toCaseStyles } from '../../../model/naming/case-styles.ts';
import { withDocComment } from '../../../code/typescript/comment.ts';
import { block, escapePointerSegment } from '../validation-context.ts';
import type { Module } from '../module-plan.ts';
import { compound } from '../names.ts';
import { noAnchors, type ValidationVariant } from '../validation-variant.ts';
import type { Export } from '../schema-module.ts';
import { parameterForm, parsedParameter, isTextBody, parsedTextBody } from './parameter-reader.ts';
import { includesJson, mayBeValidated, problemsCall } from './validate-part.ts';
import { rawHeader } from './raw-parameter.ts';
import { headerNeedsNow, responseNeedsNow, nowArgument, optionalNowParameter, nowParameter } from './needs-now.ts';

/** Declares the check function for the responses of an operation. */
export function declareResponseCheck(operation: Operation, module: Module, path: string): readonly Export[] {
  const { names } = module.registry;
  const name = names.exactly(`check${operation.name.type}Response`);
  const subject = `\`${requestMethod(operation.method)} ${operation.path}\``;
  const time = operation.responses.some((response) => responseNeedsNow(response, module))
    ? ' `now` is in milliseconds since 1970.'
    : '';
  module.declare(() =>
    withDocComment(
      `All that is wrong with a response of ${subject}. Names of headers are in lower case; an absent body is undefined.${time}`,
      checkFunction(operation, module, path, name),
    ),
  );
  return [{ name, path: module.path, role: 'response' }];
}

function checkFunction({ responses }: Operation, module: Module, path: string, name: SafeText<'ts'>): SafeText<'ts'> {
  const calls = responses.map((response) => responseCall(response, module, `${path}/responses/${response.status}`));
  const branches = responses.map(({ status }, index) => {
    const test = statusTest(status, module.registry.api, responses);
    const result = ts`return ${calls[index] ?? module.runtime('noProblems')};`;
    return test === undefined ? result : ts`if (${test}) ${result}`;
  });
  const fallback = responses.some(({ status }) => status === 'default')
    ? []
    : [ts`return [${module.runtime('undeclaredStatus')}(status)];`];
  const code = joinCode([...branches, ...fallback], ts`\n`);
  const parameterName = (word: SafeText<'ts'>): SafeText<'ts'> =>
    new RegExp(`\\b${word}\\b`).test(code) ? word : ts`_${word}`;
  return ts`export function ${name}(${parameterName(ts`status`)}: number, ${parameterName(ts`headers`)}: ${headersType}, ${parameterName(ts`body`)}: unknown${optionalNowParameter(responses.some((response) => responseNeedsNow(response, module)))}): readonly ${module.runtime('Problem', true)}[] ${block([code])}`;
}

const headersType = ts`{ readonly [name: string]: string | undefined }`;

/**
 * Returns the test for a status; `undefined` for `default`. Deprecated operations respond with the deprecation status
 * in addition to their first 2xx status.
 */
function statusTest(
  status: string,
  { conventions: { deprecation } }: Api,
  all: readonly Response[],
): SafeText<'ts'> | undefined {
  const deprecationStatus = deprecation && String(deprecation.status);
  const first = all.find((each) => /^2\d{2}$/.test(each.status))?.status;
  if (deprecationStatus !== undefined && status === first && all.every((each) => each.status !== deprecationStatus))
    return ts`status === ${numberLiteral(Number(status))} || status === ${numberLiteral(Number(deprecationStatus))}`;
  const range = /^([1-5])XX$/i.exec(status)?.[1];
  if (range !== undefined)
    return ts`status >= ${numberLiteral(Number(range) * 100)} && status <= ${numberLiteral(Number(range) * 100 + 99)}`;
  return /^\d{3}$/.test(status) ? ts`status === ${numberLiteral(Number(status))}` : undefined;
}

/**
 * Returns the call that finds the problems of a response. A response component has one function that all its uses
 * share.
 */
function responseCall(response: Response, module: Module, path: string): SafeText<'ts'> | undefined {
  const { component } = response;
  const needsNow = responseNeedsNow(response, module);
  const statements = (target: Module, schemaPointer: string): readonly SafeText<'ts'>[] => [
    ...response.headers.flatMap((header) => headerCall(header, target, schemaPointer)),
    ...bodyStatements(response, target, schemaPointer),
  ];
  const declare = (): { readonly name: string; readonly from: string } => {
    const owner =
      component === undefined
        ? module
        : module.registry.module(`responses/${toCaseStyles(component, 'response').file}`);
    const schemaPointer =
      component === undefined
        ? path
        : `#/components/responses/${component.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const name =
      component === undefined
        ? module.names.exactly(`problemsOf${response.status.toUpperCase()}Response`)
        : module.registry.names.exactly(`problemsOf${toCaseStyles(component, 'response').type}Response`);
    owner.declare(() => {
      const body = statements(owner, schemaPointer);
      const code = joinCode(body, ts`\n`);
      const parameterName = (word: SafeText<'ts'>): SafeText<'ts'> =>
        new RegExp(`\\b${word}\\b`).test(code) ? word : ts`_${word}`;
      const returnType = owner.runtime('Problems', true);
      const exported = component === undefined ? ts`` : ts`export `;
      if (body.length === 0)
        return ts`${exported}function ${identifier(name)}(_headers: ${headersType}, _body: unknown): ${returnType} { return undefined; }`;
      return ts`${exported}function ${identifier(name)}(${parameterName(ts`headers`)}: ${headersType}, ${parameterName(ts`body`)}: unknown${nowParameter(needsNow)}): ${returnType} ${block([ts`let problems: ${returnType};`, ...body, ts`return problems;`])}`;
    });
    return { name, from: owner.path };
  };
  const { name, from } =
    component === undefined ? declare() : module.registry.memoize(`response ${component}`, declare);
  return ts`${module.import(name, from)}(headers, body${nowArgument(needsNow)}) ?? ${module.runtime('noProblems')}`;
}

/** Returns the statement that validates a header. A header component has one function that all its uses share. */
function headerCall(header: Header, module: Module, path: string): readonly SafeText<'ts'>[] {
  const { name, component } = header;
  if (name.toLowerCase() === 'content-type') return [];
  const needsNow = headerNeedsNow(header, module);
  const declare = (): { readonly name: string; readonly from: string } => {
    const owner =
      component === undefined ? module : module.registry.module(`headers/${toCaseStyles(component, 'header').file}`);
    const schemaPointer =
      component === undefined
        ? `${path}/headers/${escapePointerSegment(name)}`
        : `#/components/headers/${escapePointerSegment(component)}`;
    const preferredName = `problemsOf${toCaseStyles(name, 'header').type}Header`;
    const uniqueName =
      component === undefined ? module.names.exactly(preferredName) : module.registry.names.exactly(preferredName);
    owner.declare(
      () =>
        ts`${component === undefined ? ts`` : ts`export `}function ${uniqueName}(headers: ${headersType}${nowParameter(needsNow)}): ${owner.runtime('Problems', true)} ${block(headerStatements(header, owner, schemaPointer))}`,
    );
    return { name: uniqueName, from: owner.path };
  };
  const { name: functionName, from } =
    component === undefined ? declare() : module.registry.memoize(`header ${component} ${name}`, declare);
  return [
    ts`problems = ${module.runtime('mergeProblems')}(problems, ${module.import(functionName, from)}(headers${nowArgument(needsNow)}));`,
  ];
}

function headerStatements(
  { name, schema, required, ...header }: Header,
  module: Module,
  schemaPointer: string,
): readonly SafeText<'ts'>[] {
  const text = ts`${module.runtime('getResponseHeader')}(headers, ${stringLiteral(name.toLowerCase())})`;
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
      parsedParameter(form, (written) => rawHeader(header, written, ts`text`, module), module),
    );
  const missing = required
    ? ts`[${module.runtime('missingParameter')}('header', ${stringLiteral(name)}, ${stringLiteral(schemaPointer)})]`
    : ts`undefined`;
  const validation =
    problems === undefined
      ? ts`undefined`
      : ts`${module.runtime('mergeAtParameter')}(undefined, 'header', ${stringLiteral(name)}, ${problems})`;
  return [ts`const text = ${text};`, ts`return text === undefined ? ${missing} : ${validation};`];
}

function bodyStatements({ content: contents }: Response, module: Module, path: string): readonly SafeText<'ts'>[] {
  if (contents.length === 0) return [];
  const calls = contents.map(({ mediaType, schema }, index) => {
    const hint = compound('body', contents.length === 1 ? '' : String(index + 1));
    const body =
      schema && isTextBody(mediaType) ? parsedTextBody(mediaType, schema.response, ts`body`, module) : ts`body`;
    if (!schema || body === undefined || !mayBeValidated(mediaType)) return undefined;
    const variant: ValidationVariant = {
      direction: 'response',
      anchors: noAnchors,
      ...(body !== 'body' && { hasBigints: true }),
    };
    return problemsCall(
      schema.jsonSchema,
      variant,
      module,
      `${path}/content/${escapePointerSegment(mediaType)}/schema`,
      hint,
      body,
    );
  });
  const contentType = ts`${module.runtime('getResponseHeader')}(headers, 'content-type') ?? ''`;
  const cases = contents.map(({ mediaType }, index) => {
    const problems = calls[index] && ts`problems = ${module.runtime('mergeAtBody')}(problems, ${calls[index]});`;
    const validation =
      problems && includesJson(mediaType)
        ? ts`if (${module.runtime('isJsonMediaType')}(${contentType})) ${problems}`
        : (problems ?? ts``);
    return ts`case ${stringLiteral(mediaType)}: ${validation} break;`;
  });
  const declared = joinCode(
    contents.map(({ mediaType }) => stringLiteral(mediaType)),
    ts`, `,
  );
  const unsupported = ts`problems = ${module.runtime('addProblem')}(problems, ${module.runtime('unsupportedBody')}([${declared}]));`;
  return [
    ts`if (body !== undefined) { switch (${module.runtime('matchMediaType')}(${contentType}, [${declared}])) { ${joinCode(cases, ts`\n`)} default: ${unsupported} } }`,
  ];
}
