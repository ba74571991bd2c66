// The server target: a handler interface for each tag, and the data for the copied server runtime.

import { lineComment } from '../../code/typescript/comment.ts';
import { propertyKey, ts, stringLiteral } from '../../code/typescript/typescript.ts';
import { resolveRuntimeClosure, readRuntimeFile } from '../../code/runtime-sources.ts';
import { createImports } from '../../code/typescript/imports.ts';
import type { Api } from '../../model/types/api.ts';
import { lazyPage, type Page, type Target, type TargetOptions } from '../../plugin/target.ts';
import { tagHandlersView, listTagOperations } from './handlers-module.ts';
import { createConditionContext } from './condition-functions.ts';
import { createServerContext, createModulePaths, type TargetContext } from './target-context.ts';
import { operationsView } from './operations-module.ts';
import { buildPackageFiles } from './package.ts';
import { serviceView } from './service-module.ts';
import { printNamedShape } from './print-value-shape.ts';
import type { ValueShape } from './value-shapes.ts';
import type { ShapesView } from './templates.ts';
import type { SafeText } from '../../code/branded-text.ts';

const entryPoints = ['node', 'fetch', 'express', 'fastify', 'memory'] as const;

export const server: Target = {
  name: 'server',
  ignoresDescriptions: true,
  pages: (api, options) => buildServerPages(api, options),
};

/** Returns all pages of the server; none if there are no operations. */
export function buildServerPages(api: Api, options: TargetOptions): readonly Page[] {
  if (api.operations.length === 0) return [];
  const context = createServerContext(api, options);
  if (options.packages === false) return buildModulePages(context, '');
  return [...buildModulePages(context, 'src/'), ...buildPackageFiles(context, options.packages)];
}

/** Returns the module pages; their paths start with `directory`. */
function buildModulePages(context: TargetContext, directory: string): readonly Page[] {
  const { api, options } = context;
  const tagGroups = api.tagGroups.filter((tagGroup) => listTagOperations(tagGroup, context).length > 0);
  const about = lineComment(`The server of ${api.info.title}.`);
  return [
    lazyPage(`${directory}index.ts`, 'server/index', () => ({ about, exports: printIndexExports(context) })),
    lazyPage(`${directory}service.ts`, 'server/service', () => serviceView(context)),
    lazyPage(`${directory}shapes.ts`, 'server/shapes', () => shapesView(context)),
    ...tagGroups.map((tagGroup) =>
      lazyPage(`${directory}tags/${tagGroup.name.file}.ts`, 'server/tag', () => tagHandlersView(tagGroup, context)),
    ),
    ...tagGroups.map((tagGroup) =>
      lazyPage(`${directory}operations/${tagGroup.name.file}.ts`, 'server/operations', () =>
        operationsView(tagGroup, context),
      ),
    ),
    ...entryPoints.map((name) =>
      lazyPage(`${directory}${name}.ts`, 'server/index', () => ({
        about: lineComment(entryPointComments[name]),
        exports: printEntryPointExports(name, context),
      })),
    ),
    ...resolveRuntimeClosure(runtimeRoots).map((path) => ({
      path: `${directory}runtime/${path}.ts`,
      code: readRuntimeFile(path, options.importExtension),
      isFormatted: true,
    })),
  ];
}

const entryPointComments: Readonly<Record<(typeof entryPoints)[number], string>> = {
  node: 'A service behind node:http.',
  fetch: 'A service behind the Fetch interface.',
  express: 'A service as a handler of Express.',
  fastify: 'A service as a plugin of Fastify.',
  memory: 'A host in memory, for tests and examples.',
};

/** The runtime files that generated modules can import, including those for compiled rules. */
const runtimeRoots = [
  'service',
  'parameters',
  'http-status',
  'adapters/node',
  'adapters/fetch',
  'adapters/express',
  'adapters/fastify',
  'memory/in-memory-host',
]
  .map((file) => `server/${file}`)
  .concat(['cel/ip', 'cel/list-equality', 'cel/time', 'cel/url', 'validation/deep-equal', 'validation/type-checks']);

