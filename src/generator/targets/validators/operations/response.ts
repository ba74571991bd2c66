// Validators of responses: status, headers, body.

import type { Code } from '../../../code/branded-text.ts';
import { string } from '../../../code/typescript/string-literal.ts';
import { join, number, ts } from '../../../code/typescript/template-literals.ts';
import type { Api, Header, Operation, Response } from '../../../model/types/api.ts';
import { identifier } from '../../../code/typescript/identifier.ts';
import { sentMethod } from '../../../model/http-method.ts';
import { spell } from '../../../model/naming/case-styles.ts';
import { documented } from '../document.ts';
import { block, segment } from '../validation-context.ts';
import type { Module } from '../module-plan.ts';
import { compound } from '../names.ts';
import { noAnchors, type Reading } from '../validation-variant.ts';
import type { Export } from '../schema-module.ts';
import { formOf, valuesOfForm } from './parameter-reader.ts';
import { mayBeJson, mayBeJudged, problemsBy } from './validate-part.ts';
import { isTextBody, valueOfText } from './text-plain-body.ts';
import { headerTexts } from './parameter-location.ts';
import { isTimedHeader, isTimedResponse, timeGiven, timeOffered, timeTaken } from './needs-now.ts';

/** Declares the check function for the responses of an operation. */
export function declareResponse(operation: Operation, module: Module, path: string): readonly Export[] {
  const { names } = module.workshop;
  const name = names.exactly(`check${operation.name.type}Response`);
  const subject = `\`${sentMethod(operation.method)} ${operation.path}\``;
  const time = operation.responses.some((response) => isTimedResponse(response, module))
    ? ' `now` is in milliseconds since 1970.'
    : '';
  module.declare(() =>
    documented(
      `All that is wrong with a response of ${subject}. Names of headers are in lower case; an absent body is undefined.${time}`,
      checker(operation, module, path, name),
    ),
  );
  return [{ name, path: module.path, role: 'response' }];
}

function checker({ responses }: Operation, module: Module, path: string, name: Code<'ts'>): Code<'ts'> {
  const calls = responses.map((response) => responseCall(response, module, `${path}/responses/${response.status}`));
  const branches = responses.map(({ status }, index) => {
    const test = statusTest(status, module.workshop.api, responses);
    const answer = ts`return ${calls[index] ?? module.runtime('noProblems')};`;
    return test === undefined ? answer : ts`if (${test}) ${answer}`;
  });
  const fallback = responses.some(({ status }) => status === 'default')
    ? []
    : [ts`return [${module.runtime('undeclaredStatus')}(status)];`];
  const all = join([...branches, ...fallback], ts`\n`);
  const parameter = (word: Code<'ts'>): Code<'ts'> => (new RegExp(`\\b${word}\\b`).test(all) ? word : ts`_${word}`);
  return ts`export function ${name}(${parameter(ts`status`)}: number, ${parameter(ts`headers`)}: ${headersType}, ${parameter(ts`body`)}: unknown${timeOffered(responses.some((response) => isTimedResponse(response, module)))}): readonly ${module.runtime('Problem', true)}[] ${block([all])}`;
}

const headersType = ts`{ readonly [name: string]: string | undefined }`;

/** Deprecated operations respond with the deprecation status in addition to their first 2xx status. */
function statusTest(
  status: string,
  { conventions: { deprecation } }: Api,
  all: readonly Response[],
): Code<'ts'> | undefined {
  const warned = deprecation && String(deprecation.status);
  const first = all.find((each) => /^2\d{2}$/.test(each.status))?.status;
  if (warned !== undefined && status === first && all.every((each) => each.status !== warned))
    return ts`status === ${number(Number(status))} || status === ${number(Number(warned))}`;
  const range = /^([1-5])XX$/i.exec(status)?.[1];
  if (range !== undefined)
    return ts`status >= ${number(Number(range) * 100)} && status <= ${number(Number(range) * 100 + 99)}`;
  return /^\d{3}$/.test(status) ? ts`status === ${number(Number(status))}` : undefined;
}

/**
 * Returns the call that finds the problems of a response. A response component has one function that all its uses
 * share.
 */
