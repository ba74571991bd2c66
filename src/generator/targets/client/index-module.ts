// The index of the generated client: the base client, the client with all operations grouped by tag, and all exports.

import { docComment, lineComment, requiredDocComment } from '../../code/typescript/comment.ts';
import { identifier, literalKey, propertyKey, specifierEnd, stringLiteral } from '../../code/typescript/typescript.ts';
import { listClientSchemes, type ClientScheme } from './supported-security-schemes.ts';
import type { TargetContext } from './target-context.ts';
import { distinctOperationServerUrls, defaultServerUrl } from '../../model/http-request.ts';
import { acceptableMediaTypes } from '../../model/operations/response-media-types.ts';
import { isRequestRequired, operationDoc, requestTypeName, resultTypeName } from '../../plugin/client-calls.ts';
import { acceptTypeName, listTagOperations } from './tag-module.ts';
import type { ClientView, GenericCallView, IndexView } from './template-views.ts';
import type { Api, TagGroup } from '../../model/types/api.ts';
import { indexTypes } from './index-types.ts';
import { renameOperationHelp } from '../../model/naming/assign-names.ts';
import type { Report } from '../../diagnostics/report.ts';
import { runtimeModule } from '../../plugin/module-specifiers.ts';
import { listConventionHelpers } from './convention-helpers.ts';

function clientView(context: TargetContext): ClientView {
  const { api, options } = context;
  const server = defaultServerUrl(api);
  const schemes = listClientSchemes(api);
  return {
    extension: specifierEnd(options.importExtension),
    ...(server !== undefined && {
      server: {
        doc: requiredDocComment('URL of the server.', { default: { value: server } }),
        url: stringLiteral(server),
      },
    }),
    servers: distinctOperationServerUrls(api).map((url) => stringLiteral(url)),
    ...(schemes.length > 0 && {
      credentials: {
        hasBasic: schemes.some(({ location }) => location.in === 'basic'),
        members: schemes.map(credentialView),
        schemes: schemes.map(({ scheme, location }) => ({
          key: literalKey(scheme.name),
          in: stringLiteral(location.in),
          ...('name' in location && { name: stringLiteral(location.name) }),
        })),
      },
    }),
    hasSettings: server !== undefined || schemes.length > 0,
    tags: api.tagGroups.map((tagGroup) => {
      const { name, description } = tagGroup;
      const doc = docComment(description, {}, 2);
      // The suffix `Calls` avoids conflicts: no other name in the module ends with it, and tag names are unique.
      return {
        ...(doc && { doc }),
        key: propertyKey(name.value),
        calls: identifier(`${name.value}Calls`),
        module: stringLiteral(`./tags/${name.file}${options.importExtension}`),
        genericCalls: genericCallViews(tagGroup, context),
        name: stringLiteral(name.value),
      };
    }),
  };
}

function credentialView({ scheme, location }: ClientScheme): NonNullable<ClientView['credentials']>['members'][number] {
  const doc = docComment(scheme.description, {}, 4);
  return { ...(doc && { doc }), key: propertyKey(scheme.name), isBasic: location.in === 'basic' };
}

/** Returns the views of the functions whose result depends on the media type that a call names. */
function genericCallViews(tagGroup: TagGroup, context: TargetContext): readonly GenericCallView[] {
  return listTagOperations(tagGroup, context)
    .filter((operation) => acceptableMediaTypes(operation).length > 0)
    .map((operation) => ({
      doc: operationDoc(operation),
      name: identifier(operation.name.value),
      accept: identifier(acceptTypeName(operation)),
      request: identifier(requestTypeName(operation)),
      isRequestRequired: isRequestRequired(operation, context.api),
      result: identifier(resultTypeName(operation)),
    }));
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

/** Returns the export names of the functions whose own names are reserved, by the ID of the operation. */
export function listRenamedCalls(api: Api): ReadonlyMap<string, string> {
  const reserved = reservedExportNames(api);
  const taken = new Set([...reserved, ...api.operations.map(({ name }) => name.value)]);
  return new Map(
    api.operations.flatMap(({ id, name }) => {
      if (!reserved.has(name.value)) return [];
      let exportName = `${name.value}Call`;
      while (taken.has(exportName)) exportName = `${exportName}_`;
      taken.add(exportName);
      return [[id, exportName] as const];
    }),
  );
}

export function indexView(context: TargetContext, report: Report): IndexView {
  const { api, options } = context;
  const { importExtension: extension } = options;
  const tagModules = new Map(
    api.tagGroups.map(({ id, name }) => [id, stringLiteral(`./tags/${name.file}${extension}`)]),
  );
  const reserved = reservedExportNames(api);
  const renamedCalls = listRenamedCalls(api);
  return {
    ...clientView(context),
    about: lineComment(`Client for ${api.info.title}.`),
    ...indexTypes(context, ({ tagGroup }) => tagModules.get(tagGroup), reserved),
    helpers: listConventionHelpers(api).map(({ module, values, types }) => ({
      values: values.map((name) => identifier(name)),
      types: types.map((name) => identifier(name)),
      module: stringLiteral(`./${module === 'conventions' ? module : runtimeModule}${extension}`),
    })),
    // Explicit exports take precedence over `export *`, so functions with a reserved name are exported with a suffix.
    renamed: api.operations.flatMap(({ id, name, tagGroup: tagId, sourceLocation }) => {
      const module = tagModules.get(tagId);
      const exportName = renamedCalls.get(id);
      if (exportName === undefined || module === undefined) return [];
      report.add('output/name-collision', {
        message: `\`${name.value}\` is a reserved export name; the operation is exported as \`${exportName}\``,
        location: { file: sourceLocation.file, line: sourceLocation.line, column: sourceLocation.column },
        help: renameOperationHelp(api.hasVocabulary),
      });
      return [{ name: identifier(name.value), alias: identifier(exportName), module }];
    }),
  };
}
