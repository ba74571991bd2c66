// Stable text format of the model and its operations, without source locations.

import type {
  Api,
  TagGroup,
  Components,
  Conventions,
  Schema,
  Callback,
  Operation,
  SecurityRequirement,
  Name,
} from '../types/api.ts';
import {
  securitySchemeLines,
  serverLines,
  tagLines,
  bodyLines,
  exampleLines,
  headerLines,
  linkLines,
  parameterLines,
  shapesLines,
  responseLines,
  bodyOrReferenceLines,
  parameterUseLines,
  responseUseLines,
} from './print-operation-parts.ts';
import { jsonSchemaLines } from './print-schema.ts';
import {
  block,
  compactBlock,
  valueLine,
  booleanLine,
  namesLine,
  printName,
  unspecifiedLines,
  type Lines,
} from './indented-lines.ts';
import { unknownExtensionLines, operationExtensionLines, resourceLines } from './print-extensions.ts';

/** Prints the model. Equal models have equal text. */
export function printModel(api: Api): string {
  const sections = [
    infoLines(api),
    ...api.tagGroups.map(tagGroupLines),
    ...api.schemas.map(schemaLines),
    ...api.operations.map((operation) => operationLines('operation', operation)),
    ...api.webhooks.map((operation) => operationLines('webhook', operation)),
    ...componentSections(api.components),
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function infoLines(api: Api): Lines {
  const { contact, license, externalDocs, ...info } = api.info;
  return [
    ...block('api', [
      ...valueLine('title', info.title),
      ...valueLine('version', info.version),
      ...valueLine('summary', info.summary),
      ...valueLine('description', info.description),
      ...valueLine('termsOfService', info.termsOfService),
      ...(contact ? valueLine('contact', { ...contact }) : []),
      ...(license ? valueLine('license', { ...license }) : []),
      ...(externalDocs ? valueLine('externalDocs', { ...externalDocs }) : []),
      ...unspecifiedLines(info.unspecified),
    ]),
    ...api.servers.flatMap(serverLines),
    ...securityLines(api.security, false),
    ...api.securitySchemes.flatMap(securitySchemeLines),
    ...api.tags.flatMap(tagLines),
    ...booleanLine('vocabulary', api.hasVocabulary),
    ...namesLine('caller', api.caller === undefined ? undefined : [api.caller]),
    ...conventionLines(api.conventions),
  ];
}

function conventionLines(conventions: Conventions): Lines {
  const all: readonly (readonly [string, Readonly<Record<string, string | number>>])[] = Object.entries(conventions);
  return all.flatMap(([convention, options]) =>
    block(
      `convention ${convention}`,
      Object.entries(options).flatMap(([keyword, value]) => valueLine(keyword, value)),
    ),
  );
}

/** Prints a tag group. Its description and external documentation are printed with the tag. */
function tagGroupLines({ id, name, operations }: TagGroup): Lines {
  return block(`tag group ${printName(id)}`, [
    ...nameLines(name),
    ...operations.flatMap((operation) => namesLine('operation', [operation])),
  ]);
}

function schemaLines({ id, name, jsonSchema, request, response, hasRequestVariant }: Schema): Lines {
  return block(`schema ${printName(id)}`, [
    ...nameLines(name),
    ...compactBlock('schema', jsonSchemaLines(jsonSchema)),
    ...booleanLine('request variant', hasRequestVariant),
    ...shapesLines(request, response),
  ]);
}

function componentSections(components: Components): readonly Lines[] {
  const section = <T>(
    kind: string,
    entries: Components[keyof Components] & readonly { readonly name: string; readonly value: T }[],
    lines: (value: T) => Lines,
  ): readonly Lines[] => entries.map(({ name, value }) => block(`component ${kind} ${printName(name)}`, lines(value)));
  return [
    ...section('parameter', components.parameters, (value) => [
      `${value.in} ${printName(value.name)}`,
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

function operationLines(heading: string, operation: Operation): Lines {
  return block(`${heading} ${printName(operation.id)}`, [
    ...nameLines(operation.name),
    `${operation.method} ${printName(operation.path)}`,
    ...namesLine('tag group', [operation.tagGroup]),
    ...(operation.tags.length > 0 ? namesLine('tags', operation.tags) : []),
    ...valueLine('summary', operation.summary),
    ...valueLine('description', operation.description),
    ...booleanLine('deprecated', operation.deprecated),
    ...(operation.externalDocs ? valueLine('externalDocs', { ...operation.externalDocs }) : []),
    ...(operation.servers ?? []).flatMap(serverLines),
    ...securityLines(operation.security, operation.hasOwnSecurity),
    ...(operation.resource ? resourceLines('resource', operation.resource) : []),
    ...valueLine('path summary', operation.pathSummary),
    ...valueLine('path description', operation.pathDescription),
    ...unspecifiedLines(operation.pathUnspecified, 'path unspecified'),
    ...operationExtensionLines(operation.extensions),
    ...unknownExtensionLines(operation.unknownExtensions),
    ...operation.parameters.flatMap(parameterUseLines),
    ...(operation.requestBody ? bodyOrReferenceLines(operation.requestBody) : []),
    ...operation.responses.flatMap(responseUseLines),
    ...operation.callbacks.flatMap(callbackUseLines),
  ]);
}

/** Prints the case styles of a name. */
function nameLines({ type, value, file }: Name): Lines {
  return [`name ${type} ${value} ${file}`];
}

function callbackUseLines(callback: Callback): Lines {
  const heading = `callback ${printName(callback.name)}`;
  return callback.component === undefined
    ? block(heading, callbackLines(callback))
    : [`${heading} component ${printName(callback.component)}`];
}

function callbackLines({ operations, unspecified }: Callback): Lines {
  return [
    ...unspecifiedLines(unspecified),
    ...operations.flatMap((operation) => operationLines('operation', operation)),
  ];
}

/** Prints a line for each alternative; `anonymous` for an alternative without schemes. */
function securityLines(alternatives: readonly SecurityRequirement[], hasOwnSecurity: boolean): Lines {
  const keyword = hasOwnSecurity ? 'own security' : 'security';
  if (alternatives.length === 0) return hasOwnSecurity ? [`${keyword} none`] : [];
  return alternatives.map(({ schemes }) => {
    const schemeNames = schemes.map(({ scheme, scopes }) =>
      scopes.length > 0 ? `${printName(scheme)} [${scopes.map(printName).join(' ')}]` : printName(scheme),
    );
    return `${keyword} ${schemeNames.length > 0 ? schemeNames.join(' and ') : 'anonymous'}`;
  });
}
