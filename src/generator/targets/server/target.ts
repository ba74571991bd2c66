// The server target: a handler interface for each tag, and the data for the copied server runtime.

import { lineComment } from '../../code/typescript/comment.ts';
import { literalKey, specifierEnd, stringLiteral } from '../../code/typescript/typescript.ts';
import { hashText } from '../../model/content-hash.ts';
import { resolveRuntimeClosure, readRuntimeFile } from '../../code/runtime-sources.ts';
import type { MemoInput } from '../../plugin/memo-interface.ts';
import type { Api, Operation, TagGroup } from '../../model/types/api.ts';
import { sliceInput } from '../../plugin/slice-input.ts';
import { lazyPage, type ModelMemo, type Page, type BuiltinTarget, type TargetOptions } from '../../plugin/target.ts';
import { tagHandlersView, listTagOperations } from './tag-handlers-module.ts';
import {
  createServerContext,
  createServerPrinter,
  listServerFacts,
  runtimeImport,
  type TargetContext,
} from './target-context.ts';
import { operationsView } from './tag-operations-module.ts';
import { buildPackageFiles } from './package.ts';
import { serviceView } from './service-module.ts';
import { namedShapeObject } from './value-shape-object.ts';
import { referencedIds } from './remove-ineffective-shapes.ts';
import type { IndexView, ShapesView } from './template-views.ts';

const entryPoints = ['node', 'fetch', 'express', 'fastify', 'memory'] as const;

export const server: BuiltinTarget = {
  name: 'server',
  ignoresDescriptions: true,
  plan: (api, { settings: options, memo }) => buildServerPages(api, options, memo),
};

/** Returns all pages of the server; none if there are no operations. */
export function buildServerPages(api: Api, options: TargetOptions, memo?: ModelMemo): readonly Page[] {
  if (api.operations.length === 0) return [];
  const context = createServerContext(api, options, memo);
  if (options.packages === false) return buildModulePages(context, '', memo);
  return [...buildModulePages(context, 'src/', memo), ...buildPackageFiles(context, options.packages)];
}

/** Returns the module pages; their paths start with `directory`. */
function buildModulePages(context: TargetContext, directory: string, memo: ModelMemo | undefined): readonly Page[] {
  const { api, options } = context;
  const tagGroups = api.tagGroups.filter((tagGroup) => listTagOperations(tagGroup, context).length > 0);
  const scopeOf = createOperationScopes(context, memo);
  const scopeOfTag = (tagGroup: TagGroup): OperationScope => scopeOf(listTagOperations(tagGroup, context));
  return [
    lazyPage(`${directory}index.ts`, 'server/index', () => indexView(context)),
    lazyPage(`${directory}service.ts`, 'server/service', () => serviceView(context)),
    lazyPage(`${directory}shapes.ts`, 'server/shapes', () => shapesView(context, scopeOf, memo)),
    ...tagGroups.map((tagGroup) => {
      const scope = scopeOfTag(tagGroup);
      const path = `${directory}tags/${tagGroup.name.file}.ts`;
      return lazyPage(path, 'server/tag', () => tagHandlersView(tagGroup, scope.context), scope.input);
    }),
    ...tagGroups.map((tagGroup) => {
      const scope = scopeOfTag(tagGroup);
      const path = `${directory}operations/${tagGroup.name.file}.ts`;
      return lazyPage(path, 'server/operations', () => operationsView(tagGroup, scope.context), scope.input);
    }),
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

/** What code for some operations depends on. */
interface OperationScope {
  /** The context, whose model is the slice of the operations. */
  readonly context: TargetContext;
  /** Memo input in watch mode. */
  readonly input?: MemoInput;
}

type OperationScopes = (operations: readonly Operation[]) => OperationScope;

/** Creates the scopes of operations. With the vocabulary, they have no input: rules are compiled from the whole model. */
function createOperationScopes(context: TargetContext, memo: ModelMemo | undefined): OperationScopes {
  if (!memo || context.api.hasVocabulary) return () => ({ context });
  const facts = hashText(JSON.stringify(listServerFacts(context)));
  return (operations) => {
    const slice = memo.slices.ofOperations(operations);
    const validators = operations.map((operation) => context.validators.operation(operation));
    return { context: { ...context, api: slice.api }, input: sliceInput(slice, facts, validators) };
  };
}

/** Returns the view of the shapes of all named schemas that operations reference. */
function shapesView(context: TargetContext, scopeOf: OperationScopes, memo: ModelMemo | undefined): ShapesView {
  const { api, shapes } = context;
  const imports = [runtimeImport('ValueShapes', 'value-shape', 'type')];
  const printer = createServerPrinter({ path: 'shapes', declaredNames: ['shapes'], imports }, context);
  const usedIds = api.operations.flatMap((operation) => {
    const { context: operationContext, input } = scopeOf([operation]);
    const list = (): readonly string[] => listShapes(operation, operationContext);
    return memo && input ? memo.get('referenced shapes', input, list) : list();
  });
  const reachable = shapes.reachable(usedIds).map(({ id, shape }) => ({
    key: literalKey(id),
    value: printer.expression(namedShapeObject(id, shape, context)),
  }));
  return { imports: printer.imports, constants: printer.constants, shapes: reachable };
}

/** Returns the IDs of the named schemas to whose shapes an operation refers. */
function listShapes(
  { requestBody, responses, resource }: Operation,
  { api, shapes }: TargetContext,
): readonly string[] {
  const contents = [...(requestBody?.content ?? []), ...responses.flatMap(({ content }) => content)];
  const used = [
    ...contents.map(({ schema }) => shapes.ofSchema(schema, api)),
    ...(resource ? [shapes.referenceTo(resource.schema)] : []),
  ];
  return [...new Set(used.flatMap((shape) => (shape ? referencedIds(shape) : [])))];
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
