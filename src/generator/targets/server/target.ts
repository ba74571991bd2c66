// The server target: a handler interface for each tag, and the data for the copied server runtime.

import { lineComment } from '../../code/typescript/comment.ts';
import { literalKey, specifierEnd, stringLiteral } from '../../code/typescript/typescript.ts';
import { resolveRuntimeClosure, readRuntimeFile } from '../../code/runtime-sources.ts';
import type { Api } from '../../model/types/api.ts';
import { lazyPage, type ModelMemo, type Page, type Target, type TargetOptions } from '../../plugin/target.ts';
import { tagHandlersView, listTagOperations } from './tag-handlers-module.ts';
import { createServerContext, createServerPrinter, runtimeImport, type TargetContext } from './target-context.ts';
import { operationsView } from './tag-operations-module.ts';
import { buildPackageFiles } from './package.ts';
import { serviceView } from './service-module.ts';
import { namedShapeObject } from './value-shape-object.ts';
import type { ValueShape } from './value-shapes.ts';
import type { IndexView, ShapesView } from './template-views.ts';

const entryPoints = ['node', 'fetch', 'express', 'fastify', 'memory'] as const;

export const server: Target = {
  name: 'server',
  ignoresDescriptions: true,
  pages: (api, options, _report, memo) => buildServerPages(api, options, memo),
};

/** Returns all pages of the server; none if there are no operations. */
export function buildServerPages(api: Api, options: TargetOptions, memo?: ModelMemo): readonly Page[] {
  if (api.operations.length === 0) return [];
  const context = createServerContext(api, options, memo);
  if (options.packages === false) return buildModulePages(context, '');
  return [...buildModulePages(context, 'src/'), ...buildPackageFiles(context, options.packages)];
}

/** Returns the module pages; their paths start with `directory`. */
function buildModulePages(context: TargetContext, directory: string): readonly Page[] {
  const { api, options } = context;
  const tagGroups = api.tagGroups.filter((tagGroup) => listTagOperations(tagGroup, context).length > 0);
  return [
    lazyPage(`${directory}index.ts`, 'server/index', () => indexView(context)),
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
      lazyPage(`${directory}${name}.ts`, `server/${name}`, () => ({
        extension: specifierEnd(options.importExtension),
      })),
    ),
    ...resolveRuntimeClosure(runtimeRoots).map((path) => ({
      path: `${directory}runtime/${path}.ts`,
      code: readRuntimeFile(path, options.importExtension),
      isFormatted: true,
    })),
  ];
}

/** The runtime files that generated modules can import, including those for compiled rules. */
const runtimeRoots = [
  'service',
  'adapt-parameter-reader',
  'http-status',
  'adapters/node',
  'adapters/fetch',
  'adapters/express',
  'adapters/fastify',
  'memory/in-memory-host',
]
  .map((file) => `server/${file}`)
  .concat([
    'cel/ip',
    'cel/list-contains',
    'cel/time',
    'cel/url-host',
    'validation/deep-equal',
    'validation/type-and-size-checks',
  ]);

/** Returns the view of the shapes of all named schemas that operations reference. */
function shapesView(context: TargetContext): ShapesView {
  const { api, shapes } = context;
  const imports = [runtimeImport('ValueShapes', 'value-shape', 'type')];
  const printer = createServerPrinter({ path: 'shapes', declaredNames: ['shapes'], imports }, context);
  const usedShapes: ValueShape[] = api.operations.flatMap(({ requestBody, responses, resource }) => {
    const contents = [...(requestBody?.content ?? []), ...responses.flatMap(({ content }) => content)];
    return [
      ...contents.flatMap(({ schema }) => shapes.ofSchema(schema) ?? []),
      ...(resource ? [shapes.referenceTo(resource.schema) ?? []].flat() : []),
    ];
  });
  const reachable = shapes.reachable(usedShapes).map(({ id, shape }) => ({
    key: literalKey(id),
    value: printer.expression(namedShapeObject(id, shape, context)),
  }));
  return { imports: printer.imports, constants: printer.constants, shapes: reachable };
}

function indexView(context: TargetContext): IndexView {
  const { api, headers, options } = context;
  return {
    about: lineComment(`Server for ${api.info.title}.`),
    extension: specifierEnd(options.importExtension),
    hasCommonHeaders: headers.length > 0,
    tags: api.tagGroups
      .filter((tagGroup) => listTagOperations(tagGroup, context).length > 0)
      .map(({ name }) => stringLiteral(`./tags/${name.file}${options.importExtension}`)),
  };
}
