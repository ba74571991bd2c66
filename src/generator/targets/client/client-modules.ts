// Client modules of the generated client: the base client, and the client with all calls grouped by tag.

import { docComment, lineComment } from '../../code/typescript/comment.ts';
import { identifier, propertyKey } from '../../code/typescript/identifier.ts';
import { stringLiteral } from '../../code/typescript/string-literal.ts';
import { joinCode, ts } from '../../code/typescript/template-literals.ts';
import type { SafeText } from '../../code/branded-text.ts';
import { listClientSchemes, type ClientScheme } from './credentials.ts';
import { printEntry, printObject } from './operation-descriptor.ts';
import { type TargetContext, createModulePaths, type ModulePaths } from './target-context.ts';
import { operationServerUrls, defaultServerUrl } from '../../model/server-urls.ts';
import type { BaseClientView, ApiClientView } from './templates.ts';

export function baseClientView({ api, options }: TargetContext): BaseClientView {
  const modules = createModulePaths(0, options);
  const server = defaultServerUrl(api);
  const schemes = listClientSchemes(api);
  const settings = [
    ...(server === undefined ? [] : [ts`baseUrl: options.baseUrl ?? ${stringLiteral(server)}`]),
    ...(schemes.length === 0 ? [] : [ts`intercept: withCredentials(schemes, options)`]),
  ];
  const doc = docComment('Where the API is.', { ...(server !== undefined && { default: { value: server } }) });
  return {
    about: lineComment('Where the API is, and a client for the functions of the tags.'),
    imports: [
      ts`import { createRuntimeClient, type Client, type CommonOptions } from ${stringLiteral(modules.runtime('client'))};`,
      ...printCredentialImports(schemes, modules),
    ],
    ...(server !== undefined && doc && { server: { doc } }),
    servers: operationServerUrls(api).map((url) => stringLiteral(url)),
    ...(schemes.length > 0 && {
      credentials: {
        members: schemes.map(credentialView),
        schemes: printObject(schemes.map(({ scheme, location }) => printEntry(scheme.name, printScheme(location)))),
      },
    }),
    settings: settings.length === 0 ? ts`options` : ts`{ ...options, ${joinCode(settings, ts`, `)} }`,
  };
}

/** Returns the imports for credentials; none if bearer tokens suffice. */
function printCredentialImports(schemes: readonly ClientScheme[], modules: ModulePaths): readonly SafeText<'ts'>[] {
  if (schemes.length === 0) return [];
  const login = schemes.some(({ location }) => location.in === 'basic') ? [ts`type BasicCredentials`] : [];
  return [
    ts`import { ${joinCode([ts`withCredentials`, ts`type Credential`, ...login, ts`type SecurityScheme`], ts`, `)} } from ${stringLiteral(modules.runtime('credentials'))};`,
  ];
}

function credentialView({
  scheme,
  location,
}: ClientScheme): NonNullable<BaseClientView['credentials']>['members'][number] {
  const doc = docComment(scheme.description, {}, 4);
  return {
    ...(doc && { doc }),
    key: propertyKey(scheme.name),
    type: location.in === 'basic' ? ts`Credential<BasicCredentials>` : ts`Credential<string>`,
  };
}

function printScheme(location: ClientScheme['location']): SafeText<'ts'> {
  return 'name' in location
    ? ts`{ in: ${stringLiteral(location.in)}, name: ${stringLiteral(location.name)} }`
    : ts`{ in: ${stringLiteral(location.in)} }`;
}

export function apiClientView({ api, options }: TargetContext): ApiClientView {
  const modules = createModulePaths(0, options);
  const tags = api.tagGroups.map((tagGroup) => {
    const doc = docComment(tagGroup.description, {}, 2);
    // No other name in the module has this suffix, and tag names are unique.
    return {
      ...(doc && { doc }),
      key: propertyKey(tagGroup.name.value),
      calls: identifier(`${tagGroup.name.value}Calls`),
      file: tagGroup.name.file,
    };
  });
  return {
    about: lineComment('The client that has all calls, by tag.'),
    imports: [
      ...printClientImports(modules, tags.length > 0),
      ...tags.map(({ calls, file }) => ts`import * as ${calls} from ${stringLiteral(modules.own(`tags/${file}`))};`),
    ],
    needless: defaultServerUrl(api) !== undefined,
    tags,
  };
}

/** Returns the imports of the client module. `hasCalls`: whether there are calls to bind. */
function printClientImports(modules: ModulePaths, hasCalls: boolean): readonly SafeText<'ts'>[] {
  return [
    ts`import { createBaseClient, type ClientOptions } from ${stringLiteral(modules.own('base'))};`,
    ...(hasCalls
      ? [
          ts`import { ${joinCode([ts`bind`, ts`type BoundCalls`], ts`, `)} } from ${stringLiteral(modules.runtime('bind-client'))};`,
        ]
      : []),
    ts`import type { Client } from ${stringLiteral(modules.runtime('client'))};`,
  ];
}
