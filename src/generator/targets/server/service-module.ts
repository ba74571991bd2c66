// Service module of the server: the interface of all handlers, and the operation table with its conventions.

import type { Code } from '../../code/branded-text.ts';
import { docComment, lineComment } from '../../code/typescript/comment.ts';
import { identifier, propertyKey } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { number, ts } from '../../code/typescript/template-literals.ts';
import type { Api, SecurityScheme } from '../../model/types/api.ts';
import { errorMediaType } from '../../model/error-responses.ts';
import { createImports } from '../../code/typescript/imports.ts';
import { handlersName, operationsOf } from './handlers-module.ts';
import { object, texts, type Member } from './object-literals.ts';
import { allowedHeaders, exposedHeaders, speaksOfOrigins } from './response-header-owners.ts';
import { modulesFrom, type Making } from './target-context.ts';
import { operationsName } from './routes-module.ts';
import type { ServiceView } from './templates.ts';

export function serviceView(making: Making): ServiceView {
  const { api, options, types } = making;
  const modules = modulesFrom(0, options);
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
  const areas = api.areas.flatMap((area) => {
    if (operationsOf(area, making).length === 0) return [];
    const doc = docComment(area.description, {}, 2);
    return [
      {
        ...(doc && { doc }),
        key: propertyKey(area.name.value),
        handlers: imports.type(handlersName(area), modules.own(`areas/${area.name.file}`)),
        operations: imports.value(operationsName(area), modules.own(`operations/${area.name.file}`)),
      },
    ];
  });
  const headers = making.headers.map(({ name, description }) => {
    const doc = docComment(description, {}, 2);
    return { ...(doc && { doc }), key: propertyKey(name), type: ts`string` };
  });
  const callerType = caller ? imports.type(types.schema(caller), modules.sibling('types')) : ts`unknown`;
  imports.type('Host', modules.runtime('server/host'));
  imports.type('Service', modules.runtime('server/service'));
  imports.value('serve', modules.runtime('server/service'));
  imports.type('ServiceTable', modules.runtime('server/operation-table'));
  if (headers.length > 0) imports.type('ResponseHeaders', modules.runtime('server/handler'));
  const shapes = imports.value('shapes', modules.own('shapes'));
  const named =
    headers.length > 0
      ? ts`type Answered, type ServiceOptions as CommonOptions`
      : ts`type ServiceOptions as CommonOptions`;
  return {
    about: lineComment(`The service of ${api.info.title}: its handlers, and what the pipeline knows of them all.`),
    imports: [
      ...imports.declarations,
      ts`import { ${named} } from ${string(modules.runtime('server/service-options'))};`,
    ],
    caller: callerType,
    areas,
    ...(headers.length > 0 && { headers }),
    table: tableOf(api, shapes),
  };
}

function tableOf(api: Api, shapes: Code<'ts'>): ServiceView['table'] {
  const { conventions, info, securitySchemes } = api;
  const cors = speaksOfOrigins(api)
    ? object([
        ['allow', texts(allowedHeaders(api))],
        ['expose', texts(exposedHeaders(api)) ?? ts`[]`],
      ])
    : undefined;
  const members: readonly Member[] = [
    ['version', string(info.version)],
    ['conventions', conventionsCode(conventions, errorMediaType(api))],
    ['schemes', object(securitySchemes.map((scheme) => [scheme.name, schemeCode(scheme)]))],
    ['cors', cors],
  ];
  return [
    ...members.flatMap(([key, value]) => (value === undefined ? [] : [{ key: identifier(key), value }])),
    { key: ts`shapes`, value: shapes },
  ];
}

function conventionsCode(
  { errors, rateLimit, deprecation, scopes, version }: Api['conventions'],
  mediaType: string,
): Code<'ts'> {
  return object([
    [
      'errors',
      errors &&
        words({
          items: errors.items,
          message: errors.message,
          field: errors.field,
          ...(mediaType !== 'application/json' && { mediaType }),
        }),
    ],
    ['rateLimit', rateLimit && words({ ...rateLimit })],
    [
      'deprecation',
      deprecation &&
        object([
          ['status', number(deprecation.status)],
          ['warnings', string(deprecation.warnings)],
        ]),
    ],
    ['scopes', scopes && words({ ...scopes })],
    ['version', version && words({ ...version })],
  ]);
}

function words(members: Readonly<Record<string, string>>): Code<'ts'> {
  return object(Object.entries(members).map(([name, value]) => [name, string(value)]));
}

function schemeCode({ scheme }: SecurityScheme): Code<'ts'> {
  switch (scheme.type) {
    case 'apiKey':
      return words({ kind: scheme.in, name: scheme.name });
    case 'http':
      return words({ kind: scheme.scheme.toLowerCase() === 'basic' ? 'basic' : 'bearer' });
    case 'oauth2':
    case 'openIdConnect':
      return words({ kind: 'bearer' });
    case 'mutualTLS':
      return words({ kind: 'connection' });
  }
}
