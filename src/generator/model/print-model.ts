// Stable text format of the model, without source locations.

import type { Api, Area, Components, Conventions, Schema } from './types/api.ts';
import { schemeLines, serverLines, tagLines } from './print/print-info.ts';
import { assertionLines } from './print/print-schema.ts';
import { block, compact, fact, flag, list, name, open, type Lines } from './print/indented-lines.ts';
import { callbackLines, nameLines, operationLines, securityLines } from './print/print-operation.ts';
import {
  bodyLines,
  exampleLines,
  headerLines,
  linkLines,
  parameterLines,
  readingLines,
  responseLines,
} from './print/print-operation-parts.ts';

/** Prints the model. Equal models yield equal text. */
export function showApi(api: Api): string {
  const sections = [
    aboutLines(api),
    ...api.areas.map(areaLines),
    ...api.schemas.map(schemaLines),
    ...api.operations.map((operation) => operationLines('operation', operation)),
    ...api.webhooks.map((operation) => operationLines('webhook', operation)),
    ...componentSections(api.components),
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function aboutLines(api: Api): Lines {
  const { contact, license, externalDocs, ...info } = api.info;
  return [
    ...block('api', [
      ...fact('title', info.title),
      ...fact('version', info.version),
      ...fact('summary', info.summary),
      ...fact('description', info.description),
      ...fact('termsOfService', info.termsOfService),
      ...(contact ? fact('contact', { ...contact }) : []),
      ...(license ? fact('license', { ...license }) : []),
      ...(externalDocs ? fact('externalDocs', { ...externalDocs }) : []),
      ...open(info.unspecified),
    ]),
    ...api.servers.flatMap(serverLines),
    ...securityLines(api.security, false),
    ...api.securitySchemes.flatMap(schemeLines),
    ...api.tags.flatMap(tagLines),
    ...flag('vocabulary', api.vocabulary),
    ...list('caller', api.caller === undefined ? undefined : [api.caller]),
    ...conventionLines(api.conventions),
  ];
}

function conventionLines(conventions: Conventions): Lines {
  const all: readonly (readonly [string, Readonly<Record<string, string | number>>])[] = Object.entries(conventions);
  return all.flatMap(([convention, members]) =>
    block(
      `convention ${convention}`,
      Object.entries(members).flatMap(([keyword, value]) => fact(keyword, value)),
    ),
  );
}

/** Description and external documentation are printed with the tag. */
function areaLines({ id, name: spelled, operations }: Area): Lines {
  return block(`area ${name(id)}`, [
    ...nameLines(spelled),
    ...operations.flatMap((operation) => list('operation', [operation])),
  ]);
}

function schemaLines({ id, name: spelled, assertion, request, response, readingsDiffer }: Schema): Lines {
  return block(`schema ${name(id)}`, [
    ...nameLines(spelled),
    ...compact('schema', assertionLines(assertion)),
    ...flag('readings differ', readingsDiffer),
    ...readingLines(request, response),
  ]);
}

function componentSections(components: Components): readonly Lines[] {
  const section = <T>(
    sort: string,
    members: Components[keyof Components] & readonly { readonly name: string; readonly value: T }[],
    lines: (value: T) => Lines,
  ): readonly Lines[] => members.map((member) => block(`component ${sort} ${name(member.name)}`, lines(member.value)));
  return [
    ...section('parameter', components.parameters, (value) => [
      `${value.in} ${name(value.name)}`,
      ...parameterLines(value),
    ]),
    ...section('header', components.headers, headerLines),
    ...section('body', components.requestBodies, bodyLines),
    ...section('response', components.responses, responseLines),
    ...section('example', components.examples, exampleLines),
    ...section('link', components.links, linkLines),
    ...section('callback', components.callbacks, callbackLines),
  ];
}