function responseCall(response: Response, module: Module, path: string): Code<'ts'> | undefined {
  const { component } = response;
  const timed = isTimedResponse(response, module);
  const statements = (within: Module, at: string): readonly Code<'ts'>[] => [
    ...response.headers.flatMap((header) => headerCall(header, within, at)),
    ...bodyStatements(response, within, at),
  ];
  const made = (): { readonly name: string; readonly from: string } => {
    const shared =
      component === undefined ? module : module.workshop.module(`responses/${spell(component, 'response').file}`);
    const at =
      component === undefined
        ? path
        : `#/components/responses/${component.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const name =
      component === undefined
        ? module.names.exactly(`problemsOf${response.status.toUpperCase()}Response`)
        : module.workshop.names.exactly(`problemsOf${spell(component, 'response').type}Response`);
    shared.declare(() => {
      const body = statements(shared, at);
      const all = join(body, ts`\n`);
      const parameter = (word: Code<'ts'>): Code<'ts'> => (new RegExp(`\\b${word}\\b`).test(all) ? word : ts`_${word}`);
      const answer = shared.runtime('Problems', true);
      const exported = component === undefined ? ts`` : ts`export `;
      if (body.length === 0)
        return ts`${exported}function ${identifier(name)}(_headers: ${headersType}, _body: unknown): ${answer} { return undefined; }`;
      return ts`${exported}function ${identifier(name)}(${parameter(ts`headers`)}: ${headersType}, ${parameter(ts`body`)}: unknown${timeTaken(timed)}): ${answer} ${block([ts`let problems: ${answer};`, ...body, ts`return problems;`])}`;
    });
    return { name, from: shared.path };
  };
  const { name, from } = component === undefined ? made() : module.workshop.shared(`response ${component}`, made);
  return ts`${module.import(name, from)}(headers, body${timeGiven(timed)}) ?? ${module.runtime('noProblems')}`;
}

/** Returns the statement that validates a header. A header component has one function that all its uses share. */
function headerCall(header: Header, module: Module, path: string): readonly Code<'ts'>[] {
  const { name, component } = header;
  if (name.toLowerCase() === 'content-type') return [];
  const timed = isTimedHeader(header, module);
  const made = (): { readonly name: string; readonly from: string } => {
    const shared =
      component === undefined ? module : module.workshop.module(`headers/${spell(component, 'header').file}`);
    const at =
      component === undefined ? `${path}/headers/${segment(name)}` : `#/components/headers/${segment(component)}`;
    const wanted = `problemsOf${spell(name, 'header').type}Header`;
    const given = component === undefined ? module.names.exactly(wanted) : module.workshop.names.exactly(wanted);
    shared.declare(
      () =>
        ts`${component === undefined ? ts`` : ts`export `}function ${given}(headers: ${headersType}${timeTaken(timed)}): ${shared.runtime('Problems', true)} ${block(headerStatements(header, shared, at))}`,
    );
    return { name: given, from: shared.path };
  };
  const { name: function_, from } =
    component === undefined ? made() : module.workshop.shared(`header ${component} ${name}`, made);
  return [
    ts`problems = ${module.runtime('both')}(problems, ${module.import(function_, from)}(headers${timeGiven(timed)}));`,
  ];
}

function headerStatements(
  { name, schema, required, ...header }: Header,
  module: Module,
  at: string,
): readonly Code<'ts'>[] {
  const text = ts`${module.runtime('ownText')}(headers, ${string(name.toLowerCase())})`;
  const form = schema ? formOf(schema.response, schema.assertion, module, name) : undefined;
  const found =
    schema &&
    form &&
    problemsBy(
      schema.assertion,
      { audience: 'response', anchors: noAnchors, wide: true },
      module,
      `${at}/schema`,
      compound(name, ''),
      valuesOfForm(form, (written) => headerTexts(header, written, ts`text`, module), module),
    );
  const missing = required
    ? ts`[${module.runtime('missingParameter')}('header', ${string(name)}, ${string(at)})]`
    : ts`undefined`;
  const judged =
    found === undefined
      ? ts`undefined`
      : ts`${module.runtime('withinParameter')}(undefined, 'header', ${string(name)}, ${found})`;
  return [ts`const text = ${text};`, ts`return text === undefined ? ${missing} : ${judged};`];
}

function bodyStatements({ contents }: Response, module: Module, path: string): readonly Code<'ts'>[] {
  if (contents.length === 0) return [];
  const found = contents.map(({ mediaType, schema }, index) => {
    const hint = compound('body', contents.length === 1 ? '' : String(index + 1));
    const body = schema && isTextBody(mediaType) ? valueOfText(mediaType, schema.response, ts`body`, module) : ts`body`;
    if (!schema || body === undefined || !mayBeJudged(mediaType)) return undefined;
    const reading: Reading = { audience: 'response', anchors: noAnchors, ...(body !== 'body' && { wide: true }) };
    return problemsBy(schema.assertion, reading, module, `${path}/content/${segment(mediaType)}/schema`, hint, body);
  });
  const given = ts`${module.runtime('ownText')}(headers, 'content-type') ?? ''`;
  const cases = contents.map(({ mediaType }, index) => {
    const problems = found[index] && ts`problems = ${module.runtime('withinBody')}(problems, ${found[index]});`;
    const judgement =
      problems && mayBeJson(mediaType)
        ? ts`if (${module.runtime('isJson')}(${given})) ${problems}`
        : (problems ?? ts``);
    return ts`case ${string(mediaType)}: ${judgement} break;`;
  });
  const declared = join(
    contents.map(({ mediaType }) => string(mediaType)),
    ts`, `,
  );
  const wrong = ts`problems = ${module.runtime('add')}(problems, ${module.runtime('unsupportedBody')}([${declared}]));`;
  return [
    ts`if (body !== undefined) { switch (${module.runtime('matchMediaType')}(${given}, [${declared}])) { ${join(cases, ts`\n`)} default: ${wrong} } }`,
  ];
}
