// Service module of the server: the interface of all handlers, and the operation table with its conventions.

import { imported, importedType, keyword, literal, object } from '../../code/typescript/build-tree.ts';
import { docComment, lineComment } from '../../code/typescript/comment.ts';
import type { TemplateImport } from '../../code/typescript/module-printer.ts';
import type { Expression } from '../../code/typescript/tree.ts';
import { propertyKey, stringLiteral } from '../../code/typescript/typescript.ts';
import type { Json } from '../../source/node.ts';
import type { Api, SecurityScheme } from '../../model/types/api.ts';
import { errorMediaType } from '../../model/error-responses.ts';
import { handlersTypeName, listTagOperations } from './tag-handlers-module.ts';
import { corsAllowedHeaders, corsExposedHeaders, hasCorsHeaders } from './response-header-setters.ts';
import { callerType, createServerPrinter, runtimeImport, type TargetContext } from './target-context.ts';
import { operationsFunctionName } from './tag-operations-module.ts';
import type { ServiceView } from './template-views.ts';

const declaredNames = [
  'Handlers',
  'CommonHeaders',
  'ServiceOptions',
  'createService',
  'tableOf',
  'Tx',
  'host',
  'handlers',
  'options',
];

export function serviceView(context: TargetContext): ServiceView {
  const { api } = context;
  const imports = templateImports(context.headers.length > 0);
  const printer = createServerPrinter({ path: 'service', declaredNames, imports }, context);
  const tags = api.tagGroups.flatMap((tagGroup) => {
    if (listTagOperations(tagGroup, context).length === 0) return [];
    const doc = docComment(tagGroup.description, {}, 2);
    const { value, file } = tagGroup.name;
    return [
      {
        ...(doc && { doc }),
        key: propertyKey(value),
        handlers: printer.type(importedType(handlersTypeName(tagGroup), `tags/${file}`)),
        operations: printer.expression(imported(operationsFunctionName(tagGroup), `operations/${file}`)),
      },
    ];
  });
  const headers = context.headers.map(({ name, description }) => {
    const doc = docComment(description, {}, 2);
    return { ...(doc && { doc }), key: propertyKey(name) };
  });
  const { conventions, info, securitySchemes } = api;
  const schemes = object(securitySchemes.map((scheme) => [scheme.name, literal(schemeValue(scheme))]));
  return {
    about: lineComment(`Service of ${info.title}: handlers, and the operation table of the request pipeline.`),
    caller: printer.type(callerType(context) ?? keyword('unknown')),
    tags,
    ...(headers.length > 0 && { headers }),
    version: stringLiteral(info.version),
    conventions: printer.expression(conventionsObject(conventions, errorMediaType(api))),
    schemes: printer.expression(schemes),
    ...(hasCorsHeaders(api) && {
      cors: {
        allow: printer.expression(literal(corsAllowedHeaders(api))),
        expose: printer.expression(literal(corsExposedHeaders(api))),
      },
    }),
    imports: printer.imports,
  };
}

/** Returns the imports that the template mentions. */
function templateImports(hasCommonHeaders: boolean): readonly TemplateImport[] {
  return [
    runtimeImport('Host', 'host', 'type'),
    runtimeImport('Service', 'service', 'type'),
    runtimeImport('createServiceFromTable', 'service', 'value'),
    runtimeImport('OperationTable', 'operation-table', 'type'),
    { ...runtimeImport('ServiceOptions', 'service-options', 'type'), localName: 'CommonOptions' },
    ...(hasCommonHeaders
      ? [
          runtimeImport('ResponseHeaders', 'handler-types', 'type'),
          runtimeImport('ResponseContext', 'service-options', 'type'),
        ]
      : []),
    { kind: 'import', name: 'shapes', from: 'shapes', isType: false },
  ];
}

function conventionsObject(
  { errors, rateLimit, deprecation, scopes, version }: Api['conventions'],
  mediaType: string,
): Expression {
  return object([
    [
      'errors',
      errors &&
        literal({
          items: errors.items,
          message: errors.message,
          field: errors.field,
          ...(mediaType !== 'application/json' && { mediaType }),
        }),
    ],
    ['rateLimit', rateLimit && literal({ ...rateLimit })],
    ['deprecation', deprecation && literal({ status: deprecation.status, warnings: deprecation.warnings })],
    ['scopes', scopes && literal({ ...scopes })],
    ['version', version && literal({ ...version })],
  ]);
}

function schemeValue({ scheme }: SecurityScheme): Json {
  switch (scheme.type) {
    case 'apiKey':
      return { kind: scheme.in, name: scheme.name };
    case 'http':
      return { kind: scheme.scheme.toLowerCase() === 'basic' ? 'basic' : 'bearer' };
    case 'oauth2':
    case 'openIdConnect':
      return { kind: 'bearer' };
    case 'mutualTLS':
      return { kind: 'connection' };
  }
}
