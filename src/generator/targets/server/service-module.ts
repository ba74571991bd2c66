// Service module of the server: the interface of all handlers, and the operation table with its conventions.

import type { SafeText } from '../../code/branded-text.ts';
import { docComment, lineComment } from '../../code/typescript/comment.ts';
import {
  identifier,
  propertyKey,
  numberLiteral,
  ts,
  stringLiteral,
  printObject,
  printStringArray,
  type ObjectEntry,
} from '../../code/typescript/typescript.ts';
import type { Api, SecurityScheme } from '../../model/types/api.ts';
import { errorMediaType } from '../../model/error-responses.ts';
import { createImports } from '../../code/typescript/imports.ts';
import { handlersTypeName, listTagOperations } from './handlers-module.ts';
import { corsAllowedHeaders, corsExposedHeaders, hasCorsHeaders } from './response-header-owners.ts';
import { createModulePaths, type TargetContext } from './target-context.ts';
import { operationsFunctionName } from './operations-module.ts';
import type { ServiceView } from './templates.ts';

export function serviceView(context: TargetContext): ServiceView {
  const { api, options, types } = context;
  const modules = createModulePaths(0, options);
  const imports = createImports(
    new Set([
      'Handlers',
      'CommonHeaders',
      'ServiceOptions',
      'createService',
      'tableOf',
      'Tx',
      'host',
      'handlers',
      'options',
    ]),
  );
  const caller = api.caller === undefined ? undefined : api.schema(api.caller);
  const tags = api.tagGroups.flatMap((tagGroup) => {
    if (listTagOperations(tagGroup, context).length === 0) return [];
    const doc = docComment(tagGroup.description, {}, 2);
    return [
      {
        ...(doc && { doc }),
        key: propertyKey(tagGroup.name.value),
        handlers: imports.type(handlersTypeName(tagGroup), modules.own(`tags/${tagGroup.name.file}`)),
        operations: imports.value(operationsFunctionName(tagGroup), modules.own(`operations/${tagGroup.name.file}`)),
      },
    ];
  });
  const headers = context.headers.map(({ name, description }) => {
    const doc = docComment(description, {}, 2);
    return { ...(doc && { doc }), key: propertyKey(name), type: ts`string` };
  });
  const callerType = caller ? imports.type(types.schema(caller), modules.sibling('types')) : ts`unknown`;
  imports.type('Host', modules.runtime('server/host'));
  imports.type('Service', modules.runtime('server/service'));
  imports.value('createServiceFromTable', modules.runtime('server/service'));
  imports.type('OperationTable', modules.runtime('server/operation-table'));
  if (headers.length > 0) imports.type('ResponseHeaders', modules.runtime('server/handler'));
  const shapes = imports.value('shapes', modules.own('shapes'));
  const optionImports =
    headers.length > 0
      ? ts`type ResponseContext, type ServiceOptions as CommonOptions`
      : ts`type ServiceOptions as CommonOptions`;
  return {
    about: lineComment(`The service of ${api.info.title}: its handlers, and what the pipeline knows of them all.`),
    imports: [
      ...imports.declarations,
      ts`import { ${optionImports} } from ${stringLiteral(modules.runtime('server/service-options'))};`,
    ],
    caller: callerType,
    tags,
    ...(headers.length > 0 && { headers }),
    table: buildTable(api, shapes),
  };
}

function buildTable(api: Api, shapes: SafeText<'ts'>): ServiceView['table'] {
  const { conventions, info, securitySchemes } = api;
  const cors = hasCorsHeaders(api)
    ? printObject([
        ['allow', printStringArray(corsAllowedHeaders(api))],
        ['expose', printStringArray(corsExposedHeaders(api)) ?? ts`[]`],
      ])
    : undefined;
  const members: readonly ObjectEntry[] = [
    ['version', stringLiteral(info.version)],
    ['conventions', printConventions(conventions, errorMediaType(api))],
    ['schemes', printObject(securitySchemes.map((scheme) => [scheme.name, printScheme(scheme)]))],
    ['cors', cors],
  ];
  return [
    ...members.flatMap(([key, value]) => (value === undefined ? [] : [{ key: identifier(key), value }])),
    { key: ts`shapes`, value: shapes },
  ];
}

function printConventions(
  { errors, rateLimit, deprecation, scopes, version }: Api['conventions'],
  mediaType: string,
): SafeText<'ts'> {
  return printObject([
    [
      'errors',
      errors &&
        printStringProperties({
          items: errors.items,
          message: errors.message,
          field: errors.field,
          ...(mediaType !== 'application/json' && { mediaType }),
        }),
    ],
    ['rateLimit', rateLimit && printStringProperties({ ...rateLimit })],
    [
      'deprecation',
      deprecation &&
        printObject([
          ['status', numberLiteral(deprecation.status)],
          ['warnings', stringLiteral(deprecation.warnings)],
        ]),
    ],
    ['scopes', scopes && printStringProperties({ ...scopes })],
    ['version', version && printStringProperties({ ...version })],
  ]);
}

function printStringProperties(members: Readonly<Record<string, string>>): SafeText<'ts'> {
  return printObject(Object.entries(members).map(([name, value]) => [name, stringLiteral(value)]));
}

function printScheme({ scheme }: SecurityScheme): SafeText<'ts'> {
  switch (scheme.type) {
    case 'apiKey':
      return printStringProperties({ kind: scheme.in, name: scheme.name });
    case 'http':
      return printStringProperties({ kind: scheme.scheme.toLowerCase() === 'basic' ? 'basic' : 'bearer' });
    case 'oauth2':
    case 'openIdConnect':
      return printStringProperties({ kind: 'bearer' });
    case 'mutualTLS':
      return printStringProperties({ kind: 'connection' });
  }
}