/** Returns the view of the shapes of all named schemas that operations reference. */
function shapesView(context: TargetContext): ShapesView {
  const { api, options, shapes } = context;
  const imports = createImports(new Set(['shapes', 'Object', 'Math', 'String', 'Date']));
  imports.type('ValueShapes', createModulePaths(0, options).runtime('server/value-shape'));
  const conditionContext = createConditionContext(context, imports, 0);
  const usedShapes: ValueShape[] = api.operations.flatMap(({ requestBody, responses, resource }) => {
    const contents = [...(requestBody?.content ?? []), ...responses.flatMap(({ content }) => content)];
    return [
      ...contents.flatMap(({ schema }) => shapes.ofSchema(schema) ?? []),
      ...(resource ? [shapes.referenceTo(resource.schema) ?? []].flat() : []),
    ];
  });
  const reachable = shapes.reachable(usedShapes).map(({ id, shape }) => ({
    key: id === '__proto__' ? ts`['__proto__']` : propertyKey(id),
    value: printNamedShape(id, shape, conditionContext),
  }));
  return { imports: imports.declarations, constants: conditionContext.constants, shapes: reachable };
}

export function printIndexExports(context: TargetContext): readonly SafeText<'ts'>[] {
  const { api, headers, options } = context;
  const modules = createModulePaths(0, options);
  const runtime = (file: string): SafeText<'ts'> => stringLiteral(modules.runtime(`server/${file}`));
  const common = headers.length > 0 ? ts`type CommonHeaders, ` : ts``;
  return [
    ts`export { createService, tableOf, ${common}type Handlers, type ServiceOptions } from ${stringLiteral(modules.own('service'))};`,
    ts`export { limitErrorDetails, httpError, type ErrorDetail, type ErrorResponse, type HttpError } from ${runtime('http-error')};`,
    ts`export { steps, type Step } from ${runtime('pipeline')};`,
    ts`export type { ConflictQuery, Credential, CountQuery, EmittedEvent, GrantLevel, Host, Identity, LoadedResource, RateLimit, RateLimitQuery, RateLimitResult, ResourceKey, CallerContext } from ${runtime('host')};`,
    ts`export type { RequestHeaders, ServiceRequest, ServiceResponse } from ${runtime('http')};`,
    ts`export type { ResponseContext, CorsOptions } from ${runtime('service-options')};`,
    ts`export type { Service } from ${runtime('service')};`,
    ...api.tagGroups
      .filter((tagGroup) => listTagOperations(tagGroup, context).length > 0)
      .map(({ name }) => ts`export type * from ${stringLiteral(modules.own(`tags/${name.file}`))};`),
  ];
}

/** The additional entry points. Separate modules ensure that unused adapters are not loaded. */
export type EntryPoint = 'node' | 'fetch' | 'express' | 'fastify' | 'memory';

/** Returns the exports of an entry point. */
export function printEntryPointExports(entryPoint: EntryPoint, { options }: TargetContext): readonly SafeText<'ts'>[] {
  const modules = createModulePaths(0, options);
  const from = (file: string): SafeText<'ts'> => stringLiteral(modules.runtime(`server/${file}`));
  switch (entryPoint) {
    case 'node':
      return [ts`export { createNodeListener } from ${from('adapters/node')};`];
    case 'fetch':
      return [ts`export { createFetchHandler, type FetchContext } from ${from('adapters/fetch')};`];
    case 'express':
      return [ts`export { createExpressHandler } from ${from('adapters/express')};`];
    case 'fastify':
      return [ts`export { createFastifyPlugin } from ${from('adapters/fastify')};`];
    case 'memory':
      return [
        ts`export { createMemoryHost, type MemoryHost, type MemoryHostOptions } from ${from('memory/in-memory-host')};`,
        ts`export type { ScopeIncludes, MemoryIdentity, MemoryUser } from ${from('memory/in-memory-identities')};`,
        ts`export type { MemoryRecord, MemoryTx, StoredRecord } from ${from('memory/in-memory-records')};`,
      ];
  }
}
