// Modules of the generated client: the base client, the client with all operations grouped by tag, and the index.

import { docComment, lineComment } from '../../code/typescript/comment.ts';
import { identifier, propertyKey, joinCode, ts, stringLiteral } from '../../code/typescript/typescript.ts';
import type { SafeText } from '../../code/branded-text.ts';
import { listClientSchemes, type ClientScheme } from './credentials.ts';
import { printEntry, printObject } from './operation-descriptor.ts';
import { type TargetContext, createModulePaths, type ModulePaths } from './target-context.ts';
import { operationServerUrls, defaultServerUrl } from '../../model/http-request.ts';
import type { BaseClientView, ApiClientView } from './templates.ts';
import type { Api } from '../../model/types/api.ts';
import { renameOperationHelp } from '../../model/naming/assign-names.ts';
import type { Report } from '../../diagnostics/report.ts';
import { listConventionHelpers } from './conventions.ts';

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
  const basicCredentials = schemes.some(({ location }) => location.in === 'basic') ? [ts`type BasicCredentials`] : [];
  return [
    ts`import { ${joinCode([ts`withCredentials`, ts`type Credential`, ...basicCredentials, ts`type SecurityScheme`], ts`, `)} } from ${stringLiteral(modules.runtime('credentials'))};`,
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
    // The suffix `Calls` avoids conflicts: no other name in the module ends with it, and tag names are unique.
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

/** Returns the imports of the client module. If `hasCalls`, includes those for binding operation functions. */
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

/** Returns the export names that operation functions cannot use. */
export function reservedExportNames(api: Api): ReadonlySet<string> {
  return new Set([
    'createBaseClient',
    'createClient',
    'unwrap',
    'isApiError',
    'isConnectionError',
    'isInvalidRequestError',
    'createMessageValidator',
    ...listConventionHelpers(api).flatMap(({ values }) => values),
  ]);
}

export function printIndexExports({ api, options }: TargetContext, report: Report): readonly SafeText<'ts'>[] {
  const modules = createModulePaths(0, options);
  const tagModules = new Map(
    api.tagGroups.map(({ id, name }) => [id, stringLiteral(modules.own(`tags/${name.file}`))]),
  );
  const reserved = reservedExportNames(api);
  const taken = new Set([...reserved, ...api.operations.map(({ name }) => name.value)]);
  return [
    ts`export { createBaseClient, type ClientOptions } from ${stringLiteral(modules.own('base'))};`,
    ts`export { createClient, type ApiClient } from ${stringLiteral(modules.own('client'))};`,
    ts`export type { BinaryBody } from ${stringLiteral(modules.runtime('body'))};`,
    ts`export type { TokenSource } from ${stringLiteral(modules.runtime('bearer-token'))};`,
    ts`export type { CallOptions } from ${stringLiteral(modules.runtime('send-request'))};`,
    ts`export { isInvalidRequestError, createMessageValidator, type ValidationProblem, type OperationChecksById, type InvalidRequestError, type OperationChecks, type MessageValidatorOptions } from ${stringLiteral(modules.runtime('validate-messages'))};`,
    ts`export type { Client, CommonOptions, Fetch, Send, OutgoingRequest } from ${stringLiteral(modules.runtime('client'))};`,
    ...(listClientSchemes(api).length > 0
      ? [ts`export type { Credential, BasicCredentials } from ${stringLiteral(modules.runtime('credentials'))};`]
      : []),
    ts`export { unwrap, isApiError, type ApiError, type UnwrappedData } from ${stringLiteral(modules.runtime('unwrap'))};`,
    ts`export { isConnectionError, type ConnectionError } from ${stringLiteral(modules.runtime('network-error'))};`,
    ts`export type { Attempt, Hooks } from ${stringLiteral(modules.runtime('fetch-with-timeout'))};`,
    ts`export type { OperationDescriptor } from ${stringLiteral(modules.runtime('operation-descriptor'))};`,
    ts`export type { ErrorResult, Result, SuccessResult, UnexpectedResult } from ${stringLiteral(modules.runtime('result'))};`,
    ts`export type { RetryOptions } from ${stringLiteral(modules.runtime('retry'))};`,
    ...listConventionHelpers(api).map(({ module, values, types }) => {
      const names = [...values.map((name) => identifier(name)), ...types.map((name) => ts`type ${identifier(name)}`)];
      return ts`export { ${joinCode(names, ts`, `)} } from ${stringLiteral(module === 'conventions' ? modules.own(module) : modules.runtime(module))};`;
    }),
    ...[...tagModules.values()].map((module) => ts`export * from ${module};`),
    // Explicit exports take precedence over `export *`, so a function with a reserved name is exported under another.
    ...api.operations.flatMap(({ name, tagGroup: tagId, sourceLocation }) => {
      const module = tagModules.get(tagId);
      if (!reserved.has(name.value) || module === undefined) return [];
      let exportName = `${name.value}Call`;
      while (taken.has(exportName)) exportName = `${exportName}_`;
      taken.add(exportName);
      report.add('output/name-collision', {
        message: `${name.value} is the name of something that every client exports, so the function of this operation is exported as ${exportName}`,
        location: { file: sourceLocation.file, line: sourceLocation.line, column: sourceLocation.column },
        help: renameOperationHelp(api.hasVocabulary),
      });
      return [ts`export { ${identifier(name.value)} as ${identifier(exportName)} } from ${module};`];
    }),
  ];
}
